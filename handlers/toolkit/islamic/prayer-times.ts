import { Temporal } from 'temporal-polyfill/full'
import { feature } from '#toolkit'
import { ummAlQura } from '#toolkit/lib/calendar/hijri'
import { clock, nightParts, placeAt, prayerDay, todayAt } from '#toolkit/lib/islamic/prayer-times'

export default feature('rest_islamic_prayerTimes', ({ lat, lon, date, method }) => {
  const place = placeAt(lat, lon)
  const day = date === undefined ? todayAt(place) : Temporal.PlainDate.from(date)
  const times = prayerDay(place, day, { method })
  const { asr: asrHanafi } = prayerDay(place, day, { method, madhab: 'hanafi' })
  const { midnight, lastThird } = nightParts(place, day, { method })
  return {
    date: day.toString(),
    hijri: ummAlQura(day),
    timezone: place.zone,
    method,
    timings: {
      imsak: clock(times.imsak),
      fajr: clock(times.fajr),
      sunrise: clock(times.sunrise),
      dhuhr: clock(times.dhuhr),
      asr: clock(times.asr),
      asrHanafi: clock(asrHanafi),
      maghrib: clock(times.maghrib),
      isha: clock(times.isha),
      midnight: clock(midnight),
      lastThird: clock(lastThird),
    },
  }
})
