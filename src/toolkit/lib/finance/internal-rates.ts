import { brentRoot } from '../algebra/root-finding.js'
import { Decimal } from '../numbers/decimal.js'

/** Percentage points of the grid, as 1 + rate in hundredths: from -99 % to 1000 %. */
const FIRST = 1
const LAST = 1100
/** Decimals of an amount that the contract allows. */
const AMOUNT_DECIMALS = 10
const TOLERANCE = 1e-14
/** More than the rounding errors of Horner's scheme in doubles come to, per coefficient. */
const ERROR_PER_STEP = 4 * Number.EPSILON
/** Below this doubles lose digits without a rounding error. */
const UNDERFLOW = 1e-280

/** Drops zeros at the end, where they only multiply the polynomial by powers of 1 + rate. */
const withoutTail = (flows: readonly Decimal[]): Decimal[] =>
  flows.slice(0, flows.findLastIndex((flow) => !flow.isZero()) + 1)

interface Estimate {
  value: number
  error: number
}

/** The sum of flow_k x^(n-k), which has the NPV's sign at the rate x - 1, with a bound for its error. */
const horner = (coefficients: readonly number[], x: number): Estimate => {
  let [value, size] = [0, 0]
  for (const coefficient of coefficients) {
    value = value * x + coefficient
    size = size * x + Math.abs(coefficient)
  }
  return { value, error: size * ERROR_PER_STEP * (coefficients.length + 1) + UNDERFLOW }
}

/** The sign of the NPV at the rate hundredths/100 - 1: by doubles where they can tell, else in whole numbers. */
const signAtGrid = (numbers: readonly number[], exact: readonly bigint[], hundredths: number): number => {
  const { value, error } = horner(numbers, hundredths / 100)
  if (Math.abs(value) > error) return Math.sign(value)
  const x = BigInt(hundredths)
  let [sum, scale] = [0n, 1n]
  for (const coefficient of exact) {
    sum = sum * x + coefficient * scale
    scale *= 100n
  }
  return sum === 0n ? 0 : sum > 0n ? 1 : -1
}

const MOST_STEPS = 100
const CLOSE = '1e-16'

/** A root between two values of 1 + rate: first in doubles, then by Newton's steps in decimals, by halves where they leave. */
const refined = (
  flows: readonly Decimal[],
  numbers: readonly number[],
  from: number,
  to: number,
  signBefore: number,
): Decimal => {
  let [low, high] = [new Decimal(from), new Decimal(to)]
  let x = new Decimal(brentRoot((guess) => horner(numbers, guess).value, from, to, TOLERANCE))
  for (let step = 0; step < MOST_STEPS; step++) {
    let [value, slope] = [new Decimal(0), new Decimal(0)]
    for (const flow of flows) {
      slope = slope.times(x).plus(value)
      value = value.times(x).plus(flow)
    }
    if (value.isZero()) return x
    if (Math.sign(value.toNumber()) === signBefore) low = x
    else high = x
    const newton = slope.isZero() ? low : x.minus(value.div(slope))
    const next = newton.gt(low) && newton.lt(high) ? newton : low.plus(high).div(2)
    if (next.minus(x).abs().lt(CLOSE)) return next
    x = next
  }
  return x
}

/**
 * The rates, as fractions in ascending order, at which the net present value of evenly spaced flows changes its sign
 * between two neighbours of a grid of whole percents from -99 to 1000, and those on the grid at which it is zero.
 */
export const internalRates = (flows: readonly Decimal[]): Decimal[] => {
  const significant = withoutTail(flows)
  const numbers = significant.map((flow) => flow.toNumber())
  const exact = significant.map((flow) => BigInt(flow.times(10 ** AMOUNT_DECIMALS).toFixed(0)))
  const rates: Decimal[] = []
  let before = 0
  for (let hundredths = FIRST; hundredths <= LAST; hundredths++) {
    const sign = signAtGrid(numbers, exact, hundredths)
    if (sign === 0) rates.push(new Decimal(hundredths).div(100).minus(1))
    if (sign * before < 0) {
      rates.push(refined(significant, numbers, (hundredths - 1) / 100, hundredths / 100, before).minus(1))
    }
    before = sign
  }
  return rates
}
