import { describe, expect, it } from 'vitest'
import { call, near, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'
import { SEARCH_FAULTS } from '../../support/upstream-faults.js'

const target = (lat: number, lon: number, zoom = 18, lang = 'en'): string =>
  `/reverse?lat=${lat}&lon=${lon}&format=jsonv2&addressdetails=1&zoom=${zoom}&accept-language=${lang}`

const place = (members: Record<string, unknown> = {}) => ({
  place_id: 134140761,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'way',
  osm_id: 280940520,
  lat: '10.0',
  lon: '21.0',
  place_rank: 26,
  category: 'highway',
  type: 'trunk',
  importance: 0.0533,
  addresstype: 'road',
  name: 'A road',
  display_name: 'A road, A town, Chad',
  address: { road: 'A road', town: 'A town', country: 'Chad', country_code: 'td' },
  boundingbox: ['9.9', '10.1', '20.9', '21.1'],
  ...members,
})

table('rest_geo_reverse', [
  refuses(400, 'a zoom of 2', { lat: 0, lon: 0, zoom: 2 }, 'zoom'),
  refuses(400, 'a latitude past the pole', { lat: 91, lon: 0 }, 'lat'),
  refuses(400, 'a language that is no tag', { lat: 0, lon: 0, lang: 'e' }, 'lang'),
])

describe('an address', () => {
  it('has the fields of a place, and its distance', async () => {
    await upstreamAnswers('nominatim', target(11, 21, 17, 'fr'), { body: place() })
    expect(await call('rest_geo_reverse', { lat: 11, lon: 21, zoom: 17, lang: 'fr' })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'geo/reverse',
        data: {
          name: 'A road',
          displayName: 'A road, A town, Chad',
          lat: 10,
          lon: 21,
          type: 'trunk',
          category: 'highway',
          address: { road: 'A road', town: 'A town', country: 'Chad', country_code: 'td' },
          countryCode: 'TD',
          // A degree of a great circle: 6371.0088 * pi / 180.
          distanceKm: near(111.195, 1e-9),
          osm: { type: 'way', id: 280940520 },
          attribution: 'Data © OpenStreetMap contributors, ODbL 1.0',
        },
      },
    })
  })

  // The example of https://nominatim.org/release-docs/latest/api/Reverse/ for jsonv2, which has its numbers as texts.
  it('may have its numbers as texts', async () => {
    const texts = { place_id: '134140761', osm_id: '280940520', place_rank: '26', importance: '0.1' }
    await upstreamAnswers('nominatim', target(-34.44076, -58.70521), { body: place(texts) })
    expect(await call('rest_geo_reverse', { lat: -34.44076, lon: -58.70521 })).toMatchObject({
      status: 200,
      body: { data: { osm: { type: 'way', id: 280940520 } } },
    })
  })

  it('is asked for with numbers as JavaScript writes them', async () => {
    await upstreamAnswers('nominatim', target(1e-7, -12.5), { body: place() })
    expect(await call('rest_geo_reverse', { lat: '0.0000001', lon: '-12.50' })).toMatchObject({ status: 200 })
  })

  it('is 422 where nothing is there', async () => {
    await upstreamAnswers('nominatim', target(0, -30), { body: { error: 'Unable to geocode' } })
    expect(await call('rest_geo_reverse', { lat: 0, lon: -30 })).toMatchObject({
      status: 422,
      body: { ok: false, error: { code: 'unprocessable' } },
    })
  })

  it.each(SEARCH_FAULTS.map((fault, index) => [...fault, index] as const))(
    'is a 502 after %s',
    async (_fault, _subject, answer, index) => {
      await upstreamAnswers('nominatim', target(20 + index, 1), answer)
      expect(await call('rest_geo_reverse', { lat: 20 + index, lon: 1 })).toMatchObject({
        status: 502,
        body: { ok: false, error: { code: 'upstream_failed' } },
      })
    },
  )
})
