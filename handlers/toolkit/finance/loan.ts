import { feature, invalidParameter } from '#toolkit'
import { loanSchedule, monthlyRateOf } from '#toolkit/lib/finance/loan-schedule'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'

export default feature('rest_finance_loan', (terms) => {
  if (terms.method === 'flat' && terms.extra !== 0) {
    invalidParameter('extra', 'must be 0 with method=flat, whose interest does not depend on what is left')
  }
  const rows = loanSchedule(terms)
  const sum = (part: 'payment' | 'interest'): number =>
    rounded(
      rows.reduce((total, row) => total.plus(row[part]), new Decimal(0)),
      2,
    )
  return {
    payment: rounded(rows[0]?.payment ?? new Decimal(0), 2),
    months: rows.length,
    totalPaid: sum('payment'),
    totalInterest: sum('interest'),
    effectiveRate: rounded(new Decimal(monthlyRateOf(terms.principal, rows)).times(1200), 4),
    items: rows.map((row, index) => ({
      n: index + 1,
      payment: rounded(row.payment, 2),
      interest: rounded(row.interest, 2),
      principal: rounded(row.principal, 2),
      balance: rounded(row.balance, 2),
    })),
  }
})
