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

/** @param y yield for a period as a fraction above -1 */
export const bondSums = ({ face, coupon, periods }: Bond, y: Decimal): Sums => {
  const discount = new Decimal(1).div(y.plus(1))
  let factor = new Decimal(1)
  const sums = { price: new Decimal(0), weighted: new Decimal(0), curved: new Decimal(0) }
  for (let k = 1; k <= periods; k++) {
    factor = factor.times(discount)
    const value = factor.times(k === periods ? coupon.plus(face) : coupon)
    sums.price = sums.price.plus(value)
    sums.weighted = sums.weighted.plus(value.times(k))
    sums.curved = sums.curved.plus(value.times(k).times(k + 1))
  }
  return sums
}

const NEWTON_STEPS = 4

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
