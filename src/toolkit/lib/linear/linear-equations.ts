import type { MathNode } from 'mathjs'
import { unprocessable } from '../../errors.js'
import { calledName, parseExpression, partsOf } from '../algebra/expression.js'
import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  ONE,
  power,
  rational,
  ZERO,
  type Rational,
} from '../numbers/rational.js'

/** A sum of unknowns with exact coefficients and a constant. */
export interface LinearForm {
  coefficients: ReadonlyMap<string, Rational>
  constant: Rational
}

const constantForm = (constant: Rational): LinearForm => ({ coefficients: new Map(), constant })

const isConstant = ({ coefficients }: LinearForm): boolean => [...coefficients.values()].every(isZero)

const addForms = (a: LinearForm, b: LinearForm): LinearForm => {
  const coefficients = new Map(a.coefficients)
  for (const [name, value] of b.coefficients)
    coefficients.set(name, add(coefficients.get(name) ?? ZERO, value))
  return { coefficients, constant: add(a.constant, b.constant) }
}

const scaleForm = (form: LinearForm, factor: Rational): LinearForm => ({
  coefficients: new Map(Array.from(form.coefficients, ([name, value]) => [name, multiply(value, factor)])),
  constant: multiply(form.constant, factor),
})

const multiplyForms = (a: LinearForm, b: LinearForm): LinearForm => {
  if (isConstant(a)) return scaleForm(b, a.constant)
  return isConstant(b) ? scaleForm(a, b.constant) : unprocessable('An equation is not linear.')
}

const divideForms = (a: LinearForm, b: LinearForm): LinearForm => {
  if (!isConstant(b)) unprocessable('An equation is not linear.')
  return isZero(b.constant)
    ? unprocessable('An equation divides by zero.')
    : scaleForm(a, divide(ONE, b.constant))
}

const GREATEST_POWER = 100n

const raise = (base: LinearForm, exponent: LinearForm): LinearForm => {
  const { numerator, denominator } = exponent.constant
  const isWhole = isConstant(exponent) && denominator === 1n
  if (isWhole && numerator === 1n) return base
  if (!isWhole || !isConstant(base) || numerator > GREATEST_POWER || numerator < -GREATEST_POWER) {
    return unprocessable('An equation is not linear.')
  }
  if (isZero(base.constant) && numerator < 0n) unprocessable('An equation divides by zero.')
  return constantForm(power(base.constant, Number(numerator)))
}

interface ExactNumber {
  s: bigint
  n: bigint
  d: bigint
}

/** 0x, 0b and 0o, which the library takes for the beginning of a number in another base, if no digit follows. */
const ZERO_TIMES = /(?<![\w.])0([xbo])(?!\w)/g

/** The linear form of an expression, decimals read exactly and every name an unknown; 422 if it is not linear. */
const linearForm = (expression: string): LinearForm => {
  const read = (node: MathNode): LinearForm => {
    const parts = partsOf(node)
    switch (node.type) {
      case 'ConstantNode': {
        const { s, n, d } = parts.value as ExactNumber
        return typeof n === 'bigint'
          ? constantForm(rational(s * n, d))
          : unprocessable('An equation is not linear.')
      }
      case 'SymbolNode':
        return { coefficients: new Map([[parts.name, ONE]]), constant: ZERO }
      case 'ParenthesisNode':
        return read(parts.content)
      case 'OperatorNode':
        return combine(calledName(node) ?? '', parts.args.map(read))
      case 'FunctionNode': {
        // A letter before a bracket is a factor.
        const [operand, ...others] = parts.args.map(read)
        const name = calledName(node)
        if (operand === undefined || others.length > 0 || name?.length !== 1)
          unprocessable('An equation is not linear.')
        return multiplyForms({ coefficients: new Map([[name, ONE]]), constant: ZERO }, operand)
      }
      default:
        return unprocessable('An equation is not linear.')
    }
  }
  return read(parseExpression(expression.replace(ZERO_TIMES, '0*$1'), 'fraction'))
}

const combine = (operator: string, [left, right]: readonly LinearForm[]): LinearForm => {
  if (left === undefined) return unprocessable('An equation is not linear.')
  if (right === undefined) {
    if (operator === 'unaryPlus') return left
    return operator === 'unaryMinus'
      ? scaleForm(left, negate(ONE))
      : unprocessable('An equation is not linear.')
  }
  switch (operator) {
    case 'add':
      return addForms(left, right)
    case 'subtract':
      return addForms(left, scaleForm(right, negate(ONE)))
    case 'multiply':
      return multiplyForms(left, right)
    case 'divide':
      return divideForms(left, right)
    case 'pow':
      return raise(left, right)
    default:
      return unprocessable('An equation is not linear.')
  }
}

/** The form of "left = right" as left - right = 0; 422 without exactly one sign. */
export const linearEquation = (text: string): LinearForm => {
  const [left = '', right = '', ...more] = text.split('=')
  if (more.length > 0 || left.trim() === '' || right.trim() === '') {
    unprocessable('Every equation must have exactly one = between two expressions.')
  }
  return addForms(linearForm(left), scaleForm(linearForm(right), negate(ONE)))
}
