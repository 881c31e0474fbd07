import { absolute, gcd, integerSqrt, modulo } from './integers.js'
import { powerModulo } from './power-modulo.js'

/** A prime and how often it divides. */
export interface PrimePower {
  prime: bigint
  exponent: number
}

/** The primes up to limit, ascending: the sieve of Eratosthenes. */
export const primesUpTo = (limit: number): number[] => {
  const composite = new Uint8Array(limit + 1)
  const primes: number[] = []
  for (let n = 2; n <= limit; n++) {
    if (composite[n] === 1) continue
    primes.push(n)
    for (let multiple = n * n; multiple <= limit; multiple += n) composite[multiple] = 1
  }
  return primes
}

const SMALL_LIMIT = 1000
const SMALL_PRIMES = primesUpTo(SMALL_LIMIT).map(BigInt)
/** With these bases Miller-Rabin is a proof below 3,317,044,064,679,887,385,961,981 (Sorenson and Webster 2015). */
const BASES = SMALL_PRIMES.slice(0, 13)
const PROVEN_BELOW = 3_317_044_064_679_887_385_961_981n

/** Whether n passes Miller and Rabin's strong test to a base; n odd and above 2. */
const isStrongProbablePrime = (n: bigint, base: bigint): boolean => {
  let oddPart = n - 1n
  let twos = 0
  for (; (oddPart & 1n) === 0n; oddPart >>= 1n) twos++
  let power = powerModulo(base, oddPart, n)
  if (power === 1n || power === n - 1n) return true
  for (let level = 1; level < twos; level++) {
    power = (power * power) % n
    if (power === n - 1n) return true
  }
  return false
}

/** The Jacobi symbol (a/n) for odd n > 0. */
export const jacobi = (a: bigint, n: bigint): -1 | 0 | 1 => {
  let [top, bottom] = [modulo(a, n), n]
  let sign: -1 | 1 = 1
  const turn = (): void => {
    sign = sign === 1 ? -1 : 1
  }
  while (top !== 0n) {
    while ((top & 1n) === 0n) {
      top >>= 1n
      const rest = bottom & 7n
      if (rest === 3n || rest === 5n) turn()
    }
    ;[top, bottom] = [bottom, top]
    if ((top & 3n) === 3n && (bottom & 3n) === 3n) turn()
    top %= bottom
  }
  return bottom === 1n ? sign : 0
}

/** The strong Lucas test with Selfridge's parameters (Baillie and Wagstaff 1980, method A); n odd and no square. */
const isStrongLucasProbablePrime = (n: bigint): boolean => {
  let discriminant = 5n
  for (;;) {
    const symbol = jacobi(discriminant, n)
    if (symbol === -1) break
    if (symbol === 0 && absolute(discriminant) % n !== 0n) return false
    discriminant = discriminant > 0n ? -(discriminant + 2n) : -(discriminant - 2n)
  }
  const q = (1n - discriminant) / 4n
  let oddPart = n + 1n
  let twos = 0
  for (; (oddPart & 1n) === 0n; oddPart >>= 1n) twos++
  const half = (x: bigint): bigint => modulo((x & 1n) === 1n ? x + n : x, n << 1n) >> 1n
  let [u, v, qPower] = [1n, 1n, modulo(q, n)]
  for (const bit of oddPart.toString(2).slice(1)) {
    ;[u, v, qPower] = [modulo(u * v, n), modulo(v * v - 2n * qPower, n), modulo(qPower * qPower, n)]
    if (bit === '1') [u, v, qPower] = [half(u + v), half(discriminant * u + v), modulo(qPower * q, n)]
  }
  if (u === 0n || v === 0n) return true
  for (let level = 1; level < twos; level++) {
    v = modulo(v * v - 2n * qPower, n)
    if (v === 0n) return true
    qPower = modulo(qPower * qPower, n)
  }
  return false
}

/**
 * Whether n is prime: proven below 3.3 * 10^24 by Miller and Rabin's test to the first 13 primes, above that by
 * Baillie, Pomerance, Selfridge and Wagstaff's test, to which no composite is known.
 */
export const isPrime = (n: bigint): boolean => {
  if (n < 2n) return false
  for (const prime of SMALL_PRIMES) {
    if (n % prime === 0n) return n === prime
  }
  if (n < BigInt(SMALL_LIMIT) ** 2n) return true
  if (n < PROVEN_BELOW) return BASES.every((base) => isStrongProbablePrime(n, base))
  return isStrongProbablePrime(n, 2n) && integerSqrt(n) ** 2n !== n && isStrongLucasProbablePrime(n)
}

/** The least prime above n. */
export const nextPrime = (n: bigint): bigint => {
  if (n < 2n) return 2n
  let candidate = (n + 1n) | 1n
  while (!isPrime(candidate)) candidate += 2n
  return candidate
}

/** The greatest prime below n; null if there is none. */
export const previousPrime = (n: bigint): bigint | null => {
  if (n <= 2n) return null
  if (n === 3n) return 2n
  let candidate = (n - 2n) | 1n
  while (!isPrime(candidate)) candidate -= 2n
  return candidate
}

/** How many differences are multiplied before one gcd is taken. */
const BATCH = 128

/** Brent's (1980) form of Pollard's rho; a proper divisor of an odd composite n, or null when this constant finds none. */
const rhoDivisor = (n: bigint, constant: bigint): bigint | null => {
  let [tortoise, hare, saved] = [2n, 2n, 2n]
  let divisor = 1n
  for (let length = 1; divisor === 1n; length *= 2) {
    tortoise = hare
    for (let step = 0; step < length; step++) hare = (hare * hare + constant) % n
    for (let done = 0; done < length && divisor === 1n; done += BATCH) {
      saved = hare
      let product = 1n
      for (let step = 0; step < Math.min(BATCH, length - done); step++) {
        hare = (hare * hare + constant) % n
        product = (product * absolute(tortoise - hare)) % n
      }
      divisor = gcd(product, n)
    }
  }
  // Two factors met in one batch: go through it again one by one.
  if (divisor === n) {
    do {
      saved = (saved * saved + constant) % n
      divisor = gcd(tortoise - saved, n)
    } while (divisor === 1n)
  }
  return divisor === n ? null : divisor
}

const properDivisor = (n: bigint): bigint => {
  const root = integerSqrt(n)
  if (root * root === n) return root
  for (let constant = 1n; ; constant++) {
    const divisor = rhoDivisor(n, constant)
    if (divisor !== null) return divisor
  }
}

const splitInto = (n: bigint, primes: bigint[]): void => {
  if (n === 1n) return
  if (isPrime(n)) {
    primes.push(n)
    return
  }
  const divisor = properDivisor(n)
  splitInto(divisor, primes)
  splitInto(n / divisor, primes)
}

/**
 * The prime factors of n >= 1, ascending; none for 1. Trial division by small primes, then Pollard and Brent's rho,
 * whose time grows with the square root of the second greatest prime factor: 10^19 takes milliseconds.
 */
export const factorize = (n: bigint): PrimePower[] => {
  const primes: bigint[] = []
  let rest = n
  for (const prime of SMALL_PRIMES) {
    for (; rest % prime === 0n; rest /= prime) primes.push(prime)
  }
  splitInto(rest, primes)
  const exponents = new Map<bigint, number>()
  for (const prime of primes) exponents.set(prime, (exponents.get(prime) ?? 0) + 1)
  return Array.from(exponents, ([prime, exponent]) => ({ prime, exponent })).sort((a, b) =>
    a.prime < b.prime ? -1 : 1,
  )
}
