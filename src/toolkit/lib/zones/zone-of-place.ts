import { find, setCache } from 'geo-tz/all'
import { unprocessable } from '../../errors.js'

/** A shape of the largest takes some 5 MB once decoded, so that a walk over the whole earth must not keep all 21,525. */
const KEPT_SHAPES = 32

const shapes = new Map<string, unknown>()

setCache({
  store: {
    get: (key: string): unknown => shapes.get(key),
    set: (key: string, shape: unknown): void => {
      const [oldest] = shapes.keys()
      if (shapes.size >= KEPT_SHAPES && oldest !== undefined) shapes.delete(oldest)
      shapes.set(key, shape)
    },
  },
})

/**
 * The IANA time zones of a place by the timezone-boundary-builder shapes of all zones, also of those that agree with
 * another one since 1970; at sea the `Etc/GMT` zones of the longitude. There are several where shapes overlap.
 * @param lat degrees north, -90 to 90
 * @param lon degrees east, -180 to 180
 */
export const zonesOfPlace = (lat: number, lon: number): string[] => find(lat, lon)

/** The first of `zonesOfPlace`. */
export const zoneOfPlace = (lat: number, lon: number): string =>
  zonesOfPlace(lat, lon)[0] ?? unprocessable(`No time zone is known at ${lat}, ${lon}.`)
