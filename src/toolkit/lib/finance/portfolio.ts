import { Decimal } from '../numbers/decimal.js'
import { isConstant, mean, sampleSpread } from '../statistics/descriptive-statistics.js'

/** Standard deviation with n - 1; exactly 0 where the values do not vary. */
export const volatility = (values: readonly number[]): number =>
  isConstant(values) ? 0 : (sampleSpread(values)?.deviation ?? 0)

interface Scaled {
  values: readonly bigint[]
  sum: bigint
  /** 10 to the number of decimals. */
  scale: bigint
}

const scaled = (values: readonly Decimal[]): Scaled => {
  const decimals = Math.max(...values.map((value) => value.decimalPlaces()))
  const integers = values.map((value) => BigInt(`${value.toFixed(decimals).replace('.', '')}`))
  return {
    values: integers,
    sum: integers.reduce((so, value) => so + value, 0n),
    scale: 10n ** BigInt(decimals),
  }
}

/**
 * Sample covariances (n - 1) of series, each with each: (n Σxy - Σx Σy) / (n (n - 1)) in integers, since returns with
 * three decimals often end on a tie at the seventh, which doubles miss.
 * @param series equally long, of at least two values
 */
export const covariances = (series: readonly (readonly Decimal[])[]): Decimal[][] => {
  const all = series.map(scaled)
  const count = BigInt(series[0]?.length ?? 0)
  const of = (x: Scaled, y: Scaled): Decimal => {
    const products = x.values.reduce((so, value, index) => so + value * (y.values[index] ?? 0n), 0n)
    const divisor = count * (count - 1n) * x.scale * y.scale
    return new Decimal((count * products - x.sum * y.sum).toString()).div(divisor.toString())
  }
  const lower = all.map((x, row) => all.slice(0, row + 1).map((y) => of(x, y)))
  return all.map((_, row) =>
    all.map((__, column) => lower[Math.max(row, column)]?.[Math.min(row, column)] ?? new Decimal(0)),
  )
}

export const exactMean = (values: readonly Decimal[]): Decimal => Decimal.sum(0, ...values).div(values.length)

/** Returns of a portfolio that is brought back to its weights each period: the weighted sums of its assets' returns. */
export const weightedReturns = (
  assets: readonly (readonly Decimal[])[],
  weights: readonly Decimal[],
  total: Decimal,
): Decimal[] =>
  (assets[0] ?? []).map((_, period) => {
    const sum = assets.reduce(
      (so, returns, asset) => so.plus((returns[period] ?? new Decimal(0)).times(weights[asset] ?? 0)),
      new Decimal(0),
    )
    // Divided last: equal sums then stay equal, and a portfolio without risk has none.
    return sum.div(total)
  })

/** The root mean square of what returns fall short of a target; exactly 0 where none does, though one may be the target itself. */
export const downsideDeviation = (returns: readonly Decimal[], target: Decimal): number =>
  Math.sqrt(mean(returns.map((value) => Decimal.min(value.minus(target), 0).toNumber() ** 2)))

/**
 * The greatest fall in percent, from 0 to 100, of a value that begins at 1 and compounds returns in percent, from its
 * greatest value before. It never gets below 0, where it stays.
 */
export const maxDrawdown = (returns: readonly number[]): number => {
  // As a share of the peak, which never overflows.
  let [share, least] = [1, 1]
  for (const value of returns) {
    share = Math.min(1, Math.max(0, share * (1 + value / 100)))
    least = Math.min(least, share)
  }
  return (1 - least) * 100
}
