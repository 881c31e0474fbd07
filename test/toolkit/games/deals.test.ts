import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'
import { keepsToLimit } from '../../support/upstream-calls.js'

const deal = (members: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'A game',
  dealID: 'a%2Bb%3D',
  storeID: '25',
  salePrice: '9.99',
  normalPrice: '19.99',
  isOnSale: '1',
  savings: '50.025013',
  metacriticScore: '0',
  steamRatingText: null,
  steamRatingPercent: '0',
  releaseDate: 0,
  thumb: 'https://example.com/a.jpg',
  ...members,
})

const target = (title: string, more = ''): string =>
  `/deals?onSale=1&sortBy=DealRating&pageSize=10&title=${title}${more}`

const deals = (query: Record<string, string | number>) => call('rest_games_deals', query)

table('rest_games_deals', [
  refuses(400, 'a price over 200', { maxPrice: 201 }, 'maxPrice'),
  refuses(400, 'another order', { sort: 'title' }, 'sort'),
  refuses(400, '61 deals', { limit: 61 }, 'limit'),
  refuses(400, 'a title over 100 characters', { q: 'x'.repeat(101) }, 'q'),
])

keepsToLimit(
  'rest_games_deals',
  {
    upstream: 'cheapshark',
    query: { q: 'two', limit: 1 },
    target: '/deals?onSale=1&sortBy=DealRating&pageSize=1&title=two',
  },
  [deal(), deal()],
)

describe('deals', () => {
  it('are numbers, or null for 0 and an empty text', async () => {
    await upstreamAnswers('cheapshark', target('all'), {
      body: [
        deal(),
        deal({
          title: 'Rated',
          storeID: '1',
          savings: '80.255000',
          metacriticScore: '92',
          steamRatingPercent: '97',
          releaseDate: 1431907199,
        }),
        deal({ metacriticScore: '', steamRatingPercent: null, releaseDate: -86400 }),
      ],
    })
    expect(await deals({ q: 'all' })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'games/deals',
        data: {
          count: 3,
          items: [
            {
              title: 'A game',
              price: 9.99,
              normalPrice: 19.99,
              savings: 50.03,
              store: 25,
              metacritic: null,
              steamRating: null,
              released: null,
              image: 'https://example.com/a.jpg',
              url: 'https://www.cheapshark.com/redirect?dealID=a%2Bb%3D',
            },
            expect.objectContaining({
              title: 'Rated',
              store: 1,
              savings: 80.26,
              metacritic: 92,
              steamRating: 97,
              released: '2015-05-17',
            }),
            expect.objectContaining({ metacritic: null, steamRating: null, released: '1969-12-31' }),
          ],
        },
      },
    })
  })

  it('above the highest price are left out', async () => {
    await upstreamAnswers('cheapshark', target('cheap', '&upperPrice=60.5'), {
      body: [deal({ salePrice: '60.51' }), deal({ title: 'B', salePrice: '60.50' })],
    })
    expect(await deals({ q: 'cheap', maxPrice: 60.5 })).toMatchObject({
      status: 200,
      body: { data: { count: 1, items: [{ title: 'B', price: 60.5 }] } },
    })
  })

  it.each([
    ['price', 'Price'],
    ['savings', 'Savings'],
    ['metacritic', 'Metacritic'],
    ['recent', 'Recent'],
  ])('are sorted by %s upstream, without a title where none is given', async (sort, sortBy) => {
    await upstreamAnswers('cheapshark', `/deals?onSale=1&sortBy=${sortBy}&pageSize=3`, {
      body: [deal({ title: sortBy })],
    })
    expect(await deals({ sort, limit: 3 })).toMatchObject({ body: { data: { items: [{ title: sortBy }] } } })
  })

  it('may be none', async () => {
    await upstreamAnswers('cheapshark', target('none'), { body: [] })
    expect(await deals({ q: 'none' })).toMatchObject({ status: 200, body: { data: { count: 0, items: [] } } })
  })

  it.each([
    ['a failure', 'failing', { status: 500, body: {} }],
    ['too many requests', 'many', { status: 429, body: [] }],
    ['nothing there', 'gone', { status: 404, body: {} }],
    ['an object', 'object', { body: { error: 'x' } }],
    ['a price that is no number', 'price', { body: [deal({ salePrice: 'free' })] }],
    ['a deal without an id', 'id', { body: [deal({ dealID: undefined })] }],
    ['a time past all days', 'late', { body: [deal({ releaseDate: 1e300 })] }],
  ])('are 502 after %s', async (_fault, title, answer) => {
    await upstreamAnswers('cheapshark', target(title), answer)
    expect(await deals({ q: title })).toMatchObject({ status: 502 })
  })
})
