/** Web Mercator (EPSG:3857): the plane of web maps and its square tiles. */
import { degrees, radians } from './angles.js'
import type { Coordinates } from './great-circle.js'

const RADIUS = 6_378_137
/** Where the square map ends: atan(sinh(pi)), rounded as usual. */
const MOST_LATITUDE = 85.051129

/** Metres on the plane; null beyond the latitudes of the square map. */
export const webMercator = ({ lat, lon }: Coordinates): { x: number; y: number } | null =>
  Math.abs(lat) > MOST_LATITUDE
    ? null
    : { x: RADIUS * radians(lon), y: RADIUS * Math.asinh(Math.tan(radians(lat))) }

/** A tile by its column from the west and its row from the north, of 2^zoom each. */
export interface Tile {
  zoom: number
  x: number
  y: number
}

const within = (index: number, zoom: number): number => Math.min(2 ** zoom - 1, Math.max(0, index))

/** The tile in which a point lies; points on the outer edges lie in the tiles along them. */
export const tileOf = ({ lat, lon }: Coordinates, zoom: number): Tile => {
  const count = 2 ** zoom
  const down = (1 - Math.asinh(Math.tan(radians(lat))) / Math.PI) / 2
  return {
    zoom,
    x: within(Math.floor(((lon + 180) / 360) * count), zoom),
    y: within(Math.floor(down * count), zoom),
  }
}

const longitudeOf = (column: number, zoom: number): number => (column / 2 ** zoom) * 360 - 180

const latitudeOf = (row: number, zoom: number): number =>
  degrees(Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))))

/** The degrees between which a tile lies. */
export const tileBounds = ({ zoom, x, y }: Tile) => ({
  north: latitudeOf(y, zoom),
  south: latitudeOf(y + 1, zoom),
  east: longitudeOf(x + 1, zoom),
  west: longitudeOf(x, zoom),
})

/** Metres of a pixel at the equator where the world has one tile of 256 pixels. */
const EQUATOR_METRES_PER_PIXEL = 156_543.033_928_040_97

/** Metres that a pixel of a tile of 256 pixels has on the ground. */
export const metresPerPixel = (lat: number, zoom: number): number =>
  (EQUATOR_METRES_PER_PIXEL * Math.cos(radians(lat))) / 2 ** zoom

/** Bing's name of a tile: a digit for each zoom level, 1 for the east and 2 for the south. */
export const quadkeyOf = ({ zoom, x, y }: Tile): string =>
  Array.from({ length: zoom }, (_, index) => {
    const bit = 2 ** (zoom - 1 - index)
    return (Math.floor(x / bit) % 2) + 2 * (Math.floor(y / bit) % 2)
  }).join('')

/** The tile of a quadkey, a text of the digits 0 to 3. */
export const tileOfQuadkey = (quadkey: string): Tile =>
  Array.from(quadkey, Number).reduce<Tile>(
    ({ zoom, x, y }, digit) => ({ zoom: zoom + 1, x: 2 * x + (digit % 2), y: 2 * y + Math.floor(digit / 2) }),
    { zoom: 0, x: 0, y: 0 },
  )
