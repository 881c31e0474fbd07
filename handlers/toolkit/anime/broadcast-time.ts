import { Temporal } from 'temporal-polyfill'
import { feature } from '#toolkit'
import { writeDateTime, writeUtc, zoneParameter } from '#toolkit/lib/calendar/datetime-text'
import { daysBetween, weekdayOf } from '#toolkit/lib/calendar/weekdays'

const HOURS_A_DAY = 24

export default feature('rest_anime_broadcastTime', ({ date: text, time, tz }) => {
  const zone = zoneParameter('tz', tz)
  const printed = Temporal.PlainDate.from(text)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const jst = printed
    .add({ days: Math.floor(hours / HOURS_A_DAY) })
    .toPlainDateTime({ hour: hours % HOURS_A_DAY, minute: minutes })
    .toZonedDateTime('Asia/Tokyo')
  const local = jst.withTimeZone(zone)
  return {
    jst: writeDateTime(jst),
    utc: writeUtc(jst),
    local: writeDateTime(local),
    localDate: local.toPlainDate().toString(),
    localTime: local.toPlainTime().toString({ smallestUnit: 'minute' }),
    localWeekday: weekdayOf(local),
    dayShift: daysBetween(printed, local.toPlainDate()),
  }
})
