import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { dataOf, fails, imagesOf, jikanPage, keepsToLimit, type Case } from './upstream-cases.js'

const of = (query: { q: string; [name: string]: string | number }, search: string): Case => ({
  upstream: 'jikan',
  query,
  target: `/anime?${search}`,
})

table('rest_anime_search', [
  refuses(400, 'no title', {}, 'q'),
  refuses(400, 'an unknown type', { q: 'x', type: 'doujin' }, 'type'),
  refuses(400, 'an unknown status', { q: 'x', status: 'finished' }, 'status'),
  refuses(400, 'a score past 10', { q: 'x', minScore: 10.5 }, 'minScore'),
  refuses(400, 'page 0', { q: 'x', page: 0 }, 'page'),
  refuses(400, 'more than 25 items', { q: 'x', limit: 26 }, 'limit'),
])

fails('rest_anime_search', (n) => of({ q: `t${n}` }, `q=t${n}&page=1&limit=10&sfw=true`), 502)

keepsToLimit(
  'rest_anime_search',
  of({ q: 'one', limit: 1 }, 'q=one&page=1&limit=1&sfw=true'),
  jikanPage([
    { mal_id: 1, title: 'A', url: 'u' },
    { mal_id: 1, title: 'A', url: 'u' },
  ]),
)

describe('anime/search', () => {
  it('has the fields of each anime in the order of the upstream', async () => {
    const full = {
      mal_id: 2,
      title: 'B',
      title_english: 'Be',
      title_japanese: 'ビ',
      type: 'TV',
      episodes: 12,
      status: 'Finished Airing',
      score: 7.25,
      year: 2020,
      season: 'spring',
      genres: [{ mal_id: 1, type: 'anime', name: 'Action', url: 'u' }, { name: 'Drama' }],
      images: imagesOf('b'),
      url: 'https://myanimelist.net/anime/2',
      rank: 9,
    }
    const bare = { mal_id: 1, title: 'A', url: 'https://myanimelist.net/anime/1', score: null }
    const asked = of({ q: 'fields', page: 3 }, 'q=fields&page=3&limit=10&sfw=true')
    expect(
      await dataOf('rest_anime_search', asked, jikanPage([full, bare], { hasNextPage: true, total: 41 })),
    ).toEqual({
      page: 3,
      hasNextPage: true,
      total: 41,
      count: 2,
      items: [
        {
          malId: 2,
          title: 'B',
          titleEnglish: 'Be',
          titleJapanese: 'ビ',
          type: 'TV',
          episodes: 12,
          status: 'Finished Airing',
          score: 7.25,
          year: 2020,
          season: 'spring',
          genres: ['Action', 'Drama'],
          image: 'https://example.org/b.jpg',
          url: 'https://myanimelist.net/anime/2',
        },
        {
          malId: 1,
          title: 'A',
          titleEnglish: null,
          titleJapanese: null,
          type: null,
          episodes: null,
          status: null,
          score: null,
          year: null,
          season: null,
          genres: [],
          image: null,
          url: 'https://myanimelist.net/anime/1',
        },
      ],
    })
  })

  it('sends what narrows the search only when it is given, and always sfw', async () => {
    const asked = of(
      { q: 'a & b=ü', type: 'tv_special', status: 'airing', minScore: 7.5, page: 2, limit: 25 },
      'q=a+%26+b%3D%C3%BC&page=2&limit=25&sfw=true&type=tv_special&status=airing&min_score=7.5',
    )
    expect(await dataOf('rest_anime_search', asked, jikanPage([]))).toEqual({
      page: 2,
      hasNextPage: false,
      total: 0,
      count: 0,
      items: [],
    })
  })
})
