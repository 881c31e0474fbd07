import { bellNumbers } from './combinatorial-numbers.js'
import { primesUpTo } from './primes.js'

/** A sequence of the OEIS, counted from index 0. */
export interface IntegerSequence {
  oeis: string
  /** The last index that is given. */
  last: number
  /** The terms from `start` in decimal; the caller keeps start + count - 1 within `last`. */
  terms: (start: number, count: number) => readonly string[]
}

const LAST = 1000

/** A sequence whose term is a formula of its index. */
const byFormula = (oeis: string, last: number, term: (n: bigint) => bigint): IntegerSequence => ({
  oeis,
  last,
  terms: (start, count) =>
    Array.from({ length: count }, (_, offset) => term(BigInt(start + offset)).toString()),
})

/**
 * A sequence that is made from its first term on: all of it, when it is first asked for. What was once written in decimal
 * stays, since that costs 50 microseconds for a number of 2,500 digits; all terms of all sequences have 5 million.
 */
const fromTheFirst = (
  oeis: string,
  last: number,
  firstTerms: (count: number) => readonly bigint[],
): IntegerSequence => {
  let all: readonly bigint[] | null = null
  const written: string[] = []
  return {
    oeis,
    last,
    terms: (start, count) => {
      all ??= firstTerms(last + 1)
      return all
        .slice(start, start + count)
        .map((term, offset) => (written[start + offset] ??= term.toString()))
    },
  }
}

/** Each term made of the one before it. */
const byStep = (
  oeis: string,
  first: bigint,
  next: (term: bigint, index: bigint) => bigint,
): IntegerSequence =>
  fromTheFirst(oeis, LAST, (count) => {
    const terms = [first]
    let term = first
    for (let index = 1n; index < BigInt(count); index++) {
      term = next(term, index)
      terms.push(term)
    }
    return terms
  })

/** A linear recurrence with constant coefficients, the last term's first. */
const byRecurrence = (
  oeis: string,
  first: readonly bigint[],
  coefficients: readonly bigint[],
): IntegerSequence =>
  fromTheFirst(oeis, LAST, (count) => {
    const terms = [...first]
    while (terms.length < count) {
      terms.push(coefficients.reduce((sum, factor, back) => sum + factor * (terms.at(-1 - back) ?? 0n), 0n))
    }
    return terms
  })

/** Above the 10001st prime, 104743. */
const SIEVE_LIMIT = 104_750

/** The number of partitions, by Euler's pentagonal number theorem. */
const partitions = (count: number): bigint[] => {
  const terms = [1n]
  for (let n = 1; n < count; n++) {
    let sum = 0n
    for (let k = 1; ; k++) {
      const [near, far] = [n - (k * (3 * k - 1)) / 2, n - (k * (3 * k + 1)) / 2]
      if (near < 0) break
      const both = (terms[near] ?? 0n) + (far < 0 ? 0n : (terms[far] ?? 0n))
      sum += k % 2 === 1 ? both : -both
    }
    terms.push(sum)
  }
  return terms
}

/** (n + 2) M(n) = (2n + 1) M(n-1) + 3 (n - 1) M(n-2). */
const motzkin = (count: number): bigint[] => {
  const terms = [1n, 1n]
  for (let n = 2n; n < BigInt(count); n++) {
    const [before = 1n, last = 1n] = terms.slice(-2)
    terms.push(((2n * n + 1n) * last + 3n * (n - 1n) * before) / (n + 2n))
  }
  return terms
}

/** Exponents of the first twenty Mersenne primes (OEIS A000043). */
const MERSENNE_EXPONENTS = [
  2n,
  3n,
  5n,
  7n,
  13n,
  17n,
  19n,
  31n,
  61n,
  89n,
  107n,
  127n,
  521n,
  607n,
  1279n,
  2203n,
  2281n,
  3217n,
  4253n,
  4423n,
]
const PERFECT_NUMBERS = 12

const squaredDigits = (n: number): number =>
  Array.from(String(n)).reduce((sum, digit) => sum + Number(digit) ** 2, 0)

/** Whether a number's repeated sums of squared digits reach 1; else they enter the cycle through 4. @param n 1 or more */
export const isHappy = (n: number): boolean => {
  let rest = n
  while (rest !== 1 && rest !== 4) rest = squaredDigits(rest)
  return rest === 1
}

const happyNumbers = (count: number): bigint[] => {
  const terms: bigint[] = []
  for (let n = 1; terms.length < count; n++) if (isHappy(n)) terms.push(BigInt(n))
  return terms
}

const lookAndSay = (count: number): bigint[] => {
  const terms = ['1']
  while (terms.length < count) {
    terms.push((terms.at(-1) ?? '').replace(/(\d)\1*/g, (run, digit: string) => `${run.length}${digit}`))
  }
  return terms.map(BigInt)
}

/** From n down to 1 by n/2 for even and 3n + 1 for odd numbers; at most so many terms. */
export const collatz = (n: bigint, most: number): bigint[] => {
  const terms = [n]
  for (let term = n; term !== 1n && terms.length < most; terms.push(term)) {
    term = term % 2n === 0n ? term / 2n : 3n * term + 1n
  }
  return terms
}

const FIGURATE_LAST = 1_000_000

export const sequences = {
  prime: fromTheFirst('A000040', 10_000, () => primesUpTo(SIEVE_LIMIT).map(BigInt)),
  fibonacci: byRecurrence('A000045', [0n, 1n], [1n, 1n]),
  lucas: byRecurrence('A000032', [2n, 1n], [1n, 1n]),
  pell: byRecurrence('A000129', [0n, 1n], [2n, 1n]),
  tribonacci: byRecurrence('A000073', [0n, 0n, 1n], [1n, 1n, 1n]),
  triangular: byFormula('A000217', FIGURATE_LAST, (n) => (n * (n + 1n)) / 2n),
  square: byFormula('A000290', FIGURATE_LAST, (n) => n * n),
  cube: byFormula('A000578', FIGURATE_LAST, (n) => n * n * n),
  pentagonal: byFormula('A000326', FIGURATE_LAST, (n) => (n * (3n * n - 1n)) / 2n),
  hexagonal: byFormula('A000384', FIGURATE_LAST, (n) => n * (2n * n - 1n)),
  factorial: byStep('A000142', 1n, (term, n) => term * n),
  catalan: byStep('A000108', 1n, (term, n) => (term * (4n * n - 2n)) / (n + 1n)),
  bell: fromTheFirst('A000110', 200, (count) => bellNumbers(count - 1)),
  partition: fromTheFirst('A000041', LAST, partitions),
  motzkin: fromTheFirst('A001006', LAST, motzkin),
  mersennePrimeExponent: fromTheFirst('A000043', MERSENNE_EXPONENTS.length - 1, () => MERSENNE_EXPONENTS),
  perfect: fromTheFirst('A000396', PERFECT_NUMBERS - 1, () =>
    MERSENNE_EXPONENTS.slice(0, PERFECT_NUMBERS).map((p) => 2n ** (p - 1n) * (2n ** p - 1n)),
  ),
  happy: fromTheFirst('A007770', LAST, happyNumbers),
  lookAndSay: fromTheFirst('A005150', 30, lookAndSay),
} as const satisfies Record<string, IntegerSequence>
