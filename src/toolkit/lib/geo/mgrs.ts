/** The Military Grid Reference System (NGA.STND.0037), written from points of the UTM grid. */
import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'
import type { Coordinates } from './great-circle.js'
import { bandEdges, fromUtm, isNorthernBand, leastNorthing, type UtmPoint } from './utm.js'

/** The letters of the columns of 100 km, for the zones 1, 2, 3 and so on in turn. */
const COLUMNS = ['ABCDEFGH', 'JKLMNPQR', 'STUVWXYZ']
const ROWS = 'ABCDEFGHJKLMNPQRSTUV'
/** The rows of zones with an even number begin with F. */
const EVEN_ZONE_ROWS = 5

const SQUARE_METRES = 100_000
const MOST_DIGITS = 5
/** How far a square may lie beyond the parallels of its band: they are curved on the grid. */
const EDGE_DEGREES = 0.02

const columnsOf = (zone: number): string => COLUMNS[(zone - 1) % COLUMNS.length] ?? ''

const rowShift = (zone: number): number => (zone % 2 === 0 ? EVEN_ZONE_ROWS : 0)

/** Metres within a square, truncated. */
const digits = (metres: number): string =>
  String(Math.floor(metres % SQUARE_METRES)).padStart(MOST_DIGITS, '0')

/** The northernmost metre of the southern hemisphere; what is less than a nanometre from the equator is rounded beyond it. */
const LAST_SOUTHERN_METRE = 9_999_999

/** The reference of the square metre in which a point of the grid lies. */
export const toMgrs = ({ zone, band, easting, northing: given }: UtmPoint): string => {
  const northing = isNorthernBand(band) ? given : Math.min(given, LAST_SOUTHERN_METRE)
  const column = columnsOf(zone)[Math.floor(easting / SQUARE_METRES) - 1] ?? ''
  const row = ROWS[(Math.floor(northing / SQUARE_METRES) + rowShift(zone)) % ROWS.length] ?? ''
  return `${zone}${band}${column}${row}${digits(easting)}${digits(northing)}`
}

/** Whether a square of 100 km has a part in its band. */
const reachesBand = (square: UtmPoint): boolean => {
  const { south, north } = bandEdges(square.band)
  const corners = [0, SQUARE_METRES].flatMap((east) =>
    [0, SQUARE_METRES].map(
      (up) => fromUtm({ ...square, easting: square.easting + east, northing: square.northing + up }).lat,
    ),
  )
  return Math.max(...corners) > south - EDGE_DEGREES && Math.min(...corners) < north + EDGE_DEGREES
}

/** The south-western corner of a square of 100 km. */
const squareOf = (zone: number, band: string, column: string, row: string): UtmPoint => {
  const columnIndex = columnsOf(zone).indexOf(column)
  if (columnIndex < 0) unprocessable(`Zone ${zone} has no column ${column}.`)
  const rowIndex = ROWS.indexOf(row)
  if (rowIndex < 0) unprocessable(`${row} is not the letter of a row.`)
  const first = Math.floor(leastNorthing(band) / SQUARE_METRES)
  const ahead = (rowIndex - rowShift(zone) - first + 100 * ROWS.length) % ROWS.length
  const square = {
    zone,
    band,
    easting: (columnIndex + 1) * SQUARE_METRES,
    northing: (first + ahead) * SQUARE_METRES,
  }
  return reachesBand(square) ? square : unprocessable(`Band ${band} of zone ${zone} has no row ${row}.`)
}

/** I and O are matched so that they can be named as the fault; A, B, Y and Z are bands of the polar grid. */
const REFERENCE = /^(\d{1,2})([C-X])([A-Z])([A-Z])((?:\d\d){0,5})$/

/** The middle of a square and its side in metres. */
export interface MgrsSquare extends Coordinates {
  side: number
}

/**
 * Reads a reference of 0 to 10 digits, in either case and with spaces anywhere; null for text of another form.
 * @throws FeatureError 422 for letters that no square has.
 */
export const readMgrs = (text: string): MgrsSquare | null => {
  const match = REFERENCE.exec(text.replace(/\s/g, '').toUpperCase())
  const [, zoneDigits = '', band = '', column = '', row = '', places = ''] = match ?? []
  const zone = Number(zoneDigits)
  if (match === null || zone < 1 || zone > 60) return null
  const odd = [band, column, row].find((letter) => letter === 'I' || letter === 'O')
  if (odd !== undefined) unprocessable(`${quoted(text)} has the letter ${odd}, which MGRS does not use.`)
  const square = squareOf(zone, band, column, row)
  const count = places.length / 2
  const side = SQUARE_METRES / 10 ** count
  const middle = {
    ...square,
    easting: square.easting + Number(places.slice(0, count)) * side + side / 2,
    northing: square.northing + Number(places.slice(count)) * side + side / 2,
  }
  return { ...fromUtm(middle), side }
}
