/** Roman numerals from numbers. */

/** Symbols that are only added: 4 is IIII. */
export const ADDITIVE = [
  ['M', 1000],
  ['D', 500],
  ['C', 100],
  ['L', 50],
  ['X', 10],
  ['V', 5],
  ['I', 1],
] as const

/** The standard form: 4 is IV. */
export const SUBTRACTIVE = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const

/** The greatest number of the standard form. */
export const GREATEST_ROMAN = 3999

/** A number's numeral by a table of symbols, greatest first. @param number 1 to GREATEST_ROMAN */
export const writeRoman = (number: number, symbols: readonly (readonly [string, number])[]): string => {
  let rest = number
  return symbols
    .map(([symbol, value]) => {
      const times = Math.floor(rest / value)
      rest -= times * value
      return symbol.repeat(times)
    })
    .join('')
}
