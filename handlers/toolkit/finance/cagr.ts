import { feature, unprocessable } from '#toolkit'
import { settled } from '#toolkit/lib/finance/annuity'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'

const MOST_PERCENT = '1e12'

const fourDecimals = (value: Decimal): number => rounded(settled(value), 4)

export default feature('rest_finance_cagr', ({ from, to, years, inflation }) => {
  const multiple = new Decimal(to).div(from)
  const growth = settled(multiple.pow(new Decimal(1).div(years)))
  const percent = growth.minus(1).times(100)
  if (percent.gt(MOST_PERCENT)) unprocessable('The growth rate is above 1e12 percent a year.')
  const real = growth.div(new Decimal(inflation).div(100).plus(1)).minus(1)
  return {
    cagr: fourDecimals(percent),
    totalReturn: fourDecimals(multiple.minus(1).times(100)),
    multiple: fourDecimals(multiple),
    realCagr: fourDecimals(real.times(100)),
    doublingYears: to > from ? fourDecimals(new Decimal(2).ln().div(multiple.ln()).times(years)) : null,
    ruleOf72Years: to > from ? fourDecimals(new Decimal(72).div(percent)) : null,
  }
})
