import { feature, invalidParameter } from '#toolkit'
import { bollinger, ema, macd, roc, rsi, sma, type Series } from '#toolkit/lib/finance/indicators'
import { Decimal, rounded, settled } from '#toolkit/lib/numbers/decimal'
import type { Query } from '#operation'

type Asked = Omit<Query<'rest_finance_indicators'>, 'prices'>

const seriesOf = (prices: readonly Decimal[], asked: Asked): Readonly<Record<string, Series>> => {
  const { indicator, period } = asked
  switch (indicator) {
    case 'sma':
      return { sma: sma(prices, period) }
    case 'ema':
      return { ema: ema(prices, period) }
    case 'rsi':
      return { rsi: rsi(prices, period) }
    case 'macd':
      return macd(prices, asked)
    case 'bollinger':
      return bollinger(prices, period, asked.deviations)
    case 'roc':
      return { roc: roc(prices, period) }
  }
}

const sixDecimals = (value: Decimal | null): number | null => value && rounded(settled(value), 6)

export default feature('rest_finance_indicators', ({ prices: text, ...asked }) => {
  if (asked.indicator === 'macd' && asked.fast >= asked.slow) {
    invalidParameter('fast', `must be less than slow, ${asked.slow}`)
  }
  const prices = text.split(',').map((price) => new Decimal(price))
  const series = Object.entries(seriesOf(prices, asked)).map(
    ([name, values]): [string, (number | null)[]] => [name, values.map(sixDecimals)],
  )
  return {
    indicator: asked.indicator,
    count: prices.length,
    series: Object.fromEntries(series),
    last: Object.fromEntries(series.map(([name, values]) => [name, values.at(-1) ?? null])),
  }
})
