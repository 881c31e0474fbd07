import { Temporal } from 'temporal-polyfill'
import { feature, unprocessable } from '#toolkit'
import { readDateTime, timeZone, writeDateTime } from '#toolkit/lib/calendar/datetime-text'
import { publicHolidays } from '#toolkit/lib/calendar/holidays'
import { weekdaySet } from '#toolkit/lib/calendar/weekdays'

const NS_PER_MINUTE = 60e9
const MOST_NS = 366n * 86_400_000_000_000n

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

/** The instant at which the clocks of a zone show a time of a date; 24:00 is the midnight after. */
const instantAt = (date: Temporal.PlainDate, time: string, zone: string): bigint =>
  (time === '24:00'
    ? date.add({ days: 1 }).toZonedDateTime(zone)
    : date.toZonedDateTime({ timeZone: zone, plainTime: time })
  ).epochNanoseconds

export default feature('rest_datetime_businessHours', ({ from, to, tz, open, close, weekend, country }) => {
  const zone = timeZone(tz)
  const start = readDateTime('from', from, zone).zoned
  const end = readDateTime('to', to, zone).zoned
  const length = end.epochNanoseconds - start.epochNanoseconds
  if (close <= open) unprocessable(`close, ${close}, is not after open, ${open}.`)
  if (length < 0n) unprocessable('to is before from.')
  if (length > MOST_NS) unprocessable('from and to are more than 366 days apart.')
  const holidayOn = publicHolidays(country)
  const closed = weekdaySet(weekend)
  const lastDate = end.toPlainDate()
  const worked: { date: string; nanoseconds: number }[] = []
  let date = start.toPlainDate()
  for (; Temporal.PlainDate.compare(date, lastDate) <= 0; date = date.add({ days: 1 })) {
    if (closed.has(date.dayOfWeek) || holidayOn(date) !== undefined) continue
    const [opens, closes] = [instantAt(date, open, zone), instantAt(date, close, zone)]
    const begins = opens > start.epochNanoseconds ? opens : start.epochNanoseconds
    const ends = closes < end.epochNanoseconds ? closes : end.epochNanoseconds
    if (ends > begins) worked.push({ date: date.toString(), nanoseconds: Number(ends - begins) })
  }
  const total = worked.reduce((sum, { nanoseconds }) => sum + nanoseconds, 0)
  const minutes = rounded(total / NS_PER_MINUTE, 2)
  return {
    from: writeDateTime(start),
    to: writeDateTime(end),
    minutes,
    hours: rounded(minutes / 60, 4),
    workingDays: worked.length,
    items: worked.map(({ date: day, nanoseconds }) => ({
      date: day,
      minutes: rounded(nanoseconds / NS_PER_MINUTE, 2),
    })),
  }
})
