import { describe, expect, it } from 'vitest'
import { squareRootsModulo } from '#toolkit/lib/numbers/modular-arithmetic'
import { primesUpTo } from '#toolkit/lib/numbers/primes'

describe('square roots modulo a prime', () => {
  it.each(primesUpTo(60).concat(193, 257))('are all that there are modulo %i', (p) => {
    for (let a = 0; a < p; a++) {
      const roots = Array.from({ length: p }, (_, x) => x).filter((x) => (x * x) % p === a)
      expect(squareRootsModulo(BigInt(a), BigInt(p))).toEqual(roots.map(BigInt))
    }
  })

  it('are found where p - 1 is divisible by a high power of 2', () => {
    // The prime of the curve P-224 (FIPS 186): 2^96 divides p - 1.
    const p = 2n ** 224n - 2n ** 96n + 1n
    const [root = 0n] = squareRootsModulo(4n, p)
    expect(root).toBe(2n)
  })
})
