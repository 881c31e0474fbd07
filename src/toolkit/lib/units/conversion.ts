import type { Decimal } from 'decimal.js'
import { unprocessable } from '../../errors.js'
import { Exact, type Unit } from './unit-table.js'

const SIGNIFICANT_DIGITS = 12

const infinite = (unit: Unit): string => `value: 0 cannot be converted to or from ${unit.id}.`

/**
 * A value in another unit of its quantity, rounded to 12 significant digits, ties away from zero.
 * @throws {FeatureError} 422 below absolute zero, and for a consumption of 0, whose inverse is infinite
 */
export const convertUnit = (value: number, from: Unit, to: Unit): number => {
  const shifted = new Exact(value).plus(from.offset)
  if (from.quantity === 'temperature' && shifted.isNegative() && !shifted.isZero()) {
    unprocessable(`value: ${value} ${from.id} is below absolute zero.`)
  }
  if (shifted.isZero() && from.isInverse) unprocessable(infinite(from))
  if (shifted.isZero() && to.isInverse) unprocessable(infinite(to))
  if (from.id === to.id) return Number(new Exact(value).toSignificantDigits(SIGNIFICANT_DIGITS)) + 0
  const result = to.isInverse || from.isInverse ? inverse(shifted, from, to) : linear(shifted, from, to)
  return result.toSignificantDigits(SIGNIFICANT_DIGITS).toNumber() + 0
}

/** One division at the end, so that nothing is rounded before. */
const linear = (shifted: Decimal, from: Unit, to: Unit): Decimal =>
  shifted.times(from.factor).times(to.divisor).div(from.divisor.times(to.factor)).minus(to.offset)

/** Litres for 100 km against distance for a volume; each is 100 divided by the other, in km/l. */
const inverse = (value: Decimal, from: Unit, to: Unit): Decimal => {
  const unit = from.isInverse ? to : from
  return unit.divisor.times(100).div(value.times(unit.factor))
}
