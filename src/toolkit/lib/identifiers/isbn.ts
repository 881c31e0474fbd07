import { gtinCheckDigit } from '../images/gtin.js'

/** The check digit of an ISBN-10: weights 10 to 2, and the check makes the sum divisible by 11 (ISO 2108). */
export const isbn10CheckDigit = (base: string): string => {
  const sum = [...base].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

/**
 * The 13 digits of an ISBN-10 or ISBN-13, in which hyphens and spaces do not count; null where its length, prefix or
 * check digit is wrong.
 * @example isbn13Of('0-9802004-4-X') // '9780980200447'
 */
export const isbn13Of = (isbn: string): string | null => {
  const compact = isbn.replace(/[ -]/g, '').toUpperCase()
  const base = compact.slice(0, -1)
  if (/^\d{9}[\dX]$/.test(compact)) {
    return compact.endsWith(isbn10CheckDigit(base)) ? `978${base}${gtinCheckDigit(`978${base}`)}` : null
  }
  return /^97[89]\d{10}$/.test(compact) && compact.endsWith(gtinCheckDigit(base)) ? compact : null
}
