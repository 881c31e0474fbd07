import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { UPSTREAM_FAULTS } from '../../../support/upstream-faults.js'

const at = (q: string, limit = 10): string =>
  `/api/feed/audiobooks?title=${encodeURIComponent(`^${q}`)}&format=json&limit=${limit}`
const audiobooks = (q: string, limit?: number) =>
  call('rest_media_audiobooks', { q, ...(limit === undefined ? {} : { limit }) })
const BOOK = {
  id: '200',
  title: 'Alice',
  language: 'English',
  num_sections: '12',
  totaltimesecs: 9853,
  totaltime: '2:44:13',
  url_librivox: 'https://librivox.org/alice/',
}

table('rest_media_audiobooks', [
  refuses(400, 'no title', {}, 'q'),
  refuses(400, 'a limit of 51', { q: 'a', limit: 51 }, 'limit'),
])

describe('audiobooks', () => {
  const item = {
    id: 200,
    title: 'Alice',
    language: 'English',
    sections: 12,
    seconds: 9853,
    duration: '2:44:13',
    url: 'https://librivox.org/alice/',
  }

  it('have numbers for the texts that LibriVox sends', async () => {
    await upstreamAnswers('librivox', at('whole', 2), {
      body: {
        books: [
          {
            ...BOOK,
            copyright_year: '1865',
            url_zip_file: 'https://z',
            url_rss: 'https://r',
            authors: [
              { id: '1', first_name: 'Lewis', last_name: 'Carroll' },
              { first_name: '', last_name: 'Anonymous' },
              { first_name: 'Voltaire', last_name: null },
            ],
          },
          { ...BOOK, totaltimesecs: '9853', url_zip_file: '', url_rss: null },
        ],
      },
    })
    expect(await audiobooks('whole', 2)).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/audiobooks/search',
        data: {
          count: 2,
          items: [
            {
              ...item,
              authors: ['Lewis Carroll', 'Anonymous', 'Voltaire'],
              year: 1865,
              zip: 'https://z',
              rss: 'https://r',
            },
            { ...item, authors: [], year: null, zip: null, rss: null },
          ],
        },
      },
    })
  })

  it('have no year where it is 0 or no number', async () => {
    const years = ['0', '', 'c. 1900', 0, null, 1900]
    await upstreamAnswers('librivox', at('years'), {
      body: { books: years.map((copyright_year) => ({ ...BOOK, copyright_year })) },
    })
    expect(await audiobooks('years')).toMatchObject({
      body: { data: { items: [null, null, null, null, null, 1900].map((year) => ({ year })) } },
    })
  })

  it.each([
    ['a status of 404', 'missing', { status: 404, body: { error: 'Audiobooks could not be found' } }],
    ['an error in place of books', 'error', { body: { error: 'Audiobooks could not be found' } }],
    ['no books', 'zero', { body: { books: [] } }],
  ])('are none after %s', async (_what, subject, answer) => {
    await upstreamAnswers('librivox', at(subject), answer)
    expect(await audiobooks(subject)).toMatchObject({ status: 200, body: { data: { count: 0, items: [] } } })
  })

  it.each([
    ...UPSTREAM_FAULTS,
    ['a book without a title', 'untitled', { body: { books: [{ ...BOOK, title: null }] } }] as const,
    [
      'a length that is no number',
      'endless',
      { body: { books: [{ ...BOOK, totaltimesecs: 'x' }] } },
    ] as const,
  ])('are 502 after %s', async (_fault, subject, answer) => {
    await upstreamAnswers('librivox', at(subject), answer)
    expect(await audiobooks(subject)).toMatchObject({ status: 502 })
  })
})
