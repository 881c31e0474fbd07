import { base32 as standard, base32crockford as crockford, base32hex as extendedHex } from '@scure/base'
import { digitsOf, valuesOf, type BaseCodec, type LetterValues } from './base-codec.js'

/** Letters of the last, incomplete group of eight that whole bytes can leave (RFC 4648, section 6). */
const POSSIBLE_RESTS = [0, 2, 4, 5, 7]

/** Packs five bits a letter; bits after the last byte are not looked at (RFC 4648, section 3.5 leaves that open). */
const decodeLetters = (letters: string, values: LetterValues): Uint8Array | null => {
  const digits = digitsOf(letters, values)
  if (digits === null || !POSSIBLE_RESTS.includes(digits.length % 8)) return null
  const bytes = new Uint8Array(Math.floor((digits.length * 5) / 8))
  let length = 0
  let pending = 0
  let bits = 0
  for (const digit of digits) {
    pending = ((pending << 5) | digit) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes[length++] = (pending >> bits) & 0xff
  }
  return bytes
}

/** Upper case with padding; reads either case, with whole padding or none. */
const rfc4648 = (encode: BaseCodec['encode'], alphabet: string): BaseCodec => {
  const values = valuesOf(alphabet)
  return {
    encode,
    decode: (text) => {
      const letters = text.replace(/={1,6}$/, '')
      return letters.length === text.length || text.length % 8 === 0
        ? decodeLetters(letters.toUpperCase(), values)
        : null
    },
  }
}

/** RFC 4648, section 6. */
export const base32 = rfc4648((bytes) => standard.encode(bytes), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')

/** RFC 4648, section 7. */
export const base32hex = rfc4648((bytes) => extendedHex.encode(bytes), '0123456789ABCDEFGHIJKLMNOPQRSTUV')

const CROCKFORD_VALUES = valuesOf('0123456789ABCDEFGHJKMNPQRSTVWXYZ')

/**
 * Douglas Crockford's alphabet (crockford.com/base32.html), packed as RFC 4648 does, without padding or check symbol.
 * Reads either case, drops hyphens, and takes I and L for 1 and O for 0.
 */
export const base32crockford: BaseCodec = {
  encode: (bytes) => crockford.encode(bytes),
  decode: (text) =>
    decodeLetters(
      text.replaceAll('-', '').toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0'),
      CROCKFORD_VALUES,
    ),
}
