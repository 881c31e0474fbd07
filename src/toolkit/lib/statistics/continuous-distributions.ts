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

export const weibull = (scale: number, shape: number): Distribution => {
  const moment = (order: number): number => gammaFunction(1 + order / shape)
  return continuous(
    HALF_LINE,
    {
      mean: finite(scale * moment(1)),
      variance: finite(scale ** 2 * (moment(2) - moment(1) ** 2)),
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
