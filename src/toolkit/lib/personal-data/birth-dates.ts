import type { Span } from '../language/words.js'

/** Days of a month of the Gregorian calendar; 0 for a month that there is not. */
export const daysInMonth = (year: number, month: number): number => {
  if (month < 1 || month > 12) return 0
  const lastDay = new Date(0)
  lastDay.setUTCFullYear(year, month, 0)
  return lastDay.getUTCDate()
}

/** English and Indonesian names by month; each may be cut to three letters. */
const MONTHS = [
  'january|januari',
  'february|februari',
  'march|maret',
  'april',
  'may|mei',
  'june|juni',
  'july|juli',
  'august|agustus',
  'september',
  'october|oktober',
  'november',
  'december|desember',
].map((names) => names.split('|').flatMap((name) => [name, name.slice(0, 3)]))

const MONTH = MONTHS.flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`

const DATE = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\d[-/.])(?:` +
    String.raw`(?<y1>\d{4})-(?<m1>\d\d)-(?<d1>\d\d)` +
    String.raw`|(?<d2>\d{1,2})(?<mark>[-/.])(?<m2>\d{1,2})\k<mark>(?<y2>\d{4})` +
    String.raw`|(?<d3>${DAY})\s(?<m3>${MONTH})\.?,?\s(?<y3>\d{4})` +
    String.raw`|(?<m4>${MONTH})\.?\s(?<d4>${DAY}),?\s(?<y4>\d{4})` +
    String.raw`)(?![\p{L}\p{N}]|[-/.]\d)`,
  'giu',
)

const KEYWORD = /(?<![\p{L}\p{N}])(?:tanggal\s+lahir|lahir|birthday|birth|born|dob)(?![\p{L}\p{N}])/giu
/** How far behind its word a date may begin. */
const REACH = 25

const exists = (year: number, month: number, day: number): boolean =>
  day >= 1 && day <= daysInMonth(year, month)

const monthNumber = (name: string): number =>
  MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1

const isDate = ({ groups = {} }: RegExpExecArray): boolean => {
  const part = (name: string): string => groups[name] ?? ''
  const number = (name: string): number => parseInt(part(name), 10)
  if (part('y1') !== '') return exists(number('y1'), number('m1'), number('d1'))
  if (part('y2') !== '') {
    const [first, second, year] = [number('d2'), number('m2'), number('y2')]
    return exists(year, second, first) || exists(year, first, second)
  }
  const [year, month, day] = part('y3') === '' ? ['y4', 'm4', 'd4'] : ['y3', 'm3', 'd3']
  return exists(number(year ?? ''), monthNumber(part(month ?? '')), number(day ?? ''))
}

/** Dates that a word such as born, DOB or lahir is at most 25 characters before. */
export const birthDatesIn = (text: string): Span[] => {
  const dates = [...text.matchAll(DATE)].filter(isDate)
  const ends = Array.from(text.matchAll(KEYWORD), ({ 0: word, index }) => index + word.length)
  return dates
    .filter(({ index }) => ends.some((end) => index >= end && index - end <= REACH))
    .map(({ 0: date, index: start }) => ({ text: date, start, end: start + date.length }))
}
