import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { dataOf, fails, type Case } from './upstream-cases.js'
import { graphqlFails } from './graphql-cases.js'

const of = (q: string | number, tz?: string): Case => ({
  upstream: 'anilist',
  query: { q: String(q), ...(tz === undefined ? {} : { tz }) },
  target: { target: '/', body: { variables: { q: String(q) } } },
})

const answer = (more: object = {}) => ({
  data: {
    next: {
      id: 21,
      idMal: 22,
      status: 'RELEASING',
      episodes: null,
      siteUrl: 'https://anilist.co/anime/21',
      title: { romaji: 'R', english: 'E' },
      nextAiringEpisode: { episode: 1100, airingAt: 1711846800 },
      ...more,
    },
  },
})

table('rest_anime_nextEpisode', [
  refuses(400, 'no title', {}, 'q'),
  refuses(400, 'an unknown zone', { q: 'x', tz: 'Mars/Olympus' }, 'tz'),
])

fails('rest_anime_nextEpisode', of, 422)
graphqlFails('rest_anime_nextEpisode', of, 'next')

describe('anime/next-episode', () => {
  // 1711846800 is 2024-03-31 01:00 UTC, when the clocks of Berlin went from +01:00 to +02:00.
  it.each([
    [undefined, '2024-03-31T01:00:00+00:00'],
    ['Europe/Berlin', '2024-03-31T03:00:00+02:00'],
    ['Asia/Tokyo', '2024-03-31T10:00:00+09:00'],
  ])('has the time in the zone %s', async (tz, at) => {
    expect(await dataOf('rest_anime_nextEpisode', of(`zone ${tz}`, tz), answer())).toEqual({
      anilistId: 21,
      malId: 22,
      title: 'R',
      titleEnglish: 'E',
      status: 'RELEASING',
      episodes: null,
      nextEpisode: { episode: 1100, at, unix: 1711846800 },
      url: 'https://anilist.co/anime/21',
    })
  })

  it('has none where nothing is scheduled', async () => {
    const more = { idMal: null, episodes: 28, nextAiringEpisode: null, title: { romaji: 'R', english: null } }
    expect(await dataOf('rest_anime_nextEpisode', of('ended'), answer(more))).toMatchObject({
      malId: null,
      titleEnglish: null,
      episodes: 28,
      nextEpisode: null,
    })
  })
})
