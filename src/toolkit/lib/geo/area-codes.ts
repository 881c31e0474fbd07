/** Codes that name a cell of the earth: geohash, plus code (Open Location Code) and Maidenhead locator. */
import { Decimal } from '../numbers/decimal.js'
import type { Coordinates } from './great-circle.js'

/** The middle of a cell and its height in degrees of latitude. */
export interface Cell extends Coordinates {
  height: number
}

/**
 * In which cell of a grid a coordinate lies, counted from its lower end; the upper end lies in the last cell. By decimals
 * as they are written: 3.033 degrees are 24,846,336 cells of a plus code, and one less in floating point.
 */
const cellIndex = (degrees: number, range: number, cellsPerDegree: number): number =>
  Math.min(
    2 * range * cellsPerDegree - 1,
    new Decimal(degrees).plus(range).times(cellsPerDegree).floor().toNumber(),
  )

const GEOHASH = '0123456789bcdefghjkmnpqrstuvwxyz'
const GEOHASH_BITS = 5

/**
 * The geohash of a point. A coordinate on the middle of an interval belongs to its upper half, so that 0, 0 is s00000000.
 * By hand: ngeohash 0.6.3 puts it in the lower one.
 */
export const geohash = ({ lat, lon }: Coordinates, length: number): string => {
  const ranges = { lat: [-90, 90], lon: [-180, 180] }
  let bits = ''
  for (let bit = 0; bit < length * GEOHASH_BITS; bit++) {
    const [range, value] = bit % 2 === 0 ? [ranges.lon, lon] : [ranges.lat, lat]
    const middle = ((range[0] ?? 0) + (range[1] ?? 0)) / 2
    const isUpper = value >= middle
    range[isUpper ? 0 : 1] = middle
    bits += isUpper ? '1' : '0'
  }
  return bits.replace(/.{5}/g, (five) => GEOHASH[Number.parseInt(five, 2)] ?? '')
}

/** Reads a geohash of 4 to 12 characters in either case; null for other text. */
export const readGeohash = (text: string): Cell | null => {
  if (!/^[0-9b-hjkmnp-z]{4,12}$/i.test(text)) return null
  let [south, west, height, width] = [-90, -180, 180, 360]
  const bits = Array.from(text.toLowerCase(), (character) =>
    GEOHASH.indexOf(character).toString(2).padStart(GEOHASH_BITS, '0'),
  ).join('')
  for (const [index, bit] of Array.from(bits).entries()) {
    if (index % 2 === 0) {
      width /= 2
      if (bit === '1') west += width
    } else {
      height /= 2
      if (bit === '1') south += height
    }
  }
  return { lat: south + height / 2, lon: west + width / 2, height }
}

const PLUS_CODE = '23456789CFGHJMPQRVWX'
/** Degrees of latitude and longitude of the first five pairs of digits. */
const PAIR_DEGREES = [20, 1, 1 / 20, 1 / 400, 1 / 8000]
const PAIR_CELLS_PER_DEGREE = 8000
/** Where the plus is, and what a shorter code is filled with before it. */
const PLUS_AT = 8
/** Each digit behind the pairs divides a cell by so many rows and columns. */
const GRID_ROWS = 5
const GRID_COLUMNS = 4

const pairDigits = (cell: number): string[] => {
  const digits: string[] = []
  for (let rest = cell; digits.length < PAIR_DEGREES.length; rest = Math.floor(rest / PLUS_CODE.length)) {
    digits.unshift(PLUS_CODE[rest % PLUS_CODE.length] ?? '')
  }
  return digits
}

/** The full Open Location Code of 10 digits (github.com/google/open-location-code, Documentation/Specification). */
export const plusCode = ({ lat, lon }: Coordinates): string => {
  const rows = pairDigits(cellIndex(lat, 90, PAIR_CELLS_PER_DEGREE))
  // A longitude of 180 is one of -180.
  const columns = pairDigits(cellIndex(lon === 180 ? -180 : lon, 180, PAIR_CELLS_PER_DEGREE))
  const code = rows.map((digit, index) => `${digit}${columns[index] ?? ''}`).join('')
  return `${code.slice(0, PLUS_AT)}+${code.slice(PLUS_AT)}`
}

