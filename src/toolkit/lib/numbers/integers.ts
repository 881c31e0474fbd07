/** Exact integer arithmetic that BigInt itself lacks. */

export const absolute = (n: bigint): bigint => (n < 0n ? -n : n)

/** The greatest common divisor, never negative; gcd(0, 0) is 0. */
export const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [absolute(a), absolute(b)]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** The least common multiple, never negative; 0 where either is 0. */
export const lcm = (a: bigint, b: bigint): bigint => {
  const divisor = gcd(a, b)
  return divisor === 0n ? 0n : absolute(a / divisor) * absolute(b)
}

/**
 * Bezout's identity by the extended Euclidean algorithm on |a|, |b|, with the signs of a and b put back:
 * a * x + b * y = gcd.
 */
export const extendedGcd = (a: bigint, b: bigint): { gcd: bigint; x: bigint; y: bigint } => {
  let [oldR, r] = [absolute(a), absolute(b)]
  let [oldS, s] = [1n, 0n]
  let [oldT, t] = [0n, 1n]
  while (r !== 0n) {
    const quotient = oldR / r
    ;[oldR, r] = [r, oldR - quotient * r]
    ;[oldS, s] = [s, oldS - quotient * s]
    ;[oldT, t] = [t, oldT - quotient * t]
  }
  return { gcd: oldR, x: a < 0n ? -oldS : oldS, y: b < 0n ? -oldT : oldT }
}

/** The greatest integer whose square is at most n >= 0: Newton's iteration from above. */
export const integerSqrt = (n: bigint): bigint => {
  if (n < 2n) return n
  let root = 1n << BigInt((n.toString(16).length + 1) << 1)
  for (;;) {
    const next = (root + n / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

/** The quotient rounded towards minus infinity. */
export const floorDivide = (a: bigint, b: bigint): bigint => {
  const quotient = a / b
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient
}

/** a mod m in 0..m-1, for m > 0. */
export const modulo = (a: bigint, m: bigint): bigint => {
  const rest = a % m
  return rest < 0n ? rest + m : rest
}

/** The product of from..to, 1 where that is empty. Halves, since BigInt multiplies factors of equal length fast. */
export const productOfRange = (from: bigint, to: bigint): bigint => {
  if (from > to) return 1n
  if (to - from < 8n) {
    let product = from
    for (let factor = from + 1n; factor <= to; factor++) product *= factor
    return product
  }
  const middle = (from + to) >> 1n
  return productOfRange(from, middle) * productOfRange(middle + 1n, to)
}

/** n! */
export const factorial = (n: bigint): bigint => productOfRange(2n, n)

/** The binomial coefficient C(n, k); 0 where k < 0 or k > n. */
export const binomial = (n: bigint, k: bigint): bigint => {
  if (k < 0n || k > n) return 0n
  const few = k < n - k ? k : n - k
  return productOfRange(n - few + 1n, n) / factorial(few)
}
