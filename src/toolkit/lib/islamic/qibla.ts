import { courseOf } from '../geo/compass.js'
import { distanceKm } from '../geo/great-circle.js'

/** The Kaaba, degrees north and east. */
export const KAABA = { lat: 21.4225241, lon: 39.8261818 } as const

const AT_THE_KAABA_KM = 0.001

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI

/** The great-circle distance to the Kaaba in km. */
export const distanceToKaaba = (lat: number, lon: number): number => distanceKm({ lat, lon }, KAABA)

/** Whether a place is so near that no direction means more than another. */
export const isAtKaaba = (lat: number, lon: number): boolean => distanceToKaaba(lat, lon) < AT_THE_KAABA_KM

/**
 * The initial course of the great circle to the Kaaba (Napier's rules), degrees clockwise from true north, 0 to
 * under 360; 0 at the Kaaba itself.
 * By hand: adhan's Qibla gives 180 at the Kaaba itself.
 */
export const qiblaBearing = (lat: number, lon: number): number => {
  if (isAtKaaba(lat, lon)) return 0
  const difference = radians(KAABA.lon - lon)
  return courseOf(
    degrees(
      Math.atan2(
        Math.sin(difference),
        Math.cos(radians(lat)) * Math.tan(radians(KAABA.lat)) - Math.sin(radians(lat)) * Math.cos(difference),
      ),
    ),
  )
}

/** A bearing to 4 decimals, 0 to under 360. */
export const roundedBearing = (bearing: number): number =>
  (Math.round(courseOf(bearing) * 10_000) / 10_000) % 360
