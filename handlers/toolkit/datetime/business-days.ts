import { Temporal } from 'temporal-polyfill'
import { feature, unprocessable } from '#toolkit'
import { publicHolidays } from '#toolkit/lib/calendar/holidays'
import { daysBetween, weekdayOf, weekdaySet } from '#toolkit/lib/calendar/weekdays'

const MOST_DAYS = 3660

/** Both ends count, as in a spreadsheet's NETWORKDAYS. */
export default feature('rest_datetime_businessDays', ({ from, to, country, region, weekend }) => {
  const first = Temporal.PlainDate.from(from)
  const calendarDays = daysBetween(first, Temporal.PlainDate.from(to)) + 1
  if (calendarDays < 1) unprocessable(`${to} is before ${from}.`)
  if (calendarDays > MOST_DAYS)
    unprocessable(`The range has ${calendarDays} days; the maximum is ${MOST_DAYS}.`)
  const holidayOn = publicHolidays(country, region)
  const closed = weekdaySet(weekend)
  const days = Array.from({ length: calendarDays }, (_, day) => first.add({ days: day }))
  const weekdays = days.filter(({ dayOfWeek }) => !closed.has(dayOfWeek))
  const holidays = weekdays.flatMap((date) => {
    const name = holidayOn(date)
    return name === undefined ? [] : [{ date: date.toString(), name, weekday: weekdayOf(date) }]
  })
  return {
    from,
    to,
    calendarDays,
    weekendDays: calendarDays - weekdays.length,
    businessDays: weekdays.length - holidays.length,
    holidays,
  }
})
