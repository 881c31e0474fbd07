import { Temporal } from 'temporal-polyfill'
import { feature } from '#toolkit'
import { dateOrToday } from '#toolkit/lib/calendar/datetime-text'
import { HOLIDAY_YEARS, holidayCalendar, publicHolidays } from '#toolkit/lib/calendar/holidays'
import { daysBetween, weekdayOf } from '#toolkit/lib/calendar/weekdays'

const YEARS_AHEAD = 5

export default feature('rest_datetime_holidays_2', ({ country, date: text, region, limit }) => {
  const calendar = holidayCalendar(country, region)
  const date = dateOrToday(text)
  const nameOfDay = publicHolidays(country, region)(date)
  const end = date.add({ years: YEARS_AHEAD })
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => date.year + index)
  const begun = years
    .filter((year) => year <= HOLIDAY_YEARS.last)
    .flatMap((year) => calendar.ofYear(year, 'en'))
    .filter(({ type }) => type === 'public')
    .map(({ date: day, name }) => ({ day: Temporal.PlainDate.from(day), name }))
    .filter(({ day }) => daysBetween(date, day) >= 0 && daysBetween(day, end) >= 0)
  // The later days of a longer holiday have no entry of their own.
  const isRunning = nameOfDay !== undefined && begun.every(({ day }) => !day.equals(date))
  const items = [...(isRunning ? [{ day: date, name: nameOfDay }] : []), ...begun]
    .slice(0, limit)
    .map(({ day, name }) => ({
      date: day.toString(),
      name,
      weekday: weekdayOf(day),
      inDays: daysBetween(date, day),
    }))
  return {
    country: calendar.country,
    date: date.toString(),
    isHoliday: nameOfDay !== undefined,
    count: items.length,
    items,
  }
})
