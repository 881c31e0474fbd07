import { feature } from '#toolkit'
import { annuityPayment } from '#toolkit/lib/finance/annuity'
import { Decimal, money, percentOf, rounded } from '#toolkit/lib/numbers/decimal'

export default feature('rest_finance_mortgage', ({ price, downPercent, rate, years, income, ...costs }) => {
  const months = years * 12
  const downPayment = money(percentOf(price, downPercent))
  const loan = new Decimal(price).minus(downPayment)
  const parts = {
    principalInterest: money(annuityPayment(loan, rate, months)),
    tax: money(percentOf(price, costs.taxPercent).div(12)),
    insurance: money(new Decimal(costs.insurance).div(12)),
    fees: money(new Decimal(costs.fees)),
  }
  const total = Decimal.sum(...Object.values(parts))
  return {
    downPayment: downPayment.toNumber(),
    loan: rounded(loan, 2),
    loanToValue: rounded(loan.div(price).times(100), 2),
    monthly: {
      principalInterest: parts.principalInterest.toNumber(),
      tax: parts.tax.toNumber(),
      insurance: parts.insurance.toNumber(),
      fees: parts.fees.toNumber(),
      total: total.toNumber(),
    },
    totalInterest: rounded(parts.principalInterest.times(months).minus(loan), 2),
    totalCost: rounded(total.times(months).plus(downPayment), 2),
    debtToIncome: income === undefined ? null : rounded(total.div(income).times(100), 2),
  }
})
