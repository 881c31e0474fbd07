import { discrete, type Distribution } from './distributions.js'
import {
  binomialTerm,
  incompleteBeta,
  incompleteGamma,
  poissonTerm,
  type Tails,
} from './special-functions.js'

const swap = ({ lower, upper }: Tails): Tails => ({ lower: upper, upper: lower })

export const binomial = (n: number, p: number): Distribution =>
  discrete([0, n], {
    mean: n * p,
    variance: n * p * (1 - p),
    density: (k) => binomialTerm(k, n, p, 1 - p),
    tails: (k) => swap(incompleteBeta(k + 1, n - k, p, 1 - p)),
  })

export const poisson = (mean: number): Distribution =>
  discrete([0, Infinity], {
    mean,
    variance: mean,
    density: (k) => poissonTerm(k, mean),
    tails: (k) => swap(incompleteGamma(k + 1, mean)),
  })

/** How many trials it takes to the first success. */
export const geometric = (p: number): Distribution => {
  const logFailure = Math.log1p(-p)
  return discrete([1, p === 1 ? 1 : Infinity], {
    mean: 1 / p,
    variance: (1 - p) / p ** 2,
    density: (k) => p * Math.exp(k === 1 ? 0 : (k - 1) * logFailure),
    tails: (k) => ({ lower: -Math.expm1(k * logFailure), upper: Math.exp(k * logFailure) }),
  })
}

/** Terms that can no longer change a sum. */
const NEGLIGIBLE = 1e-18

/** How many of `draws` from a population come from its `successes`, without replacement. */
export const hypergeometric = (population: number, successes: number, draws: number): Distribution => {
  const [N, K, n] = [population, successes, draws]
  const low = Math.max(0, n + K - N)
  const high = Math.min(n, K)
  const share = N === 0 ? 0 : n / N
  const density = (k: number): number =>
    (binomialTerm(k, K, share, 1 - share) * binomialTerm(n - k, N - K, share, 1 - share)) /
    binomialTerm(n, N, share, 1 - share)

  /** The terms from k outwards, each by its ratio to the one before. */
  const sumFrom = (k: number, direction: 1 | -1): number => {
    let term = density(k)
    let sum = 0
    for (let j = k; j >= low && j <= high && term > sum * NEGLIGIBLE; j += direction) {
      sum += term
      term *=
        direction === 1
          ? ((K - j) * (n - j)) / ((j + 1) * (N - K - n + j + 1))
          : (j * (N - K - n + j)) / ((K - j + 1) * (n - j + 1))
    }
    return Math.min(sum, 1)
  }

  const mean = N === 0 ? 0 : (n * K) / N
  return discrete([low, high], {
    mean,
    variance: N <= 1 ? 0 : (mean * (1 - K / N) * (N - n)) / (N - 1),
    density,
    tails: (k) => {
      if (k < mean) {
        const lower = sumFrom(k, -1)
        return { lower, upper: 1 - lower }
      }
      const upper = sumFrom(k + 1, 1)
      return { lower: 1 - upper, upper }
    },
  })
}
