import { digitsOf, valuesOf, type BaseCodec, type LetterValues } from './base-codec.js'

const DIGITS = '0123456789'
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LOWER = 'abcdefghijklmnopqrstuvwxyz'

/** `!` to `u`. */
const ADOBE_ALPHABET = Array.from({ length: 85 }, (_, value) => String.fromCharCode(33 + value)).join('')
const RFC_1924_ALPHABET = `${DIGITS}${UPPER}${LOWER}!#$%&()*+-;<=>?@^_\`{|}~`
const Z85_ALPHABET = `${DIGITS}${LOWER}${UPPER}.-:+=^!/*?&<>()[]{}@%$#`

const PLACES = [85 ** 4, 85 ** 3, 85 ** 2, 85, 1]

/**
 * Four bytes, big-endian, as five letters; of a shorter last group one letter more than it has bytes.
 * @param zeros what stands for four zero bytes, where the encoding has that
 */
const encodeGroups = (bytes: Uint8Array, alphabet: string, zeros: string | null): string => {
  let text = ''
  for (let index = 0; index < bytes.length; index += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = [bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3]]
    const value = ((a * 256 + b) * 256 + c) * 256 + d
    const count = Math.min(4, bytes.length - index)
    if (zeros !== null && count === 4 && value === 0) {
      text += zeros
      continue
    }
    for (let place = 0; place <= count; place += 1)
      text += alphabet.charAt(Math.floor(value / (PLACES[place] ?? 1)) % 85)
  }
  return text
}

/** The inverse over all groups; a shorter last one is filled up with the highest letter, as its encoder cut it. */
const decodeGroups = (text: string, values: LetterValues): Uint8Array | null => {
  const digits = digitsOf(text, values)
  if (digits === null || digits.length % 5 === 1) return null
  const bytes = new Uint8Array(Math.ceil(digits.length / 5) * 4)
  for (let index = 0; index < digits.length; index += 5) {
    let value = 0
    for (let place = 0; place < 5; place += 1) value = value * 85 + (digits[index + place] ?? 84)
    if (value > 0xffffffff) return null
    const at = (index / 5) * 4
    bytes[at] = value >>> 24
    bytes[at + 1] = value >>> 16
    bytes[at + 2] = value >>> 8
    bytes[at + 3] = value
  }
  return bytes.subarray(0, bytes.length - ((5 - (digits.length % 5)) % 5))
}

const plain = (alphabet: string): BaseCodec => {
  const values = valuesOf(alphabet)
  return {
    encode: (bytes) => encodeGroups(bytes, alphabet, null),
    decode: (text) => decodeGroups(text, values),
  }
}

/** The RFC 1924 alphabet over groups of four bytes, as git and Python's b85encode use it. */
export const base85 = plain(RFC_1924_ALPHABET)

const z85Letters = plain(Z85_ALPHABET)

/** ZeroMQ RFC 32: whole groups only; `encode` must be given a multiple of four bytes. */
export const z85: BaseCodec = {
  encode: z85Letters.encode,
  decode: (text) => (text.length % 5 === 0 ? z85Letters.decode(text) : null),
}

const adobe = plain(ADOBE_ALPHABET)

/** What stands between `z`s is read on its own, so each part but the last must be whole groups. */
const expandZeros = (text: string): string | null => {
  const parts = text.split('z')
  return parts.slice(0, -1).every((part) => part.length % 5 === 0) ? parts.join('!!!!!') : null
}

/** Adobe's Ascii85 (PostScript Language Reference, ASCII85Encode): `z` is four zero bytes; reads the marks `<~` and `~>`. */
export const ascii85: BaseCodec = {
  encode: (bytes) => encodeGroups(bytes, ADOBE_ALPHABET, 'z'),
  decode: (text) => {
    const letters = expandZeros(text.replace(/^<~/, '').replace(/~>$/, ''))
    return letters === null ? null : adobe.decode(letters)
  },
}
