/** A binary-to-text encoding. Texts come without white space that the encoding does not mean. */
export interface BaseCodec {
  encode: (bytes: Uint8Array) => string
  /** The inverse; null when a character is outside the alphabet, or the length or a value is one that no bytes have. */
  decode: (text: string) => Uint8Array | null
}

/** The value of each letter of an alphabet, by its ASCII code; -1 for every other. */
export type LetterValues = Int8Array

const ASCII = 128

/** The values of an alphabet's letters, all of them ASCII. */
export const valuesOf = (alphabet: string): LetterValues => {
  const values = new Int8Array(ASCII).fill(-1)
  for (const [value, letter] of Array.from(alphabet).entries()) values[letter.charCodeAt(0)] = value
  return values
}

/** The values of a text's letters; null when one is outside the alphabet. */
export const digitsOf = (text: string, values: LetterValues): Uint8Array | null => {
  const digits = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const value = values[text.charCodeAt(at)] ?? -1
    if (value < 0) return null
    digits[at] = value
  }
  return digits
}
