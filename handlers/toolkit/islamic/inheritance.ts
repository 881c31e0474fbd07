import { Decimal } from 'decimal.js'
import Fraction from 'fraction.js'
import { feature, unprocessable } from '#toolkit'
import { divideEstate } from '#toolkit/lib/islamic/inheritance'
import { HEIRS } from '#toolkit/lib/islamic/inheritance-exclusion'

/** The number as it is written in decimals, which a fraction of the double would not be. */
const exact = (amount: number): Fraction => new Fraction(new Decimal(amount).toFixed())

/** Rounded half up to cents; amounts are never negative. */
const money = (amount: Fraction): number => Number(amount.round(2).toString(2))

export default feature('rest_islamic_inheritance', ({ estate, debts, bequest, ...family }) => {
  const net = exact(estate).sub(exact(debts))
  if (net.compare(0) <= 0) unprocessable('Debts leave nothing of the estate.')
  if (family.husband > 0 && family.wives > 0) unprocessable('A husband and wives cannot both survive.')
  if (HEIRS.every((heir) => family[heir] === 0)) unprocessable('At least one heir is needed.')
  const third = net.div(3)
  const bequestPaid = exact(bequest).compare(third) < 0 ? exact(bequest) : third
  const distributable = net.sub(bequestPaid)
  const division = divideEstate(family)
  return {
    net: money(net),
    bequestPaid: money(bequestPaid),
    distributable: money(distributable),
    case: division.case,
    items: division.shares.map(({ heir, count, basis, fraction }) => {
      const amount = distributable.mul(fraction)
      return {
        heir,
        count,
        basis,
        fraction: fraction.toFraction(),
        amount: money(amount),
        each: money(amount.div(count)),
      }
    }),
    excluded: division.excluded,
    unallocated: money(distributable.mul(division.unallocated)),
  }
})
