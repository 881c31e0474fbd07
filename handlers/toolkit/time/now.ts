import { Temporal } from 'temporal-polyfill'
import { feature } from '#toolkit'
import { timeZone, unixSeconds } from '#toolkit/lib/calendar/datetime-text'
import { isoWeekOf, writeIsoWeek } from '#toolkit/lib/calendar/iso-week'
import { abbreviation, isDaylightTime, offsetMinutes } from '#toolkit/lib/zones/time-zone'
import { weekdayOf } from '#toolkit/lib/calendar/weekdays'

export default feature('rest_time_now', ({ tz }) => {
  // One reading of the clock for all fields.
  const now = Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(timeZone(tz))
  return {
    tz: now.timeZoneId,
    datetime: now.toString({ timeZoneName: 'never', fractionalSecondDigits: 3 }),
    utc: now.toInstant().toString({ fractionalSecondDigits: 3 }),
    date: now.toPlainDate().toString(),
    time: now.toPlainTime().toString({ smallestUnit: 'second' }),
    weekday: weekdayOf(now),
    offset: now.offset,
    offsetMinutes: offsetMinutes(now),
    abbreviation: abbreviation(now),
    dst: isDaylightTime(now),
    unix: unixSeconds(now),
    unixMs: now.epochMilliseconds,
    dayOfYear: now.dayOfYear,
    isoWeek: writeIsoWeek(isoWeekOf(now.toPlainDate())),
  }
})
