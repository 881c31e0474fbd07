import { feature } from '#toolkit'
import { hijriDay } from '#toolkit/lib/calendar/hijri'
import { monthName, weekday } from '#toolkit/lib/calendar/hijri-names'
import { eventNamesOn } from '#toolkit/lib/calendar/islamic-events'

/** The days of the full moon, on which fasting is recommended. */
const WHITE_DAYS: readonly number[] = [13, 14, 15]

export default feature('rest_islamic_hijri_3', ({ year, month, calendar }) => {
  const { gregorian: start, monthLength: count } = hijriDay({ year, month, day: 1 }, calendar)
  const items = Array.from({ length: count }, (_, index) => {
    const date = start.add({ days: index })
    const day = index + 1
    return {
      day,
      gregorian: date.toString(),
      weekday: weekday(date),
      isoWeekday: date.dayOfWeek,
      whiteDay: WHITE_DAYS.includes(day),
      events: eventNamesOn(month, day),
    }
  })
  return {
    year,
    month,
    monthName: monthName(month),
    start: start.toString(),
    end: start.add({ days: count - 1 }).toString(),
    count,
    items,
  }
})
