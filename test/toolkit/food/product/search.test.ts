import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const FIELDS = 'code,product_name,brands,quantity,nutriscore_grade,nova_group,nutriments,image_front_url'
const at = (q: string, limit = 10): string =>
  `/cgi/search.pl?search_terms=${encodeURIComponent(q)}&search_simple=1&action=process&json=1&page_size=${limit}&fields=${FIELDS}`
const products = (q: string, limit?: number) =>
  call('rest_food_product_2', { q, ...(limit === undefined ? {} : { limit }) })

const FAULTS: typeof SEARCH_FAULTS = [
  ...SEARCH_FAULTS,
  ['a status of 503', 'busy', { status: 503, body: {} }],
]

table('rest_food_product_2', [
  refuses(400, 'no text', { limit: 1 }, 'q'),
  refuses(400, 'an empty text', { q: '' }, 'q'),
  refuses(400, 'a text of 101 characters', { q: 'a'.repeat(101) }, 'q'),
  refuses(400, 'more than 50 products', { q: 'a', limit: 51 }, 'limit'),
])

describe('products', () => {
  it('come in the order of the upstream, with null for what is missing', async () => {
    const whole = {
      code: '7394376616037',
      product_name: 'Oat drink',
      brands: 'Oatly,Oatly AB',
      quantity: '1 l',
      nutriscore_grade: 'c',
      nova_group: 3,
      nutriments: { 'energy-kcal_100g': 59.5, fat_100g: 3 },
      image_front_url: 'https://i',
    }
    await upstreamAnswers('openfoodfacts', at('oat milk', 3), {
      body: {
        count: 2345,
        page: 1,
        page_count: 3,
        page_size: 3,
        products: [
          whole,
          { code: '1' },
          { code: '2', product_name: '', brands: '', nutriscore_grade: 'unknown', nova_group: '' },
        ],
      },
    })
    const none = { brands: [], quantity: null, nutriScore: null, nova: null, energyKcal: null, image: null }
    expect(await products('oat milk', 3)).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'food/product/search',
        data: {
          total: 2345,
          count: 3,
          items: [
            {
              barcode: '7394376616037',
              name: 'Oat drink',
              brands: ['Oatly', 'Oatly AB'],
              quantity: '1 l',
              nutriScore: 'c',
              nova: 3,
              energyKcal: 59.5,
              image: 'https://i',
            },
            { barcode: '1', name: null, ...none },
            { barcode: '2', name: null, ...none },
          ],
        },
      },
    })
  })

  it('may be none', async () => {
    await upstreamAnswers('openfoodfacts', at('nothing found'), { body: { count: 0, products: [] } })
    expect(await products('nothing found')).toMatchObject({
      status: 200,
      body: { data: { total: 0, count: 0, items: [] } },
    })
  })

  it('have a count that may be a text', async () => {
    await upstreamAnswers('openfoodfacts', at('old'), { body: { count: '12', products: [] } })
    expect(await products('old')).toMatchObject({ body: { data: { total: 12, count: 0 } } })
  })

  it.each([
    ['no count', { products: [] }],
    ['a count of words', { count: 'many', products: [] }],
    ['no products', { count: 1 }],
    ['no code', { count: 1, products: [{ product_name: 'a' }] }],
  ])('are 502 where the answer has %s', async (name, body) => {
    await upstreamAnswers('openfoodfacts', at(name), { body })
    expect(await products(name)).toMatchObject({ status: 502 })
  })

  it.each(FAULTS)('are 502 after %s', async (_fault, q, answer) => {
    await upstreamAnswers('openfoodfacts', at(q), answer)
    expect(await products(q)).toMatchObject({ status: 502 })
  })
})
