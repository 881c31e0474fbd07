import { feature, invalidParameter } from '#toolkit'
import { readDateTime, timeZone, writeUtc } from '#toolkit/lib/calendar/datetime-text'
import { hoursAhead, wallTimeFaults, zoneMoment } from '#toolkit/lib/zones/time-zone'
import { daysBetween } from '#toolkit/lib/calendar/weekdays'

const MOST_ZONES = 20

export default feature('rest_time_convert', ({ datetime, from, to }) => {
  const names = to.split(',').map((name) => name.trim())
  if (names.length > MOST_ZONES) invalidParameter('to', `must have at most ${MOST_ZONES} zones`)
  const zone = timeZone(from)
  const { zoned, wall } = readDateTime('datetime', datetime, zone)
  const items = names.map((name) => {
    const there = zoned.withTimeZone(timeZone(name))
    return {
      ...zoneMoment(there),
      dayShift: daysBetween(zoned.toPlainDate(), there.toPlainDate()),
      differenceHours: hoursAhead(there, zoned),
    }
  })
  const faults = wall === undefined ? { ambiguous: false, skipped: false } : wallTimeFaults(wall, zone)
  return { utc: writeUtc(zoned), from: zoneMoment(zoned), count: items.length, items, ...faults }
})
