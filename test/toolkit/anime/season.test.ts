import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { dataOf, fails, imagesOf, jikanPage, keepsToLimit, type Case } from './upstream-cases.js'

const of = (year: number, query: Record<string, string | number>, search: string): Case => ({
  upstream: 'jikan',
  query: { year, season: 'winter', ...query },
  target: `/seasons/${year}/winter?${search}`,
})

table('rest_anime_season', [
  refuses(400, 'no season', { year: 2023 }, 'season'),
  refuses(400, 'autumn', { year: 2023, season: 'autumn' }, 'season'),
  refuses(400, 'a year before anime', { year: 1916, season: 'fall' }, 'year'),
  refuses(400, 'a type that has no season', { year: 2023, season: 'fall', type: 'cm' }, 'type'),
])

fails('rest_anime_season', (n) => of(1917 + (n % 100), { page: 77 }, 'page=77&limit=10&sfw=true'), 422)

keepsToLimit(
  'rest_anime_season',
  of(2019, { limit: 1 }, 'page=1&limit=1&sfw=true'),
  jikanPage([
    { mal_id: 1, title: 'A', url: 'u' },
    { mal_id: 1, title: 'A', url: 'u' },
  ]),
)

describe('anime/season', () => {
  it('has the anime of a page in the order of the upstream', async () => {
    const item = { mal_id: 7, title: 'T', url: 'u', images: imagesOf('s'), season: 'winter', year: 2021 }
    const asked = of(2021, { type: 'movie', page: 2, limit: 5 }, 'page=2&limit=5&sfw=true&filter=movie')
    const body = jikanPage([item, { ...item, mal_id: 3 }], { hasNextPage: true, total: 90 })
    expect(await dataOf('rest_anime_season', asked, body)).toMatchObject({
      page: 2,
      hasNextPage: true,
      count: 2,
      items: [
        { malId: 7, season: 'winter', year: 2021, genres: [], image: 'https://example.org/s.jpg' },
        { malId: 3 },
      ],
    })
  })

  it('needs no type', async () => {
    const asked = of(2022, {}, 'page=1&limit=10&sfw=true')
    expect(await dataOf('rest_anime_season', asked, jikanPage([]))).toEqual({
      page: 1,
      hasNextPage: false,
      count: 0,
      items: [],
    })
  })
})
