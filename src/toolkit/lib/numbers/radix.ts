import { absolute } from './integers.js'
import { rational, type Rational } from './rational.js'

/** Digits after the point of an expansion that does not end. */
const CUT = 50

/** The value of a numeral such as "-ff.8" in a base of 2 to 36, either case; null for a digit outside the base. */
export const readInBase = (numeral: string, base: number): Rational | null => {
  const [whole = '', decimals = ''] = numeral.replace('-', '').split('.')
  const digits = Array.from(whole + decimals, (letter) => Number.parseInt(letter, 36))
  if (digits.some((digit) => digit >= base)) return null
  const value = digits.reduce((sum, digit) => sum * BigInt(base) + BigInt(digit), 0n)
  return rational(numeral.startsWith('-') ? -value : value, BigInt(base) ** BigInt(decimals.length))
}

/** How many digits the fraction has after the point; null if it never ends. The denominator is in lowest terms. */
const lengthOf = (denominator: bigint, base: bigint): number | null => {
  const longest = denominator.toString(2).length
  let rest = 1n
  for (let length = 0; length <= longest; length++) {
    if (rest === 0n || rest % denominator === 0n) return length
    rest = (rest * base) % denominator
  }
  return null
}

/** The numeral in a base of 2 to 36, lower case; one that does not end is cut after 50 digits and its zeros dropped. */
export const expansion = (value: Rational, base: number): { text: string; repeating: boolean } => {
  const magnitude = absolute(value.numerator)
  const length = lengthOf(value.denominator, BigInt(base))
  const scaled = (magnitude * BigInt(base) ** BigInt(length ?? CUT)) / value.denominator
  const digits = scaled.toString(base).padStart((length ?? CUT) + 1, '0')
  const point = digits.length - (length ?? CUT)
  const decimals = digits.slice(point).replace(/0+$/, '')
  const numeral = decimals === '' ? digits.slice(0, point) : `${digits.slice(0, point)}.${decimals}`
  const sign = value.numerator < 0n && /[^0.]/.test(numeral) ? '-' : ''
  return { text: sign + numeral, repeating: length === null }
}
