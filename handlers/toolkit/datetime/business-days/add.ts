import { Temporal } from 'temporal-polyfill'
import { feature, unprocessable } from '#toolkit'
import { publicHolidays } from '#toolkit/lib/calendar/holidays'
import { daysBetween, weekdayOf, weekdaySet } from '#toolkit/lib/calendar/weekdays'

/** The start itself is not counted, as in a spreadsheet's WORKDAY. */
export default feature('rest_datetime_businessDays_2', ({ date: start, days, country, region, weekend }) => {
  const first = Temporal.PlainDate.from(start)
  const holidayOn = publicHolidays(country, region)
  const closed = weekdaySet(weekend)
  const step = Math.sign(days)
  const skipped: { date: string; name: string }[] = []
  let date = first
  for (let left = Math.abs(days); left > 0;) {
    date = date.add({ days: step })
    if (date.year < 1 || date.year > 9999) unprocessable('The result is outside the years 0001 to 9999.')
    if (closed.has(date.dayOfWeek)) continue
    const name = holidayOn(date)
    if (name === undefined) left -= 1
    else skipped.push({ date: date.toString(), name })
  }
  return {
    start,
    days,
    result: date.toString(),
    weekday: weekdayOf(date),
    calendarDays: daysBetween(first, date),
    skipped,
  }
})
