import { feature, invalidParameter, unprocessable } from '#toolkit'
import type { Query } from '#operation'
import {
  metresPerPixel,
  quadkeyOf,
  tileBounds,
  tileOf,
  tileOfQuadkey,
  type Tile,
} from '#toolkit/lib/geo/web-mercator'

type TileQuery = Query<'rest_geo_tile'>

const WANTED = 'either lat, lon and zoom, or x, y and zoom, or quadkey'

/** The ways to name a tile, each with all of its parameters. */
const WAYS = [['lat', 'lon', 'zoom'], ['x', 'y', 'zoom'], ['quadkey']] as const

const tileAsked = (query: TileQuery): Tile => {
  const { lat, lon, x, y, zoom, quadkey } = query
  const given = (['lat', 'lon', 'x', 'y', 'quadkey', 'zoom'] as const).filter(
    (name) => query[name] !== undefined,
  )
  const way = WAYS.find((names) => names.some((name) => name === (given[0] ?? 'quadkey'))) ?? WAYS[2]
  const surplus = given.find((name) => !way.some((other) => other === name))
  if (surplus !== undefined) invalidParameter(surplus, `is one too many: give ${WANTED}`)
  if (lat !== undefined && lon !== undefined && zoom !== undefined) return tileOf({ lat, lon }, zoom)
  if (x !== undefined && y !== undefined && zoom !== undefined) {
    const count = 2 ** zoom
    if (x >= count || y >= count) {
      unprocessable(`Zoom ${zoom} has ${count} columns and rows: there is no tile ${x}/${y}.`)
    }
    return { zoom, x, y }
  }
  if (quadkey !== undefined) return tileOfQuadkey(quadkey)
  const missing = way.find((name) => query[name] === undefined) ?? 'quadkey'
  return invalidParameter(missing, `is missing: give ${WANTED}`)
}

export default feature('rest_geo_tile', (query) => {
  const tile = tileAsked(query)
  const { zoom, x, y } = tile
  const bounds = tileBounds(tile)
  const center = { lat: (bounds.north + bounds.south) / 2, lon: (bounds.east + bounds.west) / 2 }
  return {
    zoom,
    x,
    y,
    tmsY: 2 ** zoom - 1 - y,
    quadkey: quadkeyOf(tile),
    tileId: `${zoom}/${x}/${y}`,
    bounds,
    center,
    metersPerPixel: metresPerPixel(center.lat, zoom),
  }
})
