import { element } from '../calendar/element.js'
import { passesDayParts, periodDates } from './recurrence-dates.js'
import type { Frequency, RecurrenceRule } from './recurrence-rule.js'

/** A time on the wall's clock: a day number and the second of that day. */
export interface LocalTime {
  day: number
  second: number
}

const SECONDS_PER_DAY = 86_400

/** After 400 years the calendar repeats: what a rule has not reached in so many of its periods it never reaches. */
const PERIODS_OF_CALENDAR: Readonly<Partial<Record<Frequency, number>>> = {
  YEARLY: 400,
  MONTHLY: 4_800,
  WEEKLY: 20_871,
}
const DAYS_OF_CALENDAR = 146_097

/** The indices at the places of BYSETPOS, in order, or all. */
const positions = function* (rule: RecurrenceRule, length: number): Generator<number> {
  if (rule.bySetPos.length === 0) {
    for (let index = 0; index < length; index += 1) yield index
    return
  }
  const indices = rule.bySetPos.map((place) => (place > 0 ? place - 1 : length + place))
  for (const index of [...new Set(indices)].sort((a, b) => a - b)) {
    if (index >= 0 && index < length) yield index
  }
}

const orElse = (list: readonly number[], value: number): readonly number[] =>
  list.length > 0 ? list : [value]

/** Seconds of an hour, from BYMINUTE and BYSECOND or the start. */
const secondsOfHour = (rule: RecurrenceRule, { second }: LocalTime): number[] =>
  orElse(rule.byMinute, Math.floor(second / 60) % 60).flatMap((minute) =>
    orElse(rule.bySecond, second % 60).map((rest) => minute * 60 + rest),
  )

/** Rules of days and longer periods: the period's days times the times of day. */
const byPeriods = function* (rule: RecurrenceRule, start: LocalTime, lastDay: number): Generator<LocalTime> {
  const times = orElse(rule.byHour, Math.floor(start.second / 3600)).flatMap((hour) =>
    secondsOfHour(rule, start).map((rest) => hour * 3600 + rest),
  )
  const datesOf = periodDates(rule, start.day, lastDay)
  const mostEmpty = PERIODS_OF_CALENDAR[rule.frequency] ?? DAYS_OF_CALENDAR
  let empty = 0
  for (
    let period = 0, dates = datesOf(0);
    dates !== undefined && empty <= mostEmpty;
    period += 1, dates = datesOf(period)
  ) {
    const days = dates
    empty += 1
    for (const index of positions(rule, days.length * times.length)) {
      empty = 0
      yield {
        day: element(days, Math.floor(index / times.length)),
        second: element(times, index % times.length),
      }
    }
  }
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** The units of a day (hours, minutes or seconds) that BYHOUR, BYMINUTE and BYSECOND let pass. */
const unitsOfDay = (rule: RecurrenceRule, unit: number): number[] => {
  const passes = (list: readonly number[], size: number, second: number, cycle: number): boolean =>
    list.length === 0 || unit > size || list.includes(Math.floor(second / size) % cycle)
  return Array.from({ length: SECONDS_PER_DAY / unit }, (_, index) => index).filter((index) => {
    const second = index * unit
    return (
      passes(rule.byHour, 3600, second, 24) &&
      passes(rule.byMinute, 60, second, 60) &&
      passes(rule.bySecond, 1, second, 60)
    )
  })
}

const UNIT_SECONDS = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 } as const

const secondsOfUnit = (rule: RecurrenceRule, unit: number, start: LocalTime): readonly number[] => {
  if (unit === 3600) return secondsOfHour(rule, start)
  return unit === 60 ? orElse(rule.bySecond, start.second % 60) : [0]
}

/**
 * Rules of hours, minutes and seconds. Days that cannot match are passed over whole; within a day either the units that
 * the rule lets pass or those that the interval reaches are tried, whichever are fewer.
 */
const byUnits = function* (
  rule: RecurrenceRule,
  unit: number,
  start: LocalTime,
  lastDay: number,
): Generator<LocalTime> {
  const perDay = SECONDS_PER_DAY / unit
  const startUnit = Math.floor(start.second / unit)
  // Whatever the day, the interval reaches only units of one residue by this divisor.
  const divisor = gcd(perDay, rule.interval)
  const passing = unitsOfDay(rule, unit).filter((index) => (index - startUnit) % divisor === 0)
  const passes = new Set(passing)
  const rest = secondsOfUnit(rule, unit, start)
  const reached = function* (day: number): Generator<number> {
    const before = (day - start.day) * perDay - startUnit
    if (passing.length * rule.interval <= perDay) {
      for (const index of passing) {
        if (before + index >= 0 && (before + index) % rule.interval === 0) yield index
      }
      return
    }
    const first = Math.max(0, Math.ceil(before / rule.interval)) * rule.interval - before
    for (let index = first; index < perDay; index += rule.interval) if (passes.has(index)) yield index
  }
  if (passing.length === 0) return
  const places = [...positions(rule, rest.length)]
  if (places.length === 0) return
  let without = 0
  for (let day = start.day; day <= lastDay && without <= DAYS_OF_CALENDAR; day += 1) {
    without += 1
    if (!passesDayParts(rule, day)) continue
    without = 0
    for (const index of reached(day)) {
      for (const place of places) yield { day, second: index * unit + element(rest, place) }
    }
  }
}

/**
 * The times that a rule gives, in order, on a wall's clock that is never put forward or back. COUNT and UNTIL are left to
 * the caller.
 * @param lastDay day number past which nothing is looked for
 */
export const localTimes = function* (
  rule: RecurrenceRule,
  start: LocalTime,
  lastDay: number,
): Generator<LocalTime> {
  const { frequency } = rule
  const times =
    frequency === 'HOURLY' || frequency === 'MINUTELY' || frequency === 'SECONDLY'
      ? byUnits(rule, UNIT_SECONDS[frequency], start, lastDay)
      : byPeriods(rule, start, lastDay)
  for (const time of times) {
    if (time.day > lastDay) return
    if (time.day > start.day || (time.day === start.day && time.second >= start.second)) yield time
  }
}
