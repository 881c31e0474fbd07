import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers, upstreamRequests } from '../../support/upstream.js'
import { UPSTREAM_FAULTS } from '../../support/upstream-faults.js'

const FIELDS =
  'code,product_name,brands,quantity,ingredients_text,allergens_tags,additives_tags,nutriscore_grade,nova_group,nutriments,image_front_url'
const at = (barcode: string): string => `/api/v2/product/${barcode}?fields=${FIELDS}`
const product = (barcode: string) => call('rest_food_product', { barcode })
const EMPTY = {
  energyKcal: null,
  fat: null,
  saturatedFat: null,
  carbohydrates: null,
  sugars: null,
  fiber: null,
  protein: null,
  salt: null,
}

const FAULTS: typeof UPSTREAM_FAULTS = [
  ...UPSTREAM_FAULTS,
  ['a status of 503', 'busy', { status: 503, body: {} }],
  ['a product of another type', 'list', { body: { status: 1, product: 'a' } }],
]

table('rest_food_product', [
  refuses(400, 'no barcode', {}, 'barcode'),
  refuses(400, 'seven digits', { barcode: '1234567' }, 'barcode'),
  refuses(400, 'fifteen digits', { barcode: '123456789012345' }, 'barcode'),
  refuses(400, 'letters', { barcode: '1234567a' }, 'barcode'),
])

describe('a product', () => {
  it('has what its label says', async () => {
    await upstreamAnswers('openfoodfacts', at('12345678'), {
      body: {
        code: '12345678',
        status: 1,
        status_verbose: 'product found',
        product: {
          code: '0000012345678',
          product_name: 'Spread',
          brands: 'One, Two ,,',
          quantity: '400 g',
          ingredients_text: 'Sugar, milk',
          allergens_tags: ['en:milk', 'fr:fruits-à-coque', 'nuts'],
          additives_tags: ['en:e322', 'en:e322i'],
          nutriscore_grade: 'e',
          nova_group: 4,
          nutriments: {
            'energy-kcal_100g': 539,
            fat_100g: 30.9,
            'saturated-fat_100g': '10.6',
            carbohydrates_100g: 57.5,
            sugars_100g: 56.3,
            fiber_100g: 0,
            proteins_100g: 6.3,
            salt_100g: 0.107,
            'energy-kj_100g': 2252,
          },
          image_front_url: 'https://i',
        },
      },
    })
    expect(await product('12345678')).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'food/product',
        data: {
          barcode: '0000012345678',
          name: 'Spread',
          brands: ['One', 'Two'],
          quantity: '400 g',
          ingredients: 'Sugar, milk',
          allergens: ['milk', 'fruits-à-coque', 'nuts'],
          additives: ['e322', 'e322i'],
          nutriScore: 'e',
          nova: 4,
          per100g: {
            energyKcal: 539,
            fat: 30.9,
            saturatedFat: 10.6,
            carbohydrates: 57.5,
            sugars: 56.3,
            fiber: 0,
            protein: 6.3,
            salt: 0.107,
          },
          image: 'https://i',
          url: 'https://world.openfoodfacts.org/product/0000012345678',
        },
      },
    })
  })

  it.each([
    ['10000001', {}],
    ['10000002', { product_name: '', brands: '', quantity: '', ingredients_text: '', image_front_url: '' }],
    ['10000003', { nutriscore_grade: 'not-applicable', nutriments: {}, nova_group: '' }],
    ['10000004', { nutriscore_grade: 'unknown', nutriments: { fat_100g: '' }, allergens_tags: null }],
  ])('has null and empty lists for what its label lacks (%s)', async (barcode, label) => {
    await upstreamAnswers('openfoodfacts', at(barcode), {
      body: { status: 1, product: { code: barcode, ...label } },
    })
    expect(await product(barcode)).toMatchObject({
      status: 200,
      body: {
        data: {
          barcode,
          name: null,
          brands: [],
          quantity: null,
          ingredients: null,
          allergens: [],
          additives: [],
          nutriScore: null,
          nova: null,
          per100g: EMPTY,
          image: null,
          url: `https://world.openfoodfacts.org/product/${barcode}`,
        },
      },
    })
  })

  it('that is not known is 422', async () => {
    const body = { code: '10000005', status: 0, status_verbose: 'product not found' }
    await upstreamAnswers('openfoodfacts', at('10000005'), { body })
    expect(await product('10000005')).toMatchObject({
      status: 422,
      body: { error: { message: 'Open Food Facts has no product with the barcode 10000005.' } },
    })
    await upstreamAnswers('openfoodfacts', at('10000006'), { status: 404, body })
    expect(await product('10000006')).toMatchObject({ status: 422 })
  })

  it('is asked for with a name and a contact', async () => {
    await upstreamAnswers('openfoodfacts', at('10000007'), { body: { status: 0 } })
    await product('10000007')
    const [request] = await upstreamRequests('openfoodfacts', '/api/v2/product/10000007')
    expect(request?.headers['user-agent']).toMatch(/^utility-toolkit\/\S+ \(.+\)$/)
  })

  it.each(FAULTS.map(([fault, , answer], index) => [fault, String(20_000_000 + index), answer] as const))(
    'is 502 after %s',
    async (_fault, barcode, answer) => {
      await upstreamAnswers('openfoodfacts', at(barcode), answer)
      expect(await product(barcode)).toMatchObject({ status: 502 })
    },
  )
})
