import type { Temporal } from 'temporal-polyfill'
import { feature, unprocessable } from '#toolkit'
import { attempt } from '#toolkit/lib/common/attempt'
import { readDateTime, timeZone, unixSeconds, writeDateTime } from '#toolkit/lib/calendar/datetime-text'
import { weekdayOf } from '#toolkit/lib/calendar/weekdays'

const inRange = (zoned: Temporal.ZonedDateTime | undefined): zoned is Temporal.ZonedDateTime =>
  zoned !== undefined && zoned.year >= 1 && zoned.year <= 9999

export default feature('rest_datetime_add', ({ datetime, duration, tz }) => {
  const zone = timeZone(tz)
  const { zoned, dateOnly } = readDateTime('datetime', datetime, zone)
  const asDates = dateOnly && !duration.includes('T')
  const result = attempt(() =>
    asDates ? zoned.toPlainDate().add(duration).toZonedDateTime(zone) : zoned.add(duration),
  )
  if (!inRange(result)) unprocessable('The result is outside the years 0001 to 9999.')
  const date = result.toPlainDate()
  return {
    start: asDates ? zoned.toPlainDate().toString() : writeDateTime(zoned),
    duration,
    result: asDates ? date.toString() : writeDateTime(result),
    date: date.toString(),
    weekday: weekdayOf(date),
    unix: unixSeconds(result),
  }
})
