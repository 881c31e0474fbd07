import { digitsOf, valuesOf, type BaseCodec } from './base-codec.js'

const DIGITS = '0123456789'
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LOWER = 'abcdefghijklmnopqrstuvwxyz'

/** `!` to `u`. */
const ADOBE_ALPHABET = Array.from({ length: 85 }, (_, value) => String.fromCharCode(33 + value)).join('')
const RFC_1924_ALPHABET = `${DIGITS}${UPPER}${LOWER}!#$%&()*+-;<=>?@^_\`{|}~`
const Z85_ALPHABET = `${DIGITS}${LOWER}${UPPER}.-:+=^!/*?&<>()[]{}@%$#`

/** Four bytes, big-endian, as five letters; of a shorter last group one letter more than it has bytes. */
const encodeGroup = (group: Uint8Array, alphabet: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = group
  const value = ((a * 256 + b) * 256 + c) * 256 + d
  return Array.from({ length: group.length + 1 }, (_, place) =>
    alphabet.charAt(Math.floor(value / 85 ** (4 - place)) % 85),
  ).join('')
}

const groupsOf = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / 4) }, (_, index) => bytes.subarray(index * 4, index * 4 + 4))

/** The inverse over all groups; a shorter last one is filled up with the highest letter, as its encoder cut it. */
const decodeGroups = (text: string, values: ReadonlyMap<string, number>): Uint8Array | null => {
  const digits = digitsOf(text, values)
  if (digits === null || digits.length % 5 === 1) return null
  const bytes: number[] = []
  for (let index = 0; index < digits.length; index += 5) {
    const [a = 84, b = 84, c = 84, d = 84, e = 84] = digits.slice(index, index + 5)
    const value = (((a * 85 + b) * 85 + c) * 85 + d) * 85 + e
    if (value > 0xffffffff) return null
    bytes.push(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff)
  }
  return Uint8Array.from(bytes.slice(0, bytes.length - ((5 - (digits.length % 5)) % 5)))
}

const plain = (alphabet: string): BaseCodec => {
  const values = valuesOf(alphabet)
  return {
    encode: (bytes) =>
      groupsOf(bytes)
        .map((group) => encodeGroup(group, alphabet))
        .join(''),
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
  encode: (bytes) =>
    groupsOf(bytes)
      .map((group) =>
        group.length === 4 && group.every((byte) => byte === 0) ? 'z' : encodeGroup(group, ADOBE_ALPHABET),
      )
      .join(''),
  decode: (text) => {
    const letters = expandZeros(text.replace(/^<~/, '').replace(/~>$/, ''))
    return letters === null ? null : adobe.decode(letters)
  },
}
