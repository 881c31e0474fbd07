import type { MathNode } from 'mathjs'
import { engineOf, parseExpression, partsOf, variablesOf } from './expression.js'
import type { IntegerPolynomial, SquareFreeFactor } from './integer-polynomials.js'
import { polynomialFactors } from './polynomial-factors.js'
import { readPolynomial, splitContent, type RationalPolynomial } from './polynomial-expression.js'
import { isZero, rationalText, type Rational } from '../numbers/rational.js'
import { algebra, ALGEBRAIC_CONSTANTS } from './symbolic.js'

const powerText = (variable: string, power: number): string => {
  if (power === 0) return ''
  return power === 1 ? variable : `${variable}^${power}`
}

/** Like -1+x^2, from the constant up; with another variable homogeneous, like -y^2+x^2. */
const polynomialText = (polynomial: IntegerPolynomial, variable: string, other: string | null): string =>
  polynomial
    .toReversed()
    .map((coefficient, power) => ({ coefficient, power }))
    .filter(({ coefficient }) => coefficient !== 0n)
    .map(({ coefficient, power }) => {
      const missing = other === null ? '' : powerText(other, polynomial.length - 1 - power)
      const name = [powerText(variable, power), missing].filter((part) => part !== '').join('*')
      if (name === '') return `${coefficient}`
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

/** The second variable of a homogeneous polynomial, and how often it divides that. */
interface Other {
  name: string
  power: number
}

/** The product of a polynomial's irreducible factors and a fraction in lowest terms; null if it is not found. */
const productText = (
  polynomial: RationalPolynomial,
  variable: string,
  other: Other | null = null,
): string | null => {
  const { content, integer } = splitContent(polynomial)
  const factors = polynomialFactors(integer)
  if (factors === null) return null
  const rest = other === null ? '' : powerText(other.name, other.power)
  const isAlone = factors.length === 1 && contentText(content) === '' && rest === ''
  const written = factors.sort(inOrder).map((factor) => {
    const plain = polynomialText(factor.polynomial, variable, other?.name ?? null)
    // The order of terms is the algebra system's.
    const terms = algebra(plain) ?? plain
    const isBare = isMonomial(factor) || (isAlone && factor.multiplicity === 1)
    const base = isBare ? terms : `(${terms})`
    return factor.multiplicity === 1 ? base : `${base}^${factor.multiplicity}`
  })
  return `${contentText(content)}${[...written, rest].filter((part) => part !== '').join('*')}`
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
  return variable === undefined ? null : productText(polynomial, variable)
}

/** The tree with 1 for a variable. */
const withOne = (tree: MathNode, variable: string): MathNode => {
  const { ConstantNode, fraction } = engineOf('fraction')
  return tree.transform((node) =>
    node.type === 'SymbolNode' && partsOf(node).name === variable
      ? new ConstantNode(fraction(1) as unknown as number)
      : node,
  )
}

/**
 * The same for a homogeneous polynomial in two variables, such as x^3+y^3, which is factored with 1 for the second; null
 * for all else. Whether it was homogeneous is left to the caller to check.
 */
export const factoredPairText = (text: string): string | null => {
  const tree = parseExpression(text, 'fraction')
  const [variable, other, ...more] = variablesOf(tree, new Set())
  if (variable === undefined || other === undefined || more.length > 0) return null
  if (ALGEBRAIC_CONSTANTS.has(variable) || ALGEBRAIC_CONSTANTS.has(other)) return null
  const polynomial = readPolynomial(withOne(tree, other), variable)
  const opposite = readPolynomial(withOne(tree, variable), other)
  if (polynomial === null || opposite === null || polynomial.length < 2 || opposite.length < 2) return null
  const lowest = polynomial.findIndex((coefficient) => !isZero(coefficient))
  const power = opposite.length + lowest - polynomial.length
  return power < 0 ? null : productText(polynomial, variable, { name: other, power })
}
