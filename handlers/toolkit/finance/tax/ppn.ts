import { feature } from '#toolkit'
import { Decimal, money, percentOf, rounded } from '#toolkit/lib/numbers/decimal'

/** UU 7/2021, article 7 (1) b: since 2025. */
const RATE = 12

/** PMK 131/2024, article 3: the tax base of what is no luxury is 11/12 of the price, so that the burden stays at 11 percent. */
const BASE_OF_TWELVE = { general: 11, luxury: 12, zero: 12 } as const

export default feature('rest_finance_tax_2', ({ amount, kind, inclusive }) => {
  const rate = kind === 'zero' ? 0 : RATE
  const twelfths = BASE_OF_TWELVE[kind]
  const effectiveRate = (rate * twelfths) / 12
  const exact = inclusive ? new Decimal(amount).times(100).div(100 + effectiveRate) : new Decimal(amount)
  const price = money(exact)
  const total = inclusive ? money(new Decimal(amount)) : price.plus(money(percentOf(exact, effectiveRate)))
  return {
    price: price.toNumber(),
    taxBase: rounded(exact.times(twelfths).div(12), 2),
    rate,
    tax: total.minus(price).toNumber(),
    total: total.toNumber(),
    effectiveRate,
  }
})
