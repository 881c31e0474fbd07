import geodesic from 'geographiclib-geodesic'
import type { Coordinates } from './great-circle.js'

const { WGS84 } = geodesic.Geodesic

const METRES_PER_KM = 1000

/** The shortest distance in km on the WGS 84 ellipsoid (Karney 2013, doi 10.1007/s00190-012-0578-z). */
export const geodesicKm = (from: Coordinates, to: Coordinates): number =>
  (WGS84.Inverse(from.lat, from.lon, to.lat, to.lon).s12 ?? NaN) / METRES_PER_KM

/**
 * The point that a geodesic on WGS 84 reaches (Karney 2013).
 * @param bearing initial azimuth in degrees
 */
export const geodesicDestination = (from: Coordinates, bearing: number, km: number): Coordinates => {
  const { lat2 = NaN, lon2 = NaN } = WGS84.Direct(from.lat, from.lon, bearing, km * METRES_PER_KM)
  return { lat: lat2, lon: lon2 }
}
