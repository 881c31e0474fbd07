import { feature, unprocessable } from '#toolkit'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import { futureValueOfOne } from '#toolkit/lib/finance/annuity'
import { Decimal, rounded, settled } from '#toolkit/lib/numbers/decimal'

const MOST_MONTHS = 1200

interface Saving {
  target: Decimal
  current: Decimal
  /** For a month, as a fraction. */
  i: Decimal
}

/** The least contribution that is enough, in whole cents. */
const contributionFor = ({ target, current, i }: Saving, months: number): Decimal => {
  const missing = target.minus(i.plus(1).pow(months).times(current))
  const needed = settled(missing.div(futureValueOfOne(i, months)))
  return Decimal.max(needed.toDecimalPlaces(2, Decimal.ROUND_CEIL), 0)
}

const balanceAfter = ({ current, i }: Saving, contribution: Decimal, months: number): Decimal =>
  settled(i.plus(1).pow(months).times(current).plus(futureValueOfOne(i, months).times(contribution)))

/** The least number of months, by halves: the balance never falls. */
const monthsFor = (saving: Saving, contribution: Decimal): number => {
  const isEnough = (months: number): boolean => balanceAfter(saving, contribution, months).gte(saving.target)
  if (!isEnough(MOST_MONTHS)) unprocessable(`The target is not reached within ${MOST_MONTHS} months.`)
  let [below, enough] = [-1, MOST_MONTHS]
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2)
    if (isEnough(middle)) enough = middle
    else below = middle
  }
  return enough
}

export default feature('rest_finance_savingsGoal', (query) => {
  exactlyOne(query, ['months', 'contribution'])
  const saving: Saving = {
    target: new Decimal(query.target),
    current: new Decimal(query.current),
    i: new Decimal(query.rate).div(1200),
  }
  const given = query.contribution === undefined ? null : new Decimal(query.contribution)
  const months = query.months ?? monthsFor(saving, given ?? new Decimal(0))
  const contribution = given ?? contributionFor(saving, months)
  const final = balanceAfter(saving, contribution, months)
  const contributed = contribution.times(months)
  return {
    target: query.target,
    months,
    contribution: rounded(contribution, 2),
    final: rounded(final, 2),
    totalContributed: rounded(contributed, 2),
    interest: rounded(final.minus(saving.current).minus(contributed), 2),
  }
})
