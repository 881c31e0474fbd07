import { readTable } from '../../data/read.js'
import type { Holiday } from './holidays.js'

/** A holiday with the rule that date-holidays calculates it by, such as `1 Shawwal`. */
interface ReckonedHoliday extends Holiday {
  rule: string
}

/** What a government published for a year, as differences from date-holidays. */
interface PublishedYear {
  country: string
  year: number
  source: string
  /** Language of the names that are not known in the caller's. */
  language: string
  moved: readonly { rule: string; from: string; to: string }[]
  /** Whole days by their names in English and in the country's own language. */
  added: readonly { date: string; names: Readonly<Record<string, string>> }[]
}

let published: ReadonlyMap<string, PublishedYear> | undefined

const publishedYear = (country: string, year: number): PublishedYear | undefined => {
  published ??= new Map(
    readTable<{ published: PublishedYear[] }>('holiday-corrections').published.map((list) => [
      `${list.country} ${list.year}`,
      list,
    ]),
  )
  return published.get(`${country} ${year}`)
}

/** Whether a country's list of a year has been compared with what its government published. */
export const isPublished = (country: string, year: number): boolean =>
  publishedYear(country, year) !== undefined

const dayBefore = (date: string): string => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)

const SEOLLAL_OF_ONE_DAY = 1985
const SEOLLAL_OF_THREE_DAYS = 1989

/**
 * Seollal is the day before, the day and the day after the first of the first month (Regulations on Holidays of
 * Government and Public Offices, article 2, since 1989, one day from 1985); date-holidays begins three days on the day itself in all years.
 */
const KOREAN_NEW_YEAR = 'korean 01-0-01 P3D'

const inKorea = (holiday: ReckonedHoliday, year: number): ReckonedHoliday[] => {
  if (holiday.rule !== KOREAN_NEW_YEAR) return [holiday]
  if (year < SEOLLAL_OF_ONE_DAY) return []
  return year < SEOLLAL_OF_THREE_DAYS
    ? [{ ...holiday, days: 1 }]
    : [{ ...holiday, date: dayBefore(holiday.date) }]
}

/**
 * A year's holidays as the government published them where date-holidays has another day: `data/holiday-corrections.json`,
 * and Korea's New Year. In date order.
 */
export const asPublished = (
  country: string,
  year: number,
  language: string,
  reckoned: readonly ReckonedHoliday[],
): ReckonedHoliday[] => {
  const list = publishedYear(country, year)
  const corrected = country === 'KR' ? reckoned.flatMap((holiday) => inKorea(holiday, year)) : [...reckoned]
  if (list === undefined && country !== 'KR') return corrected
  const targets = new Map(list?.moved.map(({ rule, from, to }) => [`${rule} ${from}`, to]))
  const moved = corrected.map((holiday) => ({
    ...holiday,
    date: targets.get(`${holiday.rule} ${holiday.date}`) ?? holiday.date,
  }))
  const own = list?.language ?? 'en'
  const asked = language.slice(0, 2).toLowerCase()
  const added = (list?.added ?? []).map(({ date, names }) => ({
    date,
    days: 1,
    name: (Object.hasOwn(names, asked) ? names[asked] : names[own]) ?? date,
    type: 'public' as const,
    substitute: false,
    tentative: false,
    rule: date,
  }))
  return [...moved, ...added].sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  )
}
