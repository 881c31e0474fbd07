/** Mean radius of the earth (IUGG), in km. */
export const EARTH_RADIUS_KM = 6371.0088

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Degrees, north and east positive. */
export interface Coordinates {
  lat: number
  lon: number
}

/** The great-circle distance in km by the haversine formula, on a sphere of the earth's mean radius. */
export const distanceKm = (from: Coordinates, to: Coordinates): number => {
  const half =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lon - from.lon) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}
