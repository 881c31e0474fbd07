import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { ADDITIVE, GREATEST_ROMAN, SUBTRACTIVE, writeRoman } from '#toolkit/lib/numbers/roman-numerals'

const VALUES = new Map<string, number>(ADDITIVE)

/** The value by the rule that a symbol before a greater one is subtracted, whether or not the numeral is standard. */
const valueOf = (numeral: string): number => {
  const values = Array.from(numeral, (letter) => VALUES.get(letter) ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}

const numberOf = (numeral: string): number => {
  const number = valueOf(numeral)
  if (writeRoman(number, SUBTRACTIVE) === numeral && number <= GREATEST_ROMAN) return number
  return unprocessable(`${quoted(numeral)} is not a Roman numeral in standard form.`)
}

export default feature('rest_math_roman', ({ value }) => {
  const isNumber = /^\d/.test(value)
  const number = isNumber ? Number(value) : numberOf(value.toUpperCase())
  if (number < 1 || number > GREATEST_ROMAN)
    unprocessable(`Roman numerals range from 1 to ${GREATEST_ROMAN}.`)
  return {
    number,
    roman: writeRoman(number, SUBTRACTIVE),
    additive: writeRoman(number, ADDITIVE),
    from: isNumber ? ('number' as const) : ('roman' as const),
  }
})
