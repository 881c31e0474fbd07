import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers, upstreamRequests } from '../../support/upstream.js'
import { keepsToLimit } from '../../support/upstream-calls.js'

const DAY = { start: '2024-01-01', end: '2024-01-02' }

const quake = (id: string, properties: Record<string, unknown>, coordinates: unknown[]) => ({
  type: 'Feature',
  id,
  properties: { mag: null, time: 1704093009476, url: `https://example.org/${id}`, ...properties },
  geometry: { type: 'Point', coordinates },
})

const searched = async (query: Record<string, string | number>, target: string, body: unknown) => {
  await upstreamAnswers('usgs', target, { body })
  return call('rest_science_earthquakes', query)
}

table('rest_science_earthquakes', [
  refuses(400, 'an end before the start', { start: '2024-01-02', end: '2024-01-01' }, 'end'),
  refuses(400, 'an end at the start', { start: '2024-01-01', end: '2024-01-01' }, 'end'),
  refuses(400, 'a latitude alone', { ...DAY, lat: 1 }, 'lon'),
  refuses(400, 'a longitude alone', { ...DAY, lon: 1 }, 'lat'),
  refuses(400, 'an impossible date', { start: '2024-02-30', end: '2024-03-02' }, 'start'),
])

keepsToLimit(
  'rest_science_earthquakes',
  {
    upstream: 'usgs',
    query: { start: '2023-07-01', end: '2023-07-02', limit: 1 },
    target:
      '/query?format=geojson&starttime=2023-07-01&endtime=2023-07-02&minmagnitude=4.5&orderby=time&limit=1',
  },
  { features: [quake('d', {}, [1, 2, 3]), quake('e', {}, [1, 2, 3])] },
)

describe('the earthquakes', () => {
  it('around a place have their distance', async () => {
    const target =
      '/query?format=geojson&starttime=2023-02-06&endtime=2023-02-07&minmagnitude=6&orderby=magnitude&limit=2&latitude=0&longitude=0&maxradiuskm=200'
    const query = { start: '2023-02-06', end: '2023-02-07', minMagnitude: 6, order: 'magnitude', limit: 2 }
    const answer = await searched({ ...query, lat: 0, lon: 0, radiusKm: 200 }, target, {
      features: [
        quake('a', { mag: 7.5, magType: 'mww', place: 'A', felt: 5, tsunami: 1, alert: 'red' }, [1, 0, 10.5]),
        quake('b', { mag: 6.1, time: 0, tsunami: 0 }, [0, -1, null]),
      ],
    })
    expect(answer).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'science/earthquakes',
        data: {
          count: 2,
          items: [
            {
              id: 'a',
              magnitude: 7.5,
              magnitudeType: 'mww',
              place: 'A',
              time: '2024-01-01T07:10:09.476Z',
              lat: 0,
              lon: 1,
              depthKm: 10.5,
              felt: 5,
              tsunami: true,
              alert: 'red',
              // A degree of a great circle: 6371.0088*pi/180.
              distanceKm: 111.2,
              url: 'https://example.org/a',
            },
            {
              id: 'b',
              magnitude: 6.1,
              magnitudeType: null,
              place: null,
              time: '1970-01-01T00:00:00.000Z',
              lat: -1,
              lon: 0,
              depthKm: null,
              felt: null,
              tsunami: false,
              alert: null,
              distanceKm: 111.2,
              url: 'https://example.org/b',
            },
          ],
          strongest: 7.5,
        },
      },
    })
    const requests = await upstreamRequests('usgs', '/query')
    expect(requests.map(({ search }) => search)).toContain(target.slice('/query'.length))
  })

  it('worldwide have none, and magnitudes may be unknown', async () => {
    const target =
      '/query?format=geojson&starttime=2023-03-01&endtime=2023-03-02&minmagnitude=4.5&orderby=time&limit=10'
    const { body } = await searched({ start: '2023-03-01', end: '2023-03-02' }, target, {
      features: [quake('c', {}, [1, 2, 3])],
    })
    expect(body).toMatchObject({
      data: { count: 1, items: [{ magnitude: null, distanceKm: null }], strongest: null },
    })
  })

  it('may be none', async () => {
    const target =
      '/query?format=geojson&starttime=2023-04-01&endtime=2023-04-02&minmagnitude=10&orderby=time&limit=10'
    const query = { start: '2023-04-01', end: '2023-04-02', minMagnitude: 10 }
    expect(await searched(query, target, { features: [] })).toMatchObject({
      status: 200,
      body: { data: { count: 0, items: [], strongest: null } },
    })
  })

  it('are none where the upstream has no content', async () => {
    // The default of `nodata` at earthquake.usgs.gov/fdsnws/event/1.
    const target =
      '/query?format=geojson&starttime=2023-06-01&endtime=2023-06-02&minmagnitude=4.5&orderby=time&limit=10'
    await upstreamAnswers('usgs', target, { status: 204, body: '' })
    expect(await call('rest_science_earthquakes', { start: '2023-06-01', end: '2023-06-02' })).toMatchObject({
      status: 200,
      body: { data: { count: 0, items: [], strongest: null } },
    })
  })

  it('are a 502 where the upstream has no such address', async () => {
    const target =
      '/query?format=geojson&starttime=2023-06-03&endtime=2023-06-04&minmagnitude=4.5&orderby=time&limit=10'
    await upstreamAnswers('usgs', target, { status: 404, body: 'Not Found' })
    expect(await call('rest_science_earthquakes', { start: '2023-06-03', end: '2023-06-04' })).toMatchObject({
      status: 502,
      body: { error: { code: 'upstream_failed' } },
    })
  })

  it('are a 502 where the upstream answers another shape', async () => {
    const target =
      '/query?format=geojson&starttime=2023-05-01&endtime=2023-05-02&minmagnitude=4.5&orderby=time&limit=10'
    const query = { start: '2023-05-01', end: '2023-05-02' }
    expect(await searched(query, target, { features: [{ id: 1 }] })).toMatchObject({
      status: 502,
      body: { error: { code: 'upstream_failed' } },
    })
  })
})
