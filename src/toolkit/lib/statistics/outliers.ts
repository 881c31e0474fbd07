import {
  add,
  compare,
  multiply,
  nearestDouble,
  rational,
  rationalOfDouble,
  subtract,
  type Rational,
} from '../numbers/rational.js'

/** Tukey's fences, in interquartile ranges beyond the quartiles. */
const FENCE = rational(3n, 2n)
/** A double this near to a fence, as a part of both, is compared exactly. */
const NEAR = 1e-9

/** The first or third quartile of the decimals that ascending values are written in, by interpolation at (n - 1) p. */
const quartile = (ascending: readonly number[], which: 1 | 3): Rational => {
  const quarters = (ascending.length - 1) * which
  const [low, high] = [0, 1].map((step) =>
    rationalOfDouble(ascending[Math.min(Math.floor(quarters / 4) + step, ascending.length - 1)] ?? 0),
  )
  if (low === undefined || high === undefined) throw new RangeError('There are no values')
  return add(low, multiply(subtract(high, low), rational(BigInt(quarters % 4), 4n)))
}

/** -1, 0 or 1 as a value is below, at or above a fence. */
const sideOf = (fence: Rational): ((value: number) => number) => {
  const double = nearestDouble(fence)
  return (value) =>
    Math.abs(value - double) > NEAR * (Math.abs(value) + Math.abs(double))
      ? Math.sign(value - double)
      : compare(rationalOfDouble(value), fence)
}

/**
 * The values beyond Tukey's fences, in their order. The fences are those of the decimals as they are written: of 1.1, 1.2,
 * 1.3, 1.4, 1.7 the upper one is 1.7, and not the double below it.
 * @param values at least one
 */
export const outliers = (values: readonly number[]): number[] => {
  const ascending = values.toSorted((a, b) => a - b)
  const [q1, q3] = [quartile(ascending, 1), quartile(ascending, 3)]
  const reach = multiply(subtract(q3, q1), FENCE)
  const [sideOfLow, sideOfHigh] = [sideOf(subtract(q1, reach)), sideOf(add(q3, reach))]
  return values.filter((value) => sideOfLow(value) < 0 || sideOfHigh(value) > 0)
}
