import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const at = (escaped: string, limit = 10): string =>
  `/artist?query=${encodeURIComponent(escaped)}&limit=${limit}&fmt=json`
const artists = (q: string, limit?: number) =>
  call('rest_media_music_2', { q, ...(limit === undefined ? {} : { limit }) })
const BARE = { id: 'a-1', name: 'Bare', 'sort-name': 'Bare, The', score: 87 }

table('rest_media_music_2', [
  refuses(400, 'no name', {}, 'q'),
  refuses(400, 'a limit of 101', { q: 'a', limit: 101 }, 'limit'),
])

describe('artists', () => {
  it('have their life, note and most used tags, ties by name', async () => {
    await upstreamAnswers('musicbrainz', at('whole', 1), {
      body: {
        count: 34,
        artists: [
          {
            ...BARE,
            type: 'Group',
            country: 'US',
            area: { name: 'Aberdeen' },
            'life-span': { begin: '1988-01', end: '1994-04-05', ended: true },
            disambiguation: 'grunge',
            tags: [
              { count: 1, name: 'z' },
              { count: 9, name: 'rock' },
              { count: 2, name: 'b' },
              { count: 2, name: 'a' },
              { count: -1, name: 'pop' },
              { count: 30, name: 'grunge' },
            ],
          },
          BARE,
        ],
      },
    })
    expect(await artists('whole', 1)).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/music/artists',
        data: {
          count: 1,
          total: 34,
          items: [
            {
              mbid: 'a-1',
              name: 'Bare',
              sortName: 'Bare, The',
              type: 'Group',
              country: 'US',
              area: 'Aberdeen',
              begin: '1988-01',
              end: '1994-04-05',
              ended: true,
              note: 'grunge',
              tags: ['grunge', 'rock', 'a', 'b', 'z'],
              score: 87,
            },
          ],
        },
      },
    })
  })

  it('have null for what is missing', async () => {
    const spare = { ...BARE, 'life-span': { ended: null }, disambiguation: '', area: null }
    await upstreamAnswers('musicbrainz', at('bare'), { body: { count: 2, artists: [BARE, spare] } })
    const none = {
      type: null,
      country: null,
      area: null,
      begin: null,
      end: null,
      ended: false,
      note: null,
      tags: [],
    }
    expect(await artists('bare')).toMatchObject({ body: { data: { items: [none, none] } } })
  })

  it.each([
    [
      'every special character',
      '+-&|!(){}[]^"~*?:\\/',
      '\\+\\-\\&\\|\\!\\(\\)\\{\\}\\[\\]\\^\\"\\~\\*\\?\\:\\\\\\/',
    ],
    ['a slash', 'AC/DC', 'AC\\/DC'],
    ['a field', 'artist:x OR *:*', 'artist\\:x \\OR \\*\\:\\*'],
    ['words that are operators', 'MATT AND KIM NOT', 'MATT \\AND KIM \\NOT'],
    ['such words inside of others', 'ANDY and the ORBS', 'ANDY and the ORBS'],
    ['other signs', "Guns N' Roses, 50% <$#@>;=", "Guns N' Roses, 50% <$#@>;="],
  ])('are looked for by a name with %s, taken literally', async (_what, name, escaped) => {
    await upstreamAnswers('musicbrainz', at(escaped), { body: { count: 0, artists: [] } })
    expect(await artists(name)).toMatchObject({
      status: 200,
      body: { data: { count: 0, total: 0, items: [] } },
    })
  })

  it.each([
    ...SEARCH_FAULTS,
    ['no count', 'countless', { body: { artists: [] } }] as const,
    [
      'an artist without a name',
      'nameless',
      { body: { count: 1, artists: [{ id: 'x', score: 1 }] } },
    ] as const,
  ])('are 502 after %s', async (_fault, subject, answer) => {
    await upstreamAnswers('musicbrainz', at(subject), answer)
    expect(await artists(subject)).toMatchObject({ status: 502 })
  })
})
