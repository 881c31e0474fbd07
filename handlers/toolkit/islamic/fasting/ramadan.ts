import { feature } from '#toolkit'
import { hijriDay } from '#toolkit/lib/calendar/hijri'
import { weekday } from '#toolkit/lib/calendar/hijri-names'
import { clock, placeAt, prayerDay } from '#toolkit/lib/islamic/prayer-times'

const RAMADAN = 9

export default feature('rest_islamic_fasting_2', ({ lat, lon, year, method }) => {
  const place = placeAt(lat, lon)
  const { gregorian: start, monthLength: count } = hijriDay({ year, month: RAMADAN, day: 1 })
  const items = Array.from({ length: count }, (_, index) => {
    const date = start.add({ days: index })
    const times = prayerDay(place, date, { method, isRamadan: true })
    return {
      day: index + 1,
      date: date.toString(),
      weekday: weekday(date),
      imsak: clock(times.imsak),
      fajr: clock(times.fajr),
      iftar: clock(times.maghrib),
      isha: clock(times.isha),
      fastingMinutes: times.fajr.until(times.maghrib).total('minutes'),
    }
  })
  return {
    year,
    timezone: place.zone,
    method,
    start: start.toString(),
    end: start.add({ days: count - 1 }).toString(),
    count,
    items,
  }
})
