/** Decimal degrees with hemispheres or degree signs: `N40.5 W79.25`, `40,5° N / 79,25° W`, `-6.2° 106.8°`. */
import { roundHalfAway } from '../numbers/rounding.js'
import type { Coordinates } from './great-circle.js'

/** As many as the other notations with degree signs are read to. */
const DECIMALS = 5

const angle = (hemispheres: string): string =>
  String.raw`(?:(${hemispheres}) ?)?([-+]?)(\d{1,3}(?:[.,]\d+)?) ?([°º•]?) ?(${hemispheres})?`

/** Blanks come one at a time, so that no text takes long. */
const PAIR = new RegExp(`^${angle('north|south|[ns]')} ?[,;/]? ?${angle('east|west|[ew]')}$`, 'i')

/** The first letters of the hemispheres whose angles are negative. */
const NEGATIVE = /^[sw]/i

type Parts = readonly (string | undefined)[]

/** Undefined for an angle without a mark of degrees, and for one whose marks contradict each other. */
const degreesOf = ([before, sign, digits = '', degreeSign, after]: Parts): number | undefined => {
  if (before !== undefined && after !== undefined) return undefined
  const hemisphere = before ?? after
  if (hemisphere === undefined && degreeSign === '') return undefined
  const isNegative = hemisphere === undefined ? sign === '-' : NEGATIVE.test(hemisphere)
  if (sign !== '' && (sign === '-') !== isNegative) return undefined
  const degrees = Number(digits.replace(',', '.'))
  return isNegative ? -degrees : degrees
}

const hasMark = ([before, , , degreeSign, after]: Parts): boolean =>
  before !== undefined || after !== undefined || degreeSign !== ''

/** Of one angle. */
const PARTS = 5

/**
 * Latitude and longitude in whole or decimal degrees, each with a hemisphere or a degree sign, rounded to 5 decimals; null
 * where a mark is missing or against another, undefined for any other text. geo-coordinates-parser reads `40.5 N` as
 * 40°05′ N: one or two decimals are minutes to it.
 */
export const readDecimalDegrees = (text: string): Coordinates | null | undefined => {
  const parts = PAIR.exec(text.replace(/\s+/g, ' '))?.slice(1)
  if (parts === undefined) return undefined
  const [first, second] = [parts.slice(0, PARTS), parts.slice(PARTS)]
  if (!hasMark(first) && !hasMark(second)) return undefined
  const [lat, lon] = [degreesOf(first), degreesOf(second)]
  if (lat === undefined || lon === undefined) return null
  return { lat: roundHalfAway(lat, DECIMALS), lon: roundHalfAway(lon, DECIMALS) }
}
