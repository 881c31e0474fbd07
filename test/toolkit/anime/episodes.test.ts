import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { dataOf, fails, type Case } from './upstream-cases.js'

const of = (id: number, page = 1): Case => ({
  upstream: 'jikan',
  query: { id, page },
  target: `/anime/${id}/episodes?page=${page}`,
})

table('rest_anime_episodes', [
  refuses(400, 'no id', {}, 'id'),
  refuses(400, 'page 1001', { id: 1, page: 1001 }, 'page'),
])

fails('rest_anime_episodes', of, 422)

describe('anime/episodes', () => {
  it('has the episodes of a page and counts filler and recaps', async () => {
    const body = {
      pagination: { last_visible_page: 3, has_next_page: true },
      data: [
        {
          mal_id: 101,
          url: 'u',
          title: 'One',
          title_japanese: '一',
          title_romanji: 'Ichi',
          aired: '2001-10-17T00:00:00+09:00',
          score: 4.5,
          filler: true,
          recap: false,
        },
        { mal_id: 102, title: 'Two', aired: null, filler: true, recap: true },
        { mal_id: 103, title: null },
      ],
    }
    expect(await dataOf('rest_anime_episodes', of(31, 2), body)).toEqual({
      page: 2,
      hasNextPage: true,
      count: 3,
      filler: 2,
      recap: 1,
      items: [
        {
          number: 101,
          title: 'One',
          titleJapanese: '一',
          titleRomaji: 'Ichi',
          aired: '2001-10-17',
          filler: true,
          recap: false,
          score: 4.5,
        },
        {
          number: 102,
          title: 'Two',
          titleJapanese: null,
          titleRomaji: null,
          aired: null,
          filler: true,
          recap: true,
          score: null,
        },
        {
          number: 103,
          title: null,
          titleJapanese: null,
          titleRomaji: null,
          aired: null,
          filler: false,
          recap: false,
          score: null,
        },
      ],
    })
  })
})
