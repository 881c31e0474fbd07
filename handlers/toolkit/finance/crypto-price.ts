import { feature, unprocessable } from '#toolkit'
import { coinPricesOf } from '#toolkit/upstreams/money/coingecko'

export default feature('rest_finance_cryptoPrice', async (query, context) => {
  const ids = [...new Set(query.ids.split(','))]
  const found = await coinPricesOf(context, { ids, currency: query.currency.toLowerCase() })
  const items = ids.flatMap((id) => {
    const coin = found?.get(id)
    if (coin === undefined || coin.price === null) return []
    const { price, updatedAt, ...rest } = coin
    return [
      { id, price, ...rest, updatedAt: updatedAt === null ? null : new Date(updatedAt * 1000).toISOString() },
    ]
  })
  const currency = query.currency.toUpperCase()
  if (items.length === 0) unprocessable(`None of these ids has a price in ${currency}.`)
  return { currency, count: items.length, items }
})
