import { feature } from '#toolkit'
import { futureValueOfOne, nthRoot } from '#toolkit/lib/finance/annuity'
import { Decimal, rounded, settled } from '#toolkit/lib/numbers/decimal'
import type { Query } from '#operation'

type Compounding = Query<'rest_finance_compoundInterest'>['compounding']

const MONTHS = 12
const TIMES_A_YEAR: Readonly<Record<Exclude<Compounding, 'continuous'>, number>> = {
  yearly: 1,
  halfYearly: 2,
  quarterly: 4,
  monthly: 12,
  daily: 365,
}

/** What 1 grows to in a year. */
const yearlyGrowth = (percent: number, compounding: Compounding): Decimal => {
  const rate = new Decimal(percent).div(100)
  if (compounding === 'continuous') return rate.exp()
  const times = TIMES_A_YEAR[compounding]
  return rate.div(times).plus(1).pow(times)
}

export default feature('rest_finance_compoundInterest', (query) => {
  const { principal, rate, years, contribution, timing } = query
  const yearly = yearlyGrowth(rate, query.compounding)
  const monthly = nthRoot(yearly, MONTHS)
  const savedInYear = futureValueOfOne(monthly.minus(1), MONTHS)
    .times(contribution)
    .times(timing === 'begin' ? monthly : 1)
  let exact = new Decimal(principal)
  const items = Array.from({ length: years }, (_, index) => {
    exact = exact.times(yearly).plus(savedInYear)
    const balance = settled(exact)
    const contributed = new Decimal(contribution).times((index + 1) * MONTHS).plus(principal)
    return {
      year: index + 1,
      contributed: rounded(contributed, 2),
      interest: rounded(balance.minus(contributed), 2),
      balance: rounded(balance, 2),
    }
  })
  const last = items.at(-1)
  return {
    final: last?.balance ?? principal,
    contributed: last?.contributed ?? principal,
    interest: last?.interest ?? 0,
    effectiveAnnualRate: rounded(settled(yearly).minus(1).times(100), 4),
    items,
  }
})
