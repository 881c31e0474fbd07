import { Temporal } from 'temporal-polyfill/full'
import { feature, unprocessable } from '#toolkit'
import { julianDate, julianDayOf } from '#toolkit/lib/calendar/julian-day'
import { wetonOf } from '#toolkit/lib/calendar/weton'
import { inWorldCalendars } from '#toolkit/lib/calendar/world-calendars'

const FIRST_YEAR = 1800
const LAST_YEAR = 2200

export default feature('rest_datetime_calendars', ({ date: text }) => {
  const date = Temporal.PlainDate.from(text)
  if (date.year < FIRST_YEAR || date.year > LAST_YEAR) {
    unprocessable(`${text} is outside the years ${FIRST_YEAR} to ${LAST_YEAR}.`)
  }
  const items = inWorldCalendars(date)
  const julianDay = julianDayOf(date)
  return { date: text, count: items.length, items, julian: julianDate(julianDay), weton: wetonOf(julianDay) }
})
