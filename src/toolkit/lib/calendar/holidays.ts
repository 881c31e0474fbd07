import { quoted } from '../common/quoted.js'
import Holidays from 'date-holidays'
import { Temporal } from 'temporal-polyfill'
import { unprocessable } from '#toolkit'
import { asPublished, isPublished } from './holiday-corrections.js'

const MS_PER_DAY = 86_400_000

/** The years for which lunar and proclaimed holidays are known. */
export const HOLIDAY_YEARS = { first: 1970, last: 2100 } as const

export type HolidayType = 'public' | 'bank' | 'school' | 'optional' | 'observance'

export interface Holiday {
  /** Like 2026-12-25. */
  date: string
  /** Whole days, 1 or more. */
  days: number
  name: string
  type: HolidayType
  /** Kept instead of a holiday that falls on a day off. */
  substitute: boolean
  /** Calculated for a day that depends on the sighting of the moon; the authorities may announce another. */
  tentative: boolean
}

/** Rules of date-holidays in the Islamic calendar, such as `1 Shawwal`. */
const BY_THE_MOON = /^(?:julian )?\d+ (?:Muharram|Safar|Rabi|Jumada|Rajab|Shaban|Ramadan|Shawwal|Dhu)\b/

/** A country, or a state or province in it, whose holidays are known. */
export interface HolidayCalendar {
  country: string
  countryName: string
  region: string | null
  /**
   * In date order.
   * @param language of the names; those not known in it are in the country's own
   * @throws FeatureError 422 outside 1970 to 2100
   */
  ofYear: (year: number, language: string) => readonly Holiday[]
}

const countries = new Holidays().getCountries('en')

const regionOf = (country: string, region: string): string =>
  Object.keys(new Holidays().getStates(country) ?? {}).find(
    (code) => code.toLowerCase() === region.toLowerCase(),
  ) ?? unprocessable(`No holidays are known for the region ${quoted(region)} of ${country}.`)

/**
 * @param country ISO 3166-1 alpha-2, of either case
 * @param region code of a state or province, of either case
 * @throws FeatureError 422 for a country or region whose holidays are not known
 */
export const holidayCalendar = (country: string, region?: string): HolidayCalendar => {
  const code = country.toUpperCase()
  const countryName =
    countries[code] ?? unprocessable(`No holidays are known for the country ${quoted(code)}.`)
  const state = region === undefined ? null : regionOf(code, region)
  const holidays = state === null ? new Holidays(code) : new Holidays(code, state)
  return {
    country: code,
    countryName,
    region: state,
    ofYear: (year, language) => {
      if (year < HOLIDAY_YEARS.first || year > HOLIDAY_YEARS.last) {
        unprocessable(`Holidays are known for ${HOLIDAY_YEARS.first} to ${HOLIDAY_YEARS.last}, not ${year}.`)
      }
      // A name of Object's own members would be looked up in the table of languages.
      const nameLanguage = language in Object.prototype ? undefined : language
      const reckoned = holidays
        .getHolidays(year, nameLanguage)
        .map(({ date, start, end, name, type, substitute, rule }) => ({
          date: date.slice(0, 10),
          days: Math.max(1, Math.round((end.getTime() - start.getTime()) / MS_PER_DAY)),
          name,
          type,
          substitute: substitute === true,
          tentative: BY_THE_MOON.test(rule) && !isPublished(code, year, rule),
          rule,
        }))
      return asPublished(code, year, language, reckoned).map(({ rule: _rule, ...holiday }) => holiday)
    },
  }
}

/** Tells the English name of the public holiday on a date, if there is one. */
export type PublicHolidays = (date: Temporal.PlainDate) => string | undefined

/** Names by date, every day of a longer holiday included. The first of several on one day wins. */
const namesByDate = (holidays: readonly Holiday[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  for (const { date, days, name, type } of holidays) {
    const first = Temporal.PlainDate.from(date)
    for (let day = 0; type === 'public' && day < days; day += 1) {
      const key = first.add({ days: day }).toString()
      if (!names.has(key)) names.set(key, name)
    }
  }
  return names
}

/**
 * The public holidays of a country; none without a country. Each year is calculated once.
 * @throws FeatureError 422 for a country or region whose holidays are not known, and later for a year outside 1970 to 2100
 */
export const publicHolidays = (country: string | undefined, region?: string): PublicHolidays => {
  if (country === undefined) return () => undefined
  const calendar = holidayCalendar(country, region)
  const years = new Map<number, ReadonlyMap<string, string>>()
  const namesOf = (year: number): ReadonlyMap<string, string> => {
    const known = years.get(year)
    if (known !== undefined) return known
    // First, so that a refusal names this year.
    const own = calendar.ofYear(year, 'en')
    // A holiday of several days may reach into the next year.
    const before = year > HOLIDAY_YEARS.first ? calendar.ofYear(year - 1, 'en') : []
    const names = namesByDate([...own, ...before.filter(({ days }) => days > 1)])
    years.set(year, names)
    return names
  }
  return (date) => namesOf(date.year).get(date.toString())
}
