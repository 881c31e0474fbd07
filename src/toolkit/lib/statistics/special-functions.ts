/** The special functions behind probability distributions, good to about 13 digits over the parameters they meet. */

const HALF_LOG_TWO_PI = 0.9189385332046727
const EPSILON = 2 ** -53
/** Stands for 0 in Lentz's algorithm, which divides by what may vanish. */
const TINY = 1e-300

/** Stirling's series for ln Gamma(n+1) - (n+1/2) ln n + n - ln(2 pi)/2 (Abramowitz and Stegun 6.1.41), for n >= 15. */
const stirlingSeries = (n: number): number => {
  const square = n * n
  return (
    (1 / 12 -
      (1 / 360 - (1 / 1260 - (1 / 1680 - (1 / 1188 - 691 / 360360 / square) / square) / square) / square) /
        square) /
    n
  )
}

/** ln Gamma(x) for x > 0: Stirling's series after the recurrence has carried x beyond 15. */
export const logGamma = (x: number): number => {
  let shifted = x
  let product = 1
  for (; shifted < 15; shifted++) product *= shifted
  return (
    (shifted - 0.5) * Math.log(shifted) -
    shifted +
    HALF_LOG_TWO_PI +
    stirlingSeries(shifted) -
    Math.log(product)
  )
}

/** Gamma(x) for x > 0; whole factorials are exact as far as doubles are. */
export const gammaFunction = (x: number): number => {
  if (!Number.isInteger(x) || x > 171) return Math.exp(logGamma(x))
  let product = 1
  for (let factor = 2; factor < x; factor++) product *= factor
  return product
}

/** The error of Stirling's formula at 1/2, 1, 3/2, ... below 15, where the difference of its parts loses digits. */
const HALVES = [
  0.15342640972002736, 0.08106146679532726, 0.05481412105191765, 0.0413406959554093, 0.03316287351993629,
  0.02767792568499834, 0.023746163656297496, 0.020790672103765093, 0.018488450532673187, 0.016644691189821193,
  0.015134973221917378, 0.013876128823070748, 0.012810465242920227, 0.01189670994589177, 0.011104559758206917,
  0.010411265261972096, 0.009799416126158804, 0.009255462182712733, 0.008768700134139386, 0.00833056343336287,
  0.00793411456431402, 0.007573675487951841, 0.007244554301320383, 0.00694284010720953, 0.006665247032707682,
  0.006408994188004207, 0.006171712263039458, 0.0059513701127588475, 0.0057462165130101155,
]

/** The error of Stirling's formula for ln n!, as Loader (2000) names it; n > 0. */
export const stirlingError = (n: number): number => {
  if (n >= 15) return stirlingSeries(n)
  return HALVES[2 * n - 1] ?? logGamma(n + 1) - (n + 0.5) * Math.log(n) + n - HALF_LOG_TWO_PI
}

/** The deviance x ln(x/m) + m - x, without cancellation where x is near m (Loader 2000). */
export const deviance = (x: number, mean: number): number => {
  if (Math.abs(x - mean) >= 0.1 * (x + mean)) return x * Math.log(x / mean) + mean - x
  const v = (x - mean) / (x + mean)
  let sum = (x - mean) * v
  let term = 2 * x * v
  for (let j = 1; j < 1000; j++) {
    term *= v * v
    const next = sum + term / (2 * j + 1)
    if (next === sum) break
    sum = next
  }
  return sum
}

/** x^k e^-x / Gamma(k+1) for real k >= 0 (Loader 2000). */
export const poissonTerm = (k: number, mean: number): number => {
  if (mean === 0) return k === 0 ? 1 : 0
  if (k === 0) return Math.exp(-mean)
  return Math.exp(-stirlingError(k) - deviance(k, mean)) / Math.sqrt(2 * Math.PI * k)
}

/** C(n, k) p^k q^(n-k) for real 0 <= k <= n and q = 1 - p (Loader 2000). */
export const binomialTerm = (k: number, n: number, p: number, q: number): number => {
  if (p === 0) return k === 0 ? 1 : 0
  if (q === 0) return k === n ? 1 : 0
  if (k === 0) return Math.exp(n * (p < 0.1 ? Math.log1p(-p) : Math.log(q)))
  if (k === n) return Math.exp(n * (q < 0.1 ? Math.log1p(-q) : Math.log(p)))
  const logTerm =
    stirlingError(n) - stirlingError(k) - stirlingError(n - k) - deviance(k, n * p) - deviance(n - k, n * q)
  return Math.exp(logTerm) * Math.sqrt(n / (2 * Math.PI * k * (n - k)))
}

/** A probability and what is missing to 1, both without cancellation. */
export interface Tails {
  lower: number
  upper: number
}

const fromLower = (lower: number): Tails => ({ lower: Math.min(lower, 1), upper: Math.max(1 - lower, 0) })
const fromUpper = (upper: number): Tails => ({ lower: Math.max(1 - upper, 0), upper: Math.min(upper, 1) })

/** Beyond this the series and the fraction take too many terms, and Temme's expansion is exact enough. */
const TEMME_FROM = 1e6

/** Temme's (1979) uniform expansion of the incomplete gamma functions for large a; its error is below 1e-11 there. */
const temmeGamma = (a: number, x: number): Tails => {
  const eta = Math.sign(x - a) * Math.sqrt((2 * deviance(a, x)) / a)
  const first =
    Math.abs(eta) < 0.1
      ? -1 / 3 + eta * (1 / 12 - eta * (2 / 135 - eta * (1 / 864 + eta / 2835)))
      : a / (x - a) - 1 / eta
  const rest = ((first - 1 / 540 / a) * Math.exp((-a * eta * eta) / 2)) / Math.sqrt(2 * Math.PI * a)
  const normal = normalTails(eta * Math.sqrt(a))
  return { lower: Math.max(normal.lower - rest, 0), upper: Math.max(normal.upper + rest, 0) }
}

