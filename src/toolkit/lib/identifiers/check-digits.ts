import { luhnDigit } from '../encoding/checksums.js'
import { gtinCheckDigit } from '../images/gtin.js'

/** Verhoeff, "Error detecting decimal codes" (1969): the permutation of each position, of which eight come in turn. */
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
const INVERSE = [0, 4, 3, 2, 1, 5, 6, 7, 8, 9]

/** The product in the dihedral group of order 10. */
const dihedral = (a: number, b: number): number => {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5
}

const permuted = (digit: number, times: number): number => {
  let image = digit
  for (let turn = 0; turn < times; turn += 1) image = PERMUTATION[image] ?? 0
  return image
}

const verhoeff = (base: string): string => {
  const sum = [...base]
    .reverse()
    .reduce((total, digit, index) => dihedral(total, permuted(Number(digit), (index + 1) % 8)), 0)
  return String(INVERSE[sum])
}

/** Damm, "Total anti-symmetrische Quasigruppen" (2004), p. 111. */
const QUASIGROUP = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

const damm = (base: string): string =>
  [...base].reduce((interim, digit) => QUASIGROUP[Number(interim)]?.charAt(Number(digit)) ?? '', '0')

/** ISO/IEC 7064, MOD 97-10; letters count as 10 to 35. */
const mod97 = (base: string): string => {
  const digits = base.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  const remainder = BigInt(`${digits}00`) % 97n
  return String(98n - remainder).padStart(2, '0')
}

/** ISO/IEC 7064, MOD 11-2; X stands for 10. */
const mod11 = (base: string): string => {
  const product = [...base].reduce((total, digit) => ((total + Number(digit)) * 2) % 11, 0)
  const check = (12 - product) % 11
  return check === 10 ? 'X' : String(check)
}

/** A scheme: what it computes, how many characters that has, and what it computes from. */
export interface CheckDigitScheme {
  compute: (base: string) => string
  length: number
  base: RegExp
}

const DIGITS = /^\d+$/

/** By the names of the contract. All take upper case without separators. */
export const CHECK_DIGIT_SCHEMES = {
  luhn: { compute: (base) => String(luhnDigit(base)), length: 1, base: DIGITS },
  verhoeff: { compute: verhoeff, length: 1, base: DIGITS },
  damm: { compute: damm, length: 1, base: DIGITS },
  gs1: { compute: gtinCheckDigit, length: 1, base: DIGITS },
  'mod97-10': { compute: mod97, length: 2, base: /^[\dA-Z]+$/ },
  'mod11-2': { compute: mod11, length: 1, base: DIGITS },
} as const satisfies Readonly<Record<string, CheckDigitScheme>>
