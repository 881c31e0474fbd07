import { Temporal } from 'temporal-polyfill'
import { feature, invalidParameter } from '#toolkit'
import { findTimeZone, writeDateTime, writeUtc } from '#toolkit/lib/calendar/datetime-text'
import { daysBetween, weekdayOf } from '#toolkit/lib/calendar/weekdays'
import { quoted } from '#toolkit/lib/common/quoted'

const HOURS_A_DAY = 24

export default feature('rest_anime_broadcastTime', ({ date: text, time, tz }) => {
  const zone =
    findTimeZone(tz) ?? invalidParameter('tz', `${quoted(tz)} is not a time zone of the IANA database`)
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
