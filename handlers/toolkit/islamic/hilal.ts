import { Temporal } from 'temporal-polyfill/full'
import { feature, unprocessable } from '#toolkit'
import { crescentAfter, criteriaOf } from '#toolkit/lib/calendar/crescent'
import { zoneOfPlace } from '#toolkit/lib/zones/zone-of-place'

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))
/** UTC, fractions of a second cut off. */
const iso = (moment: Date): string => `${moment.toISOString().slice(0, -'.000Z'.length)}Z`

export default feature('rest_islamic_hilal', ({ lat, lon, date }) => {
  const timezone = zoneOfPlace(lat, lon)
  const noon = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: timezone, plainTime: '12:00' })
  const crescent =
    crescentAfter({ lat, lon }, new Date(noon.epochMilliseconds)) ??
    unprocessable(`The sun does not set within a day of noon on ${date} at this place.`)
  return {
    date,
    timezone,
    conjunction: iso(crescent.conjunction),
    sunset: iso(crescent.sunset),
    moonset: crescent.moonset && iso(crescent.moonset),
    lagMinutes: crescent.lagMinutes === null ? null : rounded(crescent.lagMinutes, 1),
    moonAgeHours: rounded(crescent.moonAgeHours, 1),
    moonAltitude: rounded(crescent.moonAltitude, 2),
    elongation: rounded(crescent.elongation, 2),
    azimuthDifference: rounded(crescent.azimuthDifference, 2),
    illuminationPercent: rounded(crescent.illuminationPercent, 1),
    criteria: criteriaOf(crescent),
  }
})
