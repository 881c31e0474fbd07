import { Temporal } from 'temporal-polyfill'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { attempt } from '#toolkit/lib/common/attempt'
import { quoted } from '#toolkit/lib/common/quoted'
import { settled } from '#toolkit/lib/finance/annuity'
import { cashFlowsOf, signChanges } from '#toolkit/lib/finance/cash-flows'
import { datedPresentValue, datedRate } from '#toolkit/lib/finance/dated-rate'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'

const MOST_YEARS = 100

const dateOf = (text: string): Temporal.PlainDate =>
  attempt(() => Temporal.PlainDate.from(text)) ??
  invalidParameter('dates', `has ${quoted(text)}, which is not a date of the calendar`)

const daysBetween = (from: Temporal.PlainDate, to: Temporal.PlainDate): number => from.until(to).days

export default feature('rest_finance_xirr', ({ cashflows, dates, rate }) => {
  const amounts = cashFlowsOf(cashflows)
  const days = dates.split(',').map(dateOf)
  if (days.length !== amounts.length) {
    invalidParameter('dates', `has ${days.length} dates for ${amounts.length} cash flows`)
  }
  const ascending = days.toSorted((a, b) => Temporal.PlainDate.compare(a, b))
  const [earliest, latest, first] = [ascending[0], ascending.at(-1), days[0]]
  if (earliest === undefined || latest === undefined || first === undefined) {
    return invalidParameter('dates', 'is empty')
  }
  if (Temporal.PlainDate.compare(latest, earliest.add({ years: MOST_YEARS })) > 0) {
    invalidParameter('dates', `must not span more than ${MOST_YEARS} years`)
  }
  if (signChanges(amounts) === 0) unprocessable('Cash flows of both signs are needed.')
  if (!earliest.equals(first)) {
    unprocessable(`${earliest.toString()} is before the first date, ${first.toString()}.`)
  }
  const flows = amounts.map((amount, index) => ({ amount, days: daysBetween(first, days[index] ?? first) }))
  const found = datedRate(flows)
  if (found === null) {
    return unprocessable('No rate between -99.9999 and 100000 percent makes the present value 0.')
  }
  return {
    xirr: rounded(new Decimal(found).times(100), 6),
    xnpv: rounded(settled(datedPresentValue(flows, new Decimal(rate).div(100))), 2),
    days: daysBetween(earliest, latest),
  }
})
