import { Decimal } from '../numbers/decimal.js'

/** Molar gas constant of the SI since 2019 in J/(mol K), exact. */
export const GAS_CONSTANT = new Decimal('8.31446261815324')

/** van der Waals constants: a in Pa m⁶/mol², b in m³/mol; both 0 for an ideal gas. */
export interface Attraction {
  a: Decimal
  b: Decimal
}

/** p of one mole in the volume v at RT: RT/(v - b) - a/v². v must be over b. */
export const pressureOf = (v: Decimal, thermal: Decimal, { a, b }: Attraction): Decimal =>
  thermal.div(v.minus(b)).minus(a.div(v.times(v)))

/** RT of one mole in the volume v at p: (p + a/v²)(v - b). */
export const thermalOf = (v: Decimal, pressure: Decimal, { a, b }: Attraction): Decimal =>
  pressure.plus(a.div(v.times(v))).times(v.minus(b))

const MOST_STEPS = 140
/** A step of this share of the root no longer shows in the 12 digits of an answer. */
const SETTLED = new Decimal('1e-25')

/** A function with its slope. */
interface Curve {
  at(x: Decimal): Decimal
  slopeAt(x: Decimal): Decimal
}

/**
 * The zero of a function that is not above 0 at `from` and not below it at `to`, by Newton's steps from `to`, halving
 * the interval where a step leaves it (rtsafe of Numerical Recipes, 9.4).
 */
const zeroOf = (curve: Curve, from: Decimal, to: Decimal): Decimal => {
  let [low, high, x] = [from, to, to]
  for (let step = 0; step < MOST_STEPS; step++) {
    const value = curve.at(x)
    if (value.isZero()) return x
    if (value.isNegative()) low = x
    else high = x
    const slope = curve.slopeAt(x)
    const tangent = slope.isPositive() && !slope.isZero() ? x.minus(value.div(slope)) : low
    const next = tangent.gt(low) && tangent.lt(high) ? tangent : low.plus(high).div(2)
    if (next.minus(x).abs().lte(x.times(SETTLED))) return next
    x = next
  }
  return x
}

/** The greatest root of p v² - RT v + a, which is the cubic of b = 0 without its root 0; null where it has none. */
const pointlikeVolumeOf = (pressure: Decimal, thermal: Decimal, a: Decimal): Decimal | null => {
  const discriminant = thermal.times(thermal).minus(pressure.times(a).times(4))
  return discriminant.isNegative() ? null : thermal.plus(discriminant.sqrt()).div(pressure.times(2))
}

/**
 * The greatest molar volume over b at a pressure and RT: the greatest root of p v³ - (bp + RT) v² + a v - ab. With
 * b > 0 there always is one, since (p + a/v²)(v - b) grows from 0 without bound; null where there is none.
 */
export const molarVolumeOf = (pressure: Decimal, thermal: Decimal, { a, b }: Attraction): Decimal | null => {
  const ideal = b.plus(thermal.div(pressure))
  if (a.isZero()) return ideal
  if (b.isZero()) return pointlikeVolumeOf(pressure, thermal, a)
  const square = b.times(pressure).plus(thermal)
  const cubic: Curve = {
    at: (v) => pressure.times(v).minus(square).times(v).plus(a).times(v).minus(a.times(b)),
    slopeAt: (v) => pressure.times(v).times(3).minus(square.times(2)).times(v).plus(a),
  }
  const discriminant = square.times(square).minus(pressure.times(a).times(3))
  if (!discriminant.isPositive()) return zeroOf(cubic, b, ideal)
  const width = discriminant.sqrt()
  const [peak, valley] = [square.minus(width), square.plus(width)].map((top) => top.div(pressure.times(3)))
  // The greatest root is right of the valley unless the whole valley is above 0; then it is left of the peak.
  if (valley === undefined || peak === undefined || cubic.at(valley).isPositive()) {
    return zeroOf(cubic, b, peak ?? ideal)
  }
  return zeroOf(cubic, valley, ideal)
}
