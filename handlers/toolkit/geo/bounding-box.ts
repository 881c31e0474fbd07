import { feature } from '#toolkit'
import { degrees, radians } from '#toolkit/lib/geo/angles'
import { EARTH_RADIUS_KM, longitudeInRange } from '#toolkit/lib/geo/great-circle'

/** Longitudes between which a circle lies that holds no pole (Matuschek 2012, "Finding points within a distance"). */
const meridians = (lat: number, lon: number, angle: number) => {
  // Where the circle ends just short of a pole, rounding can make the sine of a right angle more than 1.
  const reach = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(lat)))))
  const [west, east] = [longitudeInRange(lon - reach), longitudeInRange(lon + reach)]
  return { west, east, crossesAntimeridian: west !== lon - reach || east !== lon + reach }
}

export default feature('rest_geo_boundingBox', ({ lat, lon, km }) => {
  const angle = km / EARTH_RADIUS_KM
  const north = Math.min(90, lat + degrees(angle))
  const south = Math.max(-90, lat - degrees(angle))
  const containsPole = north === 90 || south === -90
  const { west, east, crossesAntimeridian } = containsPole
    ? { west: -180, east: 180, crossesAntimeridian: false }
    : meridians(lat, lon, angle)
  return { north, south, east, west, crossesAntimeridian, containsPole, bbox: [west, south, east, north] }
})
