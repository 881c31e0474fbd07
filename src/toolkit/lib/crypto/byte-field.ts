/** The field of 256 elements with the modulus x^8 + x^4 + x^3 + x + 1 (0x11b), as in AES (FIPS 197, section 4). */

const ORDER = 255
/** Powers of the generator 3, twice, so that a sum of two logarithms needs no remainder. */
const POWERS = new Uint8Array(2 * ORDER)
const LOGARITHMS = new Uint8Array(256)

let power = 1
for (let exponent = 0; exponent < ORDER; exponent++) {
  POWERS[exponent] = power
  POWERS[exponent + ORDER] = power
  LOGARITHMS[power] = exponent
  const doubled = power << 1
  power ^= doubled > 0xff ? doubled ^ 0x11b : doubled
}

export const multiply = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (POWERS[(LOGARITHMS[a] ?? 0) + (LOGARITHMS[b] ?? 0)] ?? 0)

/** @param divisor not 0 */
export const divide = (a: number, divisor: number): number =>
  a === 0 ? 0 : (POWERS[(LOGARITHMS[a] ?? 0) + ORDER - (LOGARITHMS[divisor] ?? 0)] ?? 0)
