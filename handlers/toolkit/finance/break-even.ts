import { feature, unprocessable } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'

const wholeUnits = (units: Decimal): number => {
  const whole = units.ceil()
  return whole.gt(Number.MAX_SAFE_INTEGER)
    ? unprocessable(`More than ${Number.MAX_SAFE_INTEGER} units would be needed.`)
    : whole.toNumber()
}

export default feature(
  'rest_finance_breakEven',
  ({ fixedCost, price, variableCost, targetProfit, units }) => {
    const contribution = new Decimal(price).minus(variableCost)
    if (contribution.lte(0)) unprocessable('The price must be above the variable cost.')
    const breakEven = new Decimal(fixedCost).div(contribution)
    const sold = units === undefined ? null : new Decimal(units)
    const profit = sold?.times(contribution).minus(fixedCost) ?? null
    return {
      contribution: rounded(contribution, 2),
      contributionPercent: rounded(contribution.div(price).times(100), 2),
      breakEvenUnits: rounded(breakEven, 4),
      breakEvenUnitsWhole: wholeUnits(breakEven),
      breakEvenRevenue: rounded(new Decimal(fixedCost).times(price).div(contribution), 2),
      targetUnits: wholeUnits(new Decimal(fixedCost).plus(targetProfit).div(contribution)),
      profit: profit === null ? null : rounded(profit, 2),
      marginOfSafetyPercent:
        sold === null || sold.isZero() ? null : rounded(sold.minus(breakEven).div(sold).times(100), 2),
    }
  },
)
