import {
  civilDate,
  dayNumber,
  firstWeekOf,
  nextMonth,
  weekdayOfDay,
  weekdayOnOrBefore,
  type CivilDate,
} from '../calendar/civil-days.js'
import type { RecurrenceRule } from './recurrence-rule.js'

/** The days of one period that a rule picks, in order; undefined once the period begins after the last day. */
export type PeriodDates = (period: number) => number[] | undefined

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const range = (first: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)

/** Whether a place, counted from either end, is in a list; an empty list takes all. */
const picks = (list: readonly number[], place: number, length: number): boolean =>
  list.length === 0 || list.includes(place) || list.includes(place - length - 1)

/** Whether a date passes BYMONTH, BYMONTHDAY and BYYEARDAY. */
const passesDateParts = (rule: RecurrenceRule, { year, month, day }: CivilDate): boolean => {
  if (rule.byMonth.length > 0 && !rule.byMonth.includes(month)) return false
  if (rule.byMonthDay.length > 0) {
    if (!picks(rule.byMonthDay, day, nextMonth(year, month) - dayNumber(year, month, 1))) return false
  }
  if (rule.byYearDay.length === 0) return true
  const first = dayNumber(year, 1, 1)
  return picks(rule.byYearDay, dayNumber(year, month, day) - first + 1, dayNumber(year + 1, 1, 1) - first)
}

/** Whether a day passes all parts about days, an ordinal weekday counting as any. */
export const passesDayParts = (rule: RecurrenceRule, day: number): boolean =>
  (rule.byDay.length === 0 || rule.byDay.some(({ weekday }) => weekday === weekdayOfDay(day))) &&
  passesDateParts(rule, civilDate(day))

/** The days of a month that a rule picks; ordinal weekdays count from `first` to before `end`. */
const monthDates = (
  rule: RecurrenceRule,
  year: number,
  month: number,
  first = dayNumber(year, month, 1),
  end = nextMonth(year, month),
): number[] => {
  const passesWeekday = (day: number): boolean =>
    rule.byDay.length === 0 ||
    rule.byDay.some(
      ({ ordinal, weekday }) =>
        weekdayOfDay(day) === weekday &&
        (ordinal === 0 ||
          ordinal === Math.floor((day - first) / 7) + 1 ||
          ordinal === -Math.floor((end - 1 - day) / 7) - 1),
    )
  return range(dayNumber(year, month, 1), nextMonth(year, month)).filter(
    (day) => passesWeekday(day) && passesDateParts(rule, civilDate(day)),
  )
}

const yearDates = (rule: RecurrenceRule, year: number): number[] =>
  rule.byMonth.length > 0
    ? rule.byMonth.flatMap((month) => monthDates(rule, year, month))
    : MONTHS.flatMap((month) =>
        monthDates(rule, year, month, dayNumber(year, 1, 1), dayNumber(year + 1, 1, 1)),
      )

/** The days of the numbered weeks of a year of weeks, which may reach into the neighbouring calendar years. */
const weekDates = (rule: RecurrenceRule, year: number): number[] => {
  const first = firstWeekOf(year, rule.weekStart)
  const weeks = (firstWeekOf(year + 1, rule.weekStart) - first) / 7
  return range(0, weeks)
    .filter((week) => picks(rule.byWeekNo, week + 1, weeks))
    .flatMap((week) => range(first + week * 7, first + week * 7 + 7))
    .filter((day) => passesDayParts(rule, day))
}

/** The year of weeks that a day is in. */
const weekYearOf = (day: number, weekStart: number): number => {
  const { year } = civilDate(day)
  if (day >= firstWeekOf(year + 1, weekStart)) return year + 1
  return day < firstWeekOf(year, weekStart) ? year - 1 : year
}

/** What the rule leaves open about the day is taken from the start (RFC 5545, section 3.3.10). */
const completed = (rule: RecurrenceRule, start: number): RecurrenceRule => {
  if (rule.byDay.length + rule.byMonthDay.length + rule.byYearDay.length > 0) return rule
  const { month, day } = civilDate(start)
  const byDay = [{ ordinal: 0, weekday: weekdayOfDay(start) }]
  switch (rule.frequency) {
    case 'YEARLY':
      if (rule.byWeekNo.length > 0) return { ...rule, byDay }
      return { ...rule, byMonth: rule.byMonth.length > 0 ? rule.byMonth : [month], byMonthDay: [day] }
    case 'MONTHLY':
      return { ...rule, byMonthDay: [day] }
    case 'WEEKLY':
      return { ...rule, byDay }
    default:
      return rule
  }
}

/**
 * The days that a rule of days or longer periods picks, period by period from the one that contains the start.
 * @param start day number of the start
 * @param lastDay day number past which nothing is looked for
 */
export const periodDates = (rule: RecurrenceRule, start: number, lastDay: number): PeriodDates => {
  const whole = completed(rule, start)
  const { year: startYear, month: startMonth } = civilDate(start)
  const lastYear = civilDate(lastDay).year
  switch (rule.frequency) {
    case 'YEARLY': {
      const byWeek = rule.byWeekNo.length > 0
      const base = byWeek ? weekYearOf(start, rule.weekStart) : startYear
      return (period) => {
        const year = base + period * rule.interval
        if (year > lastYear + 1) return undefined
        return byWeek ? weekDates(whole, year) : yearDates(whole, year)
      }
    }
    case 'MONTHLY':
      return (period) => {
        const months = startYear * 12 + startMonth - 1 + period * rule.interval
        const year = Math.floor(months / 12)
        return year > lastYear ? undefined : monthDates(whole, year, (months % 12) + 1)
      }
    case 'WEEKLY':
      return (period) => {
        const first = weekdayOnOrBefore(start, rule.weekStart) + period * rule.interval * 7
        if (first > lastDay) return undefined
        return range(first, first + 7).filter((day) => passesDayParts(whole, day))
      }
    default:
      return (period) => {
        const day = start + period * rule.interval
        if (day > lastDay) return undefined
        return passesDayParts(whole, day) ? [day] : []
      }
  }
}
