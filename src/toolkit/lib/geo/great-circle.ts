import { degrees, radians } from './angles.js'
import { courseOf } from './compass.js'

/** Mean radius of the earth (IUGG), in km. */
export const EARTH_RADIUS_KM = 6371.0088

/** Degrees, north and east positive. */
export interface Coordinates {
  lat: number
  lon: number
}

/** A longitude of up to one turn too much, brought into -180 to 180 degrees. */
export const longitudeInRange = (lon: number): number => {
  if (lon > 180) return lon - 360
  return lon < -180 ? lon + 360 : lon
}

/** The great-circle distance in km by the haversine formula, on a sphere of the earth's mean radius. */
export const distanceKm = (from: Coordinates, to: Coordinates): number => {
  const half =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lon - from.lon) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The length in km of the great circles from each point to the next. */
export const lengthKm = (points: readonly Coordinates[]): number =>
  points.reduce((sum, point, index) => sum + distanceKm(points[index - 1] ?? point, point), 0)

/** Radians of longitude to the east from one point to another, at most half a turn. */
const eastward = (from: Coordinates, to: Coordinates): number => radians(longitudeInRange(to.lon - from.lon))

const isSamePlace = (one: Coordinates, other: Coordinates): boolean =>
  one.lat === other.lat && (Math.abs(one.lat) === 90 || eastward(one, other) === 0)

/** The initial course of the great circle, degrees clockwise from north, 0 to under 360; 0 between equal points. */
export const initialBearing = (from: Coordinates, to: Coordinates): number => {
  if (isSamePlace(from, to)) return 0
  const [start, end, difference] = [radians(from.lat), radians(to.lat), eastward(from, to)]
  const east = Math.sin(difference) * Math.cos(end)
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(difference)
  return courseOf(degrees(Math.atan2(east, north)))
}

/** The course on arrival: the reverse of the course back; 0 between equal points. */
export const finalBearing = (from: Coordinates, to: Coordinates): number =>
  isSamePlace(from, to) ? 0 : courseOf(initialBearing(to, from) + 180)

/** The point halfway along the great circle. */
export const midpoint = (from: Coordinates, to: Coordinates): Coordinates => {
  const [start, end, difference] = [radians(from.lat), radians(to.lat), eastward(from, to)]
  const x = Math.cos(start) + Math.cos(end) * Math.cos(difference)
  const y = Math.cos(end) * Math.sin(difference)
  const lat = Math.atan2(Math.sin(start) + Math.sin(end), Math.hypot(x, y))
  return { lat: degrees(lat), lon: longitudeInRange(from.lon + degrees(Math.atan2(y, x))) }
}

/**
 * The point that a great circle reaches, and its course there.
 * @param bearing initial course in degrees
 */
export const destination = (
  from: Coordinates,
  bearing: number,
  km: number,
): Coordinates & { finalBearing: number } => {
  const [start, course, angle] = [radians(from.lat), radians(bearing), km / EARTH_RADIUS_KM]
  const along = Math.cos(start) * Math.cos(angle) - Math.sin(start) * Math.sin(angle) * Math.cos(course)
  const across = Math.sin(angle) * Math.sin(course)
  const height = Math.sin(start) * Math.cos(angle) + Math.cos(start) * Math.sin(angle) * Math.cos(course)
  const arrival = Math.atan2(
    Math.sin(course) * Math.cos(start),
    Math.cos(angle) * Math.cos(course) * Math.cos(start) - Math.sin(start) * Math.sin(angle),
  )
  return {
    // The arcsine of `height` alone would lose half of the digits near a pole.
    lat: degrees(Math.atan2(height, Math.hypot(along, across))),
    lon: longitudeInRange(from.lon + degrees(Math.atan2(across, along))),
    finalBearing: courseOf(degrees(arrival)),
  }
}
