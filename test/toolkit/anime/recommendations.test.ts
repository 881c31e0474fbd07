import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { dataOf, fails, imagesOf, type Case } from './upstream-cases.js'

const of = (id: number, query: Record<string, number> = {}): Case => ({
  upstream: 'jikan',
  query: { id, ...query },
  target: `/anime/${id}/recommendations`,
})

const entry = (mal_id: number, votes: number) => ({
  entry: { mal_id, url: `u${mal_id}`, images: imagesOf(`r${mal_id}`), title: `T${mal_id}` },
  url: 'https://myanimelist.net/recommendations/anime/1-2',
  votes,
})

table('rest_anime_recommendations', [refuses(400, 'more than 25 items', { id: 1, limit: 26 }, 'limit')])

fails('rest_anime_recommendations', of, 422)

describe('anime/recommendations', () => {
  it('are sorted by votes, then by id, before they are cut', async () => {
    const body = { data: [entry(9, 1), entry(8, 5), entry(3, 5), entry(1, 2)] }
    expect(await dataOf('rest_anime_recommendations', of(41, { limit: 3 }), body)).toEqual({
      count: 3,
      items: [
        { malId: 3, title: 'T3', votes: 5, image: 'https://example.org/r3.jpg', url: 'u3' },
        { malId: 8, title: 'T8', votes: 5, image: 'https://example.org/r8.jpg', url: 'u8' },
        { malId: 1, title: 'T1', votes: 2, image: 'https://example.org/r1.jpg', url: 'u1' },
      ],
    })
  })

  it('may be none', async () => {
    expect(await dataOf('rest_anime_recommendations', of(42), { data: [] })).toEqual({ count: 0, items: [] })
  })
})
