import { integer } from '../json/data-value.js'

const isInteger = (value: number | bigint): boolean => typeof value === 'bigint' || Number.isInteger(value)

const total = (values: readonly (number | bigint)[]): bigint =>
  values.reduce<bigint>((sum, value) => sum + BigInt(value), 0n)

/** The sum of integers with all its digits; null where one has a fraction. */
export const integerSum = (values: readonly (number | bigint)[]): number | bigint | null =>
  values.every(isInteger) ? integer(total(values)) : null

/** dividend / divisor: past 2^53, where a double has no fraction, the nearest integer with all its digits. */
const quotient = (dividend: bigint, divisor: bigint): number | bigint => {
  if (typeof integer(dividend) === 'number') return Number(dividend) / Number(divisor)
  const whole = integer(dividend / divisor)
  const rest = dividend % divisor
  if (typeof whole === 'number') return whole + Number(rest) / Number(divisor)
  const half = rest * 2n
  if (half >= divisor) return whole + 1n
  return half <= -divisor ? whole - 1n : whole
}

/**
 * The arithmetic mean; of integers the quotient of their exact sum.
 * @param values at least one
 * @param sumOf adds up numbers with fractions
 */
export const mean = (
  values: readonly (number | bigint)[],
  sumOf: (values: readonly number[]) => number,
): number | bigint =>
  values.every(isInteger)
    ? quotient(total(values), BigInt(values.length))
    : sumOf(values.map(Number)) / values.length
