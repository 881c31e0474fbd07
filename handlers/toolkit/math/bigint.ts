import type { Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { absolute, factorial, integerSqrt } from '#toolkit/lib/numbers/integers'

type Operation = Query<'rest_math_bigint'>['operation']

interface Outcome {
  result: bigint
  remainder?: bigint
}

const MOST_DIGITS = 20_000
const TOO_GREAT = 10n ** BigInt(MOST_DIGITS)
const GREATEST_EXPONENT = 100_000n
const GREATEST_FACTORIAL = 3000n

const power = (a: bigint, b: bigint): bigint => {
  if (b < 0n || b > GREATEST_EXPONENT) unprocessable(`The exponent must be 0 to ${GREATEST_EXPONENT}.`)
  const bits = absolute(a).toString(2).length
  // At least this many digits, so that nothing much larger is computed first.
  if ((bits - 1) * Number(b) * Math.LOG10E * Math.LN2 > MOST_DIGITS) tooLong()
  const result = a ** b
  return absolute(result) < TOO_GREAT ? result : tooLong()
}

const tooLong = (): never => unprocessable(`The power has more than ${MOST_DIGITS} digits.`)

const root = (a: bigint): Outcome => {
  if (a < 0n) unprocessable('A negative integer has no real square root.')
  const result = integerSqrt(a)
  return { result, remainder: a - result * result }
}

const compute = (operation: Operation, a: bigint, second: () => bigint): Outcome => {
  switch (operation) {
    case 'add':
      return { result: a + second() }
    case 'subtract':
      return { result: a - second() }
    case 'multiply':
      return { result: a * second() }
    case 'divide': {
      const b = second()
      return b === 0n ? unprocessable('Division by zero.') : { result: a / b, remainder: a % b }
    }
    case 'power':
      return { result: power(a, second()) }
    case 'factorial':
      if (a < 0n || a > GREATEST_FACTORIAL) unprocessable(`factorial takes 0 to ${GREATEST_FACTORIAL}.`)
      return { result: factorial(a) }
    case 'sqrt':
      return root(a)
    case 'compare': {
      const difference = a - second()
      return { result: difference === 0n ? 0n : difference / absolute(difference) }
    }
  }
}

export default feature('rest_math_bigint', ({ operation, a, b }) => {
  const second = (): bigint => BigInt(b ?? invalidParameter('b', `is required for ${operation}`))
  const { result, remainder } = compute(operation, BigInt(a), second)
  const digits = absolute(result).toString()
  return {
    operation,
    result: result.toString(),
    remainder: remainder?.toString() ?? null,
    digits: digits.length,
    digitSum: Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0),
  }
})
