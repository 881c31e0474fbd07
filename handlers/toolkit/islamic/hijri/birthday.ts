import { Temporal } from 'temporal-polyfill/full'
import { feature, unprocessable } from '#toolkit'
import { hijriDay, hijriText, isoDate, toHijri } from '#toolkit/lib/calendar/hijri'
import { monthName } from '#toolkit/lib/calendar/hijri-names'

/** The birthday in the year of a day, or in the next where it is past; day 30 is day 29 where the month has no 30th. */
const nextBirthday = (birth: Temporal.PlainDate, day: Temporal.PlainDate): Temporal.PlainDate => {
  const inYear = (year: number): Temporal.PlainDate => hijriDay({ year, month: birth.month, day: birth.day })
  const thisYear = inYear(day.year)
  return Temporal.PlainDate.compare(thisYear, day) >= 0 ? thisYear : inYear(day.year + 1)
}

export default feature('rest_islamic_hijri_4', (query) => {
  const birth = toHijri(Temporal.PlainDate.from(query.birth))
  const day = toHijri(
    query.on === undefined ? Temporal.Now.plainDateISO('UTC') : Temporal.PlainDate.from(query.on),
  )
  if (Temporal.PlainDate.compare(birth, day) > 0) {
    unprocessable(`The birth, ${isoDate(birth)}, is after ${isoDate(day)}.`)
  }
  const { years, months, days } = birth.until(day, { largestUnit: 'year' })
  const next = nextBirthday(birth, day)
  return {
    birth: { gregorian: isoDate(birth), hijri: hijriText(birth), monthName: monthName(birth.month) },
    on: { gregorian: isoDate(day), hijri: hijriText(day) },
    age: { years, months, days },
    totalDays: birth.until(day).days,
    nextBirthday: {
      hijri: hijriText(next),
      gregorian: isoDate(next),
      inDays: day.until(next).days,
      turns: next.year - birth.year,
    },
  }
})
