import { Temporal } from 'temporal-polyfill'

/** A stretch of time in milliseconds since 1970; the end is exclusive. */
export interface Interval {
  start: number
  end: number
}

/** Working hours of a place by its own clocks. */
export interface WorkingHours {
  startHour: number
  /** 24 is the next midnight. */
  endHour: number
  skipWeekend: boolean
}

const SATURDAY = 6

const hourOf = (day: Temporal.PlainDate, hour: number, timezone: string): number =>
  (hour === 24 ? day.add({ days: 1 }) : day).toPlainDateTime({ hour: hour % 24 }).toZonedDateTime(timezone)
    .epochMilliseconds

/** Intervals in order, those that touch as one. */
const merged = (intervals: readonly Interval[]): Interval[] => {
  const all: Interval[] = []
  for (const { start, end } of intervals) {
    const last = all.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else all.push({ start, end })
  }
  return all
}

/** The whole day of a date in a zone, local midnight to midnight. */
export const wholeDay = (date: Temporal.PlainDate, timezone: string): Interval => ({
  start: date.toZonedDateTime(timezone).epochMilliseconds,
  end: date.add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds,
})

/** When a place works, over all of its days that share time with a window. */
export const workingTimes = (window: Interval, timezone: string, hours: WorkingHours): Interval[] => {
  const dayAt = (at: number): Temporal.PlainDate =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone).toPlainDate()
  const last = dayAt(window.end)
  const times: Interval[] = []
  for (
    let day = dayAt(window.start);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    if (hours.skipWeekend && day.dayOfWeek >= SATURDAY) continue
    const [start, end] = [hourOf(day, hours.startHour, timezone), hourOf(day, hours.endHour, timezone)]
    if (start < end) times.push({ start, end })
  }
  return merged(times)
}

/** What two lists of intervals in order have in common. */
export const common = (some: readonly Interval[], others: readonly Interval[]): Interval[] =>
  some.flatMap((one) =>
    others
      .map((other) => ({ start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) }))
      .filter(({ start, end }) => start < end),
  )
