import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const FIELDS = ['identifier', 'title', 'creator', 'date', 'mediatype', 'downloads']
const at = (query: string, limit = 10): string =>
  `/advancedsearch.php?q=${encodeURIComponent(query)}&${FIELDS.map((field) => `fl[]=${field}`).join('&')}&sort[]=downloads desc&rows=${limit}&page=1&output=json`
const items = (q: string, more: Readonly<Record<string, string | number>> = {}) =>
  call('rest_media_archive', { q, ...more })
const found = (...docs: object[]) => ({ body: { response: { numFound: 176, start: 0, docs } } })

table('rest_media_archive', [
  refuses(400, 'no words', {}, 'q'),
  refuses(400, 'signs only', { q: '+-&|!(){}[]^"~*?:\\/ .' }, 'q'),
  refuses(400, 'another media type', { q: 'a', mediatype: 'web' }, 'mediatype'),
])

describe('items', () => {
  it('have the first of several titles and dates, and all creators', async () => {
    await upstreamAnswers(
      'archiveorg',
      at('(one) AND mediatype:audio', 3),
      found(
        {
          identifier: 'full',
          title: ['First', 'Second'],
          creator: ['A', 'B'],
          date: '1968-10-01T00:00:00Z',
          mediatype: 'audio',
          downloads: 7,
        },
        { identifier: 'single', title: 'Title', creator: 'A', mediatype: 'audio' },
        { identifier: 'bare', mediatype: 'audio', date: ['1999-01-01T00:00:00Z', '2000-01-01T00:00:00Z'] },
      ),
    )
    const places = (identifier: string) => ({
      identifier,
      mediatype: 'audio',
      url: `https://archive.org/details/${identifier}`,
      thumbnail: `https://archive.org/services/img/${identifier}`,
    })
    expect(await items('one', { mediatype: 'audio', limit: 3 })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/archive/search',
        data: {
          total: 176,
          count: 3,
          items: [
            { ...places('full'), title: 'First', creators: ['A', 'B'], date: '1968-10-01', downloads: 7 },
            { ...places('single'), title: 'Title', creators: ['A'], date: null, downloads: 0 },
            { ...places('bare'), title: 'bare', creators: [], date: '1999-01-01', downloads: 0 },
          ],
        },
      },
    })
  })

  it.each([
    ['every special character', 'x+-&|!(){}[]^"~*?:\\/y', `(x${' '.repeat(19)}y)`],
    ['a way out of the brackets', 'a) OR mediatype:(web', '(a  or mediatype  web)'],
    ['words that are operators', 'AND now NOT', '(and now not)'],
    ['such words inside of others', 'ANDROID notes', '(ANDROID notes)'],
  ])('are looked for by words with %s, which have no meaning', async (_what, q, query) => {
    await upstreamAnswers('archiveorg', at(query), found())
    expect(await items(q)).toMatchObject({ status: 200, body: { data: { total: 176, count: 0, items: [] } } })
  })

  it.each([
    ...SEARCH_FAULTS,
    ['an error in place of the response', 'error', { body: { error: 'bad query' } }] as const,
    ['an item without an identifier', 'nameless', found({ title: 'x', mediatype: 'audio' })] as const,
  ])('are 502 after %s', async (_fault, subject, answer) => {
    await upstreamAnswers('archiveorg', at(`(${subject})`), answer)
    expect(await items(subject)).toMatchObject({ status: 502 })
  })
})
