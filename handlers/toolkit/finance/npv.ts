import { feature } from '#toolkit'
import { cashFlowsOf } from '#toolkit/lib/finance/cash-flows'
import { Decimal, rounded, settled } from '#toolkit/lib/numbers/decimal'

const NEGLIGIBLE = '-1e-25'

/** Periods until flows that begin negative have come back, by straight lines between the periods; null where they never do. */
const payback = (flows: readonly Decimal[]): number | null => {
  let total = flows[0] ?? new Decimal(0)
  if (!total.isNegative() || total.isZero()) return null
  for (const [index, flow] of flows.entries()) {
    if (index === 0) continue
    const next = total.plus(flow)
    // Discounted flows are rounded in their 40th digit.
    if (next.gte(flow.abs().times(NEGLIGIBLE)))
      return rounded(
        settled(
          total
            .neg()
            .div(flow)
            .plus(index - 1),
        ),
        4,
      )
    total = next
  }
  return null
}

export default feature('rest_finance_npv', ({ rate, cashflows }) => {
  const flows = cashFlowsOf(cashflows)
  const factor = new Decimal(rate).div(100).plus(1)
  let growth = new Decimal(1)
  const values = flows.map((flow, period) => {
    if (period > 0) growth = growth.times(factor)
    return flow.div(growth)
  })
  const npv = Decimal.sum(...values)
  const [first = new Decimal(0)] = flows
  return {
    npv: rounded(settled(npv), 2),
    presentValues: values.map((value) => rounded(settled(value), 2)),
    profitabilityIndex: first.lt(0) ? rounded(settled(npv.minus(first).div(first.neg())), 4) : null,
    payback: payback(flows),
    discountedPayback: payback(values),
  }
})
