import { feature, unprocessable } from '#toolkit'
import { settled } from '#toolkit/lib/finance/annuity'
import { cashFlowsOf, signChanges } from '#toolkit/lib/finance/cash-flows'
import { internalRates } from '#toolkit/lib/finance/internal-rates'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'

const percent = (rate: Decimal): number => rounded(settled(rate.times(100)), 6)

/** The rate at which the discounted outflows grow to what the reinvested inflows come to. */
const modifiedRate = (flows: readonly Decimal[], financeRate: number, reinvestRate: number): Decimal => {
  const last = flows.length - 1
  const [finance, reinvest] = [financeRate, reinvestRate].map((rate) => new Decimal(rate).div(100).plus(1))
  let [future, present] = [new Decimal(0), new Decimal(0)]
  for (const [period, flow] of flows.entries()) {
    if (flow.gt(0)) future = future.plus(flow.times(reinvest?.pow(last - period) ?? 0))
    else present = present.minus(flow.div(finance?.pow(period) ?? 1))
  }
  return future.div(present).pow(new Decimal(1).div(last)).minus(1)
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
