import { feature, invalidParameter, unprocessable } from '#toolkit'
import { today } from '#toolkit/lib/calendar/datetime-text'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { referenceRatesOf } from '#toolkit/upstreams/money/frankfurter'

/** The day of the euro's first reference rates. */
const FIRST_DAY = '1999-01-04'

export default feature('rest_finance_exchangeRate', async ({ amount, date, ...codes }, context) => {
  if (date !== undefined && date < FIRST_DAY) invalidParameter('date', `must not be before ${FIRST_DAY}`)
  if (date !== undefined && date > today().toString()) invalidParameter('date', 'must not be in the future')
  const from = codes.from.toUpperCase()
  const wanted = [...new Set(codes.to.toUpperCase().split(','))]
  const symbols = wanted.filter((currency) => currency !== from)
  const found = await referenceRatesOf(context, { base: from, date, symbols })
  if (found === null) {
    return unprocessable(`There is no rate of ${from} to ${symbols.join(', ') || 'others'} on that day.`)
  }
  const items = wanted.map((currency) => {
    const rate = currency === from ? 1 : found.rates[currency]
    if (rate === undefined) return unprocessable(`There is no rate of ${from} to ${currency} on that day.`)
    return { currency, rate, value: rounded(new Decimal(rate).times(amount), 4) }
  })
  return { from, amount, date: found.date, count: items.length, items }
})
