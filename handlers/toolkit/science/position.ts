import { Body, MakeTime } from 'astronomy-engine'
import { feature } from '#toolkit'
import { assertKnownYear, observerAt, placeOf } from '#toolkit/lib/astronomy/observer'
import { placeInSky } from '#toolkit/lib/astronomy/place-in-sky'
import { readDateTime } from '#toolkit/lib/calendar/datetime-text'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const KM_PER_AU = 149_597_870.7
const FULL_TURN = 360

const round = (value: number): number => roundHalfAway(value, 6)
/** Rounded, and 0 where that makes it a whole turn. */
const direction = (degrees: number): number => round(degrees) % FULL_TURN

export default feature('rest_science_position', ({ body, datetime, elevation, ...query }) => {
  const at = readDateTime('datetime', datetime, 'UTC').zoned
  assertKnownYear(at.year)
  const place = placeOf(query)
  const moment = new Date(at.epochMilliseconds)
  const seen = placeInSky(Body[body], MakeTime(moment), place === null ? null : observerAt(place, elevation))
  const { ra, dec, dist } = seen.ofDate
  return {
    body,
    datetime: moment.toISOString(),
    frame: place === null ? ('geocentric' as const) : ('topocentric' as const),
    rightAscension: direction(ra * 15),
    rightAscensionHours: round(ra) % 24,
    declination: round(dec),
    distanceKm: roundHalfAway(dist * KM_PER_AU, 1),
    distanceAu: round(dist),
    altitude: seen.horizon === null ? null : round(seen.horizon.altitude),
    azimuth: seen.horizon === null ? null : direction(seen.horizon.azimuth),
    constellation: seen.constellation,
    elongation: seen.elongation === null ? null : round(seen.elongation),
    magnitude: round(seen.magnitude),
    phaseFraction: round(seen.phaseFraction),
    eclipticLongitude: direction(seen.eclipticLongitude),
  }
})
