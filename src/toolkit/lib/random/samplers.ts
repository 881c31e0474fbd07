/** Samples of probability distributions from uniform draws. */
import { unprocessable } from '../../errors.js'
import type { Query } from '#operation'

type Name = Query<'rest_random_distribution'>['name']

/** The caller's parameters in the order of the distribution's own. */
export interface Given {
  a: number | undefined
  b: number | undefined
  c: number | undefined
}

export interface Sampler {
  /** What was used, by its own name. */
  parameters: Record<string, number>
  /** One sample. @param next the next uniform draw, 0 <= u < 1 */
  sample: (next: () => number) => number
}

const MOST_LAMBDA = 500
const MOST_TRIALS = 1000

const needs = (isMet: boolean, message: string): void => {
  if (!isMet) unprocessable(message)
}

const needsPositive = (value: number, name: string): void => needs(value > 0, `${name} must be above 0.`)

const needsProbability = (p: number): void => needs(p >= 0 && p <= 1, 'p must be from 0 to 1.')

/** Box and Muller 1958; the two draws make one sample. */
const standardNormal = (next: () => number): number => {
  const radius = Math.sqrt(-2 * Math.log(1 - next()))
  return radius * Math.cos(2 * Math.PI * next())
}

/** Knuth, The Art of Computer Programming, volume 2, 3.4.1: draws are multiplied until they reach e^-lambda. */
const poisson = (lambda: number, next: () => number): number => {
  const least = Math.exp(-lambda)
  let product = 1
  let draws = 0
  do {
    product *= next()
    draws += 1
  } while (product > least)
  return draws - 1
}

const SAMPLERS: Record<Name, (given: Given) => Sampler> = {
  normal: ({ a: mean = 0, b: sd = 1 }) => {
    needsPositive(sd, 'b, the standard deviation,')
    return { parameters: { mean, sd }, sample: (next) => mean + sd * standardNormal(next) }
  },
  lognormal: ({ a: mu = 0, b: sigma = 1 }) => {
    needsPositive(sigma, 'b, sigma,')
    return { parameters: { mu, sigma }, sample: (next) => Math.exp(mu + sigma * standardNormal(next)) }
  },
  uniform: ({ a: low = 0, b: high = 1 }) => {
    needs(low < high, 'a, the low end, must be below b, the high end.')
    return { parameters: { low, high }, sample: (next) => low + next() * (high - low) }
  },
  exponential: ({ a: rate = 1 }) => {
    needsPositive(rate, 'a, the rate,')
    return { parameters: { rate }, sample: (next) => -Math.log(1 - next()) / rate }
  },
  poisson: ({ a: lambda = 1 }) => {
    needs(lambda > 0 && lambda <= MOST_LAMBDA, `a, lambda, must be above 0 and at most ${MOST_LAMBDA}.`)
    return { parameters: { lambda }, sample: (next) => poisson(lambda, next) }
  },
  binomial: ({ a: n = 10, b: p = 0.5 }) => {
    needs(Number.isInteger(n) && n >= 1 && n <= MOST_TRIALS, `a, n, must be whole, from 1 to ${MOST_TRIALS}.`)
    needsProbability(p)
    const sample = (next: () => number): number => {
      let successes = 0
      for (let trial = 0; trial < n; trial++) if (next() < p) successes += 1
      return successes
    }
    return { parameters: { n, p }, sample }
  },
  geometric: ({ a: p = 0.5 }) => {
    needsProbability(p)
    needsPositive(p, 'p')
    return {
      parameters: { p },
      sample: (next) => Math.max(1, Math.ceil(Math.log1p(-next()) / Math.log1p(-p))),
    }
  },
  bernoulli: ({ a: p = 0.5 }) => {
    needsProbability(p)
    return { parameters: { p }, sample: (next) => (next() < p ? 1 : 0) }
  },
  triangular: ({ a: low = 0, b: high = 1, c }) => {
    needs(low < high, 'a, the low end, must be below b, the high end.')
    const mode = c ?? low + (high - low) / 2
    needs(mode >= low && mode <= high, 'c, the mode, must be from a to b.')
    const below = (mode - low) / (high - low)
    const sample = (next: () => number): number => {
      const u = next()
      return u < below
        ? low + Math.sqrt(u * (high - low) * (mode - low))
        : high - Math.sqrt((1 - u) * (high - low) * (high - mode))
    }
    return { parameters: { low, high, mode }, sample }
  },
}

/** The sampler of a named distribution; parameters that it does not have are ignored, and one out of range is 422. */
export const samplerOf = (name: Name, given: Given): Sampler => SAMPLERS[name](given)
