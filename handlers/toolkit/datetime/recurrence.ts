import { feature, unprocessable } from '#toolkit'
import { readDateTime, timeZone, writeDateTime, type DateTimeText } from '#toolkit/lib/calendar/datetime-text'
import { occurrences } from '#toolkit/lib/schedules/recurrence'
import { describeRule } from '#toolkit/lib/schedules/recurrence-description'
import { parseRecurrenceRule, type RecurrenceRule } from '#toolkit/lib/schedules/recurrence-rule'

const SUB_DAILY = ['HOURLY', 'MINUTELY', 'SECONDLY']

/** With a date alone BYHOUR, BYMINUTE and BYSECOND are to be ignored (RFC 5545, section 3.3.10). */
const ruleFor = (rule: RecurrenceRule, { dateOnly }: DateTimeText): RecurrenceRule => {
  if (!dateOnly) return rule
  if (SUB_DAILY.includes(rule.frequency)) {
    unprocessable(`rule: FREQ=${rule.frequency} needs a start with a time.`)
  }
  return { ...rule, byHour: [], byMinute: [], bySecond: [] }
}

export default feature('rest_datetime_recurrence', ({ rule: given, start: text, tz, limit }) => {
  const written = given.replace(/^RRULE:/i, '')
  const start = readDateTime('start', text, timeZone(tz))
  if (start.zoned.year < 1 || start.zoned.year > 9999)
    unprocessable('start is outside the years 0001 to 9999.')
  const rule = ruleFor(parseRecurrenceRule(written), start)
  const { items, more } = occurrences(rule, start, limit)
  const write = (zoned: DateTimeText['zoned']): string =>
    start.dateOnly ? zoned.toPlainDate().toString() : writeDateTime(zoned)
  return {
    rule: written,
    start: write(start.zoned),
    finite: rule.count !== undefined || rule.until !== undefined,
    more,
    count: items.length,
    items: items.map(write),
    description: describeRule(written, rule, start.zoned),
  }
})
