import type { BaseCodec } from './base-codec.js'

/**
 * Each byte as a numeral, separated by one space; reads any white space as the separator.
 * @param width digits of a numeral: as many as written, and texts without separators are split after so many. null:
 *   one to three digits, never run together.
 */
const numerals = (radix: 2 | 8 | 10, width: number | null): BaseCodec => {
  const numeral = width === null ? /^[0-9]{1,3}$/ : new RegExp(`^(?:[0-${radix - 1}]{${width}})+$`)
  const splitRun = width === null ? /.+/g : new RegExp(`.{${width}}`, 'g')
  return {
    encode: (bytes) => Array.from(bytes, (byte) => byte.toString(radix).padStart(width ?? 1, '0')).join(' '),
    decode: (text) => {
      const runs = text.match(/[^ \t\r\n]+/g) ?? []
      if (!runs.every((run) => numeral.test(run))) return null
      const values = runs.flatMap((run) => run.match(splitRun) ?? []).map((digits) => parseInt(digits, radix))
      return values.every((value) => value <= 0xff) ? Uint8Array.from(values) : null
    },
  }
}

/** Eight binary digits a byte. */
export const binary = numerals(2, 8)

/** Three octal digits a byte, 000 to 377. */
export const octal = numerals(8, 3)

/** 0 to 255, unpadded. */
export const decimal = numerals(10, null)
