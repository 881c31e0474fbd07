import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const recipes = (q: string, limit?: number) =>
  call('rest_food_recipe_2', { q, ...(limit === undefined ? {} : { limit }) })
const meal = (id: string, name: string, image: unknown = 'https://i') => ({
  idMeal: id,
  strMeal: name,
  strMealThumb: image,
})

table('rest_food_recipe_2', [
  refuses(400, 'no text', { limit: 1 }, 'q'),
  refuses(400, 'blanks alone', { q: '   ' }, 'q'),
  refuses(400, 'a text of 101 characters', { q: 'a'.repeat(101) }, 'q'),
  refuses(400, 'more than 100 recipes', { q: 'a', limit: 101 }, 'limit'),
])

describe('recipes with an ingredient', () => {
  it('are asked for in small letters with underscores, and sorted by code unit', async () => {
    const meals = [meal('3', 'apple'), meal('1', 'Zebra', ''), meal('2', 'Éclair'), meal('4', 'Bread', null)]
    await upstreamAnswers('themealdb', '/filter.php?i=red_bell_pepper', { body: { meals } })
    expect(await recipes('  Red  BELL\tpepper ')).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'food/recipe/by-ingredient',
        data: {
          total: 4,
          count: 4,
          items: [
            { id: '4', name: 'Bread', image: null },
            { id: '1', name: 'Zebra', image: null },
            { id: '3', name: 'apple', image: 'https://i' },
            { id: '2', name: 'Éclair', image: 'https://i' },
          ],
        },
      },
    })
  })

  it('are sorted before they are cut, and equals keep their order', async () => {
    const meals = [meal('1', 'C'), meal('3', 'B'), meal('2', 'B'), meal('4', 'A')]
    await upstreamAnswers('themealdb', '/filter.php?i=cut_after', { body: { meals } })
    expect(await recipes('cut after', 3)).toMatchObject({
      body: { data: { total: 4, count: 3, items: [{ id: '4' }, { id: '3' }, { id: '2' }] } },
    })
  })

  it.each([
    ['null', null],
    ['text', 'Invalid ingredient'],
  ])('are none where the list is %s', async (name, meals) => {
    await upstreamAnswers('themealdb', `/filter.php?i=none_${name}`, { body: { meals } })
    expect(await recipes(`none ${name}`)).toMatchObject({
      status: 200,
      body: { data: { total: 0, count: 0, items: [] } },
    })
  })

  it.each(SEARCH_FAULTS)('are 502 after %s', async (_fault, q, answer) => {
    await upstreamAnswers('themealdb', `/filter.php?i=${q}`, answer)
    expect(await recipes(q)).toMatchObject({ status: 502 })
  })
})
