/** The data of a request as curl's options -d, --data-urlencode and --json make it. */

/** Pieces put together, and whether any was given, for a file's content is not known. */
export interface CurlData {
  isGiven: boolean
  isJson: boolean
  text: string | null
}

/** curl's own encoding: all but the unreserved characters of RFC 3986, and a space as plus. */
const urlEncoded = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')

/** `content`, `=content` or `name=content`; null where the content is in a file. */
const urlEncodedPiece = (value: string): string | null => {
  const equals = value.indexOf('=')
  // An @ names a file only where there is no sign of equality.
  if (equals < 0) return value.includes('@') ? null : urlEncoded(value)
  const name = value.slice(0, equals)
  const content = urlEncoded(value.slice(equals + 1))
  return name === '' ? content : `${name}=${content}`
}

/** What an option adds to the data; null where it names a file. */
export const dataPiece = (option: string, value: string): string | null => {
  if (option === 'data-urlencode') return urlEncodedPiece(value)
  return option !== 'data-raw' && value.startsWith('@') ? null : value
}

/** Data with one more piece: pieces are joined by `&`, JSON is appended as it is. */
export const withPiece = (data: CurlData, option: string, piece: string | null): CurlData => {
  const isJson = option === 'json'
  const given = { isGiven: true, isJson: data.isJson || isJson }
  if (piece === null) return { ...given, text: data.text }
  if (data.text === null) return { ...given, text: piece }
  return { ...given, text: `${data.text}${isJson ? '' : '&'}${piece}` }
}
