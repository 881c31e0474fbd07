import { describe, expect, it } from 'vitest'
import { factorize, isPrime, jacobi, nextPrime, previousPrime, primesUpTo } from '#toolkit/lib/numbers/primes'

describe('primes', () => {
  it('are counted as in OEIS A006880: 1229 below 10000', () => {
    expect(primesUpTo(10_000)).toHaveLength(1229)
    expect(Array.from({ length: 10_000 }, (_, n) => BigInt(n)).filter(isPrime)).toHaveLength(1229)
  })

  it('are told from strong pseudoprimes (OEIS A014233) and Carmichael numbers (A002997)', () => {
    for (const n of [
      2047n,
      3215031751n,
      341550071728321n,
      3825123056546413051n,
      318665857834031151167461n,
      561n,
      41041n,
    ]) {
      expect(isPrime(n)).toBe(false)
    }
  })

  it('are told past the proven bases: Mersenne primes and their products', () => {
    expect(isPrime(2n ** 127n - 1n)).toBe(true)
    expect(isPrime(2n ** 521n - 1n)).toBe(true)
    expect(isPrime(2n ** 523n - 1n)).toBe(false)
    expect(isPrime((2n ** 127n - 1n) * (2n ** 89n - 1n))).toBe(false)
    expect(isPrime((2n ** 89n - 1n) ** 2n)).toBe(false)
  })

  it('have neighbours', () => {
    expect([nextPrime(0n), nextPrime(2n), nextPrime(7n)]).toEqual([2n, 3n, 11n])
    expect([previousPrime(2n), previousPrime(3n), previousPrime(14n)]).toEqual([null, 2n, 13n])
  })
})

describe('factorize', () => {
  it('gives factors whose product is the number, all prime, ascending', () => {
    for (const n of [1n, 2n, 1024n, 1000003n ** 3n, 9999999999999999999n, 4294967291n * 2147483647n]) {
      const factors = factorize(n)
      expect(factors.reduce((product, { prime, exponent }) => product * prime ** BigInt(exponent), 1n)).toBe(
        n,
      )
      expect(factors.every(({ prime }) => isPrime(prime))).toBe(true)
      expect(factors.map(({ prime }) => prime)).toEqual(
        factors.map(({ prime }) => prime).sort((a, b) => (a < b ? -1 : 1)),
      )
    }
  })
})

describe('the Jacobi symbol', () => {
  it('agrees with squares modulo 23', () => {
    const squares = new Set(Array.from({ length: 22 }, (_, x) => (x + 1) ** 2 % 23))
    for (let a = 1; a < 23; a++) expect(jacobi(BigInt(a), 23n)).toBe(squares.has(a) ? 1 : -1)
  })

  it('is 0 where there is a common factor', () => {
    expect(jacobi(21n, 9n)).toBe(0)
  })
})
