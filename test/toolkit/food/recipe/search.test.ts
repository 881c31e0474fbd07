import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const at = (q: string): string => `/search.php?s=${encodeURIComponent(q)}`
const recipes = (q: string, limit?: number) =>
  call('rest_food_recipe', { q, ...(limit === undefined ? {} : { limit }) })
const meal = (id: number, more: object = {}) => ({ idMeal: String(id), strMeal: `Meal ${id}`, ...more })

table('rest_food_recipe', [
  refuses(400, 'no text', { limit: 1 }, 'q'),
  refuses(400, 'an empty text', { q: '' }, 'q'),
  refuses(400, 'a text of 101 characters', { q: 'a'.repeat(101) }, 'q'),
  refuses(400, 'more than 25 recipes', { q: 'a', limit: 26 }, 'limit'),
])

describe('recipes', () => {
  it('have their ingredients with the measures of the same numbers', async () => {
    const whole = {
      strCategory: 'Vegetarian',
      strArea: 'Italian',
      strTags: 'Pasta, Curry ,,',
      strInstructions: '  Boil.\r\nServe.\nEat.\r\n ',
      strMealThumb: 'https://i',
      strYoutube: 'https://v',
      strSource: 'https://s',
      strIngredient1: ' penne ',
      strMeasure1: ' 1 pound ',
      strIngredient2: '',
      strMeasure2: '1 cup',
      strIngredient3: null,
      strMeasure3: '2 cups',
      strIngredient4: '  ',
      strIngredient5: 'basil',
      strMeasure5: ' ',
      strIngredient6: 'salt',
      strMeasure6: null,
      strIngredient7: 'oil',
      strIngredient20: 'last',
      strMeasure20: '20',
      strIngredient21: 'beyond',
    }
    await upstreamAnswers('themealdb', at('whole'), { body: { meals: [meal(1, whole), meal(2)] } })
    expect(await recipes('whole')).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'food/recipe/search',
        data: {
          total: 2,
          count: 2,
          items: [
            {
              id: '1',
              name: 'Meal 1',
              category: 'Vegetarian',
              area: 'Italian',
              tags: ['Pasta', 'Curry'],
              ingredients: [
                { name: 'penne', measure: '1 pound' },
                { name: 'basil', measure: null },
                { name: 'salt', measure: null },
                { name: 'oil', measure: null },
                { name: 'last', measure: '20' },
              ],
              instructions: 'Boil.\nServe.\nEat.',
              image: 'https://i',
              video: 'https://v',
              source: 'https://s',
            },
            {
              id: '2',
              name: 'Meal 2',
              category: null,
              area: null,
              tags: [],
              ingredients: [],
              instructions: '',
              image: null,
              video: null,
              source: null,
            },
          ],
        },
      },
    })
  })

  it('have null for empty texts', async () => {
    const empty = {
      strCategory: '',
      strArea: '',
      strTags: null,
      strMealThumb: '',
      strYoutube: '',
      strSource: '',
    }
    await upstreamAnswers('themealdb', at('empty texts'), { body: { meals: [meal(3, empty)] } })
    expect(await recipes('empty texts')).toMatchObject({
      body: {
        data: { items: [{ category: null, area: null, tags: [], image: null, video: null, source: null }] },
      },
    })
  })

  it('keep the order of the upstream, are counted, then cut', async () => {
    const meals = [9, 2, 5, 4].map((id) => meal(id))
    await upstreamAnswers('themealdb', at('many'), { body: { meals } })
    expect(await recipes('many', 3)).toMatchObject({
      body: { data: { total: 4, count: 3, items: [{ id: '9' }, { id: '2' }, { id: '5' }] } },
    })
  })

  it.each([
    ['null', null],
    ['a text', 'no data found'],
    ['an empty list', []],
  ])('are none where the list is %s', async (name, meals) => {
    await upstreamAnswers('themealdb', at(`none ${name}`), { body: { meals } })
    expect(await recipes(`none ${name}`)).toMatchObject({
      status: 200,
      body: { data: { total: 0, count: 0, items: [] } },
    })
  })

  it.each([
    ['no id', { strMeal: 'a' }],
    ['no name', { idMeal: '1' }],
  ])('with %s are 502', async (name, found) => {
    await upstreamAnswers('themealdb', at(name), { body: { meals: [found] } })
    expect(await recipes(name)).toMatchObject({ status: 502 })
  })

  it.each(SEARCH_FAULTS)('are 502 after %s', async (_fault, q, answer) => {
    await upstreamAnswers('themealdb', at(q), answer)
    expect(await recipes(q)).toMatchObject({ status: 502 })
  })
})
