import { feature, unprocessable } from '#toolkit'
import { divideEstate } from '#toolkit/lib/islamic/inheritance'
import { HEIRS } from '#toolkit/lib/islamic/inheritance-exclusion'
import {
  compare,
  divide,
  floor,
  add,
  multiply,
  nearestDouble,
  rational,
  rationalOfDouble,
  rationalText,
  subtract,
  ZERO,
  type Rational,
} from '#toolkit/lib/numbers/rational'

const HALF = rational(1n, 2n)

/** Rounded half up to cents; amounts are never negative. */
const money = (amount: Rational): number =>
  nearestDouble(rational(floor(add(multiply(amount, rational(100n)), HALF)), 100n))

export default feature('rest_islamic_inheritance', ({ estate, debts, bequest, ...family }) => {
  const net = subtract(rationalOfDouble(estate), rationalOfDouble(debts))
  if (compare(net, ZERO) <= 0) unprocessable('The debts leave nothing of the estate.')
  if (family.husband > 0 && family.wives > 0) unprocessable('A husband and wives cannot both survive.')
  if (HEIRS.every((heir) => family[heir] === 0)) unprocessable('At least one heir is needed.')
  const third = divide(net, rational(3n))
  const asked = rationalOfDouble(bequest)
  const bequestPaid = compare(asked, third) < 0 ? asked : third
  const distributable = subtract(net, bequestPaid)
  const division = divideEstate(family)
  return {
    net: money(net),
    bequestPaid: money(bequestPaid),
    distributable: money(distributable),
    case: division.case,
    items: division.shares.map(({ heir, count, basis, fraction }) => {
      const amount = multiply(distributable, fraction)
      return {
        heir,
        count,
        basis,
        fraction: rationalText(fraction),
        amount: money(amount),
        each: money(divide(amount, rational(BigInt(count)))),
      }
    }),
    excluded: division.excluded,
    unallocated: money(multiply(distributable, division.unallocated)),
  }
})
