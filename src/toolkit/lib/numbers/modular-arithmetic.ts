import { extendedGcd, gcd, modulo } from './integers.js'
import { factorize, jacobi } from './primes.js'
import { powerModulo } from './power-modulo.js'

/** The inverse of a modulo m in 0..m-1; null unless they are coprime. */
export const inverseModulo = (a: bigint, m: bigint): bigint | null => {
  const { gcd: divisor, x } = extendedGcd(modulo(a, m), m)
  return divisor === 1n ? modulo(x, m) : null
}

/** One congruence x = residue (mod modulus). */
export interface Congruence {
  residue: bigint
  modulus: bigint
}

/**
 * The Chinese remainder theorem for moduli that need not be coprime: the one congruence modulo their least common
 * multiple that says the same as all; null if they contradict each other.
 */
export const combineCongruences = (congruences: readonly Congruence[]): Congruence | null => {
  let combined: Congruence = { residue: 0n, modulus: 1n }
  for (const { residue, modulus } of congruences) {
    const { gcd: divisor, x } = extendedGcd(combined.modulus, modulus)
    const difference = residue - combined.residue
    if (difference % divisor !== 0n) return null
    const steps = modulo((difference / divisor) * x, modulus / divisor)
    const product = (combined.modulus / divisor) * modulus
    combined = { residue: modulo(combined.residue + combined.modulus * steps, product), modulus: product }
  }
  return combined
}

/** The least k >= 1 with a^k = 1 (mod m); null unless they are coprime. m must be small enough to factorize. */
export const multiplicativeOrder = (a: bigint, m: bigint): bigint | null => {
  if (gcd(a, m) !== 1n) return null
  const totient = factorize(m).reduce(
    (product, { prime, exponent }) => product * (prime - 1n) * prime ** BigInt(exponent - 1),
    1n,
  )
  let order = totient
  for (const { prime } of factorize(totient)) {
    while (order % prime === 0n && powerModulo(a, order / prime, m) === 1n % m) order /= prime
  }
  return order
}

/**
 * The square roots of a modulo a prime p in ascending order: none, one (of 0, or for p = 2) or two. Cipolla's algorithm,
 * whose time, unlike Tonelli and Shanks's, does not grow with the power of 2 in p - 1.
 */
export const squareRootsModulo = (a: bigint, p: bigint): bigint[] => {
  const square = modulo(a, p)
  if (square === 0n || p === 2n) return [square]
  if (jacobi(square, p) !== 1) return []
  let shift = 0n
  while (jacobi(shift * shift - square, p) !== -1) {
    // shift^2 = a is a root already.
    if (modulo(shift * shift - square, p) === 0n) return ascending(shift, p - shift)
    shift++
  }
  const nonResidue = modulo(shift * shift - square, p)
  // (shift + w)^((p + 1) / 2) in the field of p^2 elements, with w^2 = nonResidue; the part with w vanishes.
  let [real, imaginary] = [1n, 0n]
  let [baseReal, baseImaginary] = [shift, 1n]
  for (let rest = (p + 1n) / 2n; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) {
      ;[real, imaginary] = [
        (real * baseReal + ((imaginary * baseImaginary) % p) * nonResidue) % p,
        (real * baseImaginary + imaginary * baseReal) % p,
      ]
    }
    ;[baseReal, baseImaginary] = [
      (baseReal * baseReal + ((baseImaginary * baseImaginary) % p) * nonResidue) % p,
      (2n * baseReal * baseImaginary) % p,
    ]
  }
  return ascending(real, p - real)
}

const ascending = (x: bigint, y: bigint): bigint[] => (x < y ? [x, y] : [y, x])
