import { feature, invalidParameter } from '#toolkit'
import { futureValueOfOne, nthRoot } from '#toolkit/lib/finance/annuity'
import { Decimal, rounded, settled } from '#toolkit/lib/numbers/decimal'

const MONTHS = 12

/** What 1 grows to in a month at an effective yearly rate in percent. */
const monthlyGrowth = (percent: number): Decimal => nthRoot(new Decimal(percent).div(100).plus(1), MONTHS)

/** How many withdrawals a capital pays, the first at once, when each is `growth` times the one before in present value. */
const withdrawalsPaid = (capital: Decimal, first: Decimal, growth: Decimal, most: number): number => {
  const enough = capital.times('1.000000000000000000000000000001')
  let [needed, withdrawal] = [first, first]
  for (let paid = 0; paid < most; paid++) {
    if (needed.gt(enough)) return paid
    withdrawal = withdrawal.times(growth)
    needed = needed.plus(withdrawal)
  }
  return most
}

export default feature('rest_finance_retirement', ({ age, retireAge, lifeAge, ...plan }) => {
  if (retireAge <= age) invalidParameter('retireAge', `must be above age, ${age}`)
  if (lifeAge <= retireAge) invalidParameter('lifeAge', `must be above retireAge, ${retireAge}`)
  const [before, after, inflation] = [
    monthlyGrowth(plan.returnBefore),
    monthlyGrowth(plan.returnAfter),
    monthlyGrowth(plan.inflation),
  ]
  const saving = MONTHS * (retireAge - age)
  const spending = MONTHS * (lifeAge - retireAge)
  const monthly = inflation.pow(saving).times(plan.spending)
  const growth = inflation.div(after)
  const needed = futureValueOfOne(growth.minus(1), spending).times(monthly)
  const perContribution = futureValueOfOne(before.minus(1), saving)
  const grown = before.pow(saving).times(plan.savings)
  const expected = perContribution.times(plan.contribution).plus(grown)
  const amount = (value: Decimal): number => rounded(settled(value), 2)
  return {
    yearsToRetirement: retireAge - age,
    retirementYears: lifeAge - retireAge,
    monthlySpendingAtRetirement: amount(monthly),
    needed: amount(needed),
    expected: amount(expected),
    gap: amount(Decimal.max(needed.minus(expected), 0)),
    requiredContribution: amount(Decimal.max(needed.minus(grown).div(perContribution), 0)),
    lastsMonths: withdrawalsPaid(expected, monthly, growth, spending),
  }
})
