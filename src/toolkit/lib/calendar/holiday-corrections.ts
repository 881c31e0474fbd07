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
  /** Rules of the holidays that were published, where only some were. */
  confirmed?: readonly string[]
  /** Rules of days that were not holidays. */
  removed?: readonly string[]
  moved: readonly { rule: string; from: string; to: string }[]
  added: readonly AddedDay[]
}

/** What a law has changed, as differences from date-holidays. */
interface Law {
  country: string
  /** The first year. */
  since: number
  /** The last year, where a later law changed it back. */
  until?: number
  source: string
  /** Rules of days that are not holidays. */
  removed?: readonly string[]
  /** Holidays that fall `days` after the day of their rule; `length` and `names` take the place of its own. */
  shifted: readonly { rule: string; days: number; length?: number; names?: Names }[]
  /** On a fixed day, like 05-02, or `days` after the day of a rule. */
  added: readonly ({ names: Names } & ({ day: string } | { rule: string; days: number }))[]
}

/** In English, and in the country's languages, the first of which serves callers of all others. */
type Names = Readonly<Record<string, string>> & { readonly en: string }

interface AddedDay {
  date: string
  names: Names
  /** Kept instead of a holiday that falls on a day off. */
  substitute?: true
}

interface Corrections {
  published: ReadonlyMap<string, PublishedYear>
  laws: readonly Law[]
}

let read: Corrections | undefined

const corrections = (): Corrections => {
  if (read !== undefined) return read
  const { published, laws } = readTable<{ published: PublishedYear[]; laws: Law[] }>('holiday-corrections')
  read = { published: new Map(published.map((list) => [`${list.country} ${list.year}`, list])), laws }
  return read
}

const publishedYear = (country: string, year: number): PublishedYear | undefined =>
  corrections().published.get(`${country} ${year}`)

const lawsOf = (country: string, year: number): readonly Law[] =>
  corrections().laws.filter(
    ({ country: whose, since, until = year }) => whose === country && since <= year && year <= until,
  )

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

const addedBy = ({ added }: Law, year: number, holidays: readonly ReckonedHoliday[]): readonly AddedDay[] =>
  added.flatMap((addition) => {
    const { names } = addition
    if ('day' in addition) return [{ date: `${year}-${addition.day}`, names }]
    const after = holidays.find(({ rule }) => rule === addition.rule)
    return after === undefined ? [] : [{ date: daysLater(after.date, addition.days), names }]
  })

/** Labour Code of Bulgaria, article 154, paragraph 2: the next working day for a holiday on a weekend, those of Easter apart. */
const SUBSTITUTES_IN_BULGARIA = 2017
const OF_EASTER = /^orthodox\b/

const substitutesInBulgaria = (
  year: number,
  holidays: readonly ReckonedHoliday[],
  added: readonly AddedDay[],
): readonly AddedDay[] => {
  if (year < SUBSTITUTES_IN_BULGARIA) return []
  const fixedDays = lawsOf('BG', year).flatMap((law) =>
    law.added.flatMap((day) => ('day' in day ? day.day : [])),
  )
  const publicOnes = holidays.filter(({ type }) => type === 'public')
  const taken = new Set([...publicOnes, ...added].map(({ date }) => date))
  const fixed = [
    ...publicOnes
      .filter(({ rule }) => !OF_EASTER.test(rule))
      .map(({ date, name }) => ({ date, names: { en: name } as Names })),
    ...added.filter(({ date }) => fixedDays.includes(date.slice(5))),
  ]
  return fixed
    .filter(({ date }) => isWeekend(date))
    .map(({ date, names }) => {
      let substitute = dayAfter(date)
      while (isWeekend(substitute) || taken.has(substitute)) substitute = dayAfter(substitute)
      taken.add(substitute)
      const own = names['bg'] ?? names.en
      return {
        date: substitute,
        names: { en: `${names.en} (substitute day)`, bg: `${own} (неприсъствен ден)` },
        substitute: true,
      }
    })
}

/** What a country's laws have added and date-holidays has not. */
const addedByLaw = (
  country: string,
  year: number,
  holidays: readonly ReckonedHoliday[],
): readonly AddedDay[] => {
  const added = lawsOf(country, year).flatMap((law) => addedBy(law, year, holidays))
  if (country === 'KR') return [...added, ...addedInKorea(year, holidays)]
  return country === 'BG' ? [...added, ...substitutesInBulgaria(year, holidays, added)] : added
}

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

type NameIn = (names: Names) => string

const namesIn = (language: string): NameIn => {
  const asked = language.slice(0, 2).toLowerCase()
  return (names) => {
    if (Object.hasOwn(names, asked)) return names[asked] as string
    const own = Object.keys(names).find((code) => code !== 'en')
    return own === undefined ? names.en : (names[own] as string)
  }
}

const withOwnRules = (
  country: string,
  year: number,
  reckoned: readonly ReckonedHoliday[],
): readonly ReckonedHoliday[] => {
  if (country === 'KR') return reckoned.flatMap((holiday) => inKorea(holiday, year))
  return country === 'ID' ? reckoned.map(inIndonesia) : reckoned
}

/** The days that date-holidays has, as the country's laws and languages have them. */
const corrected = (
  country: string,
  year: number,
  nameIn: NameIn,
  reckoned: readonly ReckonedHoliday[],
): ReckonedHoliday[] => {
  const laws = lawsOf(country, year)
  const removed = [...laws, publishedYear(country, year)].flatMap((list) => list?.removed ?? [])
  const shifts = laws.flatMap(({ shifted }) => shifted)
  const kept = withOwnRules(country, year, reckoned).filter(({ rule }) => !removed.includes(rule))
  return kept.map((holiday) => {
    const shift = shifts.find(({ rule }) => rule === holiday.rule)
    if (shift === undefined) return holiday
    const date = daysLater(holiday.date, shift.days)
    const name = shift.names === undefined ? holiday.name : nameIn(shift.names)
    return { ...holiday, date, days: shift.length ?? holiday.days, name }
  })
}

/**
 * A year's holidays as the government published them where date-holidays has another day: `data/holiday-corrections.json`,
 * and Korea's New Year and Labour Day. In date order.
 */
export const asPublished = (
  country: string,
  year: number,
  language: string,
  reckoned: readonly ReckonedHoliday[],
): ReckonedHoliday[] => {
  const list = publishedYear(country, year)
  const targets = new Map(list?.moved.map(({ rule, from, to }) => [`${rule} ${from}`, to]))
  const nameIn = namesIn(language)
  const moved = corrected(country, year, nameIn, reckoned).map((holiday) => ({
    ...holiday,
    date: targets.get(`${holiday.rule} ${holiday.date}`) ?? holiday.date,
  }))
  const added = [...(list?.added ?? []), ...addedByLaw(country, year, moved)].map(
    ({ date, names, substitute }) => ({
      date,
      days: 1,
      name: nameIn(names),
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
