import { feature, invalidParameter } from '#toolkit'
import { luhnDigit } from '#toolkit/lib/encoding/checksums'
import { cardBrand } from '#toolkit/lib/finance/card-brands'

const FEWEST_DIGITS = 8

/** Digits in the groups in which they are embossed: 4-6-5 for 15, 4-6-4 for 14, else fours. */
const grouped = (digits: string): string =>
  digits.length === 15 || digits.length === 14
    ? `${digits.slice(0, 4)} ${digits.slice(4, 10)} ${digits.slice(10)}`
    : digits.replaceAll(/.{4}(?=.)/g, '$& ')

export default feature('rest_finance_card', ({ number }) => {
  const digits = number.replaceAll(/[ -]/g, '')
  if (digits.length < FEWEST_DIGITS) {
    invalidParameter('number', `must have at least ${FEWEST_DIGITS} digits`)
  }
  const expected = luhnDigit(digits.slice(0, -1))
  const luhn = digits.endsWith(expected.toString())
  const { name, lengths } = cardBrand(digits)
  const lengthFits = lengths.includes(digits.length)
  return {
    valid: luhn && lengthFits,
    luhn,
    brand: name,
    length: digits.length,
    lengthFits,
    expectedCheckDigit: expected,
    masked: digits.slice(-4).padStart(digits.length, '*'),
    formatted: grouped(digits),
  }
})
