import { Temporal } from 'temporal-polyfill'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { monthOf, WEEKDAYS } from '#toolkit/lib/calendar/weekdays'

export default feature('rest_datetime_nthWeekday', ({ year, month, weekday, n }) => {
  if (n === 0) invalidParameter('n', 'must be 1 to 5, or -1 to -5 from the end')
  const first = new Temporal.PlainDate(year, month, 1)
  const isoWeekday = WEEKDAYS.findIndex((name) => name.toLowerCase() === weekday) + 1
  const earliest = ((isoWeekday - first.dayOfWeek + 7) % 7) + 1
  const all = [0, 7, 14, 21, 28]
    .map((days) => earliest + days)
    .filter((day) => day <= first.daysInMonth)
    .map((day) => first.with({ day }))
  const date =
    all.at(n > 0 ? n - 1 : n) ??
    unprocessable(`${monthOf(first)} ${year} has only ${all.length} days of that weekday.`)
  return {
    date: date.toString(),
    n,
    weekday,
    ofMonth: all.length,
    all: all.map(String),
    dayOfYear: date.dayOfYear,
  }
})
