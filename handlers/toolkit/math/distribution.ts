import type { Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import {
  beta,
  chiSquared,
  exponential,
  fisher,
  gamma,
  logNormal,
  normal,
  studentT,
  uniform,
  weibull,
} from '#toolkit/lib/statistics/continuous-distributions'
import { binomial, geometric, hypergeometric, poisson } from '#toolkit/lib/statistics/discrete-distributions'
import type { Distribution } from '#toolkit/lib/statistics/distributions'
import { numberList } from '#toolkit/lib/numbers/number-list'

type Name = Query<'rest_math_distribution'>['name']

/** The range of a parameter: a test and how it is said. */
type Range = readonly [holds: (value: number, others: readonly number[]) => boolean, words: string]

/** Beyond these the sums and continued fractions take too long. */
const GREATEST_SHAPE = 1e9
const GREATEST_POPULATION = 1e7

const real: Range = [() => true, 'a number']
const positive: Range = [(value) => value > 0, 'positive']
const shape: Range = [
  (value) => value > 0 && value <= GREATEST_SHAPE,
  `positive and at most ${GREATEST_SHAPE}`,
]
const probability: Range = [(value) => value >= 0 && value <= 1, '0 to 1']
const count: Range = [
  (value) => Number.isInteger(value) && value >= 0 && value <= GREATEST_SHAPE,
  `an integer from 0 to ${GREATEST_SHAPE}`,
]
const population: Range = [
  (value) => Number.isInteger(value) && value >= 0 && value <= GREATEST_POPULATION,
  `an integer from 0 to ${GREATEST_POPULATION}`,
]
const ofPopulation: Range = [
  (value, [N = 0]) => Number.isInteger(value) && value >= 0 && value <= N,
  'an integer from 0 to N',
]

interface Family {
  parameters: Readonly<Record<string, Range>>
  make: (...values: [number, number, number]) => Distribution
}

const families: Readonly<Record<Name, Family>> = {
  normal: { parameters: { mean: real, sd: positive }, make: normal },
  studentT: { parameters: { df: shape }, make: studentT },
  chiSquared: { parameters: { df: shape }, make: chiSquared },
  f: { parameters: { d1: shape, d2: shape }, make: fisher },
  uniform: {
    parameters: { a: real, b: [(value, [a = 0]) => value > a, 'greater than a'] },
    make: uniform,
  },
  exponential: { parameters: { rate: positive }, make: exponential },
  gamma: { parameters: { shape, scale: positive }, make: gamma },
  beta: { parameters: { a: shape, b: shape }, make: beta },
  lognormal: { parameters: { mu: real, sigma: positive }, make: logNormal },
  weibull: { parameters: { scale: positive, shape }, make: weibull },
  binomial: { parameters: { n: count, p: probability }, make: binomial },
  poisson: { parameters: { lambda: shape }, make: poisson },
  geometric: { parameters: { p: [(value) => value > 0 && value <= 1, 'over 0 to 1'] }, make: geometric },
  hypergeometric: { parameters: { N: population, K: ofPopulation, n: ofPopulation }, make: hypergeometric },
}

const read = (name: Name, text: string): number[] => {
  const ranges = Object.entries(families[name].parameters)
  if (name === 'normal' && text.trim() === '') return [0, 1]
  const values = text.trim() === '' ? [] : numberList(text, 'parameters')
  if (values.length !== ranges.length) {
    invalidParameter(
      'parameters',
      `must be the parameters of ${name}: ${ranges.map(([parameter]) => parameter).join(', ')}`,
    )
  }
  for (const [index, [parameter, [holds, words]]] of ranges.entries()) {
    if (!holds(values[index] ?? NaN, values)) unprocessable(`${parameter} of ${name} must be ${words}.`)
  }
  return values
}

const finiteOrNull = (value: number | null): number | null => (Number.isFinite(value) ? value : null)

export default feature('rest_math_distribution', ({ name, parameters, x, p }) => {
  const values = read(name, parameters)
  if (x === undefined && p === undefined) invalidParameter('x', 'is required, unless p is given')
  const [first = NaN, second = NaN, third = NaN] = values
  const distribution = families[name].make(first, second, third)
  const tails = x === undefined ? null : distribution.tails(x)
  return {
    name,
    parameters: Object.fromEntries(
      Object.keys(families[name].parameters).map((parameter, index) => [parameter, values[index] ?? NaN]),
    ),
    mean: finiteOrNull(distribution.mean),
    variance: finiteOrNull(distribution.variance),
    density: x === undefined ? null : finiteOrNull(distribution.density(x)),
    cumulative: tails?.lower ?? null,
    survival: tails?.upper ?? null,
    quantile: p === undefined ? null : finiteOrNull(distribution.quantile(p)),
  }
})
