import { invalidParameter } from '../../errors.js'
import { quoted } from '../common/quoted.js'
import { finiteNumber } from '../numbers/number-list.js'
import type { Coordinates } from './great-circle.js'

const FORM = 'must be pairs of latitude and longitude such as -6.2,106.8;-7.3,112.7'

/** Whether a pair of numbers can be degrees of latitude and longitude. */
export const isOnEarth = ({ lat, lon }: Coordinates): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180

const readPair = (pair: string): Coordinates | null => {
  const [lat = null, lon = null, ...more] = pair.split(',').map(finiteNumber)
  return lat === null || lon === null || more.length > 0 ? null : { lat, lon }
}

/**
 * The points of a parameter: `lat,lon;lat,lon;...` in decimal degrees, blanks around numbers ignored.
 * @throws FeatureError 400 that names the first pair that is not two numbers in range.
 */
export const readPoints = (parameter: string, text: string): Coordinates[] =>
  text.split(';').map((pair, index) => {
    const place = `pair ${index + 1}, ${quoted(pair)},`
    const point = readPair(pair) ?? invalidParameter(parameter, `${FORM}; ${place} is not two numbers`)
    return isOnEarth(point)
      ? point
      : invalidParameter(parameter, `${FORM}; ${place} is beyond 90 degrees of latitude or 180 of longitude`)
  })
