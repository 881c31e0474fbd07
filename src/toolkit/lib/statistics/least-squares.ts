import {
  add,
  divide,
  multiply,
  nearestDouble,
  rational,
  rationalOfDouble,
  subtract,
  ZERO,
  type Rational,
} from '../numbers/rational.js'
import { reducedRowEchelon } from '../linear/rational-matrix.js'

/** A least-squares polynomial, solved exactly for the decimals that the data are written in. */
export interface PolynomialFit {
  /** From the constant up. */
  coefficients: readonly Rational[]
  /** The sum of the squared residuals. */
  residualSquares: Rational
  /** The sum of the squared deviations of y from its mean. */
  totalSquares: Rational
}

/** Decimal digits that are kept below the largest value: far more than a double has, and few enough to be quick. */
const KEPT_DIGITS = 60

/** The values as integers in units of 10^-places. */
const toIntegers = (values: readonly number[]): { integers: bigint[]; unit: bigint } => {
  const exact = values.map(rationalOfDouble)
  const largest = Math.max(...values.map(Math.abs))
  const placesKept = KEPT_DIGITS - (largest > 0 ? Math.ceil(Math.log10(largest)) : 0)
  const limit = 10n ** BigInt(Math.max(0, placesKept))
  let unit = 1n
  while (unit < limit && exact.some(({ denominator }) => unit % denominator !== 0n)) unit *= 10n
  return { integers: exact.map(({ numerator, denominator }) => (numerator * unit) / denominator), unit }
}

/**
 * Fits y = c0 + c1 x + ... + cd x^d to pairs by the normal equations over fractions, which lose no digits however badly
 * conditioned they are; null if the x values do not determine the coefficients.
 *
 * By hand: for y = x^3 on x = 1000, 1001, ... 1009 ml-matrix's `solve` has 3.4e-8 as the constant, where it is 0, and with
 * its SVD 0.0000229 as the coefficient of x: eight decimals show both.
 */
export const fitPolynomial = (
  x: readonly number[],
  y: readonly number[],
  degree: number,
): PolynomialFit | null => {
  const scaledX = toIntegers(x)
  const scaledY = toIntegers(y)
  const powerSums = Array.from({ length: 2 * degree + 1 }, () => 0n)
  const products = Array.from({ length: degree + 1 }, () => 0n)
  let squares = 0n
  for (const [index, base] of scaledX.integers.entries()) {
    const value = scaledY.integers[index] ?? 0n
    squares += value * value
    let power = 1n
    for (let exponent = 0; exponent <= 2 * degree; exponent++) {
      powerSums[exponent] = (powerSums[exponent] ?? 0n) + power
      if (exponent <= degree) products[exponent] = (products[exponent] ?? 0n) + power * value
      power *= base
    }
  }
  const equations = products.map((product, row) => [
    ...products.map((_, column) => rational(powerSums[row + column] ?? 0n)),
    rational(product),
  ])
  const { form, pivots } = reducedRowEchelon(equations, degree + 1)
  if (pivots.length <= degree) return null
  const solution = form.map((row) => row[degree + 1] ?? ZERO)
  const explained = solution.reduce(
    (sum, coefficient, index) => add(sum, multiply(coefficient, rational(products[index] ?? 0n))),
    ZERO,
  )
  const unitSquare = rational(scaledY.unit ** 2n)
  const total = rational(products[0] ?? 0n)
  const meanSquare = divide(multiply(total, total), rational(BigInt(x.length)))
  return {
    coefficients: solution.map((coefficient, exponent) =>
      divide(multiply(coefficient, rational(scaledX.unit ** BigInt(exponent))), rational(scaledY.unit)),
    ),
    residualSquares: divide(subtract(rational(squares), explained), unitSquare),
    totalSquares: divide(subtract(rational(squares), meanSquare), unitSquare),
  }
}

/** The polynomial's value at x. */
export const valueAt = ({ coefficients }: PolynomialFit, x: number): number => {
  const at = rationalOfDouble(x)
  return nearestDouble(
    coefficients.reduceRight((value, coefficient) => add(multiply(value, at), coefficient), ZERO),
  )
}
