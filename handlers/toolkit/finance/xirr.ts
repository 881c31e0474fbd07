import { feature, invalidParameter, unprocessable } from '#toolkit'
import { civilDate, dayNumber } from '#toolkit/lib/calendar/civil-days'
import { quoted } from '#toolkit/lib/common/quoted'
import { cashFlowsOf, signChanges } from '#toolkit/lib/finance/cash-flows'
import { datedPresentValue, datedRate } from '#toolkit/lib/finance/dated-rate'
import { Decimal, rounded, settled } from '#toolkit/lib/numbers/decimal'

const MOST_YEARS = 100

interface Day {
  text: string
  /** Days since 1970. */
  day: number
}

const dayOf = (text: string): Day => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  const day = dayNumber(year, month, date)
  const real = civilDate(day)
  if (month < 1 || month > 12 || real.month !== month || real.day !== date) {
    invalidParameter('dates', `has ${quoted(text)}, which is not a date of the calendar`)
  }
  return { text, day }
}

export default feature('rest_finance_xirr', ({ cashflows, dates, rate }) => {
  const amounts = cashFlowsOf(cashflows)
  const days = dates.split(',').map(dayOf)
  if (days.length !== amounts.length) {
    invalidParameter('dates', `has ${days.length} dates for ${amounts.length} cash flows`)
  }
  const ascending = days.toSorted((a, b) => a.day - b.day)
  const [earliest, latest, first] = [ascending[0], ascending.at(-1), days[0]]
  if (earliest === undefined || latest === undefined || first === undefined) {
    return invalidParameter('dates', 'is empty')
  }
  const { year, month, day } = civilDate(earliest.day)
  if (latest.day > dayNumber(year + MOST_YEARS, month, day)) {
    invalidParameter('dates', `must not span more than ${MOST_YEARS} years`)
  }
  if (signChanges(amounts) === 0) unprocessable('Cash flows of both signs are needed.')
  if (earliest.day < first.day) unprocessable(`${earliest.text} is before the first date, ${first.text}.`)
  const flows = amounts.map((amount, index) => ({ amount, days: (days[index] ?? first).day - first.day }))
  const found = datedRate(flows)
  if (found === null) {
    return unprocessable('No rate between -99.9999 and 100000 percent makes the present value 0.')
  }
  return {
    xirr: rounded(new Decimal(found).times(100), 6),
    xnpv: rounded(settled(datedPresentValue(flows, new Decimal(rate).div(100))), 2),
    days: latest.day - earliest.day,
  }
})
