/** A binary-to-text encoding. Texts come without white space that the encoding does not mean. */
export interface BaseCodec {
  encode: (bytes: Uint8Array) => string
  /** The inverse; null when a character is outside the alphabet, or the length or a value is one that no bytes have. */
  decode: (text: string) => Uint8Array | null
}

/** The value of each letter of an alphabet, by its character. */
export const valuesOf = (alphabet: string): ReadonlyMap<string, number> =>
  new Map(Array.from(alphabet, (letter, value) => [letter, value]))

/** The values of a text's letters; null when one is outside the alphabet. */
export const digitsOf = (text: string, values: ReadonlyMap<string, number>): number[] | null => {
  const digits: number[] = []
  for (const letter of text) {
    const value = values.get(letter)
    if (value === undefined) return null
    digits.push(value)
  }
  return digits
}
