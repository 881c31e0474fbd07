import { Temporal } from 'temporal-polyfill'
import type { Data, Query } from '#operation'
import { feature } from '#toolkit'
import { holidayCalendar } from '#toolkit/lib/calendar/holidays'
import { isoWeekOf } from '#toolkit/lib/calendar/iso-week'
import { monthOf, WEEKDAYS, weekdayOf } from '#toolkit/lib/calendar/weekdays'

/** ISO weekday on which a week begins. */
const FIRST_WEEKDAY: Readonly<Record<Query<'rest_datetime_month'>['weekStart'], number>> = {
  monday: 1,
  saturday: 6,
  sunday: 7,
}
const THURSDAY = 4

const holidaysOf = (
  country: string | undefined,
  first: Temporal.PlainDate,
): Data<'rest_datetime_month'>['holidays'] =>
  country === undefined
    ? []
    : holidayCalendar(country)
        .ofYear(first.year, 'en')
        .filter(({ type, date }) => type === 'public' && date.startsWith(first.toString().slice(0, 8)))
        .map(({ date, name }) => ({ date, name }))

export default feature('rest_datetime_month', ({ year, month, weekStart, country }) => {
  const first = new Temporal.PlainDate(year, month, 1)
  const startsOn = FIRST_WEEKDAY[weekStart]
  const before = (first.dayOfWeek - startsOn + 7) % 7
  const rows = Array.from(
    { length: Math.ceil((before + first.daysInMonth) / 7) },
    (_, row) => row * 7 - before,
  )
  const toThursday = (THURSDAY - startsOn + 7) % 7
  const inMonth = (day: number): number | null => (day >= 1 && day <= first.daysInMonth ? day : null)
  return {
    year,
    month,
    name: monthOf(first),
    daysInMonth: first.daysInMonth,
    firstWeekday: weekdayOf(first),
    columns: [...WEEKDAYS.slice(startsOn - 1), ...WEEKDAYS.slice(0, startsOn - 1)].map((name) =>
      name.slice(0, 3),
    ),
    weeks: rows.map((offset) => [1, 2, 3, 4, 5, 6, 7].map((day) => inMonth(offset + day))),
    isoWeeks: rows.map((offset) => isoWeekOf(first.add({ days: offset + toThursday })).week),
    holidays: holidaysOf(country, first),
  }
})
