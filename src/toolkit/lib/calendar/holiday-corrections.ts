import { readTable } from '../../data/read.js'
import { westernEaster } from './easter.js'
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
  /** Rules of the holidays that were published, where only some were. */
  confirmed?: readonly string[]
  moved: readonly { rule: string; from: string; to: string }[]
  added: readonly AddedDay[]
}

interface AddedDay {
  date: string
  /** In English and in the country's own language. */
  names: Readonly<Record<string, string>>
  /** Kept instead of a holiday that falls on a day off. */
  substitute?: true
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

/** Whether the day that a rule has in a year has been compared with what the country's government published. */
export const isPublished = (country: string, year: number, rule: string): boolean => {
  const list = publishedYear(country, year)
  return list !== undefined && (list.confirmed?.includes(rule) ?? true)
}

const MS_PER_DAY = 86_400_000
const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * MS_PER_DAY).toISOString().slice(0, 10)
const dayBefore = (date: string): string => daysLater(date, -1)
const dayAfter = (date: string): string => daysLater(date, 1)
const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay())

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

/** Presidential decree 8/2024, item 9; the joint decree of 2024 has it already. */
const EASTER_IN_INDONESIA = 2024
const INDONESIAN_EASTER = { en: 'Easter Sunday', id: 'Kebangkitan Yesus Kristus (Paskah)' }

const addedInIndonesia = (year: number): readonly AddedDay[] =>
  year < EASTER_IN_INDONESIA ? [] : [{ date: westernEaster(year).toString(), names: INDONESIAN_EASTER }]

/** Act on Public Holidays (Korea) as changed in April 2026, with a substitute for a Saturday or Sunday. */
const LABOUR_DAY_IN_KOREA = 2026
const LABOUR_DAY = { en: 'Labour Day', ko: '노동절' }
const SUBSTITUTE_LABOUR_DAY = { en: 'Labour Day (substitute day)', ko: '노동절 (대체공휴일)' }

const addedInKorea = (year: number, holidays: readonly ReckonedHoliday[]): readonly AddedDay[] => {
  if (year < LABOUR_DAY_IN_KOREA) return []
  const date = `${year}-05-01`
  const labourDay = { date, names: LABOUR_DAY }
  if (!isWeekend(date)) return [labourDay]
  // One day may stand in for several holidays, but a holiday cannot stand in for another.
  const taken = (day: string): boolean =>
    isWeekend(day) || holidays.some((other) => other.date === day && !other.substitute)
  let substitute = dayAfter(date)
  while (taken(substitute)) substitute = dayAfter(substitute)
  return [labourDay, { date: substitute, names: SUBSTITUTE_LABOUR_DAY, substitute: true }]
}

/** What a country's law has added and date-holidays has not. */
const addedByLaw = (
  country: string,
  year: number,
  holidays: readonly ReckonedHoliday[],
): readonly AddedDay[] => {
  if (country === 'KR') return addedInKorea(year, holidays)
  return country === 'ID' ? addedInIndonesia(year) : []
}

const OWN_LANGUAGES = new Map([
  ['ID', 'id'],
  ['KR', 'ko'],
])

/** date-holidays has Mawlid's name in Indonesian for this day too. */
const ASCENSION_OF_THE_PROPHET = {
  rule: '27 Rajab',
  wrong: 'Maulid Nabi Muhammad',
  name: 'Isra Mikraj Nabi Muhammad',
}

const inIndonesia = (holiday: ReckonedHoliday): ReckonedHoliday => {
  const { rule, wrong, name } = ASCENSION_OF_THE_PROPHET
  return holiday.rule === rule && holiday.name === wrong ? { ...holiday, name } : holiday
}

/** What differs from date-holidays in a country in every year. */
const corrected = (
  country: string,
  year: number,
  reckoned: readonly ReckonedHoliday[],
): ReckonedHoliday[] => {
  if (country === 'KR') return reckoned.flatMap((holiday) => inKorea(holiday, year))
  return country === 'ID' ? reckoned.map(inIndonesia) : [...reckoned]
}

/**
 * A year's holidays as the government published them where date-holidays has another day: `data/holiday-corrections.json`,
 * Korea's New Year and Labour Day, and Easter Sunday in Indonesia. In date order.
 */
export const asPublished = (
  country: string,
  year: number,
  language: string,
  reckoned: readonly ReckonedHoliday[],
): ReckonedHoliday[] => {
  const list = publishedYear(country, year)
  const targets = new Map(list?.moved.map(({ rule, from, to }) => [`${rule} ${from}`, to]))
  const moved = corrected(country, year, reckoned).map((holiday) => ({
    ...holiday,
    date: targets.get(`${holiday.rule} ${holiday.date}`) ?? holiday.date,
  }))
  const own = list?.language ?? OWN_LANGUAGES.get(country) ?? 'en'
  const asked = language.slice(0, 2).toLowerCase()
  const added = [...(list?.added ?? []), ...addedByLaw(country, year, moved)].map(
    ({ date, names, substitute }) => ({
      date,
      days: 1,
      name: (Object.hasOwn(names, asked) ? names[asked] : names[own]) ?? date,
      type: 'public' as const,
      substitute: substitute === true,
      tentative: false,
      rule: date,
    }),
  )
  return [...moved, ...added].sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  )
}
