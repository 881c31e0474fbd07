/**
 * Dates of the proleptic Gregorian calendar as day numbers, for searches through centuries that objects would make slow.
 * Day 0 is 1 January 1970. Algorithms: Howard Hinnant, chrono-Compatible Low-Level Date Algorithms.
 */

/** Days in 400 years, after which the calendar repeats. */
const DAYS_PER_ERA = 146_097
/** Days from 1 March of year 0 to 1 January 1970. */
const EPOCH_SHIFT = 719_468

export interface CivilDate {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

/** @param month 1 to 12 */
export const dayNumber = (year: number, month: number, day: number): number => {
  const marchYear = month > 2 ? year : year - 1
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_PER_ERA + dayOfEra - EPOCH_SHIFT
}

export const civilDate = (day: number): CivilDate => {
  const shifted = day + EPOCH_SHIFT
  const era = Math.floor(shifted / DAYS_PER_ERA)
  const dayOfEra = shifted - era * DAYS_PER_ERA
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: yearOfEra + era * 400 + (month > 2 ? 0 : 1),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

/** Day number of the first of the month after. */
export const nextMonth = (year: number, month: number): number =>
  month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1)

/** 0 Monday to 6 Sunday. */
export const weekdayOfDay = (day: number): number => (((day + 3) % 7) + 7) % 7

/** The last day on or before `day` that is this weekday. */
export const weekdayOnOrBefore = (day: number, weekday: number): number =>
  day - ((weekdayOfDay(day) - weekday + 7) % 7)

/** The first day of week 1 of a year: the first week with four or more of its days in the year. */
export const firstWeekOf = (year: number, weekStart: number): number =>
  weekdayOnOrBefore(dayNumber(year, 1, 4), weekStart)
