import { Temporal } from 'temporal-polyfill/full'
import { feature } from '#toolkit'
import { qiblaBearing, roundedBearing } from '#toolkit/lib/islamic/qibla'
import { sunOnBearing, sunOverKaaba } from '#toolkit/lib/islamic/qibla-sun'
import { zoneOfPlace } from '#toolkit/lib/zones/zone-of-place'

const nearestMinute = (moment: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.round(moment)).round({
    smallestUnit: 'minute',
    roundingMode: 'halfExpand',
  })

export default feature('rest_islamic_qibla_2', ({ lat, lon, date }) => {
  const timezone = zoneOfPlace(lat, lon)
  const day = Temporal.PlainDate.from(date)
  const bearing = qiblaBearing(lat, lon)
  const { towards, opposite } = sunOnBearing(
    { lat, lon },
    bearing,
    day.toZonedDateTime(timezone).epochMilliseconds,
    day.add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds,
  )
  const clock = (moment: number | null): string | null =>
    moment === null
      ? null
      : nearestMinute(moment).toZonedDateTimeISO(timezone).toPlainTime().toString({ smallestUnit: 'minute' })
  return {
    date,
    timezone,
    bearing: roundedBearing(bearing),
    sunTowards: clock(towards),
    shadowTowards: clock(opposite),
    overhead: sunOverKaaba(day.year).map(({ moment, altitude }) => ({
      at: nearestMinute(moment).toString({ smallestUnit: 'minute' }),
      altitude: Math.round(altitude * 100) / 100,
    })),
  }
})
