import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'
import { SEARCH_FAULTS } from '../../support/upstream-faults.js'

const between = (fromLat: number, fromLon: number, toLat: number, toLon: number) => ({
  fromLat,
  fromLon,
  toLat,
  toLon,
})

const target = ({ fromLat, fromLon, toLat, toLon }: ReturnType<typeof between>): string =>
  `/route/v1/driving/${fromLon},${fromLat};${toLon},${toLat}?overview=full&geometries=polyline&steps=true`

/** As project-osrm.org/docs/v5.24.0/api has it. */
const step = (type: string, modifier: string | undefined, distance: number, duration: number, name = '') => ({
  geometry: '',
  mode: 'driving',
  name,
  distance,
  duration,
  maneuver: {
    type,
    location: [0, 0],
    bearing_before: 0,
    bearing_after: 0,
    ...(modifier === undefined ? {} : { modifier }),
  },
})

const ANSWER = {
  code: 'Ok',
  routes: [
    {
      distance: 1884.75,
      duration: 251.5,
      weight: 251.5,
      weight_name: 'routability',
      geometry: '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
      legs: [
        {
          summary: '',
          distance: 1884.75,
          duration: 251.5,
          steps: [
            step('depart', undefined, 500.4, 63, 'A street'),
            step('turn', 'slight left', 1384.35, 188.5),
          ],
        },
        { summary: '', distance: 0, duration: 0, steps: [step('arrive', 'right', 0, 0, 'B street')] },
      ],
    },
  ],
  waypoints: [
    { hint: 'x', distance: 4.2, name: 'A street', location: [13.388799, 52.517033] },
    { hint: 'y', distance: 5.1, name: 'B street', location: [13.397631, 52.529432] },
  ],
}

table('rest_geo_route', [
  refuses(400, 'a latitude past the pole', between(91, 0, 0, 0), 'fromLat'),
  refuses(400, 'no goal', { fromLat: 0, fromLon: 0, toLat: 1 }, 'toLon'),
])

describe('a route', () => {
  it('has its steps, those of all legs in order', async () => {
    const query = between(52.517037, 13.38886, 52.529407, 13.397634)
    await upstreamAnswers('osrm', target(query), { body: ANSWER })
    expect(await call('rest_geo_route', query)).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'geo/route',
        data: {
          // 1.88475 and 1.38435 km to three decimals and 251.5 s in minutes to one, halves away from zero.
          km: 1.885,
          minutes: 4.2,
          polyline: '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
          from: { name: 'A street', lat: 52.517033, lon: 13.388799 },
          to: { name: 'B street', lat: 52.529432, lon: 13.397631 },
          steps: [
            { instruction: 'depart', name: 'A street', km: 0.5, minutes: 1.1 },
            { instruction: 'turn slight left', name: '', km: 1.384, minutes: 3.1 },
            { instruction: 'arrive right', name: 'B street', km: 0, minutes: 0 },
          ],
          attribution: 'Data © OpenStreetMap contributors, ODbL 1.0',
        },
      },
    })
  })

  it('is asked for with numbers as JavaScript writes them', async () => {
    const query = between(1e-7, -0.5, 10, 20)
    await upstreamAnswers('osrm', target(query), { body: ANSWER })
    expect(await call('rest_geo_route', { ...query, fromLat: '0.0000001', toLat: '10.0' })).toMatchObject({
      status: 200,
    })
  })

  it.each([
    ['NoRoute', 400, 11],
    ['NoSegment', 400, 12],
    ['NoRoute', 200, 13],
  ])('is 422 where there is none: %s with %d', async (code, status, lat) => {
    const query = between(lat, 1, 2, 3)
    await upstreamAnswers('osrm', target(query), { status, body: { code, message: 'Impossible route.' } })
    expect(await call('rest_geo_route', query)).toMatchObject({
      status: 422,
      body: { ok: false, error: { code: 'unprocessable' } },
    })
  })

  it.each([
    ['InvalidQuery', 400, 14],
    ['TooBig', 400, 15],
    ['InvalidUrl', 200, 16],
  ])('is a 502 with any other code: %s with %d', async (code, status, lat) => {
    const query = between(lat, 1, 2, 3)
    await upstreamAnswers('osrm', target(query), { status, body: { code, message: '' } })
    expect(await call('rest_geo_route', query)).toMatchObject({ status: 502 })
  })

  it.each([
    ['no routes', { ...ANSWER, routes: [] }, 17],
    ['one waypoint', { ...ANSWER, waypoints: ANSWER.waypoints.slice(1) }, 18],
    ['a route without legs', { ...ANSWER, routes: [{ ...ANSWER.routes[0], legs: null }] }, 19],
  ])('is a 502 with %s', async (_name, body, lat) => {
    const query = between(lat, 1, 2, 3)
    await upstreamAnswers('osrm', target(query), { body })
    expect(await call('rest_geo_route', query)).toMatchObject({ status: 502 })
  })

  it.each(SEARCH_FAULTS.map((fault, index) => [...fault, index] as const))(
    'is a 502 after %s',
    async (_fault, _subject, answer, index) => {
      const query = between(30 + index, 1, 2, 3)
      await upstreamAnswers('osrm', target(query), answer)
      expect(await call('rest_geo_route', query)).toMatchObject({
        status: 502,
        body: { ok: false, error: { code: 'upstream_failed' } },
      })
    },
  )
})
