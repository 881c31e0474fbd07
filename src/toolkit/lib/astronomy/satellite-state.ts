import {
  degreesLat,
  degreesLong,
  ecfToLookAngles,
  eciToEcf,
  eciToGeodetic,
  gstime,
  propagate,
  type SatRec,
} from 'satellite.js'

interface Vector {
  x: number
  y: number
  z: number
}

/** km and km/s in the true equator, mean equinox frame. */
export interface OrbitalState {
  position: Vector
  velocity: Vector
}

/** Radians and km. */
export interface Ground {
  latitude: number
  longitude: number
  height: number
}

/** Degrees and km; the azimuth from north through east. */
export interface LookAngle {
  azimuth: number
  elevation: number
  range: number
}

const DEGREES = 180 / Math.PI

/** Where a satellite is by SGP4 or SDP4; null where the model reports an error, as of one that has decayed. */
export const stateAt = (model: SatRec, moment: number): OrbitalState | null => {
  const state = propagate(model, new Date(moment))
  return state === null || !Object.values(state.position).every(Number.isFinite) ? null : state
}

/** Geodetic latitude and longitude in degrees and altitude in km of the point below. */
export const groundPoint = ({ position }: OrbitalState, moment: number) => {
  const { latitude, longitude, height } = eciToGeodetic(position, gstime(new Date(moment)))
  return { lat: degreesLat(latitude), lon: degreesLong(longitude), altitude: height }
}

/** How an observer sees a satellite. */
export const lookAngle = ({ position }: OrbitalState, moment: number, ground: Ground): LookAngle => {
  const ecf = eciToEcf(position, gstime(new Date(moment)))
  const { azimuth, elevation, rangeSat } = ecfToLookAngles(ground, ecf)
  return { azimuth: azimuth * DEGREES, elevation: elevation * DEGREES, range: rangeSat }
}
