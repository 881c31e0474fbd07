import { brentRoot } from '../algebra/root-finding.js'
import { Decimal } from '../numbers/decimal.js'

/** A bond on a coupon date; the first coupon is one period away. */
export interface Bond {
  face: Decimal
  /** Paid each period. */
  coupon: Decimal
  /** Coupons left. */
  periods: number
}

/** Sums over the payments at periods k = 1 to n of PV, k PV and k (k + 1) PV. */
interface Sums {
  price: Decimal
  weighted: Decimal
  curved: Decimal
}

/** Closed forms divide by the yield three times; below this they would lose too many digits. */
const SMALL_YIELD = '1e-6'

/** Sums over k = 1 to n of v^k, k v^k and k (k+1) v^k. */
const discountSums = (v: Decimal, n: number, isSmall: boolean): [Decimal, Decimal, Decimal] => {
  if (isSmall) {
    let [power, plain, weighted, curved] = [1, 0, 0, 0].map((start) => new Decimal(start)) as [
      Decimal,
      Decimal,
      Decimal,
      Decimal,
    ]
    for (let k = 1; k <= n; k++) {
      power = power.times(v)
      plain = plain.plus(power)
      weighted = weighted.plus(power.times(k))
      curved = curved.plus(power.times(k * (k + 1)))
    }
    return [plain, weighted, curved]
  }
  // Each sum less v times itself telescopes to the one before and a last term.
  const rest = new Decimal(1).minus(v)
  const beyond = v.pow(n + 1)
  const plain = v.minus(beyond).div(rest)
  const weighted = plain.minus(beyond.times(n)).div(rest)
  const curved = weighted
    .times(2)
    .minus(beyond.times(n * (n + 1)))
    .div(rest)
  return [plain, weighted, curved]
}

/** @param y yield for a period as a fraction above -1 */
export const bondSums = ({ face, coupon, periods }: Bond, y: Decimal): Sums => {
  const v = new Decimal(1).div(y.plus(1))
  const [plain, weighted, curved] = discountSums(v, periods, y.abs().lt(SMALL_YIELD))
  const redemption = v.pow(periods).times(face)
  return {
    price: plain.times(coupon).plus(redemption),
    weighted: weighted.times(coupon).plus(redemption.times(periods)),
    curved: curved.times(coupon).plus(redemption.times(periods * (periods + 1))),
  }
}

const NEWTON_STEPS = 2

/** The yield for a period at which a bond has a price: it falls from infinity to 0 as the yield grows from -1. */
export const periodYield = (bond: Bond, price: Decimal): Decimal => {
  const logCoupon = Math.log(bond.coupon.div(price).toNumber())
  const logLast = Math.log(bond.coupon.plus(bond.face).div(price).toNumber())
  const { periods } = bond
  // By u = ln(1+y) and by the logarithm of the price, which neither overflows nor is flat.
  const excess = (u: number): number => {
    const greatest = Math.max(logCoupon - u, logCoupon - u * (periods - 1), logLast - u * periods)
    let sum = Math.exp(logLast - u * periods - greatest)
    for (let k = 1; k < periods; k++) sum += Math.exp(logCoupon - u * k - greatest)
    return Math.log(sum) + greatest
  }
  let [low, high] = [-1, 1]
  while (excess(low) < 0) low *= 2
  while (excess(high) > 0) high *= 2
  let y = new Decimal(brentRoot(excess, low, high, 1e-15)).exp().minus(1)
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const sums = bondSums(bond, y)
    y = y.plus(sums.price.minus(price).times(y.plus(1)).div(sums.weighted))
  }
  return y
}
