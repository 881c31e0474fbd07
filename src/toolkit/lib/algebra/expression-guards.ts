import type { MathJsInstance } from 'mathjs'
import { unprocessable } from '../../errors.js'
import { factorial } from '../numbers/integers.js'

type Mode = 'number' | 'bignumber' | 'fraction'

const MOST_ELEMENTS = 1000
const MOST_DIGITS = 10_000
const GREATEST_FACTORIAL = 1000
/** Digits before the point of a result that only many powers together can reach. */
const LONGEST_VALUE = 20_000
const LONGEST_FRACTION = 10n ** BigInt(LONGEST_VALUE)
/** What decimals are computed to, less some for rounding. */
const KEPT_DIGITS = 60
/** Bits are counted off one by one in long decimals. */
const MOST_BIT_DIGITS = 300

interface Decimal {
  e: number
  toString: () => string
  isFinite: () => boolean
}

interface ExactFraction {
  s: bigint
  n: bigint
  d: bigint
}

const isDecimal = (value: unknown): value is Decimal =>
  typeof value === 'object' && value !== null && 'isBigNumber' in value

const isFraction = (value: unknown): value is ExactFraction =>
  typeof value === 'object' && value !== null && 'isFraction' in value

interface Sized {
  size: () => number[]
}

const isMatrix = (value: unknown): value is Sized =>
  typeof value === 'object' && value !== null && 'isMatrix' in value

/** A double that is near enough to decide on size; NaN for anything but a real number. */
const approximate = (value: unknown): number => {
  if (typeof value === 'number') return value
  return isDecimal(value) || isFraction(value) ? Number(value) : NaN
}

/** log10 of a magnitude, also beyond the range of doubles; NaN for anything but a real number. */
const logMagnitude = (value: unknown): number => {
  if (isDecimal(value)) {
    const text = value.toString().replace('-', '')
    const [mantissa = '', exponent = '0'] = text.split('e')
    return Math.log10(Number(mantissa)) + Number(exponent)
  }
  if (isFraction(value)) return digitsOf(value.n) - digitsOf(value.d)
  return typeof value === 'number' ? Math.log10(Math.abs(value)) : NaN
}

/** log10 to a few digits. */
const digitsOf = (n: bigint): number => {
  const text = n.toString()
  return text.length - 1 + Math.log10(Number(`${text.slice(0, 1)}.${text.slice(1, 16)}`))
}

const guardPower = (base: unknown, exponent: unknown, refusesLongDoubles: boolean): void => {
  // Doubles overflow by themselves.
  if (!refusesLongDoubles && typeof base === 'number' && typeof exponent === 'number') return
  const times = approximate(exponent)
  const digits = isFraction(base)
    ? Math.max(digitsOf(base.n === 0n ? 1n : base.n), digitsOf(base.d)) * Math.abs(times)
    : logMagnitude(base) * times
  // A number whose logarithm is 10000 has 10001 digits.
  if (Number.isFinite(digits) && digits >= MOST_DIGITS) {
    unprocessable(`A power has more than ${MOST_DIGITS} digits.`)
  }
}

const guardElements = (count: number): void => {
  if (count > MOST_ELEMENTS) unprocessable(`A range or matrix has more than ${MOST_ELEMENTS} elements.`)
}

const flatNumbers = (value: unknown): number[] => {
  if (isMatrix(value)) return (value as Sized & { toArray: () => unknown[] }).toArray().flatMap(flatNumbers)
  return Array.isArray(value) ? value.flatMap(flatNumbers) : [Math.abs(approximate(value))]
}

const product = (values: readonly unknown[]): number =>
  values
    .flatMap(flatNumbers)
    .filter((size) => !Number.isNaN(size))
    .reduce((all, size) => all * size, 1)

const guardRange = (values: readonly unknown[]): void => {
  const [start = 0, end = 0, step = 1] = values.map(approximate).filter((value) => !Number.isNaN(value))
  const [from, to] = values.length === 1 ? [0, start] : [start, end]
  guardElements(Math.abs(to - from) / Math.abs(step))
}

const guardCount = (values: readonly unknown[]): void => {
  if (values.flatMap(flatNumbers).some((value) => value > GREATEST_FACTORIAL)) {
    unprocessable(`factorial and related functions take at most ${GREATEST_FACTORIAL}.`)
  }
}

/** The exact factorial of a fraction that is a whole number, for which the library has none. */
const exactFactorial = (value: unknown, engine: MathJsInstance): { value: unknown } | null =>
  isFraction(value) && value.d === 1n && value.s >= 0n
    ? { value: engine.fraction(factorial(value.n).toString()) }
    : null

