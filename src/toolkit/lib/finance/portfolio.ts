import { Decimal } from '../numbers/decimal.js'
import { isConstant, mean, sampleSpread } from '../statistics/descriptive-statistics.js'

/** Standard deviation with n - 1; exactly 0 where the values do not vary. */
export const volatility = (values: readonly number[]): number =>
  isConstant(values) ? 0 : (sampleSpread(values)?.deviation ?? 0)

/** Returns of a portfolio that is brought back to its weights each period: the weighted sums of its assets' returns. */
export const weightedReturns = (
  assets: readonly (readonly Decimal[])[],
  weights: readonly Decimal[],
  total: Decimal,
): number[] =>
  (assets[0] ?? []).map((_, period) => {
    const sum = assets.reduce(
      (so, returns, asset) => so.plus((returns[period] ?? new Decimal(0)).times(weights[asset] ?? 0)),
      new Decimal(0),
    )
    // Divided last: equal sums then stay equal, and a portfolio without risk has none.
    return sum.div(total).toNumber()
  })

/** The root mean square of what returns fall short of a target. */
export const downsideDeviation = (returns: readonly number[], target: number): number =>
  Math.sqrt(mean(returns.map((value) => Math.min(value - target, 0) ** 2)))

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
