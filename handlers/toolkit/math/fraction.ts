import type { Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { finiteAnswer } from '#toolkit/lib/numbers/finite-numbers'
import {
  continuedFraction,
  convergents,
  egyptianFraction,
  limitDenominator,
  mixedText,
  parseFraction,
  repeatingDecimal,
} from '#toolkit/lib/numbers/fractions'
import {
  add,
  compare,
  divide,
  isZero,
  multiply,
  nearestDouble,
  power,
  rationalText,
  subtract,
  type Rational,
} from '#toolkit/lib/numbers/rational'

type Operation = Exclude<Query<'rest_math_fraction'>['operation'], 'none'>

const GREATEST_EXPONENT = 100n
/** A fraction of which both parts are longer has a continued fraction of thousands of terms. */
const LONGEST_PART = 10n ** 500n

const read = (text: string, parameter: string): Rational =>
  parseFraction(text) ?? unprocessable(`${parameter} has a denominator of 0.`)

const raise = (a: Rational, b: Rational): Rational => {
  const exponent = b.denominator === 1n ? b.numerator : unprocessable('b must be an integer for power.')
  if (exponent > GREATEST_EXPONENT || exponent < -GREATEST_EXPONENT) {
    unprocessable(`b must be ${-GREATEST_EXPONENT} to ${GREATEST_EXPONENT} for power.`)
  }
  if (isZero(a) && exponent < 0n) unprocessable('0 has no negative power.')
  return power(a, Number(exponent))
}

const combine = (a: Rational, operation: Operation, b: Rational): Rational => {
  switch (operation) {
    case 'add':
      return add(a, b)
    case 'subtract':
      return subtract(a, b)
    case 'multiply':
      return multiply(a, b)
    case 'divide':
      return isZero(b) ? unprocessable('Division by zero.') : divide(a, b)
    case 'power':
      return raise(a, b)
    case 'compare':
      return a
  }
}

export default feature('rest_math_fraction', ({ a: first, operation, b: second, maxDenominator }) => {
  const a = read(first, 'a')
  const b =
    operation === 'none' ? null : read(second ?? invalidParameter('b', `is required for ${operation}`), 'b')
  const value = b === null || operation === 'none' ? a : combine(a, operation, b)
  if (
    value.denominator > LONGEST_PART &&
    (value.numerator > LONGEST_PART || -value.numerator > LONGEST_PART)
  ) {
    unprocessable('The result is a fraction of more than 500 digits over as many.')
  }
  const terms = continuedFraction(value)
  return finiteAnswer({
    fraction: rationalText(value),
    mixed: mixedText(value),
    decimal: repeatingDecimal(value),
    value: nearestDouble(value),
    percent: nearestDouble(value) * 100,
    continued: terms.map(String),
    convergents: convergents(terms).map(rationalText),
    best: rationalText(limitDenominator(value, BigInt(maxDenominator))),
    comparison: b !== null && operation === 'compare' ? compare(a, b) : null,
    egyptian: egyptianFraction(value)?.map((denominator) => `1/${denominator}`) ?? null,
  })
})
