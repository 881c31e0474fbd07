import type { Complex } from '../algebra/polynomial-roots.js'

const NUMBER = String.raw`(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?`
const REAL_FIRST = new RegExp(String.raw`^([-+]?)\s*(${NUMBER})(?:\s*([-+])\s*(${NUMBER})?\s*i)?$`)
const IMAGINARY_FIRST = new RegExp(String.raw`^([-+]?)\s*(${NUMBER})?\s*i(?:\s*([-+])\s*(${NUMBER}))?$`)

const signed = (sign: string | undefined, digits: string): number => {
  const value = Number(digits)
  return sign === '-' && value !== 0 ? -value : value
}

/** The number in a text such as "3+4i", "-i", "2" or "4i - 3"; null if there is none that is finite. */
export const parseComplex = (text: string): Complex | null => {
  const trimmed = text.trim()
  const real = REAL_FIRST.exec(trimmed)
  const imaginary = IMAGINARY_FIRST.exec(trimmed)
  const parts = real ?? imaginary
  if (parts === null) return null
  const [, firstSign, first = '1', secondSign, second] = parts
  const [one, other] = [
    signed(firstSign, first),
    secondSign === undefined ? 0 : signed(secondSign, second ?? '1'),
  ]
  const value = real === null ? { re: other, im: one } : { re: one, im: other }
  return Number.isFinite(value.re) && Number.isFinite(value.im) ? value : null
}

export const modulus = ({ re, im }: Complex): number => Math.hypot(re, im)

/** In (-pi, pi]; 0 for 0. */
export const argument = ({ re, im }: Complex): number => Math.atan2(im === 0 ? 0 : im, re === 0 ? 0 : re)

export const multiply = (a: Complex, b: Complex): Complex => ({
  re: a.re * b.re - a.im * b.im,
  im: a.re * b.im + a.im * b.re,
})

/** b must not be 0. Smith's (1962) method, which overflows only if the quotient does. */
export const divide = (a: Complex, b: Complex): Complex => {
  if (Math.abs(b.re) >= Math.abs(b.im)) {
    const ratio = b.im / b.re
    const divisor = b.re + b.im * ratio
    return { re: (a.re + a.im * ratio) / divisor, im: (a.im - a.re * ratio) / divisor }
  }
  const ratio = b.re / b.im
  const divisor = b.re * ratio + b.im
  return { re: (a.re * ratio + a.im) / divisor, im: (a.im * ratio - a.re) / divisor }
}

const ONE: Complex = { re: 1, im: 0 }
const ZERO: Complex = { re: 0, im: 0 }
/** Up to here powers are multiplied out, so that those of whole numbers are exact. */
const GREATEST_PRODUCT = 1024

const integerPower = (a: Complex, exponent: number): Complex => {
  let result = ONE
  let square = a
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(result, square)
    if (rest > 1) square = multiply(square, square)
  }
  return result
}

/** A cosine or sine that is no more than the rounding of the angle. */
const NEGLIGIBLE = 1e-15

/** On an axis the other part is 0, and not that rounding times the radius. */
const fromPolar = (radius: number, angle: number): Complex => {
  const part = (share: number): number => (Math.abs(share) < NEGLIGIBLE ? 0 : radius * share)
  return { re: part(Math.cos(angle)), im: part(Math.sin(angle)) }
}

/**
 * The principal value of a^b; null for 0 to a power that is negative or not real.
 * By hand: mathjs 15.2.0 gives NaN for the square of 1e-200 + 1e-200i.
 */
export const power = (a: Complex, b: Complex): Complex | null => {
  if (a.re === 0 && a.im === 0) {
    if (b.im !== 0 || b.re < 0) return null
    return b.re === 0 ? ONE : ZERO
  }
  if (b.im === 0 && Number.isInteger(b.re) && Math.abs(b.re) <= GREATEST_PRODUCT) {
    return b.re < 0 ? divide(ONE, integerPower(a, -b.re)) : integerPower(a, b.re)
  }
  const [radius, angle] = [modulus(a), argument(a)]
  if (b.im === 0) return fromPolar(radius ** b.re, b.re * angle)
  const logRadius = Math.log(radius)
  return fromPolar(Math.exp(b.re * logRadius - b.im * angle), b.re * angle + b.im * logRadius)
}

/** The n n-th roots, from the principal one on counter-clockwise. */
export const rootsOf = (a: Complex, n: number): Complex[] =>
  Array.from({ length: n }, (_, k) => fromPolar(modulus(a) ** (1 / n), (argument(a) + 2 * Math.PI * k) / n))

/**
 * A number at so many significant digits without trailing zeros, in exponential form below 1e-3 and from 1e5 on: the
 * "auto" notation of mathjs's `format`.
 */
export const formatAuto = (value: number, digits: number): string => {
  if (value === 0) return '0'
  const [mantissa = '', exponentText = '0'] = value.toExponential(digits - 1).split('e')
  const exponent = Number(exponentText)
  if (exponent >= -3 && exponent < 5) return String(Number(value.toPrecision(digits)))
  const short = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa
  return `${short}e${exponent < 0 ? '' : '+'}${exponent}`
}

/** "3 + 4i", "-i", "2": as mathjs's `format` writes it. A part that is nothing beside the other is left out. */
export const complexText = ({ re, im }: Complex, digits: number): string => {
  const negligible = 10 ** -digits
  const real = Math.abs(re / im) < negligible ? 0 : re
  const imaginary = Math.abs(im / re) < negligible ? 0 : im
  if (imaginary === 0) return formatAuto(real, digits)
  const size = formatAuto(Math.abs(imaginary), digits)
  const unit = size === '1' ? 'i' : `${size}i`
  if (real === 0) return imaginary < 0 ? `-${unit}` : unit
  return `${formatAuto(real, digits)} ${imaginary < 0 ? '-' : '+'} ${unit}`
}
