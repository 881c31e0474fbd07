import { textOfBytes } from './bytes.js'

/** Characters of a line without its end (RFC 2045, section 6.7, rule 5). */
const LINE_LENGTH = 76

/** The look-behind keeps a long run of blanks from being tried from each of them. */
const TRAILING_WHITE_SPACE = /(?<![\t ])[\t ]+(?=\r?\n|$)/g

const inHex = (byte: string): string => `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/** Breaks an encoded line so that no piece passes the length and no `=XX` is cut. */
const softBreaks = (line: string): string => {
  const pieces: string[] = []
  let rest = line
  while (rest.length > LINE_LENGTH) {
    const escape = rest.slice(0, LINE_LENGTH - 1).lastIndexOf('=')
    const end = escape > LINE_LENGTH - 4 ? escape : LINE_LENGTH - 1
    pieces.push(`${rest.slice(0, end)}=`)
    rest = rest.slice(end)
  }
  return [...pieces, rest].join('\r\n')
}

/**
 * Quoted-printable (RFC 2045, section 6.7) of the UTF-8 text: CRLF and LF are line ends and become CRLF, a lone CR is
 * data; white space at the end of a line is escaped.
 */
export const quotedPrintableEncode = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) =>
      softBreaks(
        Buffer.from(line, 'utf8')
          .toString('latin1')
          .replace(/[^\t -<>-~]|[\t ]$/g, inHex),
      ),
    )
    .join('\r\n')

/**
 * The inverse: joins soft breaks, drops the white space that transport left at the ends of lines, and keeps line ends
 * as they stand. Hex digits of either case and characters that should have been escaped are read.
 * @returns null when a `=` has neither two hex digits nor a line end behind it, or the bytes are not UTF-8.
 */
export const quotedPrintableDecode = (text: string): string | null => {
  const joined = text.replace(TRAILING_WHITE_SPACE, '').replace(/=\r?\n/g, '')
  if (/=(?![0-9a-f]{2})/i.test(joined)) return null
  const bytes = Buffer.from(joined, 'utf8')
    .toString('latin1')
    .replace(/=(..)/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))
  return textOfBytes(Buffer.from(bytes, 'latin1'))
}
