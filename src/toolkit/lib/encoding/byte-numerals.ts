import type { BaseCodec } from './base-codec.js'

const SEPARATOR = Buffer.from(' ')
const ZERO = '0'.charCodeAt(0)

/**
 * Each byte as a numeral, separated by one space; reads any white space as the separator.
 * @param width digits of a numeral: as many as written, and texts without separators are split after so many. null:
 *   one to three digits, never run together.
 */
const numerals = (radix: 2 | 8 | 10, width: number | null): BaseCodec => {
  const written = Array.from({ length: 256 }, (_, byte) =>
    Buffer.from(` ${byte.toString(radix).padStart(width ?? 1, '0')}`),
  )
  const most = width ?? 3
  return {
    encode: (bytes) => {
      const text = Buffer.alloc(bytes.length * (most + 1))
      let length = 0
      for (const byte of bytes) {
        const numeral = written[byte] ?? SEPARATOR
        for (let at = 0; at < numeral.length; at += 1) text[length++] = numeral[at] ?? 0
      }
      return text.toString('latin1', 1, Math.max(1, length))
    },
    decode: (text) => {
      const bytes: number[] = []
      let [value, digits] = [0, 0]
      for (let at = 0; at <= text.length; at += 1) {
        const character = at === text.length ? ' ' : text.charAt(at)
        const isSpace = character === ' ' || character === '\t' || character === '\r' || character === '\n'
        if (digits > 0 && (digits === width || (isSpace && width === null))) {
          if (value > 0xff) return null
          bytes.push(value)
          value = digits = 0
        }
        if (isSpace) {
          if (digits > 0) return null
          continue
        }
        const digit = character.charCodeAt(0) - ZERO
        if (digit < 0 || digit >= radix || digits === most) return null
        value = value * radix + digit
        digits += 1
      }
      return Uint8Array.from(bytes)
    },
  }
}

/** Eight binary digits a byte. */
export const binary = numerals(2, 8)

/** Three octal digits a byte, 000 to 377. */
export const octal = numerals(8, 3)

/** 0 to 255, unpadded. */
export const decimal = numerals(10, null)
