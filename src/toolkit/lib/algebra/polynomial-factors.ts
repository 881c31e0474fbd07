import {
  primitive,
  squareFreeFactors,
  type IntegerPolynomial,
  type SquareFreeFactor,
} from './integer-polynomials.js'
import { absolute } from '../numbers/integers.js'
import {
  add,
  bezout,
  divide,
  irreducibleFactors,
  isSquareFree,
  monic,
  multiply,
  reduce,
  scale,
  type FieldPolynomial,
} from './prime-field-polynomials.js'

/** Coefficients from the constant up. */
type Ascending = readonly bigint[]

const PRIMES = [3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97]
/** More primes than these are tried only where none of them will do. */
const TRIALS = 6

const modulo = (value: bigint, modulus: bigint): bigint => ((value % modulus) + modulus) % modulus

const symmetric = (value: bigint, modulus: bigint): bigint => {
  const rest = modulo(value, modulus)
  return 2n * rest > modulus ? rest - modulus : rest
}

const product = (a: Ascending, b: Ascending, modulus: bigint): bigint[] => {
  const result = Array.from({ length: a.length + b.length - 1 }, () => 0n)
  for (const [i, x] of a.entries()) {
    for (const [j, y] of b.entries()) result[i + j] = (result[i + j] ?? 0n) + x * y
  }
  return result.map((value) => modulo(value, modulus))
}

const plus = (a: Ascending, correction: FieldPolynomial, unit: bigint): bigint[] =>
  Array.from(
    { length: Math.max(a.length, correction.length) },
    (_, index) => (a[index] ?? 0n) + unit * BigInt(correction[index] ?? 0),
  )

/** The quotient of two integer polynomials, from the highest power down; null if it is not one. */
const exactQuotient = (dividend: IntegerPolynomial, divisor: IntegerPolynomial): IntegerPolynomial | null => {
  const rest = [...dividend]
  const lead = divisor[0] ?? 1n
  const steps = dividend.length - divisor.length + 1
  const quotient: bigint[] = []
  for (let step = 0; step < steps; step++) {
    const top = rest[step] ?? 0n
    if (top % lead !== 0n) return null
    const factor = top / lead
    quotient.push(factor)
    for (const [index, coefficient] of divisor.entries()) {
      rest[step + index] = (rest[step + index] ?? 0n) - factor * coefficient
    }
  }
  return rest.every((coefficient) => coefficient === 0n) ? quotient : null
}

/** The prime among the first that splits the polynomial least, with the monic factors; null where none leaves it whole. */
const splitByPrime = (ascending: Ascending): { prime: number; factors: FieldPolynomial[] } | null => {
  const usable = PRIMES.filter((prime) => {
    const reduced = reduce(ascending, prime)
    return reduced.length === ascending.length && isSquareFree(reduced, prime)
  })
  const splits = usable.slice(0, TRIALS).map((prime) => ({
    prime,
    factors: irreducibleFactors(monic(reduce(ascending, prime), prime), prime),
  }))
  return splits.sort((a, b) => a.factors.length - b.factors.length)[0] ?? null
}

/** Lifts whole = g h from modulo the prime to modulo a power of it, g being monic: Hensel's lemma. */
const lift = (
  whole: Ascending,
  [first, second]: readonly [FieldPolynomial, FieldPolynomial],
  { prime, modulus }: { prime: number; modulus: bigint },
): { g: bigint[]; h: bigint[] } => {
  const { s, t } = bezout(first, second, prime)
  let g = first.map(BigInt)
  let h = second.map(BigInt)
  for (let unit = BigInt(prime); unit < modulus; unit *= BigInt(prime)) {
    const made = product(g, h, modulus)
    const error = reduce(
      whole.map((value, index) => modulo(value - (made[index] ?? 0n), modulus) / unit),
      prime,
    )
    const { quotient, remainder } = divide(multiply(t, error, prime), first, prime)
    g = plus(g, remainder, unit)
    h = plus(h, add(multiply(s, error, prime), multiply(quotient, second, prime), prime), unit)
  }
  return { g, h }
}

