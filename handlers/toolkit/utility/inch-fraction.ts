import { feature } from '#toolkit'
import { gcd } from '#toolkit/lib/numbers/integers'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { MM_PER_INCH } from '#toolkit/lib/units/rounding'

const MM_PER_UNIT = { in: MM_PER_INCH, mm: 1, cm: 10, m: 1000, ft: 304.8 }
const INCHES_PER_FOOT = 12

/** Inches with their fraction and mark, parts of 0 left out; empty for none. */
const inchesText = (whole: number, fraction: string): string => {
  const parts = [whole === 0 ? '' : String(whole), fraction].filter((part) => part !== '')
  return parts.length === 0 ? '' : `${parts.join(' ')}"`
}

export default feature('rest_utility_inchFraction', ({ value, unit, denominator: finest }) => {
  const mm = new Decimal(value).times(MM_PER_UNIT[unit])
  const inches = mm.div(MM_PER_INCH)
  const perInch = Number(finest)
  const pieces = inches.times(perInch).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()
  const allInches = Math.floor(pieces / perInch)
  const rest = pieces % perInch
  const divisor = Number(gcd(BigInt(rest), BigInt(perInch)))
  const [numerator, denominator] = [rest / divisor, perInch / divisor]
  const [feet, wholeInches] = [Math.floor(allInches / INCHES_PER_FOOT), allInches % INCHES_PER_FOOT]
  const fraction = numerator === 0 ? '' : `${numerator}/${denominator}`
  const text = [feet === 0 ? '' : `${feet}'`, inchesText(wholeInches, fraction)].filter((part) => part !== '')
  return {
    inches: rounded(inches, 6),
    feet,
    wholeInches,
    numerator,
    denominator,
    text: text.join(' ') || '0"',
    inchText: inchesText(allInches, fraction) || '0"',
    mm: rounded(mm, 4),
    errorMm: rounded(new Decimal(pieces).div(perInch).times(MM_PER_INCH).minus(mm), 4),
  }
})