/**
 * The regularized incomplete gamma functions P(a, x) and Q(a, x) for a > 0, x >= 0: the power series below a + 1, else
 * the continued fraction by Lentz (Abramowitz and Stegun 6.5.29, 6.5.31).
 */
export const incompleteGamma = (a: number, x: number): Tails => {
  if (x <= 0) return fromLower(0)
  if (x === Infinity) return fromUpper(0)
  if (a > TEMME_FROM) return temmeGamma(a, x)
  const factor = poissonTerm(a, x)
  if (x < a + 1) {
    let sum = 1
    let term = 1
    for (let n = a + 1; term > sum * EPSILON; n++) {
      term *= x / n
      sum += term
    }
    return fromLower(factor * sum)
  }
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / b
  let fraction = d
  for (let n = 1; ; n++) {
    const numerator = -n * (n - a)
    b += 2
    d = 1 / (numerator * d + b || TINY)
    c = b + numerator / c || TINY
    const step = c * d
    fraction *= step
    if (Math.abs(step - 1) < 2 * EPSILON || n > 100_000) break
  }
  return fromUpper(factor * a * fraction)
}

/** The standard normal distribution: Phi(z) and 1 - Phi(z). */
export const normalTails = (z: number): Tails => {
  const { lower, upper } = incompleteGamma(0.5, (z * z) / 2)
  const [near, far] = [0.5 + lower / 2, upper / 2]
  return z < 0 ? { lower: far, upper: near } : { lower: near, upper: far }
}

/** The continued fraction of the incomplete beta function by Lentz (Abramowitz and Stegun 26.5.8). */
const betaFraction = (a: number, b: number, x: number): number => {
  let c = 1
  let d = 1 / (1 - ((a + b) * x) / (a + 1) || TINY)
  let fraction = d
  for (let m = 1; m < 200_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / (1 + even * d || TINY)
    c = 1 + even / c || TINY
    fraction *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / (1 + odd * d || TINY)
    c = 1 + odd / c || TINY
    const step = d * c
    fraction *= step
    if (Math.abs(step - 1) < 2 * EPSILON) break
  }
  return fraction
}

/**
 * The regularized incomplete beta function I_x(a, b) and 1 - I_x(a, b), for a, b > 0.
 * @param y 1 - x, which the caller may know without cancellation
 */
export const incompleteBeta = (a: number, b: number, x: number, y: number): Tails => {
  if (x <= 0) return fromLower(0)
  if (y <= 0) return fromUpper(0)
  const term = binomialTerm(a, a + b, x, y)
  return x < (a + 1) / (a + b + 2)
    ? fromLower(((term * b) / (a + b)) * betaFraction(a, b, x))
    : fromUpper(((term * a) / (a + b)) * betaFraction(b, a, y))
}

/** Student's distribution with df degrees of freedom: the probabilities below and above t. */
export const studentTails = (t: number, df: number): Tails => {
  const square = t * t
  if (square === Infinity) return t < 0 ? fromLower(0) : fromUpper(0)
  const { lower: outside, upper: inside } = incompleteBeta(
    df / 2,
    0.5,
    df / (df + square),
    square / (df + square),
  )
  const [near, far] = [0.5 + inside / 2, outside / 2]
  return t < 0 ? { lower: far, upper: near } : { lower: near, upper: far }
}

/** The chi-squared distribution: the probabilities below and above x. */
export const chiSquaredTails = (x: number, df: number): Tails => incompleteGamma(df / 2, x / 2)

/** Fisher's distribution with d1 and d2 degrees of freedom: the probabilities below and above x. */
export const fTails = (x: number, d1: number, d2: number): Tails => {
  if (x <= 0) return fromLower(0)
  const total = d1 * x + d2
  return incompleteBeta(d1 / 2, d2 / 2, (d1 * x) / total, d2 / total)
}

/**
 * Where an increasing distribution function reaches p: bisection over the doubles between low and high by the smaller
 * tail, so that neither end loses digits.
 */
export const continuousQuantile = (
  tails: (x: number) => Tails,
  p: number,
  low: number,
  high: number,
): number => {
  const isBelow = (x: number): boolean => {
    const { lower, upper } = tails(x)
    return p < 0.5 ? lower < p : upper > 1 - p
  }
  let [from, to] = [low, high]
  if (from === -Infinity) {
    from = -1
    while (!isBelow(from) && from > -1e308) from *= 2
  }
  if (to === Infinity) {
    to = Math.max(1, 2 * from)
    while (isBelow(to) && to < 1e308) to *= 2
  }
  for (let step = 0; step < 2000; step++) {
    // Towards 0 by halving the exponent, so that tiny quantiles keep their digits.
    const middle =
      from > 0 && to > 4 * from
        ? Math.sqrt(from) * Math.sqrt(to)
        : from === 0 && to > 1e-300
          ? to / 16
          : (from + to) / 2
    if (middle <= from || middle >= to) break
    if (isBelow(middle)) from = middle
    else to = middle
  }
  return to
}

/** The standard normal quantile. */
export const normalQuantile = (p: number): number =>
  p === 0.5 ? 0 : continuousQuantile(normalTails, p, -40, 40)

/** The quantile of Student's distribution. */
export const studentQuantile = (p: number, df: number): number => {
  if (p === 0.5) return 0
  return continuousQuantile((t) => studentTails(t, df), p, -Infinity, Infinity)
}
