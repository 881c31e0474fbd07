import type { Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import {
  argument,
  complexText,
  divide,
  modulus,
  multiply,
  parseComplex,
  power,
  rootsOf,
} from '#toolkit/lib/numbers/complex-numbers'
import type { Complex } from '#toolkit/lib/algebra/polynomial-roots'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

type Operation = Exclude<Query<'rest_math_complex'>['operation'], 'none'>

const DECIMALS = 10
const TEXT_DIGITS = 10

const round = (value: number): number => roundHalfAway(value, DECIMALS)
const rounded = ({ re, im }: Complex): Complex => ({ re: round(re), im: round(im) })

const read = (text: string, parameter: string): Complex =>
  parseComplex(text) ?? unprocessable(`${parameter} is not a complex number such as 3+4i.`)

const combine = (a: Complex, operation: Operation, b: Complex): Complex => {
  switch (operation) {
    case 'add':
      return { re: a.re + b.re, im: a.im + b.im }
    case 'subtract':
      return { re: a.re - b.re, im: a.im - b.im }
    case 'multiply':
      return multiply(a, b)
    case 'divide':
      return b.re === 0 && b.im === 0 ? unprocessable('Division by zero.') : divide(a, b)
    case 'power':
      return power(a, b) ?? unprocessable('0 has no power that is negative or not real.')
  }
}

export default feature('rest_math_complex', ({ a: first, operation, b: second, n }) => {
  const a = read(first, 'a')
  const value =
    operation === 'none'
      ? a
      : combine(a, operation, read(second ?? invalidParameter('b', `is required for ${operation}`), 'b'))
  const [size, angle] = [round(modulus(value)), argument(value)]
  if (!Number.isFinite(size)) unprocessable('The result is too large for a double.')
  return {
    result: rounded(value),
    text: complexText(value, TEXT_DIGITS),
    modulus: size,
    argument: round(angle),
    degrees: round((angle * 180) / Math.PI),
    conjugate: rounded({ re: value.re, im: -value.im }),
    exponential: `${size}e^(${round(angle).toFixed(DECIMALS)}i)`,
    roots: rootsOf(value, n).map(rounded),
  }
})
