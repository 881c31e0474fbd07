import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'
import { UPSTREAM_FAULTS } from '../../support/upstream-faults.js'

const chart = (query: Readonly<Record<string, string | number>>) => call('rest_media_charts', query)
const entry = (id: number, more: object = {}) => ({
  id: String(id),
  name: `Name ${id}`,
  url: 'https://u',
  ...more,
})
const UPDATED = 'Wed, 1 May 2024 10:00:00 +0000'
const feed = (...results: object[]) => ({ body: { feed: { updated: UPDATED, results } } })

table('rest_media_charts', [
  refuses(400, 'another kind', { kind: 'films' }, 'kind'),
  refuses(400, 'a country in small letters', { country: 'us' }, 'country'),
  refuses(400, 'a limit of 101', { limit: 101 }, 'limit'),
])

describe('a chart', () => {
  it('has ranks from 1 and is cut to the limit', async () => {
    await upstreamAnswers(
      'applecharts',
      '/de/podcasts/top/10/podcast-episodes.json',
      feed(
        entry(7, {
          artistName: 'Artist',
          releaseDate: '2024-04-30',
          genres: [{ genreId: '14', name: 'Pop' }, { name: 'Music' }],
          contentAdvisoryRating: 'Explict',
          artworkUrl100: 'https://a',
        }),
        entry(5, { artistName: 'B', contentAdvisoryRating: 'Explicit', genres: [] }),
        entry(6, { artistName: 'C', contentAdvisoryRating: 'Clean' }),
        entry(8, { artistName: 'D' }),
      ),
    )
    const none = { released: null, genres: [], artwork: null, url: 'https://u' }
    expect(await chart({ kind: 'podcast-episodes', country: 'DE', limit: 3 })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/charts',
        data: {
          kind: 'podcast-episodes',
          country: 'DE',
          updated: UPDATED,
          count: 3,
          items: [
            {
              rank: 1,
              id: '7',
              name: 'Name 7',
              artist: 'Artist',
              released: '2024-04-30',
              genres: ['Pop', 'Music'],
              explicit: true,
              artwork: 'https://a',
              url: 'https://u',
            },
            { rank: 2, id: '5', name: 'Name 5', artist: 'B', explicit: true, ...none },
            { rank: 3, id: '6', name: 'Name 6', artist: 'C', explicit: false, ...none },
          ],
        },
      },
    })
  })

  // The addresses that rss.marketingtools.apple.com makes.
  it.each([
    ['songs', 1, 'music/most-played/10/songs'],
    ['songs', 11, 'music/most-played/25/songs'],
    ['songs', 26, 'music/most-played/50/songs'],
    ['songs', 51, 'music/most-played/100/songs'],
    ['albums', 10, 'music/most-played/10/albums'],
    ['podcasts', 25, 'podcasts/top/25/podcasts'],
    ['podcast-episodes', 50, 'podcasts/top/50/podcast-episodes'],
    ['free-books', 100, 'books/top-free/100/books'],
    ['paid-books', 10, 'books/top-paid/10/books'],
    ['audiobooks', 10, 'audio-books/top/10/audio-books'],
  ])('of %s with a limit of %i is at its place', async (kind, limit, place) => {
    await upstreamAnswers('applecharts', `/gb/${place}.json`, feed(entry(limit)))
    expect(await chart({ kind, limit, country: 'GB' })).toMatchObject({
      status: 200,
      body: { data: { kind, count: 1, items: [{ id: String(limit), rank: 1 }] } },
    })
  })

  it('that a country does not have is 422', async () => {
    await upstreamAnswers('applecharts', '/aq/music/most-played/10/songs.json', { status: 404, body: '' })
    expect(await chart({ country: 'AQ' })).toMatchObject({
      status: 422,
      body: { error: { message: 'There is no chart of songs for AQ.' } },
    })
  })

  it.each([
    ...UPSTREAM_FAULTS.map(([fault, , answer], index) => [fault, `X${'ABCDEFGHIJ'[index]}`, answer] as const),
    ['an entry without an address', 'XZ', feed({ id: '1', name: 'x' })] as const,
  ])('is 502 after %s', async (_fault, country, answer) => {
    await upstreamAnswers('applecharts', `/${country.toLowerCase()}/music/most-played/10/songs.json`, answer)
    expect(await chart({ country })).toMatchObject({ status: 502 })
  })
})
