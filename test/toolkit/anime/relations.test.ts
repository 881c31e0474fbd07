import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { dataOf, fails, type Case } from './upstream-cases.js'
import { graphqlFails } from './graphql-cases.js'

const of = (id: number, media?: string): Case => ({
  upstream: 'anilist',
  query: { id, ...(media === undefined ? {} : { media }) },
  target: { target: '/', body: { variables: { id } } },
})

const edge = (id: number, date: [year?: number, month?: number, day?: number], more: object = {}) => ({
  relationType: 'SEQUEL',
  node: {
    id,
    idMal: null,
    type: 'ANIME',
    format: 'TV',
    status: 'FINISHED',
    episodes: 12,
    siteUrl: `u${id}`,
    isAdult: false,
    title: { romaji: `R${id}` },
    startDate: { year: date[0] ?? null, month: date[1] ?? null, day: date[2] ?? null },
    ...more,
  },
})
const answer = (...edges: object[]) => ({
  data: { related: { id: 5114, title: { romaji: 'Root' }, relations: { edges } } },
})
const EDGES = [
  edge(9, []),
  edge(8, [2011, 7]),
  edge(7, [2011, 7, 2]),
  edge(6, [2011]),
  edge(5, [2001, 7, 12], { type: 'MANGA', episodes: null }),
  edge(4, [2011, 7, 2], { isAdult: true }),
  edge(3, [2011, 7, 2]),
  edge(2, [], { startDate: null }),
  edge(1, [2009, 12, 1]),
]

table('rest_anime_relations', [
  refuses(400, 'no id', {}, 'id'),
  refuses(400, 'another kind of media', { id: 1, media: 'novel' }, 'media'),
])

fails('rest_anime_relations', of, 422)
graphqlFails('rest_anime_relations', of, 'related')

describe('anime/relations', () => {
  const ids = (data: unknown): number[] =>
    (data as { items: { anilistId: number }[] }).items.map(({ anilistId }) => anilistId)

  it('are sorted by start as text, null last, ties by id', async () => {
    const data = await dataOf('rest_anime_relations', of(91), answer(...EDGES))
    expect(ids(data)).toEqual([1, 6, 8, 3, 7, 2, 9])
    expect(data).toMatchObject({
      anilistId: 5114,
      title: 'Root',
      count: 7,
      items: [
        {
          anilistId: 1,
          malId: null,
          relation: 'SEQUEL',
          title: 'R1',
          type: 'ANIME',
          format: 'TV',
          status: 'FINISHED',
          episodes: 12,
          start: '2009-12-01',
          url: 'u1',
        },
        { start: '2011' },
        { start: '2011-07' },
        { start: '2011-07-02' },
        { start: '2011-07-02' },
        { start: null },
        { start: null },
      ],
    })
  })

  it('are of the media asked for', async () => {
    expect(ids(await dataOf('rest_anime_relations', of(92, 'manga'), answer(...EDGES)))).toEqual([5])
    expect(ids(await dataOf('rest_anime_relations', of(93, 'all'), answer(...EDGES)))).toEqual([
      5, 1, 6, 8, 3, 7, 2, 9,
    ])
  })
})
