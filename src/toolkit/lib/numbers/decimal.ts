import { Decimal as Base } from 'decimal.js'

/** Decimal arithmetic with 40 significant digits; ties are rounded away from zero. */
export const Decimal = Base.clone({ precision: 40, rounding: Base.ROUND_HALF_UP })
export type Decimal = Base

/** A decimal as a JSON number, rounded to a number of decimals, ties away from zero; -0 becomes 0. */
export const rounded = (value: Decimal, decimals: number): number =>
  value.toDecimalPlaces(decimals, Base.ROUND_HALF_UP).toNumber() + 0

/** An amount of money: two decimals, ties away from zero. */
export const money = (value: Decimal): Decimal => value.toDecimalPlaces(2, Base.ROUND_HALF_UP)

/** `percent` percent of a value. */
export const percentOf = (value: Base.Value, percent: Base.Value): Decimal =>
  new Decimal(value).times(percent).div(100)

const NOISE_FREE_DIGITS = 32

/** A result without what the rounding of its steps has left in the last digits, so that ties and whole numbers are seen. */
export const settled = (value: Decimal): Decimal => value.toSignificantDigits(NOISE_FREE_DIGITS)
