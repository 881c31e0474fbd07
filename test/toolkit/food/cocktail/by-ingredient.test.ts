import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const at = (q: string): string => `/filter.php?i=${encodeURIComponent(q)}`
const cocktails = (q: string, limit?: number) =>
  call('rest_food_cocktail_2', { q, ...(limit === undefined ? {} : { limit }) })
const drink = (id: string, name: string, image: unknown = 'https://i') => ({
  idDrink: id,
  strDrink: name,
  strDrinkThumb: image,
})

table('rest_food_cocktail_2', [
  refuses(400, 'no text', { limit: 1 }, 'q'),
  refuses(400, 'blanks alone', { q: ' ' }, 'q'),
  refuses(400, 'a text of 101 characters', { q: 'a'.repeat(101) }, 'q'),
  refuses(400, 'more than 100 drinks', { q: 'a', limit: 101 }, 'limit'),
])

describe('cocktails with an ingredient', () => {
  it('are asked for as it is written, and sorted by code unit', async () => {
    const drinks = [
      drink('3', 'gimlet'),
      drink('1', 'Zombie', ''),
      drink('2', '747'),
      drink('4', 'Bellini', null),
    ]
    await upstreamAnswers('thecocktaildb', at('Dry  Vermouth'), { body: { drinks } })
    expect(await cocktails('  Dry  Vermouth ')).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'food/cocktail/by-ingredient',
        data: {
          total: 4,
          count: 4,
          items: [
            { id: '2', name: '747', image: 'https://i' },
            { id: '4', name: 'Bellini', image: null },
            { id: '1', name: 'Zombie', image: null },
            { id: '3', name: 'gimlet', image: 'https://i' },
          ],
        },
      },
    })
  })

  it('are sorted before they are cut', async () => {
    const drinks = [drink('1', 'C'), drink('2', 'B'), drink('3', 'A')]
    await upstreamAnswers('thecocktaildb', at('cut after'), { body: { drinks } })
    expect(await cocktails('cut after', 2)).toMatchObject({
      body: { data: { total: 3, count: 2, items: [{ id: '3' }, { id: '2' }] } },
    })
  })

  it.each([
    ['null', null],
    ['text', 'no data found'],
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
