import { Temporal } from 'temporal-polyfill/full'
import { feature, unprocessable } from '#toolkit'
import { hijriAge, type HijriDay, hijriDay, hijriText, toHijri } from '#toolkit/lib/calendar/hijri'
import { monthName } from '#toolkit/lib/calendar/hijri-names'
import { daysBetween } from '#toolkit/lib/calendar/weekdays'

/** The birthday in the year of a day, or in the next if it is past; day 30 becomes day 29 in a month without a 30th. */
const nextBirthday = (birth: HijriDay, day: HijriDay): HijriDay => {
  const inYear = (year: number): HijriDay => hijriDay({ year, month: birth.month, day: birth.day })
  const thisYear = inYear(day.year)
  return daysBetween(day.gregorian, thisYear.gregorian) >= 0 ? thisYear : inYear(day.year + 1)
}

export default feature('rest_islamic_hijri_4', (query) => {
  const birth = toHijri(Temporal.PlainDate.from(query.birth))
  const day = toHijri(
    query.on === undefined ? Temporal.Now.plainDateISO('UTC') : Temporal.PlainDate.from(query.on),
  )
  const totalDays = daysBetween(birth.gregorian, day.gregorian)
  if (totalDays < 0) {
    unprocessable(`The birth, ${birth.gregorian.toString()}, is after ${day.gregorian.toString()}.`)
  }
  const next = nextBirthday(birth, day)
  return {
    birth: {
      gregorian: birth.gregorian.toString(),
      hijri: hijriText(birth),
      monthName: monthName(birth.month),
    },
    on: { gregorian: day.gregorian.toString(), hijri: hijriText(day) },
    age: hijriAge(birth, day),
    totalDays,
    nextBirthday: {
      hijri: hijriText(next),
      gregorian: next.gregorian.toString(),
      inDays: daysBetween(day.gregorian, next.gregorian),
      turns: next.year - birth.year,
    },
  }
})