/**
 * Stops a call whose result would be too large before it is made: 422.
 * @returns the result, if the library cannot compute it in this mode; null if the library is to be called
 */
export const guardCall = (
  name: string,
  values: readonly unknown[],
  mode: Mode,
  engine: MathJsInstance,
  refusesLongDoubles: boolean,
): { value: unknown } | null => {
  switch (name) {
    case 'pow':
    case 'dotPow':
      guardPower(values[0], values[1], refusesLongDoubles)
      return null
    case 'exp':
      guardPower(Math.E, values[0], refusesLongDoubles)
      return null
    case 'factorial':
      guardCount(values)
      return mode === 'fraction' ? exactFactorial(values[0], engine) : null
    case 'gamma':
      guardCount(values.map((value) => approximate(value) - 1))
      return null
    case 'bellNumbers':
    case 'bernoulli':
    case 'catalan':
    case 'multinomial':
    case 'stirlingS2':
      guardCount(values)
      return null
    case 'range':
      guardRange(values)
      return null
    case 'zeros':
    case 'ones':
    case 'identity':
      guardElements(product(values) ** (name === 'identity' && values.length === 1 ? 2 : 1))
      return null
    case 'resize':
    case 'reshape':
    case 'nthRoots':
      guardElements(product(values.slice(1, 2)))
      return null
    case 'setCartesian':
      guardElements(2 * flatNumbers(values[0]).length * flatNumbers(values[1]).length)
      return null
    case 'setPowerset':
      guardElements(2 ** flatNumbers(values[0]).length)
      return null
    case 'diag':
      guardElements(
        (Math.max(0, ...(isMatrix(values[0]) ? values[0].size() : [])) + product(values.slice(1, 2))) ** 2,
      )
      return null
    case 'bitAnd':
    case 'bitNot':
    case 'bitOr':
    case 'bitXor':
    case 'leftShift':
    case 'rightArithShift':
    case 'rightLogShift':
      if (values.some((value) => isDecimal(value) && value.e > MOST_BIT_DIGITS)) {
        unprocessable(`Bit operations take numbers of at most ${MOST_BIT_DIGITS} digits.`)
      }
      return null
    case 'zeta':
      // The library's series ends after a dozen digits, whatever the precision.
      if (values.some(isDecimal)) unprocessable('zeta is not available with 64 digits.')
      return null
    case 'mod':
      if (isDecimal(values[0]) && isDecimal(values[1]) && values[0].e - values[1].e > KEPT_DIGITS) {
        unprocessable(`The remainder is beyond the ${KEPT_DIGITS} digits that are kept.`)
      }
      return null
    default:
      return null
  }
}

/** Returns a result; 422 if it is a matrix, decimal or fraction too large to continue with. */
export const guardValue = (value: unknown): unknown => {
  if (isMatrix(value)) guardElements(value.size().reduce((all, size) => all * size, 1))
  if (Array.isArray(value)) guardElements(value.flat(Infinity).length)
  if (isDecimal(value) && value.isFinite() && value.e > LONGEST_VALUE) tooLong()
  if (isFraction(value) && (value.n > LONGEST_FRACTION || value.d > LONGEST_FRACTION)) tooLong()
  return value
}

const tooLong = (): never => unprocessable(`A number has more than ${LONGEST_VALUE} digits.`)

const EXPONENTIAL = /(?<![A-Za-z0-9_.])(\d+\.?\d*|\.\d+)[eE]([-+]?\d+)/g

/**
 * The text with its numerals as the mode can read them: fractions know no exponents. 422 where an exponent alone makes a
 * number too long to hold exactly.
 */
export const readableNumerals = (text: string, mode: Mode): string =>
  mode === 'number'
    ? text
    : text.replace(EXPONENTIAL, (numeral: string, mantissa: string, exponent: string) => {
        if (Math.abs(Number(exponent)) > MOST_DIGITS) {
          unprocessable(`A number has more than ${MOST_DIGITS} digits.`)
        }
        return mode === 'fraction' ? withoutExponent(mantissa, Number(exponent)) : numeral
      })

/** The decimal with its point moved. */
const withoutExponent = (mantissa: string, exponent: number): string => {
  const [whole = '', decimals = ''] = mantissa.split('.')
  const point = whole.length + exponent
  const digits = whole + decimals
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`
  const padded = digits.padEnd(point, '0')
  return point < padded.length ? `${padded.slice(0, point)}.${padded.slice(point)}` : padded
}
