import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { UPSTREAM_FAULTS } from '../../../support/upstream-faults.js'

const at = (isrc: string): string => `/isrc/${isrc}?inc=artist-credits&fmt=json`
const recordings = (isrc: string) => call('rest_media_music_4', { isrc })
const recording = (more: object = {}) => ({
  id: 'r-1',
  title: 'Song',
  length: null,
  'artist-credit': [
    { name: 'One', joinphrase: ' feat. ' },
    { name: 'Two', joinphrase: '' },
  ],
  ...more,
})

table('rest_media_music_4', [
  refuses(400, 'no code', {}, 'isrc'),
  refuses(400, 'a code that is too short', { isrc: 'USGF1994250' }, 'isrc'),
  refuses(400, 'a hyphen in the wrong place', { isrc: 'USG-F19942501' }, 'isrc'),
])

describe('recordings', () => {
  it('are looked up in capitals without hyphens', async () => {
    await upstreamAnswers('musicbrainz', at('GBAYE6800011'), {
      body: {
        isrc: 'GBAYE6800011',
        recordings: [
          recording({ length: 431_333, 'first-release-date': '1968-08-26', video: true }),
          recording({ 'first-release-date': '', video: null, 'artist-credit': [{ name: 'Alone' }] }),
        ],
      },
    })
    expect(await recordings('gb-aYe-68-00011')).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/music/isrc',
        data: {
          isrc: 'GBAYE6800011',
          count: 2,
          items: [
            {
              mbid: 'r-1',
              title: 'Song',
              artist: 'One feat. Two',
              seconds: 431.333,
              firstReleased: '1968-08-26',
              video: true,
            },
            { mbid: 'r-1', title: 'Song', artist: 'Alone', seconds: null, firstReleased: null, video: false },
          ],
        },
      },
    })
  })

  it('of an unknown code are 422', async () => {
    await upstreamAnswers('musicbrainz', at('XXABC9900000'), { status: 404, body: { error: 'Not Found' } })
    expect(await recordings('XXABC9900000')).toMatchObject({ status: 422 })
  })

  it.each(UPSTREAM_FAULTS.map(([fault, , answer], index) => [fault, `XXABC990001${index}`, answer] as const))(
    'are 502 after %s',
    async (_fault, isrc, answer) => {
      await upstreamAnswers('musicbrainz', at(isrc), answer)
      expect(await recordings(isrc)).toMatchObject({ status: 502 })
    },
  )
})
