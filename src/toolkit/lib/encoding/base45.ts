import { digitsOf, valuesOf, type BaseCodec } from './base-codec.js'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
const VALUES = valuesOf(ALPHABET)

/** RFC 9285: two bytes are three letters, least significant first; a last single byte is two. A space is a letter. */
export const base45: BaseCodec = {
  encode: (bytes) => {
    let text = ''
    for (let index = 0; index < bytes.length; index += 2) {
      const [high = 0, low] = [bytes[index], bytes[index + 1]]
      const value = low === undefined ? high : high * 256 + low
      text += ALPHABET.charAt(value % 45) + ALPHABET.charAt(Math.floor(value / 45) % 45)
      if (low !== undefined) text += ALPHABET.charAt(Math.floor(value / 2025))
    }
    return text
  },
  decode: (text) => {
    const digits = digitsOf(text, VALUES)
    if (digits === null || digits.length % 3 === 1) return null
    const bytes = new Uint8Array(Math.floor((digits.length * 2) / 3))
    let length = 0
    for (let index = 0; index < digits.length; index += 3) {
      const [first = 0, second = 0, third] = [digits[index], digits[index + 1], digits[index + 2]]
      const value = first + second * 45 + (third ?? 0) * 2025
      if (value > (third === undefined ? 0xff : 0xffff)) return null
      if (third !== undefined) bytes[length++] = value >> 8
      bytes[length++] = value & 0xff
    }
    return bytes
  },
}
