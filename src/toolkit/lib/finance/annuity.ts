import { Decimal, settled } from '../numbers/decimal.js'

/** Below this the powers of 1 + rate lose the digits that their difference from 1 is made of. */
const SMALL_RATE = '1e-9'
const NEGLIGIBLE = '1e-45'

/**
 * What payments of 1 at the end of each of n periods grow to: ((1+i)^n - 1)/i, and n where i is 0. For small rates it is
 * the binomial series C(n,1) + C(n,2) i + ..., as the closed form cancels.
 * @param i rate for a period as a fraction, above -1
 * @param n whole number of periods
 */
export const futureValueOfOne = (i: Decimal, n: number): Decimal => {
  if (i.abs().gte(SMALL_RATE)) return i.plus(1).pow(n).minus(1).div(i)
  let term = new Decimal(n)
  let sum = term
  for (let k = 1; k < n && term.abs().gt(NEGLIGIBLE); k++) {
    term = term
      .times(i)
      .times(n - k)
      .div(k + 1)
    sum = sum.plus(term)
  }
  return sum
}

/**
 * The equal payment at the end of each month that pays back a loan, unrounded.
 * @param yearlyPercent nominal yearly rate in percent
 */
export const annuityPayment = (loan: Decimal, yearlyPercent: number, months: number): Decimal => {
  const i = new Decimal(yearlyPercent).div(1200)
  return settled(i.plus(1).pow(months).times(loan).div(futureValueOfOne(i, months)))
}

const MOST_ROOT = 1000
const NEWTON_STEPS = 3

/**
 * The nth root of a positive number, by Newton's steps from the double's. By hand: `pow` of decimal.js takes a logarithm
 * and an exponential, ten times as long.
 * @param n above 0; what is not a whole number up to 1000 goes by `pow`
 */
export const nthRoot = (value: Decimal, n: number): Decimal => {
  const seed = value.toNumber() ** (1 / n)
  if (!Number.isInteger(n) || n > MOST_ROOT || !Number.isFinite(seed) || seed === 0) {
    return value.pow(new Decimal(1).div(n))
  }
  let root = new Decimal(seed)
  for (let step = 0; step < NEWTON_STEPS; step++) {
    root = root
      .times(n - 1)
      .plus(value.div(root.pow(n - 1)))
      .div(n)
  }
  return root
}
