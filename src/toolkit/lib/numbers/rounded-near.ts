import { rounded, type Decimal } from './decimal.js'

/** Doubles of a few operations are nearer than that to what is exact, in parts of themselves. */
const DOUBT = 1e-9

/**
 * Rounds to a number of decimals, ties away from zero, by a double that is a few operations away from the exact value. The
 * exact one is asked for only near a tie: decimals take ten times as long.
 * @param approximate not negative
 */
export const roundedNear = (approximate: number, exact: () => Decimal, decimals: number): number => {
  const unit = 10 ** decimals
  const scaled = approximate * unit
  const fromTie = Math.abs((scaled % 1) - 0.5)
  return fromTie > DOUBT * (1 + scaled) ? Math.round(scaled) / unit : rounded(exact(), decimals)
}
