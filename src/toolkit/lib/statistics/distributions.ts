import { continuousQuantile, incompleteGamma, type Tails } from './special-functions.js'

/**
 * A probability distribution with its parameters fixed. By hand: jstat gives 0 for the normal distribution at -10
 * (7.6e-24), -9.147 for its quantile at 1e-20 (-9.262), and no number for poisson.pdf(200, 200).
 */
export interface Distribution {
  /** null if it does not exist or is infinite. */
  mean: number | null
  variance: number | null
  /** The density, or the probability of x alone for a discrete distribution. Infinity at a pole. */
  density: (x: number) => number
  /** The probabilities of at most x and of more than x. */
  tails: (x: number) => Tails
  /** The least x whose cumulative probability is at least p; infinite if there is none. */
  quantile: (p: number) => number
}

/** A continuous distribution; its quantile is found by bisection of its distribution function over its support. */
export const continuous = (
  support: readonly [number, number],
  parts: Pick<Distribution, 'mean' | 'variance' | 'density' | 'tails'>,
  invert = (p: number): number => continuousQuantile(parts.tails, p, ...support),
): Distribution => {
  const [low, high] = support
  return {
    ...parts,
    density: (x) => (x < low || x > high ? 0 : parts.density(x)),
    tails: (x) => {
      if (x <= low) return { lower: 0, upper: 1 }
      return x >= high ? { lower: 1, upper: 0 } : parts.tails(x)
    },
    quantile: (p) => {
      if (p === 0) return low
      return p === 1 ? high : invert(p)
    },
  }
}

/** A probability that is reached but for rounding counts as reached. */
const FUZZ = 1e-13

/** The least integer in low..high that satisfies a monotone condition; high where none below it does. */
const leastInteger = (low: number, high: number, holds: (k: number) => boolean): number => {
  let [from, to] = [low, low]
  for (let step = 1; to < high && !holds(to); step *= 2) {
    from = to + 1
    to = Math.min(high, to + step)
  }
  while (from < to) {
    const middle = from + Math.floor((to - from) / 2)
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return to
}

/** A distribution on the integers of its support. */
export const discrete = (
  support: readonly [number, number],
  parts: Pick<Distribution, 'mean' | 'variance' | 'density' | 'tails'>,
): Distribution => {
  const [low, high] = support
  const tails = (x: number): Tails => {
    if (x < low) return { lower: 0, upper: 1 }
    return x >= high ? { lower: 1, upper: 0 } : parts.tails(Math.floor(x))
  }
  return {
    ...parts,
    density: (x) => (Number.isInteger(x) && x >= low && x <= high ? parts.density(x) : 0),
    tails,
    quantile: (p) => {
      if (p === 0) return low
      if (p === 1) return high
      return leastInteger(low, high, (k) => {
        const { lower, upper } = tails(k)
        return p < 0.5 ? lower >= p * (1 - FUZZ) : upper <= (1 - p) * (1 + FUZZ)
      })
    },
  }
}

/** The gamma distribution's tails for a shape and a scale. */
export const gammaTails = (shape: number, scale: number) => (x: number) => incompleteGamma(shape, x / scale)
