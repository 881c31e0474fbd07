const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LOWER = UPPER.toLowerCase()
const DIGITS = '0123456789'
const ALPHANUMERIC = UPPER + LOWER + DIGITS

const without = (alphabet: string, left: string): string =>
  Array.from(alphabet)
    .filter((letter) => !left.includes(letter))
    .join('')

/** Characters by the name of their alphabet, in the order in which draws count them. */
export const ALPHABETS = {
  alphanumeric: ALPHANUMERIC,
  letters: UPPER + LOWER,
  lower: LOWER,
  upper: UPPER,
  digits: DIGITS,
  hex: `${DIGITS}abcdef`,
  /** Bitcoin's: no 0, O, I and l. */
  base58: without(DIGITS + UPPER + LOWER, '0OIl'),
  /** Nothing that looks like something else. */
  unambiguous: without(ALPHANUMERIC, '0Oo1Ili5Ss2Zz8B'),
  /** U+0021 to U+007E. */
  ascii: Array.from({ length: 0x7f - 0x21 }, (_, index) => String.fromCharCode(0x21 + index)).join(''),
} as const
