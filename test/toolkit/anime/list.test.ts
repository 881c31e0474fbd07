import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { upstreamRequests } from '../../support/upstream.js'
import { dataOf, fails, type Case } from './upstream-cases.js'
import { graphqlFails } from './graphql-cases.js'

const of = (username: string, query: { media?: string; status?: string; limit?: number } = {}): Case => {
  const { media = 'anime', status = 'current' } = query
  const variables = { name: username, type: media.toUpperCase(), status: status.toUpperCase() }
  return { upstream: 'anilist', query: { username, ...query }, target: { target: '/', body: { variables } } }
}
const numbered = (number: number): Case => of(`user${number}`)

const entry = (id: number, updatedAt: number, more: object = {}, media: object = {}) => ({
  progress: id,
  score: 0,
  updatedAt,
  media: {
    id,
    idMal: null,
    episodes: 12,
    chapters: 34,
    isAdult: false,
    siteUrl: `u${id}`,
    title: { romaji: `R${id}` },
    ...media,
  },
  ...more,
})
const answer = (...lists: object[][]) => ({
  data: { list: { lists: lists.map((entries) => ({ entries })) } },
})

table('rest_anime_list', [
  refuses(400, 'no name', {}, 'username'),
  refuses(400, 'a name with a hyphen', { username: 'a-b' }, 'username'),
  refuses(400, 'a name past 20 letters', { username: 'x'.repeat(21) }, 'username'),
  refuses(400, 'another status', { username: 'xx', status: 'watching' }, 'status'),
  refuses(400, 'more than 100 items', { username: 'xx', limit: 101 }, 'limit'),
])

fails('rest_anime_list', numbered, 422)
graphqlFails('rest_anime_list', numbered, 'list')

describe('anime/list', () => {
  const LISTS = answer(
    [entry(5, 1700000000), entry(3, 1700000300, { score: 85 }, { idMal: 4, episodes: null })],
    // A custom list, which repeats an entry.
    [entry(2, 1700000000), entry(3, 1700000300), entry(9, 1800000000, {}, { isAdult: true })],
  )

  it('has each title once, last changed first, ties by id, without adult ones', async () => {
    expect(await dataOf('rest_anime_list', of('Reader1'), LISTS)).toEqual({
      username: 'Reader1',
      media: 'anime',
      status: 'current',
      total: 3,
      count: 3,
      items: [
        {
          anilistId: 3,
          malId: 4,
          title: 'R3',
          progress: 3,
          of: null,
          score: 85,
          updatedAt: '2023-11-14T22:18:20.000Z',
          url: 'u3',
        },
        {
          anilistId: 2,
          malId: null,
          title: 'R2',
          progress: 2,
          of: 12,
          score: null,
          updatedAt: '2023-11-14T22:13:20.000Z',
          url: 'u2',
        },
        {
          anilistId: 5,
          malId: null,
          title: 'R5',
          progress: 5,
          of: 12,
          score: null,
          updatedAt: '2023-11-14T22:13:20.000Z',
          url: 'u5',
        },
      ],
    })
  })

  it('counts all, then cuts; manga are measured in chapters', async () => {
    const asked = of('Reader2', { media: 'manga', status: 'repeating', limit: 1 })
    expect(await dataOf('rest_anime_list', asked, LISTS)).toMatchObject({
      media: 'manga',
      status: 'repeating',
      total: 3,
      count: 1,
      items: [{ anilistId: 3, of: 34 }],
    })
  })

  it('may be empty', async () => {
    expect(await dataOf('rest_anime_list', of('Reader3'), { data: { list: { lists: [] } } })).toMatchObject({
      total: 0,
      count: 0,
      items: [],
    })
  })

  it('is asked for by a query of GraphQL as JSON', async () => {
    await dataOf('rest_anime_list', of('Reader4'), answer())
    const request = (await upstreamRequests('anilist')).find(({ body }) =>
      JSON.stringify(body).includes('Reader4'),
    )
    expect(request).toMatchObject({
      method: 'POST',
      path: '/',
      headers: { 'content-type': 'application/json' },
      body: { query: expect.stringMatching(/^query\(\$name:String,/) as string },
    })
  })
})
