import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers, upstreamRequests } from '../../support/upstream.js'
import { keepsToLimit } from '../../support/upstream-calls.js'
import { SEARCH_FAULTS } from '../../support/upstream-faults.js'

const target = (q: string, { limit = 10, lang = 'en', more = '' } = {}): string =>
  `/search?q=${encodeURIComponent(q)}&format=jsonv2&addressdetails=1&limit=${limit}&accept-language=${lang}${more}`

/** As nominatim.org/release-docs/latest/api/Output has it. */
const found = (members: Record<string, unknown> = {}) => ({
  place_id: 100149,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'node',
  osm_id: 107775,
  boundingbox: ['51.3473219', '51.6673219', '-0.2876474', '0.0323526'],
  lat: '51.5073219',
  lon: '-0.1276474',
  display_name: 'London, Greater London, England, United Kingdom',
  category: 'place',
  type: 'city',
  importance: 0.9654895765402,
  addresstype: 'city',
  name: 'London',
  address: { city: 'London', 'ISO3166-2-lvl4': 'GB-ENG', country: 'United Kingdom', country_code: 'gb' },
  ...members,
})

table('rest_geo_geocode', [
  refuses(400, 'one letter', { q: 'a' }, 'q'),
  refuses(400, 'blanks', { q: '  ' }, 'q'),
  refuses(400, 'a limit of 41', { q: 'London', limit: 41 }, 'limit'),
  refuses(400, 'a language that is no tag', { q: 'London', lang: 'en_US' }, 'lang'),
  refuses(400, 'a country of three letters', { q: 'London', country: 'GBR' }, 'country'),
])

keepsToLimit(
  'rest_geo_geocode',
  { upstream: 'nominatim', query: { q: 'Two towns', limit: 1 }, target: target('Two towns', { limit: 1 }) },
  [found(), found()],
)

describe('places by name', () => {
  it('have their fields under the names of the contract', async () => {
    await upstreamAnswers('nominatim', target('London 1'), { body: [found()] })
    expect(await call('rest_geo_geocode', { q: 'London 1' })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'geo/geocode',
        data: {
          count: 1,
          items: [
            {
              name: 'London',
              displayName: 'London, Greater London, England, United Kingdom',
              lat: 51.5073219,
              lon: -0.1276474,
              type: 'city',
              category: 'place',
              importance: 0.9654895765402,
              address: {
                city: 'London',
                'ISO3166-2-lvl4': 'GB-ENG',
                country: 'United Kingdom',
                country_code: 'gb',
              },
              countryCode: 'GB',
              bbox: [-0.2876474, 51.3473219, 0.0323526, 51.6673219],
              osm: { type: 'node', id: 107775 },
            },
          ],
          attribution: 'Data © OpenStreetMap contributors, ODbL 1.0',
        },
      },
    })
  })

  it('are asked for in a country and a language, by a client that names itself', async () => {
    const asked = target('Paris 2', { limit: 40, lang: 'pt-BR', more: '&countrycodes=fr' })
    await upstreamAnswers('nominatim', asked, { body: [] })
    const query = { q: 'Paris 2', country: 'FR', lang: 'pt-BR', limit: 40 }
    expect(await call('rest_geo_geocode', query)).toMatchObject({
      status: 200,
      body: { data: { count: 0, items: [], attribution: 'Data © OpenStreetMap contributors, ODbL 1.0' } },
    })
    const requests = await upstreamRequests('nominatim', '/search')
    const own = requests.filter(({ query: pairs }) => pairs.some(([, value]) => value === 'Paris 2'))
    expect(own).toHaveLength(1)
    expect(own[0]?.headers['user-agent']).toMatch(/^utility-toolkit\/\S+ \(.+\)$/)
  })

  // As the examples of https://nominatim.org/release-docs/latest/api/Search/ have them.
  it('may have their numbers as texts', async () => {
    const texts = found({ place_id: '1453068', osm_id: '317179427', importance: '0.201' })
    await upstreamAnswers('nominatim', target('numbers as texts'), { body: [texts] })
    expect(await call('rest_geo_geocode', { q: 'numbers as texts' })).toMatchObject({
      status: 200,
      body: { data: { items: [{ importance: 0.201, osm: { type: 'node', id: 317179427 } }] } },
    })
  })

  it('may be no object of OpenStreetMap, and in no country', async () => {
    const { osm_type: _type, osm_id: _id, ...postcode } = found({ address: { postcode: '12345' }, name: '' })
    await upstreamAnswers('nominatim', target('12345'), { body: [postcode] })
    expect(await call('rest_geo_geocode', { q: '12345' })).toMatchObject({
      status: 200,
      body: { data: { items: [{ name: '', osm: null, countryCode: null, address: { postcode: '12345' } }] } },
    })
  })

  it.each(SEARCH_FAULTS)('are a 502 after %s', async (_fault, subject, answer) => {
    await upstreamAnswers('nominatim', target(`geocode ${subject}`), answer)
    expect(await call('rest_geo_geocode', { q: `geocode ${subject}` })).toMatchObject({
      status: 502,
      body: { ok: false, error: { code: 'upstream_failed' } },
    })
  })

  it.each([
    ['a latitude that is no number', { lat: 'north' }],
    ['three corners of a box', { boundingbox: ['1', '2', '3'] }],
    ['no importance', { importance: null }],
    ['no display name', { display_name: undefined }],
  ])('are a 502 with %s', async (name, members) => {
    await upstreamAnswers('nominatim', target(name), { body: [found(members)] })
    expect(await call('rest_geo_geocode', { q: name })).toMatchObject({ status: 502 })
  })
})
