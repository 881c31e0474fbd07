import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../../support/table.js'
import { dataOf, fails, keepsToLimit, type Case } from '../upstream-cases.js'

const uuid = (number: number): string => `a96676e5-8ae2-425e-b549-${String(number).padStart(12, '0')}`
const of = (number: number, limit?: number): Case => ({
  upstream: 'mangadex',
  query: limit === undefined ? { id: uuid(number) } : { id: uuid(number), limit },
  target: `/manga/${uuid(number)}/feed?translatedLanguage[]=en&order[chapter]=asc&offset=0&limit=${limit ?? 20}&includes[]=scanlation_group`,
})

table('rest_anime_manga_4', [
  refuses(400, 'an id that is no UUID', { id: '104' }, 'id'),
  refuses(400, 'a language in words', { id: uuid(1), lang: 'english' }, 'lang'),
  refuses(400, 'another order', { id: uuid(1), order: 'newest' }, 'order'),
  refuses(400, 'an offset past 9900', { id: uuid(1), offset: 9901 }, 'offset'),
  refuses(400, 'more than 100 items', { id: uuid(1), limit: 101 }, 'limit'),
])

fails('rest_anime_manga_4', of, 422)

keepsToLimit('rest_anime_manga_4', of(21, 1), {
  total: 2,
  data: [
    { id: '1', attributes: {} },
    { id: '2', attributes: {} },
  ],
})

describe('anime/manga/chapters', () => {
  it('has the chapters in the order of the upstream', async () => {
    const group = (name: string) => ({ id: 'g', type: 'scanlation_group', attributes: { name } })
    const body = {
      result: 'ok',
      total: 1000,
      data: [
        {
          id: 'c-1',
          type: 'chapter',
          attributes: {
            volume: '2',
            chapter: '10.5',
            title: 'A Title',
            translatedLanguage: 'pt-br',
            externalUrl: 'https://example.org/read',
            publishAt: '2018-01-19T02:01:20+00:00',
            pages: 0,
          },
          relationships: [group('One'), { id: 'm', type: 'manga' }, group('Two'), { id: 'u', type: 'user' }],
        },
        {
          id: 'c-2',
          attributes: { volume: null, chapter: null, title: '', pages: 3 },
          relationships: [{ id: 'g', type: 'scanlation_group' }],
        },
      ],
    }
    const asked: Case = {
      upstream: 'mangadex',
      query: { id: uuid(81), lang: 'pt-br', order: 'desc', offset: 40, limit: 2 },
      target: `/manga/${uuid(81)}/feed?translatedLanguage[]=pt-br&order[chapter]=desc&offset=40&limit=2&includes[]=scanlation_group`,
    }
    expect(await dataOf('rest_anime_manga_4', asked, body)).toEqual({
      total: 1000,
      count: 2,
      items: [
        {
          id: 'c-1',
          volume: '2',
          chapter: '10.5',
          title: 'A Title',
          pages: 0,
          publishAt: '2018-01-19T02:01:20+00:00',
          groups: ['One', 'Two'],
          external: 'https://example.org/read',
          url: 'https://mangadex.org/chapter/c-1',
        },
        {
          id: 'c-2',
          volume: null,
          chapter: null,
          title: null,
          pages: 3,
          publishAt: null,
          groups: [],
          external: null,
          url: 'https://mangadex.org/chapter/c-2',
        },
      ],
    })
  })
})
