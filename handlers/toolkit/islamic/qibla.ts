import { feature } from '#toolkit'
import { compassPoint } from '#toolkit/lib/geo/compass'
import { distanceToKaaba, isAtKaaba, qiblaBearing, roundedBearing } from '#toolkit/lib/islamic/qibla'

/** At the Kaaba itself no direction means more than another, and both are 0. */
export default feature('rest_islamic_qibla', ({ lat, lon }) => {
  const bearing = qiblaBearing(lat, lon)
  const distanceKm = distanceToKaaba(lat, lon)
  return {
    bearing: roundedBearing(bearing),
    compass: compassPoint(bearing),
    distanceKm: Math.round(distanceKm * 1000) / 1000,
    reverse: isAtKaaba(lat, lon) ? 0 : roundedBearing(bearing + 180),
  }
})
