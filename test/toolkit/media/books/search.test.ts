import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const FIELDS = 'key,title,author_name,first_publish_year,edition_count,cover_i,language'
const at = (q: string, limit = 10): string =>
  `/search.json?q=${encodeURIComponent(q)}&limit=${limit}&fields=${FIELDS}`
const books = (q: string, limit?: number) =>
  call('rest_media_books', { q, ...(limit === undefined ? {} : { limit }) })
const BARE = { key: '/works/OL1W', title: 'Bare' }

table('rest_media_books', [
  refuses(400, 'no words', {}, 'q'),
  refuses(400, 'a limit of 101', { q: 'a', limit: 101 }, 'limit'),
])

describe('books', () => {
  it('have authors, years, editions, languages and a cover, or nothing', async () => {
    await upstreamAnswers('openlibrary', at('tolkien+', 3), {
      body: {
        numFound: 1028,
        start: 0,
        docs: [
          {
            ...BARE,
            author_name: ['A', 'B'],
            first_publish_year: 1954,
            edition_count: 243,
            cover_i: 14_625_765,
            language: ['eng', 'ger'],
          },
          BARE,
          { ...BARE, cover_i: -1 },
        ],
      },
    })
    const none = { authors: [], firstPublished: null, editions: 0, languages: [], cover: null }
    const item = { ...BARE, url: 'https://openlibrary.org/works/OL1W' }
    expect(await books('tolkien+', 3)).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/books/search',
        data: {
          total: 1028,
          count: 3,
          items: [
            {
              ...item,
              authors: ['A', 'B'],
              firstPublished: 1954,
              editions: 243,
              languages: ['eng', 'ger'],
              cover: 'https://covers.openlibrary.org/b/id/14625765-M.jpg',
            },
            { ...item, ...none },
            { ...item, ...none },
          ],
        },
      },
    })
  })

  it.each([
    ...SEARCH_FAULTS,
    ['a book without a title', 'untitled', { body: { numFound: 1, docs: [{ key: '/works/x' }] } }] as const,
  ])('are 502 after %s', async (_fault, subject, answer) => {
    await upstreamAnswers('openlibrary', at(subject), answer)
    expect(await books(subject)).toMatchObject({ status: 502 })
  })
})
