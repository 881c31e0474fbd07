import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { dataOf, fails, imagesOf, jikanPage, keepsToLimit, type Case } from './upstream-cases.js'

const of = (q: string, limit?: number): Case => ({
  upstream: 'jikan',
  query: limit === undefined ? { q } : { q, limit },
  target: `/characters?q=${q}&order_by=favorites&sort=desc&page=1&limit=${limit ?? 10}`,
})

table('rest_anime_character', [
  refuses(400, 'no name', {}, 'q'),
  refuses(400, 'an empty name', { q: '' }, 'q'),
  refuses(400, 'page 1001', { q: 'x', page: 1001 }, 'page'),
])

fails('rest_anime_character', (n) => of(`c${n}`), 502)

keepsToLimit(
  'rest_anime_character',
  of('one', 1),
  jikanPage([
    { mal_id: 1, name: 'A', url: 'u' },
    { mal_id: 1, name: 'A', url: 'u' },
  ]),
)

describe('anime/character', () => {
  it('has the fields of each in the order of the upstream', async () => {
    const full = {
      mal_id: 5,
      url: 'u',
      images: imagesOf('k'),
      name: 'N',
      name_kanji: '漢字',
      nicknames: ['A', 'B'],
      favorites: 12,
      about: 'Text.',
    }
    expect(
      await dataOf(
        'rest_anime_character',
        of('someone'),
        jikanPage([full, { mal_id: 9, name: 'M', url: 'v' }]),
      ),
    ).toEqual({
      page: 1,
      hasNextPage: false,
      count: 2,
      items: [
        {
          malId: 5,
          name: 'N',
          nameKanji: '漢字',
          nicknames: ['A', 'B'],
          favorites: 12,
          about: 'Text.',
          image: 'https://example.org/k.jpg',
          url: 'u',
        },
        {
          malId: 9,
          name: 'M',
          nameKanji: null,
          nicknames: [],
          favorites: 0,
          about: null,
          image: null,
          url: 'v',
        },
      ],
    })
  })
})
