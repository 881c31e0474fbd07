import { Temporal } from 'temporal-polyfill'
import { feature } from '#toolkit'
import { holidayCalendar } from '#toolkit/lib/calendar/holidays'
import { weekdayOf } from '#toolkit/lib/calendar/weekdays'

export default feature('rest_datetime_holidays', ({ country, year, region, type, lang }) => {
  const calendar = holidayCalendar(country, region)
  const items = calendar
    .ofYear(year, lang)
    .filter((holiday) => type === 'all' || holiday.type === type)
    .map((holiday) => ({ ...holiday, weekday: weekdayOf(Temporal.PlainDate.from(holiday.date)) }))
  return {
    country: calendar.country,
    countryName: calendar.countryName,
    region: calendar.region,
    year,
    count: items.length,
    items,
  }
})
