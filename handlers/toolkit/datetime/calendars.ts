import { Temporal } from 'temporal-polyfill/full'
import { feature, unprocessable } from '#toolkit'
import { julianDate, julianDayOf } from '#toolkit/lib/calendar/julian-day'
import { wetonOf } from '#toolkit/lib/calendar/weton'

const CALENDARS = [
  'buddhist',
  'chinese',
  'coptic',
  'dangi',
  'ethiopic',
  'hebrew',
  'indian',
  'islamic-umalqura',
  'islamic-civil',
  'japanese',
  'persian',
  'roc',
] as const

const FIRST_YEAR = 1800
const LAST_YEAR = 2200

export default feature('rest_datetime_calendars', ({ date: text }) => {
  const date = Temporal.PlainDate.from(text)
  if (date.year < FIRST_YEAR || date.year > LAST_YEAR) {
    unprocessable(`${text} is outside the years ${FIRST_YEAR} to ${LAST_YEAR}.`)
  }
  const midnight = date.toZonedDateTime('UTC').epochMilliseconds
  const items = CALENDARS.map((calendar) => {
    const { year, month, day, era, eraYear, inLeapYear } = date.withCalendar(calendar)
    const style = new Intl.DateTimeFormat('en', { calendar, dateStyle: 'long', timeZone: 'UTC' })
    return {
      calendar,
      year,
      month,
      day,
      era: era ?? null,
      eraYear: eraYear ?? null,
      leapYear: inLeapYear,
      formatted: style.format(midnight),
    }
  })
  const julianDay = julianDayOf(date)
  return { date: text, count: items.length, items, julian: julianDate(julianDay), weton: wetonOf(julianDay) }
})
