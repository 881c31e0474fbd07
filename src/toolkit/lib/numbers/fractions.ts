import { absolute, floorDivide } from './integers.js'
import {
  add,
  compare,
  rational,
  rationalOfDecimal,
  rationalText,
  subtract,
  type Rational,
} from './rational.js'

/** The value of a decimal whose last digits, in brackets, repeat for ever. */
const repeatingValue = (whole: string, prefix: string, period: string): Rational =>
  add(
    rationalOfDecimal(`${whole}.${prefix}`) ?? rational(0n),
    rational(BigInt(period), (10n ** BigInt(period.length) - 1n) * 10n ** BigInt(prefix.length)),
  )

/**
 * The value of "3/4", "1 1/2", "-0.125" or "0.1(6)"; null if a denominator is 0 or the text is something else.
 */
export const parseFraction = (text: string): Rational | null => {
  if (text.startsWith('-')) {
    const positive = parseFraction(text.slice(1))
    return positive === null ? null : subtract(rational(0n), positive)
  }
  const [, integer = '0', top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? []
  if (top !== undefined && bottom !== undefined) {
    if (BigInt(bottom) === 0n) return null
    return add(rational(BigInt(integer)), rational(BigInt(top), BigInt(bottom)))
  }
  const [, whole = '', prefix = '', period] = /^(\d+)\.(\d*)\((\d+)\)$/.exec(text) ?? []
  return period === undefined ? rationalOfDecimal(text) : repeatingValue(whole, prefix, period)
}

/** "1 1/2", "-1 1/2", "1/6" or "3". */
export const mixedText = (value: Rational): string => {
  const magnitude = absolute(value.numerator)
  const whole = magnitude / value.denominator
  if (whole === 0n || value.denominator === 1n) return rationalText(value)
  return `${value.numerator < 0n ? '-' : ''}${whole} ${magnitude % value.denominator}/${value.denominator}`
}

const LONGEST_PERIOD = 1000
const CUT = 50

/** How often a prime divides. */
const multiplicity = (n: bigint, prime: bigint): number => {
  let times = 0
  for (let rest = n; rest % prime === 0n; rest /= prime) times++
  return times
}

/** The length of the period of 1/d for d coprime to 10: the order of 10 modulo d; null if it exceeds the longest. */
const periodLength = (d: bigint): number | null => {
  let rest = 10n % d
  for (let length = 1; length <= LONGEST_PERIOD; length++) {
    if (rest === 1n) return length
    rest = (rest * 10n) % d
  }
  return null
}

/** The exact decimal expansion with its period in brackets; one with a period of over 1000 digits ends with "...". */
export const repeatingDecimal = (value: Rational): string => {
  const magnitude = absolute(value.numerator)
  const { denominator } = value
  const sign = value.numerator < 0n ? '-' : ''
  const [twos, fives] = [multiplicity(denominator, 2n), multiplicity(denominator, 5n)]
  const prefix = Math.max(twos, fives)
  const odd = denominator / (2n ** BigInt(twos) * 5n ** BigInt(fives))
  const period = odd === 1n ? 0 : periodLength(odd)
  const length = period === null ? CUT : prefix + period
  const whole = magnitude / denominator
  if (length === 0) return `${sign}${whole}`
  const digits = (((magnitude % denominator) * 10n ** BigInt(length)) / denominator)
    .toString()
    .padStart(length, '0')
  if (period === null) return `${sign}${whole}.${digits}...`
  return `${sign}${whole}.${digits.slice(0, prefix)}${period === 0 ? '' : `(${digits.slice(prefix)})`}`
}

/** The terms [a0; a1, ...] of the simple continued fraction, by floor; the last is over 1 unless it is the only one. */
export const continuedFraction = (value: Rational): bigint[] => {
  const terms: bigint[] = []
  let [top, bottom] = [value.numerator, value.denominator]
  while (bottom !== 0n) {
    const term = floorDivide(top, bottom)
    terms.push(term)
    ;[top, bottom] = [bottom, top - term * bottom]
  }
  return terms
}

/** The fractions that the first one, two, ... terms of a continued fraction make. */
export const convergents = (terms: readonly bigint[]): Rational[] => {
  let [before, last] = [
    { numerator: 0n, denominator: 1n },
    { numerator: 1n, denominator: 0n },
  ]
  return terms.map((term) => {
    const next = {
      numerator: term * last.numerator + before.numerator,
      denominator: term * last.denominator + before.denominator,
    }
    ;[before, last] = [last, next]
    return next
  })
}

const distance = (a: Rational, b: Rational): Rational => {
  const { numerator, denominator } = subtract(a, b)
  return { numerator: absolute(numerator), denominator }
}

/**
 * The nearest fraction with a denominator of at most `most`: the last convergent that has one, or the best
 * semiconvergent after it; the convergent where both are equally near.
 */
export const limitDenominator = (value: Rational, most: bigint): Rational => {
  if (value.denominator <= most) return value
  const all = convergents(continuedFraction(value))
  const index = all.findIndex(({ denominator }) => denominator > most)
  const last = all[index - 1] ?? rational(0n)
  const before = all[index - 2] ?? { numerator: 1n, denominator: 0n }
  const steps = (most - before.denominator) / last.denominator
  const between = {
    numerator: before.numerator + steps * last.numerator,
    denominator: before.denominator + steps * last.denominator,
  }
  return compare(distance(last, value), distance(between, value)) <= 0 ? last : between
}

const MOST_UNITS = 10
/** Greedy denominators may double their length with every term. */
const LONGEST_UNIT = 1n << 400_000n

/** The denominators of the greedy unit fractions that a value between 0 and 1 is the sum of; null beyond ten. */
export const egyptianFraction = (value: Rational): bigint[] | null => {
  if (value.numerator <= 0n || compare(value, rational(1n)) >= 0) return null
  const units: bigint[] = []
  let [top, bottom] = [value.numerator, value.denominator]
  while (top !== 0n) {
    if (units.length === MOST_UNITS || bottom > LONGEST_UNIT) return null
    const unit = (bottom + top - 1n) / top
    units.push(unit)
    ;[top, bottom] = [top * unit - bottom, bottom * unit]
  }
  return units
}
