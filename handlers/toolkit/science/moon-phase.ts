import {
  Body,
  GeoMoon,
  Illumination,
  MakeTime,
  MoonPhase,
  NextMoonQuarter,
  SearchMoonPhase,
  SearchMoonQuarter,
  type AstroTime,
} from 'astronomy-engine'
import { feature } from '#toolkit'
import { phaseName, QUARTERS } from '#toolkit/lib/astronomy/moon-quarters'
import { assertKnownYear } from '#toolkit/lib/astronomy/observer'
import { utcToTheSecond } from '#toolkit/lib/astronomy/utc-text'
import { readDateTime } from '#toolkit/lib/calendar/datetime-text'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const KM_PER_AU = 149_597_870.7
const MOON_RADIUS_KM = 1737.4
/** Longer than a lunation. */
const SEARCH_DAYS = 40

const nextQuarters = (time: AstroTime) => {
  const quarters = [SearchMoonQuarter(time)]
  for (let last = quarters[0]; last !== undefined && quarters.length < QUARTERS.length;) {
    last = NextMoonQuarter(last)
    quarters.push(last)
  }
  return quarters.map((found) => ({
    phase: QUARTERS[found.quarter] ?? 'new',
    time: utcToTheSecond(found.time.date.getTime()),
  }))
}

export default feature('rest_science_moonPhase', ({ datetime }) => {
  const at = readDateTime('datetime', datetime, 'UTC').zoned
  assertKnownYear(at.year)
  const moment = new Date(at.epochMilliseconds)
  const time = MakeTime(moment)
  const angle = MoonPhase(time)
  const newMoon = SearchMoonPhase(0, time, -SEARCH_DAYS) ?? time
  const distance = GeoMoon(time).Length() * KM_PER_AU
  return {
    datetime: moment.toISOString(),
    phaseAngle: roundHalfAway(angle, 4) % 360,
    phase: phaseName(angle),
    illumination: roundHalfAway(Illumination(Body.Moon, time).phase_fraction * 100, 2),
    ageDays: roundHalfAway(time.ut - newMoon.ut, 2),
    distanceKm: roundHalfAway(distance, 0),
    angularDiameter: roundHalfAway((2 * Math.atan(MOON_RADIUS_KM / distance) * 180) / Math.PI, 4),
    next: nextQuarters(time),
  }
})
