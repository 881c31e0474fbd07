import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'

const ADDITIVE = [
  ['M', 1000],
  ['D', 500],
  ['C', 100],
  ['L', 50],
  ['X', 10],
  ['V', 5],
  ['I', 1],
] as const

const SUBTRACTIVE = [
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

const VALUES = new Map<string, number>(ADDITIVE)

const GREATEST = 3999

const write = (number: number, symbols: readonly (readonly [string, number])[]): string => {
  let rest = number
  return symbols
    .map(([symbol, value]) => {
      const times = Math.floor(rest / value)
      rest -= times * value
      return symbol.repeat(times)
    })
    .join('')
}

/** The value by the rule that a symbol before a greater one is subtracted, whether or not the numeral is standard. */
const valueOf = (numeral: string): number => {
  const values = Array.from(numeral, (letter) => VALUES.get(letter) ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}

const numberOf = (numeral: string): number => {
  const number = valueOf(numeral)
  if (write(number, SUBTRACTIVE) === numeral && number <= GREATEST) return number
  return unprocessable(`${quoted(numeral)} is not a Roman numeral in standard form.`)
}

export default feature('rest_math_roman', ({ value }) => {
  const isNumber = /^\d/.test(value)
  const number = isNumber ? Number(value) : numberOf(value.toUpperCase())
  if (number < 1 || number > GREATEST) unprocessable(`Roman numerals range from 1 to ${GREATEST}.`)
  return {
    number,
    roman: write(number, SUBTRACTIVE),
    additive: write(number, ADDITIVE),
    from: isNumber ? ('number' as const) : ('roman' as const),
  }
})
