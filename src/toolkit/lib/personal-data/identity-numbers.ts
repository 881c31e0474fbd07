import { daysInMonth } from './birth-dates.js'
import { spansOf } from './pattern-spans.js'
import type { Span } from '../language/words.js'

const US_SOCIAL_SECURITY = /(?<![\d-])(?!000|666|9)\d{3}-(?!00)\d\d-(?!0000)\d{4}(?![\d-])/g

/** Social security numbers of the United States as they are written, ddd-dd-dddd, in the ranges that are given out. */
export const usSocialSecurityNumbersIn = (text: string): Span[] => spansOf(text, US_SOCIAL_SECURITY)

const SIXTEEN_DIGITS = /(?<!\d)\d{16}(?!\d)/g
/** The day of birth of women is written with this much more. */
const WOMEN = 40

/** Digits 7 to 12 are the day, month and year of birth, a year without its century. */
const hasBirthDate = (digits: string): boolean => {
  const [day = 0, month = 0, year = 0] = [6, 8, 10].map((at) => Number(digits.slice(at, at + 2)))
  const dayOfMonth = day > WOMEN ? day - WOMEN : day
  return dayOfMonth >= 1 && dayOfMonth <= daysInMonth(2000 + year, month)
}

/** Population numbers of Indonesia (NIK, Government Regulation 40/2019): 16 digits with a date of birth in them. */
export const indonesianIdsIn = (text: string): Span[] => spansOf(text, SIXTEEN_DIGITS, hasBirthDate)
