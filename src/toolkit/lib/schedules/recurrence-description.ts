import { RRuleTemporal } from 'rrule-temporal'
import { toText } from 'rrule-temporal/totext'
import type { Temporal } from 'temporal-polyfill'
import { untilOf } from './recurrence.js'
import type { RecurrenceRule } from './recurrence-rule.js'

/** Past this many times of day the description counts them instead of listing them. */
const MOST_TIMES = 100

const TIME_PARTS = /^BY(?:HOUR|MINUTE|SECOND)=/

/** Like 20260301T090000. */
const basic = (zoned: Temporal.ZonedDateTime): string =>
  zoned.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

/** UNTIL in UTC, kept within the four digits of its year. */
const untilInUtc = (until: Temporal.ZonedDateTime): string => {
  const utc = until.withTimeZone('UTC')
  if (utc.year < 1) return '00010101T000000Z'
  return utc.year > 9999 ? '99991231T235959Z' : `${basic(utc)}Z`
}

/**
 * A rule in English, such as "every week on Tuesday at 9 AM EDT for 10 times".
 * @param text the rule as it was written
 * @param rule the same, parsed; without times of day if they are to be ignored
 */
export const describeRule = (text: string, rule: RecurrenceRule, start: Temporal.ZonedDateTime): string => {
  const lists = [rule.byHour, rule.byMinute, rule.bySecond]
  const times = lists.reduce((product, list) => product * Math.max(1, list.length), 1)
  const listed = times <= MOST_TIMES && lists.some((list) => list.length > 0)
  const until = untilOf(rule, start.timeZoneId)
  const parts = text
    .toUpperCase()
    .split(';')
    .filter((part) => listed || !TIME_PARTS.test(part))
    .map((part) => (part.startsWith('BYSECOND=') ? `BYSECOND=${rule.bySecond.join(',')}` : part))
    .map((part) => (part.startsWith('UNTIL=') && until !== undefined ? `UNTIL=${untilInUtc(until)}` : part))
  const begin = times > MOST_TIMES ? start.startOfDay() : start
  const rruleString = `DTSTART;TZID=${start.timeZoneId}:${basic(begin)}\nRRULE:${parts.join(';')}`
  const description = toText(new RRuleTemporal({ rruleString }), 'en')
  return times > MOST_TIMES ? `${description} (${times} times a day)` : description
}
