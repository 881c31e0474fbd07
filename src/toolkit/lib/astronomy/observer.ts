import { Observer } from 'astronomy-engine'
import { invalidParameter, unprocessable } from '../../errors.js'

/** Years for which the planets' series are good to an arc minute. */
const [FIRST_YEAR, LAST_YEAR] = [1700, 2200]

/** @throws FeatureError 422 for a year outside 1700 to 2200 */
export const assertKnownYear = (year: number): void => {
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    unprocessable(`The year ${year} is outside ${FIRST_YEAR} to ${LAST_YEAR}.`)
  }
}

/** A place on the earth in degrees. */
export interface Place {
  lat: number
  lon: number
}

/**
 * The place of two parameters that are given together or not at all.
 * @throws FeatureError 400 where one is missing
 */
export const placeOf = ({ lat, lon }: Partial<Record<'lat' | 'lon', number | undefined>>): Place | null => {
  if (lat === undefined && lon === undefined) return null
  if (lat === undefined) return invalidParameter('lat', 'is required with lon')
  return lon === undefined ? invalidParameter('lon', 'is required with lat') : { lat, lon }
}

/** @param elevation metres above sea level */
export const observerAt = ({ lat, lon }: Place, elevation: number): Observer =>
  new Observer(lat, lon, elevation)
