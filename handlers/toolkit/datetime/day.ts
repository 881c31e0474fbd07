import { Temporal } from 'temporal-polyfill'
import { feature, unprocessable } from '#toolkit'
import { dateOrToday } from '#toolkit/lib/calendar/datetime-text'
import { orthodoxEaster, westernEaster } from '#toolkit/lib/calendar/easter'
import { isoWeekOf, writeIsoWeek } from '#toolkit/lib/calendar/iso-week'
import { julianDayOf } from '#toolkit/lib/calendar/julian-day'
import { daysBetween, weekdayOf } from '#toolkit/lib/calendar/weekdays'

/** The Gregorian calendar's first whole year. */
const FIRST_YEAR = 1583
const JULIAN_DAY_OF_UNIX_EPOCH = 2440588
const SECONDS_PER_DAY = 86_400

/** Excel counts 1 January 1900 as 1 and believes in a 29 February 1900. */
const excelSerial = (date: Temporal.PlainDate): number => {
  const days = daysBetween(new Temporal.PlainDate(1899, 12, 31), date)
  return Temporal.PlainDate.compare(date, new Temporal.PlainDate(1900, 3, 1)) < 0 ? days : days + 1
}

export default feature('rest_datetime_day', ({ date: text }) => {
  const date = dateOrToday(text)
  if (date.year < FIRST_YEAR) unprocessable(`${date.toString()} is before ${FIRST_YEAR}.`)
  const julianDay = julianDayOf(date)
  return {
    date: date.toString(),
    weekday: weekdayOf(date),
    isoWeekday: date.dayOfWeek,
    isoWeek: writeIsoWeek(isoWeekOf(date)),
    dayOfYear: date.dayOfYear,
    daysLeftInYear: date.daysInYear - date.dayOfYear,
    daysInMonth: date.daysInMonth,
    leapYear: date.inLeapYear,
    quarter: Math.ceil(date.month / 3),
    half: Math.ceil(date.month / 6),
    weekend: date.dayOfWeek > 5,
    julianDay,
    modifiedJulianDay: julianDay - 2_400_001,
    unix: (julianDay - JULIAN_DAY_OF_UNIX_EPOCH) * SECONDS_PER_DAY,
    excelSerial: excelSerial(date),
    easter: {
      western: westernEaster(date.year).toString(),
      orthodox: orthodoxEaster(date.year).toString(),
    },
  }
})