const liftAll = (
  ascending: Ascending,
  factors: readonly FieldPolynomial[],
  { prime, modulus }: { prime: number; modulus: bigint },
): Ascending[] => {
  const lifted: Ascending[] = []
  let whole = ascending.map((value) => modulo(value, modulus))
  const lead = Number(modulo(ascending.at(-1) ?? 1n, BigInt(prime)))
  for (const [index, factor] of factors.entries()) {
    const others = factors.slice(index + 1).reduce((all, other) => multiply(all, other, prime), [1])
    const { g, h } = lift(whole, [factor, scale(others, lead, prime)], { prime, modulus })
    lifted.push(g)
    whole = h.map((value) => modulo(value, modulus))
  }
  return lifted
}

/** Every choice of so many of the first `count` numbers. */
function* choices(count: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield []
  else {
    for (let first = from; first + size <= count; first++) {
      for (const rest of choices(count, size - 1, first + 1)) yield [first, ...rest]
    }
  }
}

/** The irreducible factors of a primitive square-free polynomial without the root 0: Zassenhaus (1969). */
const factorsOfSquareFree = (polynomial: IntegerPolynomial): IntegerPolynomial[] | null => {
  if (polynomial.length <= 2) return [polynomial]
  const split = splitByPrime(polynomial.toReversed())
  if (split === null) return null
  // Mignotte: no coefficient of a factor is larger than 2^degree times the sum of the polynomial's.
  const size = polynomial.reduce((sum, coefficient) => sum + absolute(coefficient), 0n)
  const bound = 2n * (size << BigInt(polynomial.length)) * absolute(polynomial[0] ?? 1n)
  let modulus = BigInt(split.prime)
  while (modulus < bound) modulus *= BigInt(split.prime)
  let parts = liftAll(polynomial.toReversed(), split.factors, { prime: split.prime, modulus })
  let rest = polynomial

  const candidate = (chosen: readonly Ascending[]): IntegerPolynomial | null => {
    const lead = rest[0] ?? 1n
    const last = rest.at(-1) ?? 0n
    const constant = symmetric(
      chosen.reduce((all, part) => (all * (part[0] ?? 0n)) % modulus, lead),
      modulus,
    )
    // Most choices fall at their constant, which is quick to have.
    if (constant === 0n || (lead * last) % constant !== 0n) return null
    const made = chosen.reduce<Ascending>((all, part) => product(all, part, modulus), [lead])
    return primitive(made.map((value) => symmetric(value, modulus)).toReversed())
  }

  const found: IntegerPolynomial[] = []
  for (let taken = 1; 2 * taken <= parts.length;) {
    let hit: number[] | null = null
    for (const chosen of choices(parts.length, taken)) {
      const factor = candidate(chosen.map((index) => parts[index] ?? []))
      const quotient = factor === null ? null : exactQuotient(rest, factor)
      if (factor === null || quotient === null) continue
      found.push(factor)
      rest = quotient
      hit = chosen
      break
    }
    if (hit === null) taken++
    else parts = parts.filter((_, index) => hit?.includes(index) !== true)
  }
  return rest.length > 1 ? [...found, rest] : found
}

/**
 * The factors, irreducible over the rationals, of a polynomial that is not constant, each with its multiplicity; null
 * where no prime below 100 leaves it square-free. A constant factor is left out.
 */
export const polynomialFactors = (polynomial: IntegerPolynomial): SquareFreeFactor[] | null => {
  const factors: SquareFreeFactor[] = []
  const trailing = polynomial.findLastIndex((coefficient) => coefficient !== 0n) + 1
  const zeros = polynomial.length - trailing
  const others = trailing > 1 ? squareFreeFactors(polynomial.slice(0, trailing)) : []
  for (const { polynomial: squareFree, multiplicity } of others) {
    const parts = factorsOfSquareFree(primitive(squareFree))
    if (parts === null) return null
    factors.push(...parts.map((part) => ({ polynomial: part, multiplicity })))
  }
  return zeros === 0 ? factors : [...factors, { polynomial: [1n, 0n], multiplicity: zeros }]
}
