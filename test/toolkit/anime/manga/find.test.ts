import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../../support/table.js'
import { answered, dataOf, fails, keepsToLimit, type Case } from '../upstream-cases.js'

const of = (q: string, limit = 10): Case => ({
  upstream: 'mangadex',
  query: { q, limit },
  target:
    `/manga?title=${q}&limit=${limit}&order[relevance]=desc&contentRating[]=safe&contentRating[]=suggestive` +
    '&includes[]=author&includes[]=cover_art',
})

const ATTRIBUTES = {
  title: { ja: '題', en: 'Title' },
  altTitles: [{ ja: '別' }, { 'ja-ro': 'Betsu', de: 'Anders' }],
  originalLanguage: 'ja',
  lastVolume: '',
  lastChapter: '12.5',
  publicationDemographic: 'seinen',
  status: 'completed',
  year: 2003,
  contentRating: 'safe',
  tags: [{ id: 't', type: 'tag', attributes: { name: { en: 'Comedy' }, group: 'genre' } }],
  availableTranslatedLanguages: ['pt-br', null, 'en', 'de'],
}
const RELATIONSHIPS = [
  { id: 'x', type: 'artist', attributes: { name: 'Artist' } },
  { id: 'a', type: 'author', attributes: { name: 'First' } },
  { id: 'b', type: 'author', attributes: { name: 'Second' } },
  { id: 'c', type: 'cover_art', attributes: { fileName: 'cover.png', volume: '1' } },
]

table('rest_anime_manga_3', [
  refuses(400, 'no title', {}, 'q'),
  refuses(400, 'more than 25 items', { q: 'x', limit: 26 }, 'limit'),
])

fails('rest_anime_manga_3', (n) => of(`f${n}`), 502)

keepsToLimit('rest_anime_manga_3', of('one', 1), {
  total: 2,
  data: [1, 2].map((id) => ({ id: `${id}`, attributes: ATTRIBUTES, relationships: [] })),
})

describe('anime/manga/find', () => {
  const found = (...data: object[]) => ({
    result: 'ok',
    response: 'collection',
    data,
    limit: 10,
    offset: 0,
    total: 44,
  })

  it('has the fields of each', async () => {
    const body = found({ id: 'id-1', type: 'manga', attributes: ATTRIBUTES, relationships: RELATIONSHIPS })
    expect(await dataOf('rest_anime_manga_3', of('fields', 3), body)).toEqual({
      total: 44,
      count: 1,
      items: [
        {
          id: 'id-1',
          title: 'Title',
          altTitles: ['別', 'Betsu', 'Anders'],
          author: 'First',
          originalLanguage: 'ja',
          status: 'completed',
          year: 2003,
          demographic: 'seinen',
          contentRating: 'safe',
          languages: ['de', 'en', 'pt-br'],
          lastVolume: null,
          lastChapter: '12.5',
          tags: ['Comedy'],
          cover: 'https://uploads.mangadex.org/covers/id-1/cover.png.256.jpg',
          url: 'https://mangadex.org/title/id-1',
        },
      ],
    })
  })

  it('has the first title without an English one, and nulls for what is missing', async () => {
    const bare = {
      title: { ko: '첫', ja: '次' },
      altTitles: [],
      originalLanguage: 'ko',
      contentRating: 'suggestive',
    }
    const body = found({ id: 'id-2', attributes: bare, relationships: [{ id: 'a', type: 'author' }] })
    expect(await dataOf('rest_anime_manga_3', of('bare'), body)).toMatchObject({
      items: [
        {
          title: '첫',
          altTitles: [],
          author: null,
          status: null,
          year: null,
          demographic: null,
          languages: [],
          lastVolume: null,
          lastChapter: null,
          tags: [],
          cover: null,
        },
      ],
    })
  })

  it('takes an empty list for texts in no language, as the upstream writes them', async () => {
    const body = found({ id: 'id-3', attributes: { ...ATTRIBUTES, title: [] }, relationships: [] })
    expect(await dataOf('rest_anime_manga_3', of('untitled'), body)).toMatchObject({
      items: [{ title: '別' }],
    })
  })

  it('is a 502 where the rating is missing', async () => {
    const { contentRating: _, ...less } = ATTRIBUTES
    const body = found({ id: 'id-4', attributes: less, relationships: [] })
    expect(await answered('rest_anime_manga_3', of('unrated'), { body })).toMatchObject({
      status: 502,
      body: { error: { message: expect.stringContaining('data.0.attributes.contentRating') as string } },
    })
  })
})
