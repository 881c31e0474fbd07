import { Temporal } from 'temporal-polyfill'
import { unprocessable } from '#toolkit'
import { attempt } from '../common/attempt.js'
import { civilDate, dayNumber } from '../calendar/civil-days.js'
import type { DateTimeText } from '../calendar/datetime-text.js'
import type { RecurrenceRule } from './recurrence-rule.js'
import { localTimes } from './recurrence-times.js'

const LAST_DAY = dayNumber(9999, 12, 31)

export interface Occurrences {
  /** In order; midnights if the start is a date alone. */
  items: Temporal.ZonedDateTime[]
  /** Another one follows them. */
  more: boolean
}

/**
 * The last moment at which a rule may recur, if it has one: of a date its last nanosecond, of a local time that time in
 * the zone of the start.
 * @throws FeatureError 422 for a date that the calendar lacks
 */
export const untilOf = ({ until }: RecurrenceRule, zone: string): Temporal.ZonedDateTime | undefined => {
  if (until === undefined) return undefined
  const read = attempt(() => {
    if (until.kind === 'utc') return Temporal.Instant.from(`${until.text}Z`).toZonedDateTimeISO(zone)
    const wall = Temporal.PlainDateTime.from(until.text).toZonedDateTime(zone)
    return until.kind === 'date' ? wall.add({ days: 1 }).startOfDay().subtract({ nanoseconds: 1 }) : wall
  })
  return read ?? unprocessable(`rule: UNTIL=${until.text} is not a date of the calendar.`)
}

/**
 * Expands a rule from its start, up to the year 9999. Occurrences keep the wall clock: a time that the clocks skip is left
 * out and not counted, of one that comes twice the first is taken (RFC 5545, section 3.3.10). The start is an occurrence
 * only if the rule yields it.
 * @param limit how many are wanted at most
 * @throws FeatureError 422 for a rule that gives no time at all from its start to its UNTIL or the year 9999
 */
export const occurrences = (
  rule: RecurrenceRule,
  { zoned: start }: DateTimeText,
  limit: number,
): Occurrences => {
  const zone = start.timeZoneId
  const until = untilOf(rule, zone)
  const clock = start.toPlainTime()
  const second = clock.hour * 3600 + clock.minute * 60 + clock.second
  const items: Temporal.ZonedDateTime[] = []
  const begin = { day: dayNumber(start.year, start.month, start.day), second }
  const lastDay =
    until === undefined ? LAST_DAY : Math.min(LAST_DAY, dayNumber(until.year, until.month, until.day))
  if (localTimes(rule, begin, LAST_DAY).next().done === true) unprocessable('rule: it never recurs.')
  for (const time of localTimes(rule, begin, lastDay)) {
    if (items.length === rule.count) break
    const { year, month, day } = civilDate(time.day)
    const wall = new Temporal.PlainDateTime(
      year,
      month,
      day,
      Math.floor(time.second / 3600),
      Math.floor(time.second / 60) % 60,
      time.second % 60,
      clock.millisecond,
      clock.microsecond,
      clock.nanosecond,
    )
    const zoned = wall.toZonedDateTime(zone)
    if (!zoned.toPlainDateTime().equals(wall)) continue
    if (until !== undefined && Temporal.ZonedDateTime.compare(zoned, until) > 0) break
    if (items.length === limit) return { items, more: true }
    items.push(zoned)
  }
  if (items.length === 0)
    unprocessable(
      until === undefined
        ? 'rule: it never recurs.'
        : 'rule: it never recurs, because UNTIL is before its first occurrence.',
    )
  return { items, more: false }
}
