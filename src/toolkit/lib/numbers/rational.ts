import { absolute, floorDivide, gcd } from './integers.js'

/**
 * An exact fraction in lowest terms with a positive denominator. The one of this service, in place of fraction.js 5.3.4,
 * which refuses "1e-20" and whose value of (10^400 + 1)/(10^400 + 3) is NaN.
 */
export interface Rational {
  numerator: bigint
  denominator: bigint
}

/** The fraction in lowest terms; the denominator must not be 0. */
export const rational = (numerator: bigint, denominator = 1n): Rational => {
  if (denominator === 1n) return { numerator, denominator }
  const divisor = gcd(numerator, denominator) * (denominator < 0n ? -1n : 1n)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export const ZERO = rational(0n)
export const ONE = rational(1n)

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const negate = (a: Rational): Rational => ({ numerator: -a.numerator, denominator: a.denominator })

export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b))

export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator)

/** b must not be 0. */
export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator)

/** An integer power; a must not be 0 if the exponent is negative. */
export const power = (a: Rational, exponent: number): Rational =>
  exponent >= 0
    ? { numerator: a.numerator ** BigInt(exponent), denominator: a.denominator ** BigInt(exponent) }
    : rational(a.denominator ** BigInt(-exponent), a.numerator ** BigInt(-exponent))

export const isZero = (a: Rational): boolean => a.numerator === 0n

export const compare = (a: Rational, b: Rational): -1 | 0 | 1 => {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** The greatest integer that is not above. */
export const floor = (a: Rational): bigint => floorDivide(a.numerator, a.denominator)

/** "n/d", or "n" for an integer. */
export const rationalText = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? numerator.toString() : `${numerator}/${denominator}`

const bitLength = (n: bigint): number => n.toString(2).length

/** Bits that are kept before the last rounding: 53 of the double and some to round by. */
const KEPT_BITS = 66

/** The nearest double; infinite if it is beyond their range. */
export const nearestDouble = ({ numerator, denominator }: Rational): number => {
  if (numerator === 0n) return 0
  const magnitude = absolute(numerator)
  const shift = KEPT_BITS - (bitLength(magnitude) - bitLength(denominator))
  // Subnormal results have fewer bits: what is below the last of them may only decide the rounding.
  const scale = BigInt(Math.min(shift, 1074 + 2))
  const [top, bottom] = scale >= 0n ? [magnitude << scale, denominator] : [magnitude, denominator << -scale]
  const quotient = top / bottom
  // The sticky bit keeps a quotient that was cut from looking like a tie.
  const sticky = (quotient << 1n) | (top % bottom === 0n ? 0n : 1n)
  const value = scaledByPowerOfTwo(sticky, -Number(scale) - 1)
  return numerator < 0n ? -value : value
}

const scaledByPowerOfTwo = (n: bigint, exponent: number): number => {
  const excess = Math.max(bitLength(n) - 53, -1074 - exponent, 0)
  const kept = n >> BigInt(excess)
  const rest = n - (kept << BigInt(excess))
  const half = excess === 0 ? 0n : 1n << BigInt(excess - 1)
  const up = excess > 0 && (rest > half || (rest === half && (kept & 1n) === 1n))
  const mantissa = Number(up ? kept + 1n : kept)
  const power = exponent + excess
  // 2^power alone may leave the doubles' range although the product does not.
  return power > 1000 ? mantissa * 2 ** 900 * 2 ** (power - 900) : mantissa * 2 ** Math.max(power, -1074)
}

/** The exact value of a decimal such as "-12.5" or "3e-2"; null for other text. */
export const rationalOfDecimal = (text: string): Rational | null => {
  const [, sign, whole, decimals, exponent] =
    /^([-+]?)(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d{1,4}))?$/.exec(text) ?? []
  if (whole === undefined || (whole === '' && (decimals ?? '') === '')) return null
  const digits = BigInt(`${whole}${decimals ?? ''}`) * (sign === '-' ? -1n : 1n)
  const scale = Number(exponent ?? 0) - (decimals ?? '').length
  return scale >= 0 ? rational(digits * 10n ** BigInt(scale)) : rational(digits, 10n ** BigInt(-scale))
}

/** The exact value of a finite double's shortest decimal, which is what its writer meant. */
export const rationalOfDouble = (value: number): Rational => {
  const exact = rationalOfDecimal(String(value))
  if (exact === null) throw new RangeError(`${value} is not finite`)
  return exact
}

/** The exact value of "n/d" or of a decimal; null if the text is neither, or the denominator is 0. */
export const parseRational = (text: string): Rational | null => {
  const [top = '', bottom, ...more] = text.split('/')
  if (more.length > 0) return null
  const numerator = rationalOfDecimal(top.trim())
  if (bottom === undefined || numerator === null) return numerator
  const denominator = rationalOfDecimal(bottom.trim())
  return denominator === null || isZero(denominator) ? null : divide(numerator, denominator)
}
