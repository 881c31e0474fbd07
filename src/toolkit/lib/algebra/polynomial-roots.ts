import { bitsOf, derivative, squareFreeFactors, type IntegerPolynomial } from './integer-polynomials.js'
import { absolute } from '../numbers/integers.js'
import { nearestDouble, rational } from '../numbers/rational.js'

/** A complex number. */
export interface Complex {
  re: number
  im: number
}

/** A complex number in units of 2^-bits. */
interface Fixed {
  re: bigint
  im: bigint
}

const MOST_ROUNDS = 80
/** Enough but for roots that nearly coincide. */
const FIRST_BITS = 256n
/** What is smaller is the rounding of a part that is 0. */
const ZERO_BITS = 80n
/** The last correction, in bits behind the point, that counts as convergence. */
const CONVERGED_BITS = 90n

const divide = (a: Fixed, b: Fixed, bits: bigint): Fixed | null => {
  const norm = b.re * b.re + b.im * b.im
  if (norm === 0n) return null
  return {
    re: ((a.re * b.re + a.im * b.im) << bits) / norm,
    im: ((a.im * b.re - a.re * b.im) << bits) / norm,
  }
}

const evaluate = (polynomial: IntegerPolynomial, z: Fixed, bits: bigint): Fixed => {
  let [re, im] = [0n, 0n]
  for (const coefficient of polynomial) {
    ;[re, im] = [((re * z.re - im * z.im) >> bits) + (coefficient << bits), (re * z.im + im * z.re) >> bits]
  }
  return { re, im }
}

/** 2^logRadius at an angle. */
const polar = (logRadius: number, angle: number, bits: bigint): Fixed => {
  const whole = Math.floor(logRadius)
  const mantissa = 2 ** (logRadius - whole)
  const fixed = (value: number): bigint => {
    const shift = BigInt(whole) + bits - 50n
    const scaled = BigInt(Math.round(value * 2 ** 50))
    return shift >= 0n ? scaled << shift : scaled >> -shift
  }
  return { re: fixed(mantissa * Math.cos(angle)), im: fixed(mantissa * Math.sin(angle)) }
}

/** Starting points on circles whose radii the Newton polygon of the coefficients gives (Bini 1996). */
const startingPoints = (polynomial: IntegerPolynomial, bits: bigint): Fixed[] => {
  const degree = polynomial.length - 1
  const heights = polynomial.map((coefficient) => (coefficient === 0n ? -Infinity : bitsOf(coefficient)))
  const hull = [0]
  for (let next = 1; next <= degree; next++) {
    if (heights[next] === -Infinity) continue
    const slope = (from: number): number => ((heights[next] ?? 0) - (heights[from] ?? 0)) / (next - from)
    while (hull.length > 1) {
      const [before = 0, last = 0] = hull.slice(-2)
      if (slope(before) > slope(last)) break
      hull.pop()
    }
    hull.push(next)
  }
  return hull.slice(1).flatMap((to, index) => {
    const from = hull[index] ?? 0
    const logRadius = ((heights[to] ?? 0) - (heights[from] ?? 0)) / (to - from)
    // An angle off the axes, since a real start would keep complex roots away.
    return Array.from({ length: to - from }, (_, k) =>
      polar(logRadius, (2 * Math.PI * k) / (to - from) + 0.7 + index, bits),
    )
  })
}

/** How far a root moves from a point where it is stuck. */
const kick = (bits: bigint): Fixed => ({ re: 1n << (bits - 10n), im: 1n << (bits - 11n) })

const isSmall = ({ re, im }: Fixed, bits: bigint): boolean => {
  const small = 1n << (bits - CONVERGED_BITS)
  return re < small && re > -small && im < small && im > -small
}

/** One correction by Ehrlich and Aberth: Newton's, repelled by the other roots. */
const correction = (
  polynomial: IntegerPolynomial,
  slope: IntegerPolynomial,
  roots: readonly Fixed[],
  { index, bits }: { index: number; bits: bigint },
): Fixed => {
  const z = roots[index] ?? { re: 0n, im: 0n }
  const value = evaluate(polynomial, z, bits)
  const one = { re: 1n << bits, im: 0n }
  const repulsion = { re: 0n, im: 0n }
  for (const [other, root] of roots.entries()) {
    if (other === index) continue
    const inverse = divide(one, { re: z.re - root.re, im: z.im - root.im }, bits)
    repulsion.re += inverse?.re ?? 0n
    repulsion.im += inverse?.im ?? 0n
  }
  const derived = evaluate(slope, z, bits)
  // p / (p' - p S), the form that needs no division by p'.
  const divisor = {
    re: derived.re - ((value.re * repulsion.re - value.im * repulsion.im) >> bits),
    im: derived.im - ((value.re * repulsion.im + value.im * repulsion.re) >> bits),
  }
  const step = divide(value, divisor, bits)
  if (step === null) return kick(bits)
  // Two points that have run into each other hold each other fast; a root is where Newton's own step is small too.
  const newton = isSmall(step, bits) ? divide(value, derived, bits) : step
  return newton === null || (newton !== step && !isSmall(newton, bits)) ? kick(bits) : step
}

/** The roots by the iteration of Ehrlich and Aberth in fixed point; null if the precision is too low for them. */
const simpleRoots = (polynomial: IntegerPolynomial, bits: bigint): Fixed[] | null => {
  const slope = derivative(polynomial)
  const roots = startingPoints(polynomial, bits)
  const settled = roots.map(() => false)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const [index, root] of roots.entries()) {
      if (settled[index] === true) continue
      const step = correction(polynomial, slope, roots, { index, bits })
      roots[index] = { re: root.re - step.re, im: root.im - step.im }
      settled[index] = isSmall(step, bits)
    }
    if (settled.every(Boolean)) return roots
  }
  return null
}

const rootsOfSquareFree = (polynomial: IntegerPolynomial): Complex[] => {
  for (let bits = FIRST_BITS + 16n * BigInt(polynomial.length); ; bits *= 2n) {
    const roots = simpleRoots(polynomial, bits)
    if (roots === null) continue
    const scale = 1n << bits
    const part = (value: bigint): number =>
      absolute(value) < scale >> ZERO_BITS ? 0 : nearestDouble(rational(value, scale))
    return roots.map(({ re, im }) => ({ re: part(re), im: part(im) }))
  }
}

/** An imaginary part that is nothing beside its real part. */
const NEGLIGIBLE = 1e-7

/**
 * All complex roots of a polynomial that is not constant, each as often as it counts, in no order. Multiple roots are
 * split off exactly first, so that they come out as exactly as simple ones. An imaginary part below 1e-7 (1 + |re|) is 0.
 * By hand: the eigenvalues of ml-matrix 6.15.1 put the triple root of (x - 1)^3 at 1.0000068 ± 0.0000119i and
 * 0.9999863.
 */
export const polynomialRoots = (coefficients: IntegerPolynomial): Complex[] => {
  const trailing = coefficients.findLastIndex((coefficient) => coefficient !== 0n) + 1
  const zeros = Array.from({ length: coefficients.length - trailing }, () => ({ re: 0, im: 0 }))
  const others =
    trailing > 1
      ? squareFreeFactors(coefficients.slice(0, trailing)).flatMap(({ polynomial, multiplicity }) =>
          rootsOfSquareFree(polynomial).flatMap((root) => Array.from({ length: multiplicity }, () => root)),
        )
      : []
  return [...zeros, ...others].map(({ re, im }) => ({
    re,
    im: Math.abs(im) < NEGLIGIBLE * (1 + Math.abs(re)) ? 0 : im,
  }))
}
