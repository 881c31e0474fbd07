import { Decimal } from 'decimal.js'
import { feature, unprocessable } from '#toolkit'

/** Wide enough for a billion grams at the dearest price, to the last digit that was given. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })

/** Grams of pure metal from which zakat is due: 20 mithqal and 200 dirham. */
const NISAB_GRAMS = { gold: 85, silver: 595 } as const
/** A fortieth of a lunar year's wealth, and its like for the longer solar year. */
const RATE_PERCENT = { lunar: 2.5, solar: 2.577 } as const

const money = (amount: Decimal): number => amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber()

export default feature('rest_islamic_zakat', (query) => {
  if (query.silverPrice === 0 && (query.silverGrams > 0 || query.nisab === 'silver')) {
    unprocessable('silverPrice is needed for silver and for a silver nisab.')
  }
  const price = { gold: new Exact(query.goldPrice), silver: new Exact(query.silverPrice) }
  const assets = [
    { item: 'cash', value: new Exact(query.cash) },
    { item: 'gold', value: price.gold.times(query.goldGrams) },
    { item: 'silver', value: price.silver.times(query.silverGrams) },
    { item: 'investments', value: new Exact(query.investments) },
    { item: 'tradeGoods', value: new Exact(query.tradeGoods) },
    { item: 'receivables', value: new Exact(query.receivables) },
  ] as const
  const total = Exact.sum(...assets.map(({ value }) => value))
  const net = Exact.max(0, total.minus(query.debts))
  const grams = NISAB_GRAMS[query.nisab]
  const nisab = price[query.nisab].times(grams)
  const due = net.gte(nisab)
  const ratePercent = RATE_PERCENT[query.year]
  const zakatOf = (amount: Decimal): number => (due ? money(amount.times(ratePercent).div(100)) : 0)
  return {
    assets: money(total),
    debts: money(new Exact(query.debts)),
    net: money(net),
    nisab: { basis: query.nisab, grams, value: money(nisab) },
    due,
    ratePercent,
    zakat: zakatOf(net),
    breakdown: assets
      .filter(({ value }) => value.gt(0))
      .map(({ item, value }) => ({ item, value: money(value), zakat: zakatOf(value) })),
  }
})
