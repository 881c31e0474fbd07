import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const at = (q: string, country = 'US', limit = 10): string =>
  `/search?term=${encodeURIComponent(q)}&media=music&entity=song&country=${country}&limit=${limit}`
const songs = (q: string, more: Readonly<Record<string, string | number>> = {}) =>
  call('rest_media_music', { q, ...more })
const BARE = {
  wrapperType: 'track',
  kind: 'song',
  trackId: 2_999_999_999,
  trackName: 'Song',
  artistName: 'Artist',
}

table('rest_media_music', [
  refuses(400, 'no words', {}, 'q'),
  refuses(400, 'a country in small letters', { q: 'a', country: 'us' }, 'country'),
  refuses(400, 'a limit of 0', { q: 'a', limit: 0 }, 'limit'),
])

describe('songs', () => {
  it('have seconds, a large cover and the day of their release', async () => {
    await upstreamAnswers('itunes', at('søng & more', 'DE', 2), {
      body: {
        resultCount: 2,
        results: [
          {
            ...BARE,
            collectionName: 'Album',
            releaseDate: '1965-08-06T12:00:00Z',
            trackTimeMillis: 125_760,
            primaryGenreName: 'Rock',
            trackExplicitness: 'explicit',
            previewUrl: 'https://p',
            artworkUrl100: 'https://is1-ssl.mzstatic.com/x.jpg/100x100bb.jpg',
            trackViewUrl: 'https://v',
          },
          { ...BARE, trackExplicitness: 'cleaned' },
        ],
      },
    })
    const item = { id: 2_999_999_999, title: 'Song', artist: 'Artist' }
    expect(await songs('søng & more', { country: 'DE', limit: 2 })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/music/songs',
        data: {
          count: 2,
          items: [
            {
              ...item,
              album: 'Album',
              released: '1965-08-06',
              seconds: 125.76,
              genre: 'Rock',
              explicit: true,
              preview: 'https://p',
              artwork: 'https://is1-ssl.mzstatic.com/x.jpg/600x600bb.jpg',
              url: 'https://v',
            },
            {
              ...item,
              album: null,
              released: null,
              seconds: null,
              genre: null,
              explicit: false,
              preview: null,
              artwork: null,
              url: null,
            },
          ],
        },
      },
    })
  })

  it('are never more than asked for, and may be none', async () => {
    await upstreamAnswers('itunes', at('many', 'US', 1), { body: { results: [BARE, BARE] } })
    expect(await songs('many', { limit: 1 })).toMatchObject({ body: { data: { count: 1 } } })
    await upstreamAnswers('itunes', at('none'), { body: { resultCount: 0, results: [] } })
    expect(await songs('none')).toMatchObject({ status: 200, body: { data: { count: 0, items: [] } } })
  })

  it.each([
    ...SEARCH_FAULTS,
    ['a song without a title', 'untitled', { body: { results: [{ trackId: 1, artistName: 'x' }] } }] as const,
  ])('are 502 after %s', async (_fault, subject, answer) => {
    await upstreamAnswers('itunes', at(subject), answer)
    expect(await songs(subject)).toMatchObject({ status: 502 })
  })
})
