import { textOfBytes } from './bytes.js'

/** What encodeURIComponent leaves alone and an encoding does not. */
const inHex = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** A surrogate without its other half has no UTF-8: U+FFFD stands for it, as everywhere in Unicode's encoders. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/** Percent-encodes each UTF-8 byte of all but letters, digits and `-_.!~*'()`. */
const encode = (text: string): string => encodeURIComponent(text.replace(LONE_SURROGATE, '\ufffd'))

/** Percent-encodes each UTF-8 byte of all but the unreserved characters of RFC 3986, section 2.3. */
export const percentEncode = (text: string): string => encode(text).replace(/[!'()*]/g, inHex)

const PERCENT = 0x25

/** Of the ASCII code of a hex digit, either case. */
const hexValue = (code: number): number => (code < 0x3a ? code - 0x30 : (code | 0x20) - 0x57)

/**
 * Decodes every `%XX`, either case, and leaves all else alone.
 * @returns null when a `%` has no two hex digits behind it, or the bytes are not UTF-8.
 */
export const percentDecode = (text: string): string | null => {
  if (/%(?![0-9a-f]{2})/i.test(text)) return null
  const bytes = Buffer.from(text, 'utf8')
  let length = 0
  for (let at = 0; at < bytes.length; at += 1, length += 1) {
    if (bytes[at] === PERCENT) {
      bytes[length] = hexValue(bytes[at + 1] ?? 0) * 16 + hexValue(bytes[at + 2] ?? 0)
      at += 2
    } else {
      bytes[length] = bytes[at] ?? 0
    }
  }
  return textOfBytes(bytes.subarray(0, length))
}

/** One name or value of application/x-www-form-urlencoded (WHATWG URL, section 5.2): a space is `+`. */
export const formEncode = (text: string): string =>
  encode(text)
    .replace(/[!'()~]/g, inHex)
    .replace(/%20/g, '+')

/** The inverse, as strict as percentDecode. */
export const formDecode = (text: string): string | null => percentDecode(text.replaceAll('+', ' '))
