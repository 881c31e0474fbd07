import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { dataOf, fails, imagesOf, jikanPage, keepsToLimit, type Case } from './upstream-cases.js'

const of = (query: Record<string, string | number>, search: string): Case => ({
  upstream: 'jikan',
  query,
  target: `/top/anime?sfw=true&${search}`,
})

table('rest_anime_top', [
  refuses(400, "the upstream's own word", { by: 'bypopularity' }, 'by'),
  refuses(400, 'an unknown type', { type: 'TV' }, 'type'),
  refuses(400, 'more than 25 items', { limit: 26 }, 'limit'),
])

fails('rest_anime_top', (n) => of({ page: (n % 100) + 1 }, `page=${(n % 100) + 1}&limit=10`), 502)

keepsToLimit(
  'rest_anime_top',
  of({ page: 302, limit: 1 }, 'page=302&limit=1'),
  jikanPage([
    { mal_id: 1, title: 'A', url: 'u' },
    { mal_id: 1, title: 'A', url: 'u' },
  ]),
)

describe('anime/top', () => {
  it.each([
    ['score', ''],
    ['airing', '&filter=airing'],
    ['upcoming', '&filter=upcoming'],
    ['popularity', '&filter=bypopularity'],
    ['favorite', '&filter=favorite'],
  ])('by %s asks for it as the upstream calls it', async (by, filter) => {
    const asked = of({ by, page: 301, limit: 3 }, `page=301&limit=3${filter}`)
    expect(await dataOf('rest_anime_top', asked, jikanPage([]))).toEqual({
      by,
      page: 301,
      hasNextPage: false,
      count: 0,
      items: [],
    })
  })

  it('has the fields of each in the order of the upstream', async () => {
    const full = {
      rank: 2,
      mal_id: 5,
      title: 'T',
      title_english: 'E',
      type: 'Movie',
      episodes: 1,
      score: 9,
      members: 10,
      images: imagesOf('t'),
      url: 'u',
    }
    const asked = of(
      { by: 'airing', type: 'movie', page: 302, limit: 2 },
      'page=302&limit=2&filter=airing&type=movie',
    )
    const body = jikanPage([full, { mal_id: 4, title: 'S', url: 'v', rank: null }], { hasNextPage: true })
    expect(await dataOf('rest_anime_top', asked, body)).toEqual({
      by: 'airing',
      page: 302,
      hasNextPage: true,
      count: 2,
      items: [
        {
          rank: 2,
          malId: 5,
          title: 'T',
          titleEnglish: 'E',
          type: 'Movie',
          episodes: 1,
          score: 9,
          members: 10,
          image: 'https://example.org/t.jpg',
          url: 'u',
        },
        {
          rank: null,
          malId: 4,
          title: 'S',
          titleEnglish: null,
          type: null,
          episodes: null,
          score: null,
          members: null,
          image: null,
          url: 'v',
        },
      ],
    })
  })
})
