import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const at = (q: string, lang?: string): string =>
  `/books?search=${encodeURIComponent(q)}${lang === undefined ? '' : `&languages=${lang}`}`
const books = (q: string, more: Readonly<Record<string, string | number>> = {}) =>
  call('rest_media_books_3', { q, ...more })
const BARE = { id: 84, title: 'Bare', download_count: 5, formats: {} }

table('rest_media_books_3', [
  refuses(400, 'no words', {}, 'q'),
  refuses(400, 'a language of three letters', { q: 'a', lang: 'eng' }, 'lang'),
  refuses(400, 'a limit of 33', { q: 'a', limit: 33 }, 'limit'),
])

describe('books', () => {
  it('have the first address of each format', async () => {
    await upstreamAnswers('gutendex', at('whole', 'fi'), {
      body: {
        count: 70,
        next: null,
        results: [
          {
            ...BARE,
            authors: [{ name: 'Homer', birth_year: -750, death_year: null }],
            languages: ['en', 'fi'],
            subjects: ['Epic'],
            copyright: false,
            formats: {
              'text/plain; charset=utf-8': 'https://t/8',
              'text/plain': 'https://t',
              'application/epub+zip': 'https://e',
              'text/html; charset=utf-8': 'https://h',
              'image/jpeg': 'https://c',
            },
          },
          { ...BARE, copyright: null },
          BARE,
        ],
      },
    })
    const none = { authors: [], languages: [], subjects: [], copyright: null }
    expect(await books('whole', { lang: 'fi', limit: 2 })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/books/gutenberg',
        data: {
          total: 70,
          count: 2,
          items: [
            {
              id: 84,
              title: 'Bare',
              authors: [{ name: 'Homer', born: -750, died: null }],
              languages: ['en', 'fi'],
              subjects: ['Epic'],
              downloads: 5,
              copyright: false,
              epub: 'https://e',
              text: 'https://t/8',
              html: 'https://h',
              cover: 'https://c',
            },
            { id: 84, title: 'Bare', ...none, downloads: 5, epub: null, text: null, html: null, cover: null },
          ],
        },
      },
    })
  })

  it('are found behind a redirect to the address with a slash', async () => {
    const location = '/gutendex/a/base/path/books/?search=redirected'
    await upstreamAnswers('gutendex', at('redirected'), { status: 301, headers: { location } })
    await upstreamAnswers('gutendex', '/books/?search=redirected', { body: { count: 1, results: [BARE] } })
    expect(await books('redirected')).toMatchObject({ status: 200, body: { data: { total: 1, count: 1 } } })
  })

  it.each([
    ...SEARCH_FAULTS,
    [
      'a book without formats',
      'formatless',
      { body: { count: 1, results: [{ ...BARE, formats: null }] } },
    ] as const,
  ])('are 502 after %s', async (_fault, subject, answer) => {
    await upstreamAnswers('gutendex', at(subject), answer)
    expect(await books(subject)).toMatchObject({ status: 502 })
  })
})
