import { Temporal } from 'temporal-polyfill'

/** Julian day number of 1 January 1970 at noon. */
const UNIX_EPOCH = 2440588

/** A date of a calendar whose days are not Temporal's. */
export interface CalendarDate {
  year: number
  month: number
  day: number
}

const EPOCH = new Temporal.PlainDate(1970, 1, 1)

/** Julian day number of a Gregorian date at noon: 2000-01-01 is 2451545. */
export const julianDayOf = (date: Temporal.PlainDate): number =>
  UNIX_EPOCH + EPOCH.until(date, { largestUnit: 'day' }).days

/** The Gregorian date whose noon has this Julian day number. */
export const gregorianDate = (julianDay: number): Temporal.PlainDate =>
  EPOCH.add({ days: julianDay - UNIX_EPOCH })

/** Julian day number of a date in the proleptic Julian calendar, at noon (Meeus, Astronomical Algorithms, chapter 7). */
export const julianDayOfJulianDate = ({ year, month, day }: CalendarDate): number => {
  const [y, m] = month > 2 ? [year, month] : [year - 1, month + 12]
  return Math.floor(365.25 * (y + 4716)) + Math.floor(30.6001 * (m + 1)) + day - 1524
}

/** The date in the proleptic Julian calendar on a day (Meeus, Astronomical Algorithms, chapter 7, without the Gregorian step). */
export const julianDate = (julianDay: number): CalendarDate => {
  const b = julianDay + 1524
  const c = Math.floor((b - 122.1) / 365.25)
  const d = Math.floor(365.25 * c)
  const e = Math.floor((b - d) / 30.6001)
  const month = e < 14 ? e - 1 : e - 13
  return { year: month > 2 ? c - 4716 : c - 4715, month, day: b - d - Math.floor(30.6001 * e) }
}
