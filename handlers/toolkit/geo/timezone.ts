import { Temporal } from 'temporal-polyfill'
import { feature } from '#toolkit'
import { readDateTime, writeDateTime } from '#toolkit/lib/calendar/datetime-text'
import { abbreviation, isDaylightTime, offsetMinutes } from '#toolkit/lib/zones/time-zone'
import { zoneOfPlace, zonesOfPlace } from '#toolkit/lib/zones/zone-of-place'

export default feature('rest_geo_timezone', ({ lat, lon, at }) => {
  const moment = at === undefined ? Temporal.Now.zonedDateTimeISO('UTC') : readDateTime('at', at, 'UTC').zoned
  const tz = zoneOfPlace(lat, lon)
  const local = moment.withTimeZone(tz)
  return {
    tz,
    all: zonesOfPlace(lat, lon),
    offset: local.offset,
    offsetMinutes: offsetMinutes(local),
    abbreviation: abbreviation(local),
    dst: isDaylightTime(local),
    localTime: writeDateTime(local.round({ smallestUnit: 'second', roundingMode: 'floor' })),
  }
})
