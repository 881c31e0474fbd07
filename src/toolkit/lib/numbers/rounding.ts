/** Above this a double has no digits behind the point. */
const INTEGERS_FROM = 2 ** 53

/**
 * Rounds to a number of decimals, half away from zero, by the number's shortest decimal form, so that 1.005 is rounded
 * up as it is written; -0 becomes 0. What is not finite stays as it is.
 */
export const roundHalfAway = (value: number, decimals: number): number => {
  if (!Number.isFinite(value) || Math.abs(value) >= INTEGERS_FROM) return value
  const [mantissa = '', exponent = '0'] = Math.abs(value).toString().split('e')
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`))
  // So many digits are all that the number has.
  if (shifted >= INTEGERS_FROM) return value
  const [digits = '', more = '0'] = shifted.toString().split('e')
  const rounded = Number(`${digits}e${Number(more) - decimals}`)
  return rounded === 0 ? 0 : Math.sign(value) * rounded
}
