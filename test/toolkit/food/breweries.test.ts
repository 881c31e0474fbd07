import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'
import { SEARCH_FAULTS } from '../../support/upstream-faults.js'

const at = (city: string, limit = 10): string =>
  `/breweries?by_city=${encodeURIComponent(city)}&per_page=${limit}`
const breweries = (query: Readonly<Record<string, string | number>>) => call('rest_food_breweries', query)
const BARE = { id: 'b-2', name: 'Bare', brewery_type: 'nano', city: 'Köln', country: 'Germany' }

table('rest_food_breweries', [
  refuses(400, 'no city', { limit: 1 }, 'city'),
  refuses(400, 'a city of one letter', { city: 'a' }, 'city'),
  refuses(400, 'a city of 101 characters', { city: 'a'.repeat(101) }, 'city'),
  refuses(400, 'an unknown type', { city: 'Bend', type: 'pub' }, 'type'),
  refuses(400, 'more than 50 breweries', { city: 'Bend', limit: 51 }, 'limit'),
])

describe('breweries', () => {
  it('come in the order of the upstream, with null for what is empty or missing', async () => {
    const whole = {
      id: 'b-1',
      name: 'Whole',
      brewery_type: 'micro',
      address_1: '1 Main St',
      address_2: 'Suite 2',
      city: 'San Diego',
      state_province: 'California',
      postal_code: '92101',
      country: 'United States',
      longitude: -117.129593,
      latitude: 32.714813,
      phone: '6195550100',
      website_url: 'https://w',
      state: 'other',
      street: 'other',
    }
    const older = { ...BARE, latitude: '50.93', longitude: '-0.5', address_1: '', phone: '', website_url: '' }
    const missing = { ...BARE, latitude: null, longitude: '', address_1: null, state_province: null }
    await upstreamAnswers('openbrewerydb', `${at('San Diego', 4)}&by_type=micro`, {
      body: [whole, older, missing, BARE],
    })
    const none = { street: null, state: null, postalCode: null, phone: null, website: null }
    const bare = { id: 'b-2', name: 'Bare', type: 'nano', city: 'Köln', country: 'Germany', ...none }
    expect(await breweries({ city: 'San Diego', type: 'micro', limit: 4 })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'food/breweries',
        data: {
          count: 4,
          items: [
            {
              id: 'b-1',
              name: 'Whole',
              type: 'micro',
              street: '1 Main St',
              city: 'San Diego',
              state: 'California',
              postalCode: '92101',
              country: 'United States',
              lat: 32.714813,
              lon: -117.129593,
              phone: '6195550100',
              website: 'https://w',
            },
            { ...bare, lat: 50.93, lon: -0.5 },
            { ...bare, lat: null, lon: null },
            { ...bare, lat: null, lon: null },
          ],
        },
      },
    })
  })

  it('may be none', async () => {
    await upstreamAnswers('openbrewerydb', at('Nowhere'), { body: [] })
    expect(await breweries({ city: 'Nowhere' })).toMatchObject({
      status: 200,
      body: { data: { count: 0, items: [] } },
    })
  })

  it('without a name are 502', async () => {
    await upstreamAnswers('openbrewerydb', at('Nameless'), { body: [{ ...BARE, name: null }] })
    expect(await breweries({ city: 'Nameless' })).toMatchObject({ status: 502 })
  })

  it.each(SEARCH_FAULTS)('are 502 after %s', async (_fault, city, answer) => {
    await upstreamAnswers('openbrewerydb', at(city), answer)
    expect(await breweries({ city })).toMatchObject({ status: 502 })
  })
})
