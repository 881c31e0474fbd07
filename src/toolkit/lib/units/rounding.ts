import { Decimal } from '../numbers/decimal.js'

/** A value to the nearest multiple of a step, ties away from zero, as a JSON number. */
export const toNearest = (value: Decimal, step: number): number =>
  new Decimal(value).div(step).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).times(step).toNumber() + 0

/** The ratio of a circle's circumference to its diameter, to 40 digits. */
export const PI = Decimal.acos(-1)

/** Millimetres of an inch (international yard and pound agreement of 1959). */
export const MM_PER_INCH = 25.4
