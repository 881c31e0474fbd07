import { Temporal } from 'temporal-polyfill/full'
import { unprocessable } from '../../errors.js'

/** The Hijri calendars that are served: the Saudi one, and two arithmetic ones that differ in their epoch. */
export type HijriCalendar = 'umalqura' | 'civil' | 'tabular'

/** A day of a Hijri calendar; month 1 is Muharram. */
export interface HijriDate {
  year: number
  month: number
  day: number
}

/** The years that the Umm al-Qura tables hold. */
export const FIRST_HIJRI_YEAR = 1300
export const LAST_HIJRI_YEAR = 1600

const CALENDAR_IDS: Readonly<Record<HijriCalendar, string>> = {
  umalqura: 'islamic-umalqura',
  civil: 'islamic-civil',
  tabular: 'islamic-tbla',
}

const isServed = (year: number): boolean => year >= FIRST_HIJRI_YEAR && year <= LAST_HIJRI_YEAR

/**
 * A Gregorian day in a Hijri calendar.
 * @returns the same day, whose year, month, day, daysInMonth, daysInYear and dayOfYear are the Hijri ones.
 * @throws FeatureError 422 outside 1300 to 1600 AH.
 */
export const toHijri = (
  date: Temporal.PlainDate,
  calendar: HijriCalendar = 'umalqura',
): Temporal.PlainDate => {
  const hijri = date.withCalendar(CALENDAR_IDS[calendar])
  return isServed(hijri.year)
    ? hijri
    : unprocessable(
        `${date.toString()} is not in ${FIRST_HIJRI_YEAR} to ${LAST_HIJRI_YEAR} AH, the Hijri years that are known.`,
      )
}

/**
 * A day of a Hijri calendar, as `toHijri` gives it; a day past the end of its month is the month's last one.
 * @throws FeatureError 422 outside 1300 to 1600 AH.
 */
export const hijriDay = (
  { year, month, day }: HijriDate,
  calendar: HijriCalendar = 'umalqura',
): Temporal.PlainDate =>
  isServed(year)
    ? Temporal.PlainDate.from({ year, month, day, calendar: CALENDAR_IDS[calendar] })
    : unprocessable(`${year} AH is not in ${FIRST_HIJRI_YEAR} to ${LAST_HIJRI_YEAR} AH.`)

/** The Gregorian day as YYYY-MM-DD, whatever calendar it is in. */
export const isoDate = (date: Temporal.PlainDate): string => date.toString({ calendarName: 'never' })

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
    const { year, month, day, daysInMonth } = toHijri(start.add({ days: run.length }))
    const days = Math.min(daysInMonth - day + 1, count - run.length)
    run.push(...Array.from({ length: days }, (_, index) => ({ year, month, day: day + index })))
  }
  return run
}

/** Julian day number at noon of 1970-01-01. */
const EPOCH_JULIAN_DAY = 2440588
const MILLISECONDS_A_DAY = 86_400_000

/** The Julian day number of a day's noon; 2000-01-01 is 2451545. */
export const julianDayNumber = (date: Temporal.PlainDate): number =>
  date.withCalendar('iso8601').toZonedDateTime('UTC').epochMilliseconds / MILLISECONDS_A_DAY +
  EPOCH_JULIAN_DAY