const FULL_PLUS_CODE =
  /^[2-9C][2-9CFGHJMPQRV](?:0{6}\+|[2-9CFGHJMPQRVWX]{2}(?:0{4}\+|[2-9CFGHJMPQRVWX]{2}(?:00\+|[2-9CFGHJMPQRVWX]{2}\+(?:[2-9CFGHJMPQRVWX]{2,7})?)))$/i

/** Reads a full plus code of 8 characters, zeros at their end included, a plus, and none or 2 to 7 more; null for other text. */
export const readPlusCode = (text: string): Cell | null => {
  if (!FULL_PLUS_CODE.test(text)) return null
  const digits = Array.from(text.toUpperCase().replace(/[0+]/g, ''), (digit) => PLUS_CODE.indexOf(digit))
  let [south, west] = [-90, -180]
  let [height, width] = [0, 0]
  for (const [index, degrees] of PAIR_DEGREES.entries()) {
    const [row, column] = digits.slice(2 * index, 2 * index + 2)
    if (row === undefined || column === undefined) break
    south += row * degrees
    west += column * degrees
    height = width = degrees
  }
  for (const digit of digits.slice(2 * PAIR_DEGREES.length)) {
    height /= GRID_ROWS
    width /= GRID_COLUMNS
    south += Math.floor(digit / GRID_COLUMNS) * height
    west += (digit % GRID_COLUMNS) * width
  }
  return { lat: south + height / 2, lon: west + width / 2, height }
}

const FIELDS = 'ABCDEFGHIJKLMNOPQR'
const SUBSQUARES = 'abcdefghijklmnopqrstuvwx'
const SUBSQUARES_PER_SQUARE = 24
const SQUARES_PER_FIELD = 10

const locatorParts = (subsquare: number): [field: string, square: string, subsquare: string] => {
  const square = Math.floor(subsquare / SUBSQUARES_PER_SQUARE)
  return [
    FIELDS[Math.floor(square / SQUARES_PER_FIELD)] ?? '',
    String(square % SQUARES_PER_FIELD),
    SUBSQUARES[subsquare % SUBSQUARES_PER_SQUARE] ?? '',
  ]
}

/** The Maidenhead locator of 6 characters (IARU Region 1 VHF Managers Handbook); the ends of the ranges lie in the last squares. */
export const maidenhead = ({ lat, lon }: Coordinates): string => {
  // A square has 2 degrees of longitude and 1 of latitude.
  const columns = locatorParts(cellIndex(lon, 180, SUBSQUARES_PER_SQUARE / 2))
  const rows = locatorParts(cellIndex(lat, 90, SUBSQUARES_PER_SQUARE))
  return columns.map((part, index) => `${part}${rows[index] ?? ''}`).join('')
}

const letterIndex = (letter: string): number => SUBSQUARES.indexOf(letter.toLowerCase())

/** Reads a locator of 4, 6 or 8 characters in either case; null for other text. */
export const readMaidenhead = (text: string): Cell | null => {
  const match = /^([A-R]{2})(\d\d)(?:([A-X]{2})(\d\d)?)?$/.exec(text.toUpperCase())
  if (match === null) return null
  const [, field = '', square = '', subsquare = '', extended = ''] = match
  // A field has 10 degrees of latitude; every part is twice as wide in longitude.
  let [lat, lon, height] = [-90, -180, 10]
  const refine = (pair: string, parts: number): void => {
    const [column = 0, row = 0] = Array.from(pair, (sign) =>
      /\d/.test(sign) ? Number(sign) : letterIndex(sign),
    )
    height /= parts
    lon += column * 2 * height
    lat += row * height
  }
  refine(field, 1)
  refine(square, SQUARES_PER_FIELD)
  if (subsquare !== '') refine(subsquare, SUBSQUARES_PER_SQUARE)
  if (extended !== '') refine(extended, SQUARES_PER_FIELD)
  return { lat: lat + height / 2, lon: lon + height, height }
}
