import { feature } from '#toolkit'
import { readDateTime, timeZone, writeDateTime } from '#toolkit/lib/calendar/datetime-text'
import { daysBetween } from '#toolkit/lib/calendar/weekdays'
import { Temporal } from 'temporal-polyfill'

const NS_PER_SECOND = 1_000_000_000n

const secondsBetween = (from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime): number => {
  const nanoseconds = to.epochNanoseconds - from.epochNanoseconds
  return Number(nanoseconds / NS_PER_SECOND) + Number(nanoseconds % NS_PER_SECOND) / 1e9
}

export default feature('rest_datetime_diff', ({ from, to, tz }) => {
  const zone = timeZone(tz)
  const start = readDateTime('from', from, zone).zoned
  const end = readDateTime('to', to, zone).zoned
  const negative = Temporal.ZonedDateTime.compare(end, start) < 0
  const [earlier, later] = negative ? [end, start] : [start, end]
  const { years, months, days, hours, minutes, seconds } = earlier.until(later, { largestUnit: 'year' })
  const total = secondsBetween(earlier, later)
  return {
    from: writeDateTime(start),
    to: writeDateTime(end),
    negative,
    years,
    months,
    days,
    hours,
    minutes,
    seconds,
    iso: Temporal.Duration.from({ years, months, days, hours, minutes, seconds }).toString(),
    total: {
      days: total / 86_400,
      weeks: total / 604_800,
      hours: total / 3600,
      minutes: total / 60,
      seconds: total,
      calendarDays: daysBetween(earlier.toPlainDate(), later.toPlainDate()),
    },
  }
})
