import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { UPSTREAM_FAULTS } from '../../../support/upstream-faults.js'

const mbidOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const at = (number: number, type?: string): string =>
  `/release-group?artist=${mbidOf(number)}${type === undefined ? '' : `&type=${type}`}&limit=100&fmt=json`
const discography = (number: number, more: Readonly<Record<string, string | boolean>> = {}) =>
  call('rest_media_music_3', { mbid: mbidOf(number), ...more })
const group = (title: string, date: string | null, secondary?: string[], more: object = {}) => ({
  id: `id of ${title}`,
  title,
  'primary-type': 'Album',
  'first-release-date': date,
  disambiguation: '',
  ...(secondary === undefined ? {} : { 'secondary-types': secondary }),
  ...more,
})
const body = (...groups: object[]) => ({
  body: { 'release-group-count': 123, 'release-group-offset': 0, 'release-groups': groups },
})

table('rest_media_music_3', [
  refuses(400, 'no id', {}, 'mbid'),
  refuses(400, 'an id that is no UUID', { mbid: 'nirvana' }, 'mbid'),
  refuses(400, 'a UUID as a URN', { mbid: `urn:uuid:${mbidOf(1)}` }, 'mbid'),
  refuses(400, 'another type', { mbid: mbidOf(1), type: 'broadcast' }, 'type'),
])

describe('a discography', () => {
  it('is in the order of dates as text, then of titles, the undated last', async () => {
    await upstreamAnswers(
      'musicbrainz',
      at(1, 'album'),
      body(
        group('Undated B', ''),
        group('1991 in September', '1991-09-24', ['Live'], { disambiguation: 'a note' }),
        group('1991, some time', '1991'),
        group('Undated A', null),
        group('Same day B', '1989-06-15'),
        group('Same day A', '1989-06-15', [], { 'primary-type': null }),
      ),
    )
    expect(await discography(1)).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/music/discography',
        data: {
          total: 123,
          count: 6,
          items: [
            ['Same day A', null, [], '1989-06-15', 1989, null] as const,
            ['Same day B', 'Album', [], '1989-06-15', 1989, null] as const,
            ['1991, some time', 'Album', [], '1991', 1991, null] as const,
            ['1991 in September', 'Album', ['Live'], '1991-09-24', 1991, 'a note'] as const,
            ['Undated A', 'Album', [], null, null, null] as const,
            ['Undated B', 'Album', [], null, null, null] as const,
          ].map(([title, type, secondaryTypes, firstReleased, year, note]) => ({
            mbid: `id of ${title}`,
            title,
            type,
            secondaryTypes,
            firstReleased,
            year,
            note,
          })),
        },
      },
    })
  })

  it('may be of studio records only, and its total counts all', async () => {
    await upstreamAnswers(
      'musicbrainz',
      at(2, 'ep'),
      body(group('Live', '1990', ['Live']), group('Studio', '1991', []), group('Plain', '1992')),
    )
    expect(await discography(2, { type: 'ep', studioOnly: true })).toMatchObject({
      body: { data: { total: 123, count: 2, items: [{ title: 'Studio' }, { title: 'Plain' }] } },
    })
  })

  it('of all kinds asks for no type, by the id in small letters', async () => {
    const mbid = '5b11f4ce-a62d-471e-81fc-000000000003'
    await upstreamAnswers('musicbrainz', `/release-group?artist=${mbid}&limit=100&fmt=json`, body())
    expect(await call('rest_media_music_3', { mbid: mbid.toUpperCase(), type: 'all' })).toMatchObject({
      status: 200,
      body: { data: { count: 0, items: [] } },
    })
  })

  it('of nobody is 422', async () => {
    await upstreamAnswers('musicbrainz', at(4, 'single'), { status: 404, body: { error: 'Not Found' } })
    expect(await discography(4, { type: 'single' })).toMatchObject({ status: 422 })
  })

  it.each([
    ...UPSTREAM_FAULTS.map(([fault, , answer], index) => [fault, 10 + index, answer] as const),
    ['a record without a title', 30, body({ id: 'x' })] as const,
  ])('is 502 after %s', async (_fault, number, answer) => {
    await upstreamAnswers('musicbrainz', at(number, 'album'), answer)
    expect(await discography(number)).toMatchObject({ status: 502 })
  })
})
