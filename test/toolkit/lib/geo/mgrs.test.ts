import { describe, expect, it } from 'vitest'
import { readMgrs, toMgrs } from '#toolkit/lib/geo/mgrs'
import { fromUtm, toUtm } from '#toolkit/lib/geo/utm'

/** Points all over the grid, those along the edges of zones and bands among them. */
const points = Array.from({ length: 42 }, (_, row) => -80 + row * 4).flatMap((lat) =>
  Array.from({ length: 121 }, (_, column) => ({ lat, lon: -180 + column * 3 })),
)

const METRE_DEGREES = 1 / 111_000

describe('the grids', () => {
  it('lead back from UTM to a nanometre', () => {
    for (const point of points) {
      const utm = toUtm(point)
      if (utm === null) throw new Error(`${point.lat}, ${point.lon} has no zone`)
      const { lat, lon } = fromUtm(utm)
      expect(Math.abs(lat - point.lat)).toBeLessThan(1e-13 * 180)
      expect(Math.abs(lon - (point.lon === 180 ? -180 : point.lon)) % 360).toBeLessThan(1e-12 * 180)
    }
  })

  it('lead back from MGRS into the same square metre', () => {
    for (const point of points) {
      const utm = toUtm(point)
      const read = utm === null ? null : readMgrs(toMgrs(utm))
      expect(Math.abs((read?.lat ?? NaN) - point.lat)).toBeLessThan(METRE_DEGREES)
      const east = Math.abs((read?.lon ?? NaN) - point.lon) % 360
      expect(Math.min(east, 360 - east)).toBeLessThan(METRE_DEGREES / Math.cos((point.lat * Math.PI) / 180))
    }
  })
})
