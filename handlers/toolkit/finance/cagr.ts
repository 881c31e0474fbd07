import { feature, unprocessable } from '#toolkit'
import { nthRoot } from '#toolkit/lib/finance/annuity'
import { Decimal, rounded, settled } from '#toolkit/lib/numbers/decimal'

const MOST_PERCENT = '1e12'

const fourDecimals = (value: Decimal): number => rounded(settled(value), 4)

/** By doubles, which have more digits than the answer: ln(1 + x) keeps those of the smallest growth. */
const doublingYears = (multiple: Decimal, years: number): number =>
  fourDecimals(new Decimal((Math.LN2 / Math.log1p(multiple.minus(1).toNumber())) * years))

export default feature('rest_finance_cagr', ({ from, to, years, inflation }) => {
  const multiple = new Decimal(to).div(from)
  const growth = nthRoot(multiple, years)
  const percent = growth.minus(1).times(100)
  if (percent.gt(MOST_PERCENT)) unprocessable('The growth rate is above 1e12 percent a year.')
  const real = growth.div(new Decimal(inflation).div(100).plus(1)).minus(1)
  return {
    cagr: fourDecimals(percent),
    totalReturn: fourDecimals(multiple.minus(1).times(100)),
    multiple: fourDecimals(multiple),
    realCagr: fourDecimals(real.times(100)),
    doublingYears: to > from ? doublingYears(multiple, years) : null,
    ruleOf72Years: to > from ? fourDecimals(new Decimal(72).div(percent)) : null,
  }
})
