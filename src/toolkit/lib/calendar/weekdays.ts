import type { Temporal } from 'temporal-polyfill'
import { element } from './element.js'

/** ISO 8601 order, Monday first. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export type Weekday = (typeof WEEKDAYS)[number]
export type Month = (typeof MONTHS)[number]

/** The English name of a date's weekday. */
export const weekdayOf = ({ dayOfWeek }: { dayOfWeek: number }): Weekday => element(WEEKDAYS, dayOfWeek - 1)

/** The English name of a date's month. */
export const monthOf = ({ month }: { month: number }): Month => element(MONTHS, month - 1)

/** Weekdays by their ISO numbers, 1 Monday to 7 Sunday, from text such as `6,7`. */
export const weekdaySet = (numbers: string): ReadonlySet<number> => new Set(numbers.split(',').map(Number))

/** Days from one date to another, negative when the other is earlier. */
export const daysBetween = (from: Temporal.PlainDate, to: Temporal.PlainDate): number =>
  from.until(to, { largestUnit: 'day' }).days
