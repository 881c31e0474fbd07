import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

table('rest_geo_cities_2', [
  answers(
    'the Eiffel Tower',
    { lat: 48.8584, lon: 2.2945, minPopulation: 500_000 },
    {
      count: 1,
      items: [
        {
          id: 2988507,
          name: 'Paris',
          country: 'FR',
          lat: 48.85341,
          lon: 2.3488,
          population: 2138551,
          km: 4.011,
          bearing: 97.9,
          compass: 'E',
        },
      ],
    },
    "the catalog's example; atan2(0.0543 cos 48.85, -0.00499) is 97.9 degrees",
  ),
  answers(
    'the middle of an ocean',
    { lat: -48.8767, lon: -123.3933, radiusKm: 1000 },
    { count: 0, items: [] },
    'Point Nemo is 2,688 km from land',
  ),
  refuses(400, 'a radius of 1001 km', { lat: 0, lon: 0, radiusKm: 1001 }, 'radiusKm'),
  refuses(400, 'no latitude', { lon: 0 }, 'lat'),
])

describe('the nearest cities', () => {
  it('come in the order of their distance, within the radius', async () => {
    const { body } = await call('rest_geo_cities_2', { lat: -6.2, lon: 106.8, radiusKm: 100, limit: 100 })
    const { items } = (body as { data: { items: { km: number }[] } }).data
    const distances = items.map(({ km }) => km)
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    expect(distances.length).toBeGreaterThan(20)
    expect(Math.max(...distances)).toBeLessThanOrEqual(100)
  })

  it('are found across the antimeridian', async () => {
    const { body } = await call('rest_geo_cities_2', { lat: -16.8, lon: 180, radiusKm: 300, limit: 100 })
    const { items } = (body as { data: { items: { country: string; lon: number }[] } }).data
    expect(items.some(({ country, lon }) => country === 'FJ' && lon > 0)).toBe(true)
    expect(items.every(({ lon }) => Math.abs(lon) > 177)).toBe(true)
  })

  it('are found from a pole', async () => {
    const { body } = await call('rest_geo_cities_2', { lat: 90, lon: 0, radiusKm: 1000 })
    expect(body).toMatchObject({ data: { count: 0 } })
  })
})
