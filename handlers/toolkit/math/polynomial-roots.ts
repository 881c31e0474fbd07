import { feature, unprocessable } from '#toolkit'
import { finiteAnswer } from '#toolkit/lib/numbers/finite-numbers'
import { polynomialRoots } from '#toolkit/lib/algebra/polynomial-roots'
import {
  add,
  multiply,
  nearestDouble,
  power,
  rational,
  rationalOfDecimal,
  ZERO,
  type Rational,
} from '#toolkit/lib/numbers/rational'
import { overCommonDenominator } from '#toolkit/lib/linear/rational-matrix'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const DECIMALS = 8

const round = (value: number): number => roundHalfAway(value, DECIMALS)

/** The decimal as it was written, without zeros that say nothing. */
const plain = (text: string): string =>
  text
    .replace('-', '')
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

const polynomialText = (coefficients: readonly string[]): string =>
  coefficients
    .map((text, index) => {
      const degree = coefficients.length - 1 - index
      const size = plain(text)
      if (size === '0') return ''
      const unit = ['', 'x'][degree] ?? `x^${degree}`
      const sign = text.startsWith('-') ? '-' : '+'
      return `${sign}${size === '1' && degree > 0 ? '' : size}${unit}`
    })
    .join('')
    .replace(/^\+/, '')

/** A product of an integer and powers. */
const term = (factor: number, ...powers: readonly (readonly [Rational, number])[]): Rational =>
  powers.reduce(
    (product, [base, exponent]) => multiply(product, power(base, exponent)),
    rational(BigInt(factor)),
  )

const discriminant = (coefficients: readonly Rational[]): number | null => {
  const [a = ZERO, b = ZERO, c = ZERO, d = ZERO] = coefficients
  const terms =
    coefficients.length === 3
      ? [term(1, [b, 2]), term(-4, [a, 1], [c, 1])]
      : [
          term(18, [a, 1], [b, 1], [c, 1], [d, 1]),
          term(-4, [b, 3], [d, 1]),
          term(1, [b, 2], [c, 2]),
          term(-4, [a, 1], [c, 3]),
          term(-27, [a, 2], [d, 2]),
        ]
  return coefficients.length === 3 || coefficients.length === 4
    ? nearestDouble(terms.reduce(add, ZERO))
    : null
}

export default feature('rest_math_polynomialRoots', ({ coefficients: text }) => {
  const written = text.split(',')
  const values = written.map((entry) => rationalOfDecimal(entry) ?? ZERO)
  const first = values.findIndex((value) => value.numerator !== 0n)
  const coefficients = values.slice(first)
  const degree = coefficients.length - 1
  if (first === -1 || degree < 1) unprocessable('Without its leading zeros the polynomial is a constant.')
  const { numerators } = overCommonDenominator([coefficients])
  const roots = polynomialRoots(numerators[0] ?? [])
    .map(({ re, im }) => ({ re: round(re), im: round(im) }))
    .sort((a, b) => a.re - b.re || a.im - b.im)
  return finiteAnswer({
    degree,
    polynomial: polynomialText(written.slice(first)),
    roots,
    realRoots: roots.filter(({ im }) => im === 0).map(({ re }) => re),
    discriminant: discriminant(coefficients),
  })
})
