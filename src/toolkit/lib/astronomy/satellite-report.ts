import { roundHalfAway } from '../numbers/rounding.js'
import { passesOver } from './satellite-passes.js'
import { groundPoint, lookAngle, type Ground, type OrbitalState } from './satellite-state.js'
import type { Satellite } from './two-line-elements.js'
import { utcToTheSecond } from './utc-text.js'

const FULL_TURN = 360

const vector = ({ x, y, z }: { x: number; y: number; z: number }) => ({
  x: roundHalfAway(x, 6),
  y: roundHalfAway(y, 6),
  z: roundHalfAway(z, 6),
})

const direction = (degrees: number, decimals: number): number => roundHalfAway(degrees, decimals) % FULL_TURN

/** The state as it is shown: six decimals, the point below with five, its altitude with three. */
export const shownState = (state: OrbitalState, moment: number) => {
  const { x, y, z } = state.velocity
  const { lat, lon, altitude } = groundPoint(state, moment)
  return {
    teme: vector(state.position),
    velocity: vector(state.velocity),
    speedKmS: roundHalfAway(Math.hypot(x, y, z), 6),
    lat: roundHalfAway(lat, 5),
    lon: roundHalfAway(lon, 5),
    altitudeKm: roundHalfAway(altitude, 3),
  }
}

/** The passes between two moments that reach an elevation in degrees, as they are shown. */
export const shownPasses = (
  { model }: Satellite,
  ground: Ground,
  span: { start: number; end: number },
  minElevation: number,
) =>
  passesOver(model, ground, span.start, span.end)
    .filter(({ maxElevation }) => maxElevation >= minElevation)
    .map(({ rise, culmination, set, maxElevation, riseAzimuth, setAzimuth }) => ({
      rise: utcToTheSecond(rise),
      culmination: utcToTheSecond(culmination),
      set: utcToTheSecond(set),
      maxElevation: roundHalfAway(maxElevation, 1),
      riseAzimuth: direction(riseAzimuth, 1),
      setAzimuth: direction(setAzimuth, 1),
      durationSeconds: Math.round((set - rise) / 1000),
    }))

/** The look angle as it is shown, with three decimals. */
export const shownLook = (...seen: Parameters<typeof lookAngle>) => {
  const { azimuth, elevation, range } = lookAngle(...seen)
  return {
    azimuth: direction(azimuth, 3),
    elevation: roundHalfAway(elevation, 3),
    rangeKm: roundHalfAway(range, 3),
  }
}
