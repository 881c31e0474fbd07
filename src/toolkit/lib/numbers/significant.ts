import { Decimal } from './decimal.js'

/** A decimal as a JSON number, rounded to a number of significant digits, ties away from zero; -0 becomes 0. */
export const significant = (value: Decimal, digits: number): number =>
  value.toSignificantDigits(digits, Decimal.ROUND_HALF_UP).toNumber() + 0
