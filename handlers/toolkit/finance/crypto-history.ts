import { feature, unprocessable } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { coinChartOf } from '#toolkit/upstreams/money/coingecko'

export default feature('rest_finance_cryptoHistory', async ({ id, days, ...query }, context) => {
  const points = await coinChartOf(context, { id, currency: query.currency.toLowerCase(), days })
  const currency = query.currency.toUpperCase()
  const [first, last] = [points?.[0], points?.at(-1)]
  if (points === null || first === undefined || last === undefined) {
    return unprocessable(`There are no prices of ${id} in ${currency}.`)
  }
  if (first.price === 0) unprocessable(`The price of ${id} begins at 0, which has no change in percent.`)
  const prices = points.map(({ price }) => price)
  return {
    id,
    currency,
    count: points.length,
    items: points.map(({ time, ...point }) => ({ time: new Date(time).toISOString(), ...point })),
    high: Math.max(...prices),
    low: Math.min(...prices),
    changePercent: rounded(new Decimal(last.price).div(first.price).minus(1).times(100), 4),
  }
})
