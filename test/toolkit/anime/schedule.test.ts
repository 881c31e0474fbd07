import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { dataOf, fails, imagesOf, jikanPage, keepsToLimit, type Case } from './upstream-cases.js'

const of = (page: number, { day = 'monday', limit = 10 } = {}): Case => ({
  upstream: 'jikan',
  query: { day, page, limit },
  target: `/schedules?filter=${day}&sfw=true&kids=false&page=${page}&limit=${limit}`,
})

table('rest_anime_schedule', [
  refuses(400, 'no day', {}, 'day'),
  refuses(400, 'a day in other letters', { day: 'Monday' }, 'day'),
  refuses(400, 'more than 25 items', { day: 'monday', limit: 26 }, 'limit'),
])

fails('rest_anime_schedule', (n) => of((n % 100) + 1), 502)

keepsToLimit(
  'rest_anime_schedule',
  of(200, { limit: 1 }),
  jikanPage([
    { mal_id: 1, title: 'A', url: 'u' },
    { mal_id: 1, title: 'A', url: 'u' },
  ]),
)

describe('anime/schedule', () => {
  const slot = (mal_id: number, broadcast: object | null) => ({
    mal_id,
    title: `T${mal_id}`,
    title_english: null,
    broadcast,
    episodes: 12,
    score: 7.1,
    images: imagesOf(`x${mal_id}`),
    url: `u${mal_id}`,
  })
  const at = (time: string | null) => ({ day: 'Sundays', time, timezone: 'Asia/Tokyo', string: 'text' })

  it('is sorted by time, ties as they come, those without one last', async () => {
    const body = jikanPage(
      [slot(1, at(null)), slot(2, at('23:30')), slot(3, null), slot(4, at('00:05')), slot(5, at('23:30'))],
      { hasNextPage: true },
    )
    const data = await dataOf('rest_anime_schedule', of(2, { day: 'sunday', limit: 5 }), body)
    expect(data).toMatchObject({ day: 'sunday', page: 2, hasNextPage: true, count: 5 })
    const { items } = data as { items: { malId: number }[] }
    expect(items.map(({ malId }) => malId)).toEqual([4, 2, 5, 1, 3])
    expect(items[0]).toEqual({
      malId: 4,
      title: 'T4',
      titleEnglish: null,
      time: '00:05',
      timezone: 'Asia/Tokyo',
      episodes: 12,
      score: 7.1,
      image: 'https://example.org/x4.jpg',
      url: 'u4',
    })
    expect(items[4]).toMatchObject({ time: null, timezone: null })
  })
})
