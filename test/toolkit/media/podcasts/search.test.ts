import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const at = (q: string, country = 'US', limit = 10): string =>
  `/search?term=${encodeURIComponent(q)}&media=podcast&entity=podcast&country=${country}&limit=${limit}`
const podcasts = (q: string, more: Readonly<Record<string, string | number>> = {}) =>
  call('rest_media_podcasts', { q, ...more })
const BARE = {
  wrapperType: 'track',
  kind: 'podcast',
  collectionId: 42,
  collectionName: 'Podcast',
  artistName: 'Host',
}

table('rest_media_podcasts', [
  refuses(400, 'no words', {}, 'q'),
  refuses(400, 'a country of three letters', { q: 'a', country: 'USA' }, 'country'),
])

describe('podcasts', () => {
  it('have their feed, their genres and the larger cover', async () => {
    const whole = {
      ...BARE,
      feedUrl: 'https://f',
      trackCount: 12,
      genres: ['History', 'Podcasts', 'News'],
      releaseDate: '2024-05-01T05:00:00Z',
      collectionExplicitness: 'explicit',
      artworkUrl100: 'https://a/100',
      collectionViewUrl: 'https://v',
    }
    await upstreamAnswers('itunes', at('all', 'GB', 3), {
      body: { results: [{ ...whole, artworkUrl600: 'https://a/600' }, whole, BARE] },
    })
    const item = { id: 42, title: 'Podcast', author: 'Host' }
    const told = {
      ...item,
      feed: 'https://f',
      episodes: 12,
      genres: ['History', 'News'],
      latest: '2024-05-01T05:00:00Z',
      explicit: true,
      url: 'https://v',
    }
    expect(await podcasts('all', { country: 'GB', limit: 3 })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/podcasts/search',
        data: {
          count: 3,
          items: [
            { ...told, artwork: 'https://a/600' },
            { ...told, artwork: 'https://a/100' },
            {
              ...item,
              feed: null,
              episodes: null,
              genres: [],
              latest: null,
              explicit: false,
              artwork: null,
              url: null,
            },
          ],
        },
      },
    })
  })

  it('may be none', async () => {
    await upstreamAnswers('itunes', at('none'), { body: { resultCount: 0, results: [] } })
    expect(await podcasts('none')).toMatchObject({ status: 200, body: { data: { count: 0, items: [] } } })
  })

  it.each([
    ...SEARCH_FAULTS,
    ['a podcast without a number', 'numberless', { body: { results: [{ collectionName: 'x' }] } }] as const,
  ])('are 502 after %s', async (_fault, subject, answer) => {
    await upstreamAnswers('itunes', at(subject), answer)
    expect(await podcasts(subject)).toMatchObject({ status: 502 })
  })
})
