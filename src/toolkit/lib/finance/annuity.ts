import { Decimal } from '../numbers/decimal.js'

/** Below this the powers of 1 + rate lose the digits that their difference from 1 is made of. */
const SMALL_RATE = '1e-9'
const NEGLIGIBLE = '1e-45'
const NOISE_FREE_DIGITS = 32

/** A result without what the rounding of its steps has left in the last digits, so that ties and whole numbers are seen. */
export const settled = (value: Decimal): Decimal => value.toSignificantDigits(NOISE_FREE_DIGITS)

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
