import { feature, invalidParameter, unprocessable } from '#toolkit'
import { dateOrToday } from '#toolkit/lib/calendar/datetime-text'
import {
  isoWeekOf,
  mondayOf,
  weeksInIsoYear,
  writeIsoWeek,
  type IsoWeek,
} from '#toolkit/lib/calendar/iso-week'
import type { Temporal } from 'temporal-polyfill'

/** The last whose dates and weeks have four digits. */
const LAST_YEAR = 9999

const readWeek = (text: string): IsoWeek => ({ year: Number(text.slice(0, 4)), week: Number(text.slice(-2)) })

/** Weeks that begin on Sunday, 1 January being in week 1 of its year. */
const usWeek = (date: Temporal.PlainDate): IsoWeek => {
  const sundayBased = date.with({ month: 1, day: 1 }).dayOfWeek % 7
  return { year: date.year, week: Math.floor((date.dayOfYear - 1 + sundayBased) / 7) + 1 }
}

export default feature('rest_datetime_week', ({ week: text, date }) => {
  if (text !== undefined && date !== undefined)
    invalidParameter('date', 'must not be given together with week')
  const week = text === undefined ? isoWeekOf(dateOrToday(date)) : readWeek(text)
  if (week.year < 1) unprocessable('The week is before the year 0001.')
  const weeksInYear = weeksInIsoYear(week.year)
  if (week.week < 1 || week.week > weeksInYear) {
    unprocessable(`${week.year} has the ISO weeks 1 to ${weeksInYear}, not ${week.week}.`)
  }
  const monday = mondayOf(week)
  if (monday.add({ days: 6 }).year > LAST_YEAR) unprocessable(`The week ends after the year ${LAST_YEAR}.`)
  const days = [0, 1, 2, 3, 4, 5, 6].map((number) => monday.add({ days: number }))
  return {
    isoWeek: writeIsoWeek(week),
    weekYear: week.year,
    week: week.week,
    weeksInYear,
    start: monday.toString(),
    end: monday.add({ days: 6 }).toString(),
    days: days.map(String),
    previous: writeIsoWeek(isoWeekOf(monday.subtract({ days: 7 }))),
    next: writeIsoWeek(isoWeekOf(monday.add({ days: 7 }))),
    us: usWeek(monday.add({ days: 3 })),
  }
})
