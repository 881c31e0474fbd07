import { Temporal } from 'temporal-polyfill'
import { feature, unprocessable } from '#toolkit'
import { dateOrToday } from '#toolkit/lib/calendar/datetime-text'
import { daysBetween, weekdayOf } from '#toolkit/lib/calendar/weekdays'

/** A birthday of 29 February is kept on 1 March in common years. */
const birthdayIn = (birth: Temporal.PlainDate, year: number): Temporal.PlainDate =>
  birth.day === 29 && birth.month === 2
    ? new Temporal.PlainDate(year, 2, 28).add({ days: 1 })
    : birth.with({ year })

export default feature('rest_datetime_age', ({ birth, on }) => {
  const born = Temporal.PlainDate.from(birth)
  const day = dateOrToday(on)
  if (Temporal.PlainDate.compare(born, day) > 0)
    unprocessable(`The birth on ${birth} is after ${day.toString()}.`)
  const { years, months, days } = born.until(day, { largestUnit: 'year' })
  const totalDays = daysBetween(born, day)
  const thisYears = birthdayIn(born, day.year)
  const next = Temporal.PlainDate.compare(thisYears, day) < 0 ? birthdayIn(born, day.year + 1) : thisYears
  return {
    birth,
    on: day.toString(),
    years,
    months,
    days,
    totalMonths: years * 12 + months,
    totalWeeks: Math.floor(totalDays / 7),
    totalDays,
    bornOn: weekdayOf(born),
    nextBirthday: {
      date: next.toString(),
      weekday: weekdayOf(next),
      turns: next.year - born.year,
      inDays: daysBetween(day, next),
    },
  }
})
