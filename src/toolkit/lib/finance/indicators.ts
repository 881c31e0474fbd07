/** Technical indicators over prices, oldest first. Every series is as long as the prices, with null where there is no value yet. */
import { Decimal } from '../numbers/decimal.js'
import { nthRoot } from './annuity.js'

export type Series = readonly (Decimal | null)[]

/** Sums of squares of prices with 22 digits stay exact, so that flat prices have no deviation at all. */
const Exact = Decimal.clone({ precision: 64 })

/** Sums of each price and the `period - 1` before it. */
const movingSums = (values: readonly Decimal[], period: number): Series => {
  let sum = new Exact(0)
  return values.map((value, index) => {
    sum = sum.plus(value).minus(values[index - period] ?? 0)
    return index + 1 < period ? null : sum
  })
}

/** The simple moving average. */
export const sma = (prices: readonly Decimal[], period: number): Series =>
  movingSums(prices, period).map((sum) => sum && new Decimal(sum.div(period)))

/**
 * The exponential moving average with k = 2/(period+1), which begins with the simple average of the first `period` values.
 * Values may begin late: leading nulls are skipped.
 */
export const ema = (values: Series, period: number): Series => {
  let sum = new Decimal(0)
  let [count, average]: [number, Decimal | null] = [0, null]
  return values.map((value) => {
    if (value === null) return null
    count += 1
    if (average !== null) {
      average = value
        .minus(average)
        .times(2)
        .div(period + 1)
        .plus(average)
      return average
    }
    sum = sum.plus(value)
    if (count === period) average = sum.div(period)
    return average
  })
}

/** Wilder's relative strength index (1978). */
export const rsi = (prices: readonly Decimal[], period: number): Series => {
  let [gain, loss] = [new Decimal(0), new Decimal(0)]
  return prices.map((price, index) => {
    const before = prices[index - 1]
    if (before === undefined) return null
    const change = price.minus(before)
    const [up, down] = [Decimal.max(change, 0), Decimal.max(change.neg(), 0)]
    if (index <= period) {
      gain = gain.plus(up.div(period))
      loss = loss.plus(down.div(period))
    } else {
      gain = gain
        .times(period - 1)
        .plus(up)
        .div(period)
      loss = loss
        .times(period - 1)
        .plus(down)
        .div(period)
    }
    if (index < period) return null
    if (loss.isZero()) return new Decimal(gain.isZero() ? 50 : 100)
    return new Decimal(100).minus(new Decimal(100).div(gain.div(loss).plus(1)))
  })
}

const difference = (left: Series, right: Series): Series =>
  left.map((value, index) => {
    const other = right[index]
    return value && other ? value.minus(other) : null
  })

/** Appel's moving average convergence/divergence. */
export const macd = (
  prices: readonly Decimal[],
  { fast, slow, signal }: { fast: number; slow: number; signal: number },
): { macd: Series; signal: Series; histogram: Series } => {
  const line = difference(ema(prices, fast), ema(prices, slow))
  const signalLine = ema(line, signal)
  return { macd: line, signal: signalLine, histogram: difference(line, signalLine) }
}

/** Bollinger bands with the population's standard deviation. */
export const bollinger = (
  prices: readonly Decimal[],
  period: number,
  deviations: number,
): Record<'middle' | 'upper' | 'lower' | 'percentB' | 'bandwidth', Series> => {
  const sums = movingSums(prices, period)
  const squares = movingSums(
    prices.map((price) => new Exact(price).pow(2)),
    period,
  )
  const bands = prices.map((price, index) => {
    const [sum, square] = [sums[index], squares[index]]
    if (!sum || !square) return { middle: null, upper: null, lower: null, percentB: null, bandwidth: null }
    const variance = square.times(period).minus(sum.pow(2))
    const root = variance.isZero() ? new Decimal(0) : nthRoot(new Decimal(variance), 2)
    const half = root.div(period).times(deviations)
    const middle = new Decimal(sum.div(period))
    const [upper, lower, width] = [middle.plus(half), middle.minus(half), half.times(2)]
    return {
      middle,
      upper,
      lower,
      percentB: width.isZero() ? null : price.minus(lower).div(width),
      bandwidth: middle.isZero() ? null : width.div(middle),
    }
  })
  return {
    middle: bands.map(({ middle }) => middle),
    upper: bands.map(({ upper }) => upper),
    lower: bands.map(({ lower }) => lower),
    percentB: bands.map(({ percentB }) => percentB),
    bandwidth: bands.map(({ bandwidth }) => bandwidth),
  }
}

/** The rate of change over `period` prices, in percent. */
export const roc = (prices: readonly Decimal[], period: number): Series =>
  prices.map((price, index) => {
    const before = prices[index - period]
    return before === undefined || before.isZero() ? null : price.div(before).minus(1).times(100)
  })
