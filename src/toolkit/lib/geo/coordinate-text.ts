import { convert } from 'geo-coordinates-parser'
import type { Query } from '#operation'
import { unprocessable } from '../../errors.js'
import { attempt } from '../common/attempt.js'
import { quoted } from '../common/quoted.js'
import { roundHalfAway } from '../numbers/rounding.js'
import { readGeohash, readMaidenhead, readPlusCode, type Cell } from './area-codes.js'
import { readDecimalDegrees } from './decimal-degrees.js'
import type { Coordinates } from './great-circle.js'
import { readMgrs } from './mgrs.js'
import { isOnEarth } from './points.js'
import { fromUtm } from './utm.js'

/** A notation of coordinates by its name in answers. */
export type Notation = Exclude<Query<'rest_geo_parse'>['format'], 'auto'>

/** What a text says, with the height of the area that it names. */
export interface ReadCoordinate extends Coordinates {
  format: Notation
  /** Null for a point. */
  precisionMeters: number | null
}

/** A degree of the equator of WGS 84. */
const METRES_PER_DEGREE = 111_319.49

type Reading = Coordinates & { metres?: number }

/** Null for a text of another form; 422 for one of this form that names no place. */
type Reader = (text: string) => Reading | null

const cellOf =
  (read: (text: string) => Cell | null): Reader =>
  (text) => {
    const cell = read(text)
    return cell === null ? null : { ...cell, metres: cell.height * METRES_PER_DEGREE }
  }

const pairOf = (match: RegExpExecArray | null): Reading | null =>
  match === null ? null : { lat: Number(match[1]), lon: Number(match[2]) }

/** RFC 5870; altitude, parameters and a query are not read. */
const readUri: Reader = (text) =>
  pairOf(/^geo:([-+]?\d+(?:\.\d+)?),([-+]?\d+(?:\.\d+)?)(?:,[-+]?\d+(?:\.\d+)?)?(?:[;?].*)?$/is.exec(text))

const readDecimal: Reader = (text) =>
  pairOf(/^([-+]?(?:\d+\.?\d*|\.\d+))(?:\s*[,;]\s*|\s+)([-+]?(?:\d+\.?\d*|\.\d+))$/.exec(text))

const readSquare: Reader = (text) => {
  const square = readMgrs(text)
  return square === null ? null : { ...square, metres: square.side }
}

/** Eastings of the grid have six digits before the point, northings at most eight. */
const MOST_EASTING = 1_000_000
const MOST_NORTHING = 10_000_000

const readUtm: Reader = (text) => {
  const match =
    /^(\d{1,2})\s*([C-HJ-NP-X])[\s,]+(\d+(?:\.\d+)?)(?:\s*m?E)?[\s,]+(\d+(?:\.\d+)?)(?:\s*m?N)?$/i.exec(text)
  const [, zoneDigits, band = '', east, north] = match ?? []
  const zone = Number(zoneDigits)
  if (match === null || zone < 1 || zone > 60) return null
  const [easting, northing] = [Number(east), Number(north)]
  if (easting >= MOST_EASTING || northing > MOST_NORTHING) {
    unprocessable(`${quoted(text)} is beyond the zones of UTM.`)
  }
  return fromUtm({ zone, band: band.toUpperCase(), easting, northing })
}

/** Gives `-0°30'` its sign back, which the package drops: it looks for it at the number of degrees. */
const signed = (value: number, isNegative: boolean): number => (isNegative ? -Math.abs(value) : value)

const readBelowLimits: Reader = (text) => {
  // All that the package says of a text that it cannot read is an Error.
  const found = attempt(
    () => convert(text),
    (error) => error instanceof Error,
  )
  if (found === undefined) return null
  return {
    lat: signed(found.decimalLatitude, text.startsWith('-')),
    lon: signed(found.decimalLongitude, /^[-+\d].*-/s.test(text)),
  }
}

const POLE = /^(\D*)90(?!\d)/
const MERIDIAN = /(?<![\d.,])180(?!\d)/

/** The limit itself where a number of degrees is exactly one short of it. */
const putBack = (limit: number, degrees: number): number | null =>
  Math.abs(degrees) === limit - 1 ? Math.sign(degrees) * limit : null

/** The package refuses the poles and the 180th meridian: these are read a degree short, then put back. */
const readDegrees: Reader = (text) => {
  const decimal = readDecimalDegrees(text)
  if (decimal !== undefined) return decimal
  const found = readBelowLimits(text)
  if (found !== null) return found
  const short = text.replace(POLE, (_, before: string) => `${before}89`).replace(MERIDIAN, '179')
  const read = short === text ? null : readBelowLimits(short)
  if (read === null) return null
  const lat = POLE.test(text) ? putBack(90, read.lat) : read.lat
  const lon = MERIDIAN.test(text) ? putBack(180, read.lon) : read.lon
  return lat === null || lon === null ? null : { lat, lon }
}

/** In the order in which `auto` tries them. */
const READERS: readonly (readonly [Notation, Reader])[] = [
  ['uri', readUri],
  ['pluscode', cellOf(readPlusCode)],
  ['mgrs', readSquare],
  ['utm', readUtm],
  ['decimal', readDecimal],
  ['maidenhead', cellOf(readMaidenhead)],
  ['geohash', cellOf(readGeohash)],
  ['dms', readDegrees],
]

const DECIMALS = 7

/**
 * Reads a coordinate in a notation, or in the first that fits.
 * @throws FeatureError 422 for text that fits none, or that names no place on earth.
 */
export const readCoordinate = (given: string, format: Query<'rest_geo_parse'>['format']): ReadCoordinate => {
  const text = given.trim().replaceAll('\u2212', '-')
  for (const [notation, read] of READERS) {
    const found = format === 'auto' || format === notation ? read(text) : null
    if (found === null) continue
    if (!isOnEarth(found)) {
      unprocessable(`${quoted(given)} is beyond 90 degrees of latitude or 180 degrees of longitude.`)
    }
    return {
      lat: roundHalfAway(found.lat, DECIMALS),
      lon: roundHalfAway(found.lon, DECIMALS),
      format: notation,
      precisionMeters: found.metres ?? null,
    }
  }
  return unprocessable(
    `${quoted(given)} is not a coordinate ${format === 'auto' ? 'in any known notation' : `of the format ${format}`}.`,
  )
}
