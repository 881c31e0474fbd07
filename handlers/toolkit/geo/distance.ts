import { feature } from '#toolkit'
import { compassPoint } from '#toolkit/lib/geo/compass'
import { geodesicKm } from '#toolkit/lib/geo/geodesic'
import { distanceKm, finalBearing, initialBearing, midpoint } from '#toolkit/lib/geo/great-circle'

const KM_PER_MILE = 1.609344
const KM_PER_NAUTICAL_MILE = 1.852

export default feature('rest_geo_distance', ({ fromLat, fromLon, toLat, toLon }) => {
  const from = { lat: fromLat, lon: fromLon }
  const to = { lat: toLat, lon: toLon }
  const km = distanceKm(from, to)
  const bearing = initialBearing(from, to)
  return {
    km,
    miles: km / KM_PER_MILE,
    nauticalMiles: km / KM_PER_NAUTICAL_MILE,
    meters: km * 1000,
    geodesicKm: geodesicKm(from, to),
    bearing,
    finalBearing: finalBearing(from, to),
    compass: compassPoint(bearing),
    midpoint: midpoint(from, to),
  }
})
