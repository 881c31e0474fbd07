/** The sun in the horizon of a place, in degrees; azimuth clockwise from north, altitude without refraction. */
export interface SunPosition {
  azimuth: number
  altitude: number
}

const RADIANS = Math.PI / 180
const sin = (degrees: number): number => Math.sin(degrees * RADIANS)
const cos = (degrees: number): number => Math.cos(degrees * RADIANS)

/**
 * The sun by the low-precision formulas of the Astronomical Almanac (page C5), good to a minute of arc from 1950 to
 * 2050: for checking results that come from fuller theories.
 * @param moment Unix milliseconds
 */
export const lowPrecisionSun = (lat: number, lon: number, moment: number): SunPosition => {
  const days = moment / 86_400_000 - 10_957.5
  const anomaly = 357.528 + 0.9856003 * days
  const longitude = 280.46 + 0.9856474 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly)
  const obliquity = 23.439 - 0.0000004 * days
  const ascension = Math.atan2(cos(obliquity) * sin(longitude), cos(longitude)) / RADIANS
  const declination = Math.asin(sin(obliquity) * sin(longitude)) / RADIANS
  const hourAngle = 280.46062 + 360.98564737 * days + lon - ascension
  const altitude = Math.asin(sin(lat) * sin(declination) + cos(lat) * cos(declination) * cos(hourAngle))
  const azimuth = Math.atan2(
    -cos(declination) * sin(hourAngle),
    sin(declination) * cos(lat) - cos(declination) * cos(hourAngle) * sin(lat),
  )
  return { azimuth: (azimuth / RADIANS + 360) % 360, altitude: altitude / RADIANS }
}
