import { kinks } from '@turf/kinks'
import { polygon } from '@turf/helpers'
import { describe, expect, it } from 'vitest'
import { crossesItself, positionsOf } from '#toolkit/lib/geo/ring'

/** Points of a lattice in a fixed but scattered order, so that rings of few corners often cross or touch themselves. */
const ring = (seed: number, corners: number) => {
  const points = new Map<string, { lat: number; lon: number }>()
  for (let step = 1; points.size < corners; step++) {
    const point = {
      lat: (seed * 31 + step * step * 17) % 7,
      lon: (seed * 13 + step * 29 + ((seed * step) % 5)) % 11,
    }
    points.set(`${point.lat},${point.lon}`, point)
  }
  return [...points.values()]
}

describe('crossesItself', () => {
  it('agrees with @turf/kinks', () => {
    const seen = new Set<boolean>()
    for (let seed = 0; seed < 500; seed++) {
      const corners = ring(seed, 3 + (seed % 5))
      const expected = kinks(polygon([positionsOf(corners)])).features.length > 0
      expect([seed, crossesItself(corners)]).toEqual([seed, expected])
      seen.add(expected)
    }
    expect(seen.size).toBe(2)
  })
})
