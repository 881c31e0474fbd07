import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../../support/table.js'
import { dataOf, fails, imagesOf, jikanPage, keepsToLimit, type Case } from '../upstream-cases.js'

const of = (query: Record<string, string | number>, search: string): Case => ({
  upstream: 'jikan',
  query,
  target: `/manga?${search}`,
})

table('rest_anime_manga', [
  refuses(400, 'no title', {}, 'q'),
  refuses(400, 'a type that is left out', { q: 'x', type: 'doujin' }, 'type'),
  refuses(400, 'an unknown status', { q: 'x', status: 'airing' }, 'status'),
])

fails('rest_anime_manga', (n) => of({ q: `m${n}` }, `q=m${n}&page=1&limit=10&sfw=true`), 502)

keepsToLimit(
  'rest_anime_manga',
  of({ q: 'one', limit: 1 }, 'q=one&page=1&limit=1&sfw=true'),
  jikanPage([
    { mal_id: 1, title: 'A', url: 'u' },
    { mal_id: 1, title: 'A', url: 'u' },
  ]),
)

describe('anime/manga/search', () => {
  it('has the fields of each in the order of the upstream', async () => {
    const full = {
      mal_id: 5,
      title: 'T',
      title_english: 'E',
      title_japanese: 'J',
      type: 'Light Novel',
      chapters: 10,
      volumes: 2,
      status: 'Finished',
      score: 8.5,
      authors: [{ mal_id: 1, type: 'people', name: 'Azuma, Kiyohiko', url: 'u' }],
      images: imagesOf('m'),
      url: 'u',
    }
    const asked = of(
      { q: 'all', type: 'lightnovel', status: 'complete', page: 2, limit: 2 },
      'q=all&page=2&limit=2&sfw=true&type=lightnovel&status=complete',
    )
    const body = jikanPage([full, { mal_id: 4, title: 'S', url: 'v' }], { hasNextPage: true, total: 9 })
    expect(await dataOf('rest_anime_manga', asked, body)).toEqual({
      page: 2,
      hasNextPage: true,
      total: 9,
      count: 2,
      items: [
        {
          malId: 5,
          title: 'T',
          titleEnglish: 'E',
          titleJapanese: 'J',
          type: 'Light Novel',
          chapters: 10,
          volumes: 2,
          status: 'Finished',
          score: 8.5,
          authors: ['Azuma, Kiyohiko'],
          image: 'https://example.org/m.jpg',
          url: 'u',
        },
        {
          malId: 4,
          title: 'S',
          titleEnglish: null,
          titleJapanese: null,
          type: null,
          chapters: null,
          volumes: null,
          status: null,
          score: null,
          authors: [],
          image: null,
          url: 'v',
        },
      ],
    })
  })
})
