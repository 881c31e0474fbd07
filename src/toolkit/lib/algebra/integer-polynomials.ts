import { absolute, gcd } from '../numbers/integers.js'

/** Coefficients from the highest power down; the first is not 0, and the zero polynomial has none. */
export type IntegerPolynomial = readonly bigint[]

/** Without leading zeros and common factors, the first coefficient positive. */
export const primitive = (coefficients: IntegerPolynomial): IntegerPolynomial => {
  const first = coefficients.findIndex((coefficient) => coefficient !== 0n)
  if (first === -1) return []
  const rest = coefficients.slice(first)
  const content = rest.reduce(gcd, 0n) * ((rest[0] ?? 1n) < 0n ? -1n : 1n)
  return rest.map((coefficient) => coefficient / content)
}

export const derivative = (polynomial: IntegerPolynomial): IntegerPolynomial =>
  polynomial.slice(0, -1).map((coefficient, index) => coefficient * BigInt(polynomial.length - 1 - index))

/** Quotient and remainder up to constant factors. */
const pseudoDivide = (
  dividend: IntegerPolynomial,
  divisor: IntegerPolynomial,
): { quotient: IntegerPolynomial; remainder: IntegerPolynomial } => {
  const lead = divisor[0] ?? 1n
  let quotient: bigint[] = []
  let rest = [...dividend]
  while (rest.length >= divisor.length) {
    const factor = rest[0] ?? 0n
    quotient = [...quotient.map((coefficient) => coefficient * lead), factor]
    rest = rest.map((coefficient, index) => coefficient * lead - factor * (divisor[index] ?? 0n)).slice(1)
  }
  return { quotient: primitive(quotient), remainder: primitive(rest) }
}

const greatestCommonDivisor = (a: IntegerPolynomial, b: IntegerPolynomial): IntegerPolynomial => {
  let [x, y] = [primitive(a), primitive(b)]
  while (y.length > 0) [x, y] = [y, pseudoDivide(x, y).remainder]
  return x
}

/** A factor without multiple roots, and the multiplicity of its roots in the whole. */
export interface SquareFreeFactor {
  polynomial: IntegerPolynomial
  multiplicity: number
}

/** The square-free decomposition of a polynomial that is not constant. */
export const squareFreeFactors = (polynomial: IntegerPolynomial): SquareFreeFactor[] => {
  const factors: SquareFreeFactor[] = []
  let repeated = greatestCommonDivisor(polynomial, derivative(polynomial))
  let remaining = pseudoDivide(primitive(polynomial), repeated).quotient
  for (let multiplicity = 1; remaining.length > 1; multiplicity++) {
    const common = greatestCommonDivisor(remaining, repeated)
    const factor = pseudoDivide(remaining, common).quotient
    if (factor.length > 1) factors.push({ polynomial: factor, multiplicity })
    repeated = pseudoDivide(repeated, common).quotient
    remaining = common
  }
  return factors
}

/** The bits of a coefficient, for its size. */
export const bitsOf = (n: bigint): number => absolute(n).toString(2).length
