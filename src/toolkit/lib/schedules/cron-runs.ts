import type { CronExpression } from './cron-expression.js'
import { zoneOffsets, type OffsetSpan } from '../zones/zone-offsets.js'

const MS_PER_DAY = 86_400_000
const SECONDS_PER_DAY = 86_400
/** ISO 8601 has four digits for a year. */
const LAST_DAY = Date.UTC(9999, 11, 31) / MS_PER_DAY
/** After so many days the calendar repeats. */
const DAYS_OF_CALENDAR = 146_097

/** Days that match, as days since 1 January 1970, ascending from `first`; ends early when there is none at all. */
const matchingDays = function* ({ months, isDay }: CronExpression, first: number): Generator<number> {
  let lastWanted = Math.min(LAST_DAY, first + DAYS_OF_CALENDAR)
  let day = first
  while (day <= lastWanted) {
    const date = new Date(day * MS_PER_DAY)
    const month = date.getUTCMonth()
    const nextMonth = date.setUTCFullYear(date.getUTCFullYear(), month + 1, 1) / MS_PER_DAY
    if (months.has(month + 1)) {
      const start = new Date(day * MS_PER_DAY)
      let dayOfMonth = start.getUTCDate()
      let weekday = start.getUTCDay()
      for (; day < nextMonth; day += 1) {
        if (isDay(dayOfMonth, weekday)) {
          lastWanted = LAST_DAY
          yield day
        }
        dayOfMonth += 1
        weekday = (weekday + 1) % 7
      }
    }
    day = nextMonth
  }
}

/** The first time of a day that a cron expression names from `from` on, in seconds by the clock on the wall. */
const nextTime = ({ hours, minutes, seconds }: CronExpression, from: number): number | null => {
  for (const hour of hours) {
    if ((hour + 1) * 3600 <= from) continue
    for (const minute of minutes) {
      const start = hour * 3600 + minute * 60
      if (start + 60 <= from) continue
      const second = seconds.find((value) => start + value >= from)
      if (second !== undefined) return start + second
    }
  }
  return null
}

/** Times from one to another of a wall's clock that a cron expression names on a day; both as if they were UTC. */
const timesBetween = function* (
  cron: CronExpression,
  day: number,
  from: number,
  to: number,
): Generator<number> {
  const midnight = day * MS_PER_DAY
  let second = Math.max(0, Math.ceil((from - midnight) / 1000))
  const end = Math.min(SECONDS_PER_DAY, (to - midnight) / 1000)
  while (second < end) {
    const next = nextTime(cron, second)
    if (next === null || next >= end) return
    yield midnight + next * 1000
    second = next + 1
  }
}

/** The instants of one day past `after`, ascending; the same one may come more than once. */
const runsOfDay = function* (
  cron: CronExpression,
  day: number,
  spans: readonly OffsetSpan[],
  after: number,
): Generator<number> {
  // What the wall's clock has shown already, to the end of the spans gone by.
  let shown = -Infinity
  for (const { start, end, offset } of spans) {
    const [gap] = timesBetween(cron, day, shown, start + offset)
    if (gap !== undefined && shown > -Infinity) yield start
    const isTwice = (local: number): boolean => local < shown
    for (const local of timesBetween(cron, day, Math.max(start, after) + offset, end + offset)) {
      if (cron.followsClock || !isTwice(local)) yield local - offset
    }
    shown = Math.max(shown, end + offset)
  }
}

/**
 * The first instants after one at which a cron expression fires, by the clocks of a time zone. A time that the clocks
 * skip moves to the first instant after the gap. Of a time that comes twice the first counts; expressions whose minute or
 * hour begins with `*` fire both times, as in Vixie's cron.
 * @param after in milliseconds
 * @param zone IANA name
 * @returns milliseconds, ascending; fewer than `limit` only if the year 9999 ends first, none when it never fires
 */
export const cronRuns = (cron: CronExpression, after: number, zone: string, limit: number): number[] => {
  const offsetsOf = zoneOffsets(zone)
  const runs: number[] = []
  let latest = after
  // The clocks of a zone are less than a day from UTC.
  const firstDay = Math.floor(after / MS_PER_DAY) - 1
  for (const day of matchingDays(cron, firstDay)) {
    const spans = offsetsOf((day - 1) * MS_PER_DAY, (day + 2) * MS_PER_DAY)
    for (const instant of runsOfDay(cron, day, spans, latest)) {
      if (instant <= latest) continue
      runs.push(instant)
      if (runs.length === limit) return runs
      latest = instant
    }
  }
  return runs
}
