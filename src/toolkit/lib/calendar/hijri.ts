import { Temporal } from 'temporal-polyfill/full'
import { unprocessable } from '../../errors.js'
import { civilDate, dayNumber } from './civil-days.js'
import { ummAlQuraMonthStart } from './umm-al-qura.js'
import { daysBetween } from './weekdays.js'

/** The Hijri calendars that are served: the Saudi one, and two arithmetic ones that differ in their epoch. */
export type HijriCalendar = 'umalqura' | 'civil' | 'tabular'

/** A day of a Hijri calendar; month 1 is Muharram. */
export interface HijriDate {
  year: number
  month: number
  day: number
}

/** The years that ICU's Umm al-Qura table has. */
export const FIRST_HIJRI_YEAR = 1300
export const LAST_HIJRI_YEAR = 1600

/** A day of a Hijri calendar with what its month and year are. */
export interface HijriDay extends HijriDate {
  /** Days. */
  monthLength: number
  /** Days. */
  yearLength: number
  /** From 1. */
  dayOfYear: number
  /** The day in the ISO calendar. */
  gregorian: Temporal.PlainDate
}

const ARITHMETIC_IDS = { civil: 'islamic-civil', tabular: 'islamic-tbla' } as const

const MONTHS = 12

const isServed = (year: number): boolean => year >= FIRST_HIJRI_YEAR && year <= LAST_HIJRI_YEAR

const dayNumberOf = ({ year, month, day }: Temporal.PlainDate): number => dayNumber(year, month, day)

const gregorianOn = (day: number): Temporal.PlainDate => Temporal.PlainDate.from(civilDate(day))

/** The first day of a month, in days since 1970; month 13 is the first of the next year. */
const monthStart = (year: number, month: number, calendar: HijriCalendar): number => {
  if (calendar === 'umalqura') return ummAlQuraMonthStart(year, month)
  const [ofYear, ofMonth] = month > MONTHS ? [year + 1, 1] : [year, month]
  const first = { year: ofYear, month: ofMonth, day: 1, calendar: ARITHMETIC_IDS[calendar] }
  return dayNumberOf(Temporal.PlainDate.from(first).withCalendar('iso8601'))
}

const dayOfMonth = (
  { year, month }: Pick<HijriDate, 'year' | 'month'>,
  dayInEpoch: number,
  calendar: HijriCalendar,
): HijriDay => {
  const start = monthStart(year, month, calendar)
  const yearStart = monthStart(year, 1, calendar)
  return {
    year,
    month,
    day: dayInEpoch - start + 1,
    monthLength: monthStart(year, month + 1, calendar) - start,
    yearLength: monthStart(year, MONTHS + 1, calendar) - yearStart,
    dayOfYear: dayInEpoch - yearStart + 1,
    gregorian: gregorianOn(dayInEpoch),
  }
}

const monthBefore = ({ year, month }: HijriDate): HijriDate =>
  month === 1 ? { year: year - 1, month: MONTHS, day: 1 } : { year, month: month - 1, day: 1 }

const monthAfter = ({ year, month }: HijriDate): HijriDate =>
  month === MONTHS ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }

/** The Umm al-Qura month of a day: ICU's, or its neighbour if the published month begins on another day. */
const ummAlQuraMonthOf = (date: Temporal.PlainDate): HijriDate => {
  const { year, month } = date.withCalendar('islamic-umalqura')
  const found = { year, month, day: 1 }
  const day = dayNumberOf(date)
  if (day < ummAlQuraMonthStart(year, month)) return monthBefore(found)
  return day >= ummAlQuraMonthStart(year, month + 1) ? monthAfter(found) : found
}

/** A Gregorian day in the Umm al-Qura calendar of any year; outside 1300 to 1600 AH it is arithmetic. */
export const ummAlQuraDay = (date: Temporal.PlainDate): HijriDay =>
  dayOfMonth(ummAlQuraMonthOf(date), dayNumberOf(date), 'umalqura')

/**
 * A Gregorian day in a Hijri calendar.
 * @param date in the ISO calendar
 * @throws FeatureError 422 outside 1300 to 1600 AH.
 */
export const toHijri = (date: Temporal.PlainDate, calendar: HijriCalendar = 'umalqura'): HijriDay => {
  const hijri =
    calendar === 'umalqura'
      ? ummAlQuraDay(date)
      : dayOfMonth(date.withCalendar(ARITHMETIC_IDS[calendar]), dayNumberOf(date), calendar)
  return isServed(hijri.year)
    ? hijri
    : unprocessable(`${date.toString()} is outside ${FIRST_HIJRI_YEAR} to ${LAST_HIJRI_YEAR} AH.`)
}

/**
 * A day of a Hijri calendar; a day past the end of its month is the month's last one.
 * @throws FeatureError 422 outside 1300 to 1600 AH.
 */
export const hijriDay = ({ year, month, day }: HijriDate, calendar: HijriCalendar = 'umalqura'): HijriDay => {
  if (!isServed(year)) unprocessable(`${year} AH is outside ${FIRST_HIJRI_YEAR} to ${LAST_HIJRI_YEAR} AH.`)
  const start = monthStart(year, month, calendar)
  const length = monthStart(year, month + 1, calendar) - start
  return dayOfMonth({ year, month }, start + Math.min(day, length) - 1, calendar)
}

/**
 * The time from one Umm al-Qura day to a later one in whole years, then whole months, then days, as Temporal counts
 * with the largest unit year: a month is whole when its day of the month is reached, whatever the month's length.
 */
export const hijriAge = (from: HijriDay, to: HijriDay): { years: number; months: number; days: number } => {
  const months = (to.year - from.year) * MONTHS + to.month - from.month - (to.day < from.day ? 1 : 0)
  const reached = from.year * MONTHS + from.month - 1 + months
  const anniversary = hijriDay({
    year: Math.floor(reached / MONTHS),
    month: (reached % MONTHS) + 1,
    day: from.day,
  })
  return {
    years: Math.floor(months / MONTHS),
    months: months % MONTHS,
    days: daysBetween(anniversary.gregorian, to.gregorian),
  }
}

/** A Hijri day as YYYY-MM-DD. */
export const hijriText = ({ year, month, day }: HijriDate): string =>
  [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/** The Umm al-Qura date of a Gregorian day as YYYY-MM-DD; 422 outside 1300 to 1600 AH. */
export const ummAlQura = (date: Temporal.PlainDate): string => hijriText(toHijri(date))

/**
 * The Umm al-Qura dates of successive Gregorian days; one conversion a month instead of one a day.
 * @throws FeatureError 422 outside 1300 to 1600 AH.
 */
export const ummAlQuraRun = (start: Temporal.PlainDate, count: number): HijriDate[] => {
  const run: HijriDate[] = []
  while (run.length < count) {
    const { year, month, day, monthLength } = toHijri(start.add({ days: run.length }))
    const days = Math.min(monthLength - day + 1, count - run.length)
    run.push(...Array.from({ length: days }, (_, index) => ({ year, month, day: day + index })))
  }
  return run
}
