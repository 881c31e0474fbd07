import { brentRoot } from '../algebra/root-finding.js'
import { Decimal, money } from '../numbers/decimal.js'
import { annuityPayment } from './annuity.js'

export interface LoanTerms {
  principal: number
  /** Nominal yearly rate in percent. */
  rate: number
  months: number
  method: 'annuity' | 'flat' | 'equalPrincipal'
  /** Paid each month on top; not with `flat`. */
  extra: number
}

/** One monthly payment. `payment` is interest and principal, and `balance` is what is left after it. */
export interface LoanRow {
  payment: Decimal
  interest: Decimal
  principal: Decimal
  balance: Decimal
}

/** The rows of a loan; the last one pays exactly what is left. Money is rounded to the cent in every row. */
export const loanSchedule = ({ principal, rate, months, method, extra }: LoanTerms): LoanRow[] => {
  const loan = new Decimal(principal)
  // The product first: rate/1200 alone has no end in decimals.
  const interestOn = (amount: Decimal): Decimal => money(amount.times(rate).div(1200))
  const part = money(loan.div(months))
  const regular = method === 'annuity' ? money(annuityPayment(loan, rate, months)) : null
  const rows: LoanRow[] = []
  let balance = loan
  while (balance.gt(0)) {
    const interest = interestOn(method === 'flat' ? loan : balance)
    const planned = (regular === null ? part : regular.minus(interest)).plus(extra)
    const isLast = rows.length + 1 === months || planned.gte(balance)
    const paid = isLast ? balance : planned
    balance = balance.minus(paid)
    rows.push({ payment: interest.plus(paid), interest, principal: paid, balance })
  }
  return rows
}

/**
 * The monthly internal rate of return of a loan's rows, as a fraction of at least 0.
 * @param rows as `loanSchedule` gives them: they pay back at least the loan
 */
export const monthlyRateOf = (principal: number, rows: readonly LoanRow[]): number => {
  const payments = rows.map(({ payment }) => payment.toNumber() / principal)
  if (rows.every(({ interest }) => interest.isZero())) return 0
  const valueLeft = (i: number): number =>
    payments.reduceRight((value, payment) => (value + payment) / (1 + i), 0) - 1
  let high = 1
  while (valueLeft(high) > 0) high *= 2
  return brentRoot(valueLeft, 0, high, 1e-14)
}
