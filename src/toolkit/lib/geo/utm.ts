import { longitudeInRange, type Coordinates } from './great-circle.js'
import { project, unproject } from './transverse-mercator.js'

const SCALE = 0.9996
const FALSE_EASTING = 500_000
const FALSE_NORTHING = 10_000_000

/** The bands of 8 degrees from 80 S; the last one has 12. */
const BANDS = 'CDEFGHJKLMNPQRSTUVWX'
const SOUTHERNMOST = -80
const NORTHERNMOST = 84
const BAND_DEGREES = 8

/** A point on the Universal Transverse Mercator grid of WGS 84, in metres. */
export interface UtmPoint {
  /** 1 to 60. */
  zone: number
  /** C to X without I and O. */
  band: string
  easting: number
  northing: number
}

/** Whether a band is on the northern hemisphere; the letters are in capitals. */
export const isNorthernBand = (band: string): boolean => band >= 'N'

/** The degrees of latitude between which a band lies. */
export const bandEdges = (band: string): { south: number; north: number } => {
  const south = SOUTHERNMOST + BAND_DEGREES * BANDS.indexOf(band)
  return { south, north: band === 'X' ? NORTHERNMOST : south + BAND_DEGREES }
}

const gridNorthing = (band: string, north: number): number =>
  SCALE * north + (isNorthernBand(band) ? 0 : FALSE_NORTHING)

const HALF_ZONE_DEGREES = 3

/** The least northing of a band. On the grid a parallel bends away from the equator, lowest on its meridian or in its corners. */
export const leastNorthing = (band: string): number =>
  Math.min(
    ...[0, HALF_ZONE_DEGREES].map((lon) => gridNorthing(band, project(bandEdges(band).south, lon).north)),
  )

const centralMeridian = (zone: number): number => 6 * zone - 183

/** The zones of Svalbard end at these degrees east. */
const SVALBARD = [
  { end: 9, zone: 31 },
  { end: 21, zone: 33 },
  { end: 33, zone: 35 },
  { end: 42, zone: 37 },
]

const zoneOf = (lat: number, lon: number): number => {
  // The south-west of Norway is in zone 32 as a whole.
  if (lat >= 56 && lat < 64 && lon >= 3 && lon < 12) return 32
  const svalbard = lat >= 72 && lon >= 0 ? SVALBARD.find(({ end }) => lon < end) : undefined
  return svalbard?.zone ?? Math.floor((lon + 180) / 6) + 1
}

/** By the band's southern edge, as the sum of -1e-16 and 80 degrees is 80. */
const bandOf = (lat: number): string =>
  Array.from(BANDS).findLast((band) => lat >= bandEdges(band).south) ?? ''

/** A point on the grid; null south of 80 S and north of 84 N, where the grid ends. A longitude of 180 is read as -180. */
export const toUtm = ({ lat, lon: given }: Coordinates): UtmPoint | null => {
  if (lat < SOUTHERNMOST || lat > NORTHERNMOST) return null
  const lon = given === 180 ? -180 : given
  const zone = zoneOf(lat, lon)
  const band = bandOf(lat)
  const { east, north } = project(lat, lon - centralMeridian(zone))
  return {
    zone,
    band,
    easting: FALSE_EASTING + SCALE * east,
    northing: gridNorthing(band, north),
  }
}

/** The degrees of a point on the grid; its band counts for the hemisphere only. */
export const fromUtm = ({ zone, band, easting, northing }: UtmPoint): Coordinates => {
  const { lat, lon } = unproject({
    east: (easting - FALSE_EASTING) / SCALE,
    north: (northing - (isNorthernBand(band) ? 0 : FALSE_NORTHING)) / SCALE,
  })
  return { lat, lon: longitudeInRange(lon + centralMeridian(zone)) }
}
