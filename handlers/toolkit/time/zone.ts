import { Temporal } from 'temporal-polyfill'
import { feature } from '#toolkit'
import { readDateTime, timeZone } from '#toolkit/lib/calendar/datetime-text'
import {
  isDaylightTime,
  nextClockChange,
  observesDaylightTime,
  offsetMinutes,
  previousClockChange,
  zoneMoment,
  zoneName,
} from '#toolkit/lib/zones/time-zone'

export default feature('rest_time_zone', ({ tz, at }) => {
  const zone = timeZone(tz)
  const moment = at === undefined ? Temporal.Now.zonedDateTimeISO(zone) : readDateTime('at', at, 'UTC').zoned
  const zoned = moment.withTimeZone(zone)
  const { datetime, offset, abbreviation } = zoneMoment(zoned)
  return {
    tz: zone,
    at: datetime,
    offset,
    offsetMinutes: offsetMinutes(zoned),
    abbreviation,
    name: zoneName(zoned),
    dst: isDaylightTime(zoned),
    observesDst: observesDaylightTime(zoned),
    previous: previousClockChange(zoned),
    next: nextClockChange(zoned),
  }
})
