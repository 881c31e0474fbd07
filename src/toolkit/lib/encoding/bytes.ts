import { isUtf8 } from 'node:buffer'
import { unprocessable } from '../../errors.js'

/** How a caller writes bytes in a query: as text whose UTF-8 is meant, or as hex or base64. */
export type ByteEncoding = 'utf8' | 'hex' | 'base64'

/** Reads pairs of hex digits, either case, without separators; null when the text is anything else. */
export const bytesOfHex = (text: string): Buffer | null =>
  /^(?:[0-9a-f]{2})*$/i.test(text) ? Buffer.from(text, 'hex') : null

/**
 * Reads base64 in the RFC 4648 alphabet or its url-safe one (sections 4 and 5), with whole padding or none. Bits
 * after the last byte are not looked at (section 3.5 leaves that open).
 * @returns null when a character is outside both alphabets or the length is one that no bytes have.
 */
export const bytesOfBase64 = (text: string): Buffer | null => {
  const match = /^([A-Za-z0-9+/_-]*)(={0,2})$/.exec(text)
  if (match === null) return null
  const [, digits = '', padding = ''] = match
  const rest = digits.length % 4
  const isPossible = padding === '' ? rest !== 1 : rest + padding.length === 4
  return isPossible ? Buffer.from(digits, 'base64') : null
}

/** The text that bytes are in UTF-8, byte order mark and all; null when they are not valid UTF-8. */
export const textOfBytes = (bytes: Uint8Array): string | null =>
  isUtf8(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8') : null

const read = (text: string, encoding: ByteEncoding): Buffer | null => {
  switch (encoding) {
    case 'utf8':
      return Buffer.from(text, 'utf8')
    case 'hex':
      return bytesOfHex(text)
    case 'base64':
      return bytesOfBase64(text)
  }
}

/**
 * The bytes that a caller's parameter means; ends the call with 422 when they are not valid in the stated encoding.
 * @param parameter its name, for the message.
 */
export const bytesOf = (text: string, encoding: ByteEncoding, parameter = 'text'): Buffer =>
  read(text, encoding) ?? unprocessable(`${parameter} is not valid ${encoding}.`)
