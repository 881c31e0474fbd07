import { feature } from '#toolkit'
import { factorize, nextPrime, previousPrime, type PrimePower } from '#toolkit/lib/numbers/primes'

const MOST_DIVISORS = 1000

const product = (factors: readonly bigint[]): bigint => factors.reduce((all, factor) => all * factor, 1n)

const divisorsOf = (factors: readonly PrimePower[]): bigint[] =>
  factors
    .reduce<bigint[]>(
      (divisors, { prime, exponent }) =>
        Array.from({ length: exponent + 1 }, (_, power) => prime ** BigInt(power)).flatMap((power) =>
          divisors.map((divisor) => divisor * power),
        ),
      [1n],
    )
    .sort((a, b) => (a < b ? -1 : 1))

const mobiusOf = (factors: readonly PrimePower[]): -1 | 0 | 1 => {
  if (factors.some(({ exponent }) => exponent > 1)) return 0
  return factors.length % 2 === 0 ? 1 : -1
}

const kindOf = (aliquotExcess: bigint): 'deficient' | 'perfect' | 'abundant' => {
  if (aliquotExcess === 0n) return 'perfect'
  return aliquotExcess < 0n ? 'deficient' : 'abundant'
}

export default feature('rest_math_factorize', ({ n: text }) => {
  const n = BigInt(text)
  const factors = factorize(n)
  const divisorCount = factors.reduce((count, { exponent }) => count * (exponent + 1), 1)
  const divisorSum = product(
    factors.map(({ prime, exponent }) => (prime ** BigInt(exponent + 1) - 1n) / (prime - 1n)),
  )
  const expression = factors
    .map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`))
    .join('*')
  return {
    n: text,
    isPrime: factors.length === 1 && factors[0]?.exponent === 1,
    factors: factors.map(({ prime, exponent }) => ({ prime: prime.toString(), exponent })),
    expression: expression === '' ? '1' : expression,
    divisorCount,
    divisors: divisorCount > MOST_DIVISORS ? null : divisorsOf(factors).map(String),
    divisorSum: divisorSum.toString(),
    totient: product(
      factors.map(({ prime, exponent }) => (prime - 1n) * prime ** BigInt(exponent - 1)),
    ).toString(),
    mobius: mobiusOf(factors),
    kind: kindOf(divisorSum - 2n * n),
    nextPrime: nextPrime(n).toString(),
    previousPrime: previousPrime(n)?.toString() ?? null,
  }
})
