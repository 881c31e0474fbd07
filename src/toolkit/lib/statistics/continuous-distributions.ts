import { continuous, gammaTails, type Distribution } from './distributions.js'
import {
  binomialTerm,
  deviance,
  fTails,
  gammaFunction,
  incompleteBeta,
  normalQuantile,
  normalTails,
  poissonTerm,
  stirlingError,
  studentTails,
} from './special-functions.js'

const ROOT_TWO_PI = Math.sqrt(2 * Math.PI)

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

const HALF_LINE = [0, Infinity] as const
const LINE = [-Infinity, Infinity] as const

export const normal = (mean: number, deviation: number): Distribution =>
  continuous(
    LINE,
    {
      mean,
      variance: deviation ** 2,
      density: (x) => Math.exp(-(((x - mean) / deviation) ** 2) / 2) / (deviation * ROOT_TWO_PI),
      tails: (x) => normalTails((x - mean) / deviation),
    },
    (p) => mean + deviation * normalQuantile(p),
  )

/** The density after Loader (2000), which keeps its digits for many degrees of freedom. */
const studentDensity =
  (df: number) =>
  (x: number): number => {
    const ratio = (x * x) / df
    const constant = -deviance(df / 2, (df + 1) / 2) + stirlingError((df + 1) / 2) - stirlingError(df / 2)
    const logRoot = ratio > 1e20 ? Math.log(Math.abs(x)) - Math.log(df) / 2 : Math.log1p(ratio) / 2
    const exponent = ratio > 0.2 ? df * logRoot : -deviance(df / 2, (df + x * x) / 2) + (x * x) / 2
    return (Math.exp(constant - exponent) * Math.exp(-logRoot)) / ROOT_TWO_PI
  }

export const studentT = (df: number): Distribution =>
  continuous(LINE, {
    mean: df > 1 ? 0 : null,
    variance: df > 2 ? df / (df - 2) : null,
    density: studentDensity(df),
    tails: (x) => studentTails(x, df),
  })

/** What a density of the form x^(a-1) times something that is 1 at 0 is there. */
const atZero = (power: number, value: number): number => {
  if (power === 1) return value
  return power < 1 ? Infinity : 0
}

export const gamma = (shape: number, scale: number): Distribution =>
  continuous(HALF_LINE, {
    mean: shape * scale,
    variance: shape * scale ** 2,
    density: (x) => (x === 0 ? atZero(shape, 1 / scale) : (shape / x) * poissonTerm(shape, x / scale)),
    tails: gammaTails(shape, scale),
  })

export const chiSquared = (df: number): Distribution => gamma(df / 2, 2)

/** The density of the beta distribution at x = 1 - y, away from its ends. */
const betaDensity = (a: number, b: number, x: number, y: number): number =>
  (((a / x) * (b / y)) / (a + b)) * binomialTerm(a, a + b, x, y)

export const beta = (a: number, b: number): Distribution =>
  continuous([0, 1], {
    mean: a / (a + b),
    variance: (a * b) / ((a + b) ** 2 * (a + b + 1)),
    density: (x) => {
      if (x === 0) return atZero(a, b)
      return x === 1 ? atZero(b, a) : betaDensity(a, b, x, 1 - x)
    },
    tails: (x) => incompleteBeta(a, b, x, 1 - x),
  })

export const fisher = (d1: number, d2: number): Distribution =>
  continuous(HALF_LINE, {
    mean: d2 > 2 ? d2 / (d2 - 2) : null,
    variance: d2 > 4 ? (2 * d2 ** 2 * (d1 + d2 - 2)) / (d1 * (d2 - 2) ** 2 * (d2 - 4)) : null,
    density: (x) => {
      if (x === 0) return atZero(d1 / 2, 1)
      const total = d1 * x + d2
      const [share, rest] = [(d1 * x) / total, d2 / total]
      return betaDensity(d1 / 2, d2 / 2, share, rest) * ((share * rest) / x)
    },
    tails: (x) => fTails(x, d1, d2),
  })

export const uniform = (low: number, high: number): Distribution =>
  continuous(
    [low, high],
    {
      mean: low / 2 + high / 2,
      variance: (high - low) ** 2 / 12,
      density: () => 1 / (high - low),
      tails: (x) => ({ lower: (x - low) / (high - low), upper: (high - x) / (high - low) }),
    },
    (p) => low + p * (high - low),
  )

/** Riemann's zeta function at 2, 3, ... 12. */
const ZETAS = [
  1.6449340668482264, 1.2020569031595942, 1.0823232337111381, 1.03692775514337, 1.0173430619844492,
  1.008349277381923, 1.0040773561979444, 1.0020083928260821, 1.000994575127818, 1.0004941886041194,
  1.000246086553308,
]
/** Up to here the series below has all digits of a double. */
const SMALL_INVERSE_SHAPE = 0.01

/**
 * What the variance of Weibull's distribution is in units of its squared mean. For a great shape both moments are nearly
 * 1, so that their difference is taken in logarithms, by the series of ln Gamma(1 + x) (Abramowitz and Stegun 6.1.33).
 */
const weibullSpread = (inverseShape: number): number => {
  if (inverseShape > SMALL_INVERSE_SHAPE) {
    return gammaFunction(1 + 2 * inverseShape) / gammaFunction(1 + inverseShape) ** 2 - 1
  }
  const logarithm = ZETAS.reduceRight(
    (sum, zeta, index) =>
      sum + (zeta * (2 ** (index + 2) - 2) * (-inverseShape) ** (index + 2)) / (index + 2),
    0,
  )
  return Math.expm1(logarithm)
}

export const weibull = (scale: number, shape: number): Distribution => {
  const mean = scale * gammaFunction(1 + 1 / shape)
  return continuous(
    HALF_LINE,
    {
      mean: finite(mean),
      variance: finite(mean ** 2 * weibullSpread(1 / shape)),
      density: (x) => {
        if (x === 0) return atZero(shape, 1 / scale)
        const power = (x / scale) ** shape
        const rest = Math.exp(-power)
        return rest === 0 ? 0 : (shape / x) * power * rest
      },
      tails: (x) => ({
        lower: -Math.expm1(-((x / scale) ** shape)),
        upper: Math.exp(-((x / scale) ** shape)),
      }),
    },
    (p) => scale * (-Math.log1p(-p)) ** (1 / shape),
  )
}

export const exponential = (rate: number): Distribution => ({
  ...weibull(1 / rate, 1),
  mean: 1 / rate,
  variance: 1 / rate ** 2,
})

export const logNormal = (mu: number, sigma: number): Distribution =>
  continuous(
    HALF_LINE,
    {
      mean: finite(Math.exp(mu + sigma ** 2 / 2)),
      variance: finite(Math.expm1(sigma ** 2) * Math.exp(2 * mu + sigma ** 2)),
      density: (x) =>
        x === 0 ? 0 : Math.exp(-(((Math.log(x) - mu) / sigma) ** 2) / 2) / (x * sigma * ROOT_TWO_PI),
      tails: (x) => normalTails((Math.log(x) - mu) / sigma),
    },
    (p) => Math.exp(mu + sigma * normalQuantile(p)),
  )
