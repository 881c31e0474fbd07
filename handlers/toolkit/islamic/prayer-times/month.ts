import { Temporal } from 'temporal-polyfill/full'
import { feature } from '#toolkit'
import { hijriText, ummAlQuraRun } from '#toolkit/lib/calendar/hijri'
import { clock, placeAt, prayerDay } from '#toolkit/lib/islamic/prayer-times'

export default feature('rest_islamic_prayerTimes_2', ({ lat, lon, year, month, method, madhab }) => {
  const place = placeAt(lat, lon)
  const first = new Temporal.PlainDate(year, month, 1)
  const items = ummAlQuraRun(first, first.daysInMonth).map((hijri, index) => {
    const date = first.add({ days: index })
    const times = prayerDay(place, date, { method, madhab })
    return {
      date: date.toString(),
      hijri: hijriText(hijri),
      imsak: clock(times.imsak),
      fajr: clock(times.fajr),
      sunrise: clock(times.sunrise),
      dhuhr: clock(times.dhuhr),
      asr: clock(times.asr),
      maghrib: clock(times.maghrib),
      isha: clock(times.isha),
    }
  })
  return { timezone: place.zone, method, madhab, count: items.length, items }
})
