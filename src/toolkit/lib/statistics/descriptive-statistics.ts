/** Plain descriptive statistics. Lists must not be empty. */

/**
 * The sum, rounded once: Neumaier's compensated summation.
 * By hand: simple-statistics has NaN as the mean of 1.7e308, 1.7e308, and 0.19999999999999998 as that of 0.1, 0.2, 0.3.
 */
export const sum = (values: readonly number[]): number => {
  let total = 0
  let lost = 0
  for (const value of values) {
    const next = total + value
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total
    total = next
  }
  const result = total + lost
  // The compensation is NaN if the sum overflows.
  return Number.isNaN(result) ? total : result
}

/** The mean, of values whose sum overflows too. */
export const mean = (values: readonly number[]): number => {
  const rough = sum(values) / values.length
  if (!Number.isFinite(rough)) return sum(values.map((value) => value / values.length))
  const correction = sum(values.map((value) => value - rough)) / values.length
  // More than the rounding of the mean itself is the rounding of the deviations, as of 1e16, 1, -1e16.
  return Math.abs(correction) <= 2 * Number.EPSILON * Math.abs(rough) ? rough + correction : rough
}

/** The sum of the squared deviations from the mean, corrected for the mean's own rounding. */
export const sumOfSquares = (values: readonly number[], centre = mean(values)): number => {
  const deviations = values.map((value) => value - centre)
  return Math.max(0, sum(deviations.map((d) => d * d)) - sum(deviations) ** 2 / values.length)
}

interface Scaled {
  values: readonly number[]
  unit: number
}

/** Values in units of a power of two, at most 2 in size, so that no square overflows and none that counts vanishes. */
const scaled = (values: readonly number[]): Scaled => {
  const largest = Math.max(...values.map(Math.abs))
  const unit = largest > 0 ? 2 ** Math.floor(Math.log2(largest)) : 1
  return { values: values.map((value) => value / unit), unit }
}

/** A variance and its root, which may be a double even if the variance is not. */
export interface Spread {
  variance: number
  deviation: number
}

const spread = (values: readonly number[], divisor: number): Spread => {
  const { values: parts, unit } = scaled(values)
  const variance = sumOfSquares(parts) / divisor
  return { variance: variance * unit * unit, deviation: Math.sqrt(variance) * unit }
}

/** The spread with n - 1; null for one value. The variance is infinite beyond the doubles and 0 below them. */
export const sampleSpread = (values: readonly number[]): Spread | null =>
  values.length > 1 ? spread(values, values.length - 1) : null

/** The spread with n. */
export const populationSpread = (values: readonly number[]): Spread => spread(values, values.length)

/** The variance with n - 1; null for one value. */
export const sampleVariance = (values: readonly number[]): number | null =>
  sampleSpread(values)?.variance ?? null

/** The sum of the products of two equally long lists' deviations from their means. */
const sumOfProducts = (x: readonly number[], y: readonly number[]): number => {
  const [meanX, meanY] = [mean(x), mean(y)]
  return sum(x.map((value, index) => (value - meanX) * ((y[index] ?? 0) - meanY)))
}

/** The covariance with n - 1 of two equally long lists of at least two values. */
export const covariance = (first: readonly number[], second: readonly number[]): number =>
  sumOfProducts(first, second) / (first.length - 1)

/** Pearson's correlation of two equally long lists, in -1..1; null where either does not vary. */
export const correlation = (first: readonly number[], second: readonly number[]): number | null => {
  const [x, y] = [scaled(first).values, scaled(second).values]
  const [spreadX, spreadY] = [sumOfSquares(x), sumOfSquares(y)]
  if (isConstant(x) || isConstant(y) || spreadX === 0 || spreadY === 0) return null
  return Math.min(1, Math.max(-1, sumOfProducts(x, y) / Math.sqrt(spreadX) / Math.sqrt(spreadY)))
}

/** Whether all values are equal, which rounding may hide in their deviation. */
export const isConstant = (values: readonly number[]): boolean => values.every((value) => value === values[0])

/**
 * The quantile of ascending values by linear interpolation at (n - 1) p: type 7 of Hyndman and Fan (1996).
 * @param p 0 to 1
 */
export const quantile = (ascending: readonly number[], p: number): number => {
  const position = (ascending.length - 1) * p
  const index = Math.floor(position)
  const low = ascending[index] ?? NaN
  const high = ascending[index + 1] ?? low
  return low + (position - index) * (high - low)
}

/** The most frequent values, ascending; none where every value occurs once. */
export const modes = (values: readonly number[]): number[] => {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const most = Math.max(...counts.values())
  if (most === 1) return []
  return Array.from(counts)
    .filter(([, count]) => count === most)
    .map(([value]) => value)
    .sort((a, b) => a - b)
}

/** The mean power of the deviations in units of the population's standard deviation. */
const standardMoment = (list: readonly number[], order: number): number => {
  const { values } = scaled(list)
  const centre = mean(values)
  const deviation = Math.sqrt(sumOfSquares(values, centre) / values.length)
  return sum(values.map((value) => ((value - centre) / deviation) ** order)) / values.length
}

/** The adjusted Fisher-Pearson coefficient G1; null for less than three values or none that differ. */
export const skewness = (values: readonly number[]): number | null => {
  const n = values.length
  if (n < 3 || isConstant(values)) return null
  return (standardMoment(values, 3) * Math.sqrt(n * (n - 1))) / (n - 2)
}

/** The sample excess kurtosis G2; null for less than four values or none that differ. */
export const excessKurtosis = (values: readonly number[]): number | null => {
  const n = values.length
  if (n < 4 || isConstant(values)) return null
  return ((n - 1) / ((n - 2) * (n - 3))) * ((n + 1) * (standardMoment(values, 4) - 3) + 6)
}
