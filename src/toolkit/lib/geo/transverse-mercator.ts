/**
 * The transverse Mercator projection by Krüger's series to the sixth order in the third flattening (Karney 2011,
 * "Transverse Mercator with an accuracy of a few nanometers", doi 10.1007/s00190-011-0445-3), on WGS 84.
 * By hand: npm utm 1.1.1 is up to a millimetre out.
 */
import type { Coordinates } from './great-circle.js'

const EQUATORIAL_RADIUS = 6_378_137
const FLATTENING = 1 / 298.257_223_563
/** The third flattening. */
const N = FLATTENING / (2 - FLATTENING)
const ECCENTRICITY = Math.sqrt(FLATTENING * (2 - FLATTENING))

/** Radius of the circle that is as long as a meridian. */
const RECTIFYING_RADIUS = (EQUATORIAL_RADIUS / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64 + N ** 6 / 256)

/** Enough for any latitude: each step of Newton's method doubles the digits, and it begins with three. */
const NEWTON_STEPS = 5

/** The sum of terms * n^(power + index). */
const series = (power: number, ...terms: readonly number[]): number =>
  terms.reduce((sum, term, index) => sum + term * N ** (power + index), 0)

/** Karney's equation 35, from the sphere's conformal latitude to the rectifying one. */
const FORWARD = [
  series(1, 1 / 2, -2 / 3, 5 / 16, 41 / 180, -127 / 288, 7891 / 37_800),
  series(2, 13 / 48, -3 / 5, 557 / 1440, 281 / 630, -1_983_433 / 1_935_360),
  series(3, 61 / 240, -103 / 140, 15_061 / 26_880, 167_603 / 181_440),
  series(4, 49_561 / 161_280, -179 / 168, 6_601_661 / 7_257_600),
  series(5, 34_729 / 80_640, -3_418_889 / 1_995_840),
  series(6, 212_378_941 / 319_334_400),
]

/** Equation 36, back. */
const BACKWARD = [
  series(1, -1 / 2, 2 / 3, -37 / 96, 1 / 360, 81 / 512, -96_199 / 604_800),
  series(2, -1 / 48, -1 / 15, 437 / 1440, -46 / 105, 1_118_711 / 3_870_720),
  series(3, -17 / 480, 37 / 840, 209 / 4480, -5569 / 90_720),
  series(4, -4397 / 161_280, 11 / 504, 830_251 / 7_257_600),
  series(5, -4583 / 161_280, 108_847 / 3_991_680),
  series(6, -20_648_693 / 638_668_800),
]

/** Metres east of the central meridian and north of the equator, at a scale of 1 on that meridian. */
export interface Projected {
  east: number
  north: number
}

/** Both coordinates with the terms of a series added. */
const corrected = (terms: readonly number[], north: number, east: number): [north: number, east: number] => [
  terms.reduce(
    (sum, term, index) => sum + term * Math.sin(2 * (index + 1) * north) * Math.cosh(2 * (index + 1) * east),
    north,
  ),
  terms.reduce(
    (sum, term, index) => sum + term * Math.cos(2 * (index + 1) * north) * Math.sinh(2 * (index + 1) * east),
    east,
  ),
]

/** The tangent of the conformal latitude, from that of the latitude (equations 7 to 9). */
const conformalTangent = (tangent: number): number => {
  const secant = Math.hypot(1, tangent)
  const sigma = Math.sinh(ECCENTRICITY * Math.atanh((ECCENTRICITY * tangent) / secant))
  return tangent * Math.hypot(1, sigma) - sigma * secant
}

/** The reverse of `conformalTangent` by Newton's method (equations 19 to 21). */
const tangentOf = (conformal: number): number => {
  const rest = 1 - ECCENTRICITY ** 2
  let tangent = conformal / rest
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const found = conformalTangent(tangent)
    const slope = (1 + rest * tangent ** 2) / (rest * Math.hypot(1, found) * Math.hypot(1, tangent))
    tangent += (conformal - found) * slope
  }
  return tangent
}

/**
 * Projects a point.
 * @param lat degrees
 * @param lon degrees east of the central meridian, less than 90
 */
export const project = (lat: number, lon: number): Projected => {
  const conformal = conformalTangent(Math.tan((lat * Math.PI) / 180))
  const angle = (lon * Math.PI) / 180
  const north = Math.atan2(conformal, Math.cos(angle))
  const east = Math.asinh(Math.sin(angle) / Math.hypot(conformal, Math.cos(angle)))
  const [correctedNorth, correctedEast] = corrected(FORWARD, north, east)
  return { north: RECTIFYING_RADIUS * correctedNorth, east: RECTIFYING_RADIUS * correctedEast }
}

/** The latitude of a projected point, and its longitude in degrees east of the central meridian. */
export const unproject = ({ east, north }: Projected): Coordinates => {
  const [sphereNorth, sphereEast] = corrected(BACKWARD, north / RECTIFYING_RADIUS, east / RECTIFYING_RADIUS)
  const conformal = Math.sin(sphereNorth) / Math.hypot(Math.sinh(sphereEast), Math.cos(sphereNorth))
  return {
    lat: (Math.atan(tangentOf(conformal)) * 180) / Math.PI,
    lon: (Math.atan2(Math.sinh(sphereEast), Math.cos(sphereNorth)) * 180) / Math.PI,
  }
}
