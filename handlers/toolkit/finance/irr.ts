import { feature, unprocessable } from '#toolkit'
import { nthRoot } from '#toolkit/lib/finance/annuity'
import { cashFlowsOf, signChanges } from '#toolkit/lib/finance/cash-flows'
import { internalRates } from '#toolkit/lib/finance/internal-rates'
import { Decimal, rounded, settled } from '#toolkit/lib/numbers/decimal'

const percent = (rate: Decimal): number => rounded(settled(rate.times(100)), 6)

const NOTHING = new Decimal(0)

/** What flows grow to by the last period at a rate in percent. */
const futureValue = (flows: readonly Decimal[], percent: number): Decimal => {
  const growth = new Decimal(percent).div(100).plus(1)
  return flows.reduce((sum, flow) => sum.times(growth).plus(flow), NOTHING)
}

/** The rate at which the discounted outflows grow to what the reinvested inflows come to. */
const modifiedRate = (flows: readonly Decimal[], financeRate: number, reinvestRate: number): Decimal => {
  const last = flows.length - 1
  const inflows = futureValue(
    flows.map((flow) => Decimal.max(flow, NOTHING)),
    reinvestRate,
  )
  const outflows = futureValue(
    flows.map((flow) => Decimal.max(flow.neg(), NOTHING)),
    financeRate,
  )
  const discount = new Decimal(financeRate).div(100).plus(1).pow(last)
  return nthRoot(inflows.times(discount).div(outflows), last).minus(1)
}

export default feature('rest_finance_irr', ({ cashflows, financeRate, reinvestRate }) => {
  const flows = cashFlowsOf(cashflows)
  const changes = signChanges(flows)
  if (changes === 0) unprocessable('Cash flows of both signs are needed.')
  const rates = internalRates(flows)
  const [found] = [rates.find((rate) => rate.gte(0)) ?? rates.at(-1)]
  return {
    irr: percent(found ?? unprocessable('No rate between -99 and 1000 percent makes the present value 0.')),
    all: rates.map(percent),
    signChanges: changes,
    mirr: percent(modifiedRate(flows, financeRate, reinvestRate)),
  }
})
