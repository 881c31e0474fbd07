import { parseExpression, variablesOf } from './expression.js'
import type { IntegerPolynomial, SquareFreeFactor } from './integer-polynomials.js'
import { polynomialFactors } from './polynomial-factors.js'
import { readPolynomial, splitContent } from './polynomial-expression.js'
import { rationalText, type Rational } from '../numbers/rational.js'
import { algebra, ALGEBRAIC_CONSTANTS } from './symbolic.js'

/** Like -1+x^2, from the constant up. */
const polynomialText = (polynomial: IntegerPolynomial, variable: string): string =>
  polynomial
    .toReversed()
    .map((coefficient, power) => ({ coefficient, power }))
    .filter(({ coefficient }) => coefficient !== 0n)
    .map(({ coefficient, power }) => {
      if (power === 0) return `${coefficient}`
      const name = power === 1 ? variable : `${variable}^${power}`
      if (coefficient === 1n) return name
      return coefficient === -1n ? `-${name}` : `${coefficient}*${name}`
    })
    .join('+')
    .replaceAll('+-', '-')

const isMonomial = ({ polynomial }: SquareFreeFactor): boolean => polynomial.at(-1) === 0n

/** By degree, then by the coefficients from the top; the variable itself last. */
const inOrder = (a: SquareFreeFactor, b: SquareFreeFactor): number => {
  if (isMonomial(a) !== isMonomial(b)) return isMonomial(a) ? 1 : -1
  if (a.polynomial.length !== b.polynomial.length) return a.polynomial.length - b.polynomial.length
  const index = a.polynomial.findIndex((coefficient, place) => coefficient !== b.polynomial[place])
  return (a.polynomial[index] ?? 0n) < (b.polynomial[index] ?? 0n) ? -1 : 1
}

const contentText = (content: Rational): string => {
  const text = rationalText(content)
  if (text === '1') return ''
  if (text === '-1') return '-'
  return content.denominator === 1n ? `${text}*` : `(${text})*`
}

/**
 * A polynomial in one variable as the product of its factors that are irreducible over the rationals, and a fraction in
 * lowest terms; null for all else, integers included.
 */
export const factoredText = (text: string): string | null => {
  const tree = parseExpression(text, 'fraction')
  const names = variablesOf(tree, new Set())
  const [variable] = names
  if (names.length > 1 || (variable !== undefined && ALGEBRAIC_CONSTANTS.has(variable))) return null
  const polynomial = readPolynomial(tree, variable)
  const [constant] = polynomial ?? []
  if (polynomial === null || constant === undefined) return null
  if (polynomial.length === 1) return constant.denominator === 1n ? null : rationalText(constant)
  const { content, integer } = splitContent(polynomial)
  const factors = polynomialFactors(integer)
  if (factors === null || variable === undefined) return null
  const isAlone = factors.length === 1 && contentText(content) === ''
  const written = factors.sort(inOrder).map((factor) => {
    const plain = polynomialText(factor.polynomial, variable)
    // The order of terms is the algebra system's.
    const terms = algebra(plain) ?? plain
    const isBare = isMonomial(factor) || (isAlone && factor.multiplicity === 1)
    const base = isBare ? terms : `(${terms})`
    return factor.multiplicity === 1 ? base : `${base}^${factor.multiplicity}`
  })
  return `${contentText(content)}${written.join('*')}`
}
