import type { Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import {
  combineCongruences,
  inverseModulo,
  multiplicativeOrder,
  squareRootsModulo,
  type Congruence,
} from '#toolkit/lib/numbers/modular-arithmetic'
import { powerModulo } from '#toolkit/lib/numbers/power-modulo'
import { isPrime } from '#toolkit/lib/numbers/primes'

type Parameters = Query<'rest_math_modular'>

/** The order needs the factors of the modulus and of its totient. */
const GREATEST_ORDER_MODULUS = 10n ** 12n

const needed = (parameters: Parameters, name: 'a' | 'exponent' | 'modulus' | 'residues' | 'moduli'): string =>
  parameters[name] ?? invalidParameter(name, `is required for ${parameters.operation}`)

const congruences = (parameters: Parameters): Congruence[] => {
  const residues = needed(parameters, 'residues').split(',').map(BigInt)
  const moduli = needed(parameters, 'moduli').split(',').map(BigInt)
  if (residues.length !== moduli.length) {
    invalidParameter('moduli', `has ${moduli.length} entries, residues has ${residues.length}`)
  }
  return moduli.map((modulus, index) => ({ residue: residues[index] ?? 0n, modulus }))
}

const inverse = (a: bigint, m: bigint): bigint =>
  inverseModulo(a, m) ?? unprocessable('a has no inverse: it shares a factor with the modulus.')

const power = (a: bigint, exponent: bigint, m: bigint): bigint =>
  exponent < 0n ? powerModulo(inverse(a, m), -exponent, m) : powerModulo(a, exponent, m)

const order = (a: bigint, m: bigint): bigint => {
  if (m > GREATEST_ORDER_MODULUS) invalidParameter('modulus', 'must be at most 10^12 for order')
  return multiplicativeOrder(a, m) ?? unprocessable('a has no order: it shares a factor with the modulus.')
}

const squareRoots = (a: bigint, p: bigint): bigint[] => {
  if (!isPrime(p)) unprocessable('The modulus of a square root must be prime.')
  const roots = squareRootsModulo(a, p)
  return roots.length > 0 ? roots : unprocessable('a is not a square modulo the modulus.')
}

/** All results in ascending order and their modulus. */
const solve = (parameters: Parameters): { all: bigint[]; modulus: bigint } => {
  if (parameters.operation === 'crt') {
    const { residue, modulus } =
      combineCongruences(congruences(parameters)) ?? unprocessable('The residues contradict each other.')
    return { all: [residue], modulus }
  }
  const a = BigInt(needed(parameters, 'a'))
  const modulus = BigInt(needed(parameters, 'modulus'))
  switch (parameters.operation) {
    case 'inverse':
      return { all: [inverse(a, modulus)], modulus }
    case 'power':
      return { all: [power(a, BigInt(needed(parameters, 'exponent')), modulus)], modulus }
    case 'order':
      return { all: [order(a, modulus)], modulus }
    case 'sqrt':
      return { all: squareRoots(a, modulus), modulus }
  }
}

export default feature('rest_math_modular', (parameters) => {
  const { all, modulus } = solve(parameters)
  const texts = all.map(String)
  return { operation: parameters.operation, result: texts[0] ?? '', modulus: modulus.toString(), all: texts }
})
