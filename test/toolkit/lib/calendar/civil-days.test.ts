import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { civilDate, dayNumber, firstWeekOf, nextMonth, weekdayOfDay } from '#toolkit/lib/calendar/civil-days'

it.each([
  [1970, 1, 1, 0],
  [1969, 12, 31, -1],
  [2000, 2, 29, 11016],
  [1, 1, 1, -719162],
  [0, 3, 1, -719468],
  [9999, 12, 31, 2932896],
])('%i-%i-%i is day %i (POSIX seconds by 86400)', (year, month, day, number) => {
  expect(dayNumber(year, month, day)).toBe(number)
  expect(civilDate(number)).toEqual({ year, month, day })
})

it('agrees with Temporal throughout 10,000 years', () => {
  const first = new Temporal.PlainDate(0, 1, 1)
  for (let days = 0; days < 3_652_425; days += 997) {
    const { year, month, day, dayOfWeek } = first.add({ days })
    const number = dayNumber(year, month, day)
    expect(number).toBe(days - 719_528)
    expect(civilDate(number)).toEqual({ year, month, day })
    expect(weekdayOfDay(number)).toBe(dayOfWeek - 1)
  }
})

it('finds the next month and the first week', () => {
  expect(nextMonth(2026, 12)).toBe(dayNumber(2027, 1, 1))
  expect(nextMonth(2024, 2)).toBe(dayNumber(2024, 3, 1))
  // ISO 8601: week 1 of 2009 begins on 29 December 2008. From Sunday, week 1 of 1997 begins on 29 December 1996.
  expect(civilDate(firstWeekOf(2009, 0))).toEqual({ year: 2008, month: 12, day: 29 })
  expect(civilDate(firstWeekOf(1997, 6))).toEqual({ year: 1996, month: 12, day: 29 })
})
