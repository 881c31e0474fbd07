import { Temporal } from 'temporal-polyfill'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { rateHistoryOf } from '#toolkit/upstreams/money/frankfurter'

const MOST_DAYS = 366

export default feature('rest_finance_exchangeHistory', async ({ start, end, ...codes }, context) => {
  const [from, to] = [codes.from.toUpperCase(), codes.to.toUpperCase()]
  const { days } = Temporal.PlainDate.from(start).until(end)
  if (days < 0) invalidParameter('end', 'must not be before start')
  if (days > MOST_DAYS) invalidParameter('end', `must be at most ${MOST_DAYS} days after start`)
  if (from === to) invalidParameter('to', 'must be another currency than from')
  const found = await rateHistoryOf(context, { base: from, symbol: to, start, end })
  // The upstream begins with the last working day before a start that is none.
  const items = (found ?? [])
    .filter(({ date }) => date >= start)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
  const [first, last] = [items[0], items.at(-1)]
  if (first === undefined || last === undefined) {
    return unprocessable(`There are no rates of ${from} to ${to} in that time.`)
  }
  const rates = items.map(({ rate }) => new Decimal(rate))
  return {
    from,
    to,
    count: items.length,
    items,
    min: Decimal.min(...rates).toNumber(),
    max: Decimal.max(...rates).toNumber(),
    mean: rounded(Decimal.sum(...rates).div(rates.length), 6),
    changePercent: rounded(new Decimal(last.rate).div(first.rate).minus(1).times(100), 4),
  }
})
