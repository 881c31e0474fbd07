import { feature } from '#toolkit'
import { isHappy } from '#toolkit/lib/numbers/integer-sequences'
import { factorize, type PrimePower } from '#toolkit/lib/numbers/primes'
import { GREATEST_ROMAN, SUBTRACTIVE, writeRoman } from '#toolkit/lib/numbers/roman-numerals'
import type { Data } from '#operation'

type Properties = Data<'rest_fun_numberFacts'>['properties']

const isSquare = (n: number): boolean => Math.round(Math.sqrt(n)) ** 2 === n

const isFibonacci = (n: number): boolean => {
  let [one, next] = [0, 1]
  while (one < n) [one, next] = [next, one + next]
  return one === n
}

/** The sum of all divisors: the product of (p^(e+1) - 1) / (p - 1). */
const sigma = (factors: readonly PrimePower[]): bigint =>
  factors.reduce(
    (product, { prime, exponent }) => (product * (prime ** BigInt(exponent + 1) - 1n)) / (prime - 1n),
    1n,
  )

const propertiesOf = (n: number, isPrime: boolean, aliquot: bigint): Properties => {
  const digits = Array.from(String(n), Number)
  const digitSum = digits.reduce((sum, digit) => sum + digit, 0)
  return {
    prime: isPrime,
    perfect: n > 0 && aliquot === BigInt(n),
    abundant: aliquot > BigInt(n),
    square: isSquare(n),
    cube: Math.round(Math.cbrt(n)) ** 3 === n,
    triangular: isSquare(8 * n + 1),
    fibonacci: isFibonacci(n),
    palindrome: digits.join('') === digits.toReversed().join(''),
    happy: n > 0 && isHappy(n),
    armstrong: digits.reduce((sum, digit) => sum + digit ** digits.length, 0) === n,
    harshad: n > 0 && n % digitSum === 0,
    powerOfTwo: n > 0 && Number.isInteger(Math.log2(n)),
  }
}

export default feature('rest_fun_numberFacts', ({ number }) => {
  const factors = number > 1 ? factorize(BigInt(number)) : []
  const aliquot = number === 0 ? 0n : sigma(factors) - BigInt(number)
  const isPrime = factors.length === 1 && factors[0]?.exponent === 1
  const properties = propertiesOf(number, isPrime, aliquot)
  const powers = factors.map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`))
  return {
    number,
    facts: Object.entries(properties).flatMap(([name, isTrue]) => (isTrue ? [name] : [])),
    properties,
    divisors: number === 0 ? 0 : factors.reduce((count, { exponent }) => count * (exponent + 1), 1),
    divisorSum: aliquot.toString(),
    factorization: powers.length === 0 ? String(number) : powers.join(' x '),
    roman: number >= 1 && number <= GREATEST_ROMAN ? writeRoman(number, SUBTRACTIVE) : null,
    binary: number.toString(2),
  }
})
