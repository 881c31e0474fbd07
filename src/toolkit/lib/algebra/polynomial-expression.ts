import type { MathNode } from 'mathjs'
import { calledName, partsOf } from './expression.js'
import { bitsOf, type IntegerPolynomial } from './integer-polynomials.js'
import { gcd } from '../numbers/integers.js'
import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  ONE,
  rational,
  ZERO,
  type Rational,
} from '../numbers/rational.js'

/** Rational coefficients from the constant up, the last one not 0; the zero polynomial has none. */
export type RationalPolynomial = readonly Rational[]

const MOST_DEGREE = 100
/** Beyond this the numbers are too long to be read as a polynomial. */
const MOST_BITS = 4000

const trimmed = (coefficients: readonly Rational[]): RationalPolynomial =>
  coefficients.slice(0, coefficients.findLastIndex((coefficient) => !isZero(coefficient)) + 1)

const sum = (a: RationalPolynomial, b: RationalPolynomial): RationalPolynomial =>
  trimmed(Array.from({ length: Math.max(a.length, b.length) }, (_, i) => add(a[i] ?? ZERO, b[i] ?? ZERO)))

const within = (polynomial: RationalPolynomial): RationalPolynomial | null =>
  polynomial.length <= MOST_DEGREE + 1 &&
  polynomial.every(({ numerator, denominator }) => bitsOf(numerator) + bitsOf(denominator) <= MOST_BITS)
    ? polynomial
    : null

const product = (a: RationalPolynomial, b: RationalPolynomial): RationalPolynomial | null => {
  const result = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => ZERO)
  for (const [i, x] of a.entries()) {
    for (const [j, y] of b.entries()) result[i + j] = add(result[i + j] ?? ZERO, multiply(x, y))
  }
  return within(trimmed(result))
}

const power = (
  base: RationalPolynomial,
  [exponent = ZERO]: RationalPolynomial,
): RationalPolynomial | null => {
  const { numerator, denominator } = exponent
  if (denominator !== 1n || numerator < 0n || numerator > MOST_DEGREE) return null
  let result: RationalPolynomial | null = [ONE]
  for (let times = 0n; times < numerator && result !== null; times++) result = product(result, base)
  return result
}

interface ExactNumber {
  s: bigint
  n: bigint
  d: bigint
}

const operate = (
  name: string | null,
  a: RationalPolynomial,
  b: RationalPolynomial | undefined,
): RationalPolynomial | null => {
  if (b === undefined) {
    if (name === 'unaryMinus') return a.map(negate)
    return name === 'unaryPlus' ? a : null
  }
  const [divisor] = b
  switch (name) {
    case 'add':
      return within(sum(a, b))
    case 'subtract':
      return within(sum(a, b.map(negate)))
    case 'multiply':
      return product(a, b)
    case 'divide':
      return b.length === 1 && divisor !== undefined ? product(a, [divide(ONE, divisor)]) : null
    case 'pow':
      return b.length <= 1 ? power(a, b) : null
    default:
      return null
  }
}

/**
 * Reads an expression that was parsed in fractions as a polynomial in one variable of degree 100 at most; null where it is
 * none.
 */
export const readPolynomial = (node: MathNode, variable: string | undefined): RationalPolynomial | null => {
  const parts = partsOf(node)
  switch (node.type) {
    case 'ConstantNode': {
      if (typeof parts.value !== 'object' || parts.value === null) return null
      const { s, n, d } = parts.value as ExactNumber
      return within(trimmed([rational(s * n, d)]))
    }
    case 'SymbolNode':
      return parts.name === variable ? [ZERO, ONE] : null
    case 'ParenthesisNode':
      return readPolynomial(parts.content, variable)
    case 'OperatorNode': {
      const operands = parts.args.map((argument) => readPolynomial(argument, variable))
      const [first, second] = operands
      if (first === null || first === undefined || second === null || operands.length > 2) return null
      return operate(calledName(node), first, second)
    }
    default:
      return null
  }
}

/** The polynomial, which must not be 0, as a factor and an integer polynomial whose first coefficient is positive. */
export const splitContent = (
  polynomial: RationalPolynomial,
): { content: Rational; integer: IntegerPolynomial } => {
  const common = polynomial.reduce((all, { denominator }) => (all / gcd(all, denominator)) * denominator, 1n)
  const integers = polynomial.map(({ numerator, denominator }) => numerator * (common / denominator))
  const sign = (integers.at(-1) ?? 1n) < 0n ? -1n : 1n
  const content = integers.reduce(gcd, 0n) * sign
  return {
    content: rational(content, common),
    integer: integers.map((coefficient) => coefficient / content).toReversed(),
  }
}
