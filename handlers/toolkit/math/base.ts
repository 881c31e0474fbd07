import { feature, unprocessable } from '#toolkit'
import { expansion, readInBase } from '#toolkit/lib/numbers/radix'

/** The integer in two's complement with leading digits. */
const twosComplement = (n: bigint, bits: number): string => {
  const limit = 1n << BigInt(bits - 1)
  if (n < -limit || n >= limit) unprocessable(`number does not fit into ${bits} bits.`)
  return BigInt.asUintN(bits, n).toString(2).padStart(bits, '0')
}

export default feature('rest_math_base', ({ number, from, to, bits }) => {
  const value = readInBase(number, from) ?? unprocessable(`number has a digit outside base ${from}.`)
  const whole = value.denominator === 1n
  if (bits !== undefined && !whole) unprocessable("Two's complement is for integers only.")
  const { text, repeating } = expansion(value, to)
  return {
    input: number,
    result: text,
    binary: expansion(value, 2).text,
    octal: expansion(value, 8).text,
    decimal: expansion(value, 10).text,
    hex: expansion(value, 16).text,
    repeating,
    twosComplement: bits === undefined ? null : twosComplement(value.numerator, bits),
  }
})
