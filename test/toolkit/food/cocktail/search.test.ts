import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const at = (q: string): string => `/search.php?s=${encodeURIComponent(q)}`
const cocktails = (q: string, limit?: number) =>
  call('rest_food_cocktail', { q, ...(limit === undefined ? {} : { limit }) })
const drink = (id: number, more: object = {}) => ({ idDrink: String(id), strDrink: `Drink ${id}`, ...more })

table('rest_food_cocktail', [
  refuses(400, 'no text', { limit: 1 }, 'q'),
  refuses(400, 'an empty text', { q: '' }, 'q'),
  refuses(400, 'a text of 101 characters', { q: 'a'.repeat(101) }, 'q'),
  refuses(400, 'more than 25 drinks', { q: 'a', limit: 26 }, 'limit'),
])

describe('cocktails', () => {
  it('have up to 15 ingredients with the measures of the same numbers', async () => {
    const whole = {
      strCategory: 'Ordinary Drink',
      strAlcoholic: 'Alcoholic',
      strGlass: 'Cocktail glass',
      strInstructions: 'Shake.\r\nServe. ',
      strDrinkThumb: 'https://i',
      strIngredient1: 'Tequila',
      strMeasure1: '1 1/2 oz ',
      strIngredient2: null,
      strMeasure2: '1 oz',
      strIngredient4: 'Salt',
      strMeasure4: '',
      strIngredient15: 'Lime',
      strMeasure15: null,
      strIngredient16: 'beyond',
    }
    await upstreamAnswers('thecocktaildb', at('whole'), { body: { drinks: [drink(1, whole), drink(2)] } })
    expect(await cocktails('whole')).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'food/cocktail/search',
        data: {
          total: 2,
          count: 2,
          items: [
            {
              id: '1',
              name: 'Drink 1',
              category: 'Ordinary Drink',
              alcoholic: true,
              glass: 'Cocktail glass',
              ingredients: [
                { name: 'Tequila', measure: '1 1/2 oz' },
                { name: 'Salt', measure: null },
                { name: 'Lime', measure: null },
              ],
              instructions: 'Shake.\r\nServe. ',
              image: 'https://i',
            },
            {
              id: '2',
              name: 'Drink 2',
              category: null,
              alcoholic: true,
              glass: null,
              ingredients: [],
              instructions: null,
              image: null,
            },
          ],
        },
      },
    })
  })

  it.each([
    ['Alcoholic', true],
    ['Optional alcohol', true],
    ['Non alcoholic', false],
    ['Non Alcoholic', false],
    [null, true],
  ])('that are "%s" have alcohol: %s', async (strAlcoholic, alcoholic) => {
    const q = `kind ${strAlcoholic}`
    await upstreamAnswers('thecocktaildb', at(q), { body: { drinks: [drink(1, { strAlcoholic })] } })
    expect(await cocktails(q)).toMatchObject({ body: { data: { items: [{ alcoholic }] } } })
  })

  it('keep the order of the upstream, are counted, then cut', async () => {
    const drinks = [9, 2, 5].map((id) => drink(id))
    await upstreamAnswers('thecocktaildb', at('many'), { body: { drinks } })
    expect(await cocktails('many', 2)).toMatchObject({
      body: { data: { total: 3, count: 2, items: [{ id: '9' }, { id: '2' }] } },
    })
  })

  it.each([
    ['null', null],
    ['a text', 'no data found'],
  ])('are none where the list is %s', async (name, drinks) => {
    await upstreamAnswers('thecocktaildb', at(`none ${name}`), { body: { drinks } })
    expect(await cocktails(`none ${name}`)).toMatchObject({
      status: 200,
      body: { data: { total: 0, count: 0, items: [] } },
    })
  })

  it.each(SEARCH_FAULTS)('are 502 after %s', async (_fault, q, answer) => {
    await upstreamAnswers('thecocktaildb', at(q), answer)
    expect(await cocktails(q)).toMatchObject({ status: 502 })
  })
})
