/** Google's encoded polylines (developers.google.com/maps/documentation/utilities/polylinealgorithm). */
import codec from '@googlemaps/polyline-codec'
import { unprocessable } from '../../errors.js'
import type { Coordinates } from './great-circle.js'

/** A point in units of the precision. The product is rounded as it is, half away from zero, as @mapbox/polyline does. */
const scaled = (degrees: number, factor: number): number =>
  Math.sign(degrees) * Math.floor(Math.abs(degrees * factor) + 0.5)

/** Points with so many decimals. */
export const roundedPoints = (points: readonly Coordinates[], precision: number): Coordinates[] => {
  const factor = 10 ** precision
  return points.map(({ lat, lon }) => ({
    lat: scaled(lat, factor) / factor,
    lon: scaled(lon, factor) / factor,
  }))
}

/** Encodes points that have no more decimals than the precision. */
export const encodePolyline = (points: readonly Coordinates[], precision: number): string =>
  codec.encode(
    points.map(({ lat, lon }): [number, number] => [lat, lon]),
    precision,
  )

/** Six characters have 30 bits, of which a turn of 360 degrees with six decimals needs all. */
const LONGEST_NUMBER = 6

/**
 * Why a text cannot be decoded, null where it can. The codec checks nothing: it reads "_" as 0, 0 and "?" as 0 and NaN.
 */
const faultOf = (polyline: string): string | null => {
  if (polyline === '') return 'The polyline has no points.'
  const foreign = /[^?-~]/u.exec(polyline)
  if (foreign !== null) {
    return `The polyline has ${JSON.stringify(foreign[0])} at position ${foreign.index + 1}; only the characters from ? to ~ occur in one.`
  }
  if (/[_-~]$/.test(polyline)) return 'The polyline ends inside a number.'
  const numbers = polyline.match(/[_-~]*[?-^]/g) ?? []
  if (numbers.length % 2 === 1)
    return 'The polyline ends inside a pair: it has a latitude without a longitude.'
  return numbers.some(({ length }) => length > LONGEST_NUMBER)
    ? 'The polyline has a number that is too long for degrees.'
    : null
}

/**
 * Decodes a polyline.
 * @throws FeatureError 422 for text that is not one, or that leads past a pole or more than a turn to the east or west.
 */
export const decodePolyline = (polyline: string, precision: number): Coordinates[] => {
  const fault = faultOf(polyline)
  if (fault !== null) unprocessable(fault)
  return codec.decode(polyline, precision).map(([lat, lon], index) => {
    if (Math.abs(lat) > 90 || Math.abs(lon) > 360) {
      unprocessable(`Point ${index + 1} would be at ${lat}, ${lon}: the polyline has another precision.`)
    }
    return { lat, lon }
  })
}
