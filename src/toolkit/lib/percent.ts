import { textOfBytes } from './bytes.js'

const inHex = (character: string): string =>
  Array.from(
    Buffer.from(character, 'utf8'),
    (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('')

/** Percent-encodes each UTF-8 byte of all but the unreserved characters of RFC 3986, section 2.3. */
export const percentEncode = (text: string): string => text.replace(/[^A-Za-z0-9._~-]/gu, inHex)

/**
 * Decodes every `%XX`, either case, and leaves all else alone.
 * @returns null when a `%` has no two hex digits behind it, or the bytes are not UTF-8.
 */
export const percentDecode = (text: string): string | null => {
  if (/%(?![0-9a-f]{2})/i.test(text)) return null
  const bytes = Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/%(..)/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))
  return textOfBytes(Buffer.from(bytes, 'latin1'))
}

/** One name or value of application/x-www-form-urlencoded (WHATWG URL, section 5.2): a space is `+`. */
export const formEncode = (text: string): string =>
  text.replace(/[^A-Za-z0-9*._-]/gu, (character) => (character === ' ' ? '+' : inHex(character)))

/** The inverse, as strict as percentDecode. */
export const formDecode = (text: string): string | null => percentDecode(text.replaceAll('+', ' '))
