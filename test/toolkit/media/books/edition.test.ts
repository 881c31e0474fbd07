import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const at = (isbn: string): string => `/api/books?bibkeys=ISBN:${isbn}&format=json&jscmd=data`
const edition = (isbn: string) => call('rest_media_books_2', { isbn })
const named = (...list: string[]) => list.map((name) => ({ name, url: 'https://openlibrary.org/x' }))
const BARE = { title: 'Bare', url: 'https://openlibrary.org/books/OL1M/Bare' }

/** ISBNs of a prefix that nobody has; the check digit makes the sum with weights 1 and 3 divisible by 10 (ISO 2108). */
const isbnOf = (number: number): string => {
  const base = `97999${String(number).padStart(7, '0')}`
  const sum = [...base].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${base}${(10 - (sum % 10)) % 10}`
}

table('rest_media_books_2', [
  refuses(400, 'no ISBN', {}, 'isbn'),
  refuses(400, 'a letter', { isbn: '978098020044A' }, 'isbn'),
  refuses(400, 'nine digits', { isbn: '098020044' }, 'isbn'),
  refuses(422, 'eleven digits', { isbn: '09802004424' }, '"09802004424" is not a valid ISBN.'),
  refuses(422, 'a wrong check digit', { isbn: '9780980200448' }, 'is not a valid ISBN.'),
  refuses(422, 'a wrong check digit of ten', { isbn: '0980200443' }, 'is not a valid ISBN.'),
  refuses(422, 'an X inside', { isbn: '09802X0442' }, 'is not a valid ISBN.'),
  refuses(422, 'another EAN', { isbn: '4006381333931' }, 'is not a valid ISBN.'),
])

describe('an edition', () => {
  it('has its names, the first ten subjects and the larger cover', async () => {
    await upstreamAnswers('openlibrary', at(isbnOf(1)), {
      body: {
        [`ISBN:${isbnOf(1)}`]: {
          ...BARE,
          subtitle: 'Sub',
          authors: named('A', 'B'),
          publishers: [{ name: 'P' }],
          publish_date: 'March 2009',
          number_of_pages: 92,
          subjects: named(...'abcdefghijkl'),
          cover: { small: 'https://s', medium: 'https://m', large: 'https://l' },
        },
      },
    })
    expect(await edition(isbnOf(1))).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/books/edition',
        data: {
          ...BARE,
          isbn13: isbnOf(1),
          subtitle: 'Sub',
          authors: ['A', 'B'],
          publishers: ['P'],
          published: 'March 2009',
          pages: 92,
          subjects: [...'abcdefghij'],
          cover: 'https://l',
        },
      },
    })
  })

  it('has null or nothing for what is missing', async () => {
    await upstreamAnswers('openlibrary', at(isbnOf(2)), {
      body: { [`ISBN:${isbnOf(2)}`]: { ...BARE, cover: { medium: 'https://m' } } },
    })
    expect(await edition(isbnOf(2))).toMatchObject({
      body: {
        data: {
          ...{ subtitle: null, authors: [], publishers: [], published: null },
          ...{ pages: null, subjects: [], cover: 'https://m' },
        },
      },
    })
  })

  // ISBN 0-8044-2957-X is the example of the ISBN Users' Manual for the check digit X; as 13 digits it is 9780804429573.
  it.each(['0-8044-2957-X', '080442957x', '978 0 8044 2957 3'])(
    'is looked up as 13 digits: %s',
    async (isbn) => {
      await upstreamAnswers('openlibrary', at('9780804429573'), { body: { 'ISBN:9780804429573': BARE } })
      expect(await edition(isbn)).toMatchObject({ status: 200, body: { data: { isbn13: '9780804429573' } } })
    },
  )

  it.each([
    ['an empty object', {}],
    ['another edition', { 'ISBN:9780804429573': BARE }],
  ])('that Open Library does not have, as of %s, is 422', async (what, body) => {
    const isbn = isbnOf(10 + what.length)
    await upstreamAnswers('openlibrary', at(isbn), { body })
    expect(await edition(isbn)).toMatchObject({
      status: 422,
      body: { error: { message: `Open Library has no edition with the ISBN ${isbn}.` } },
    })
  })

  it.each([
    ...SEARCH_FAULTS.filter(([fault]) => fault !== 'an empty object').map(
      ([fault, , answer], index) => [fault, 100 + index, answer] as const,
    ),
    ['an edition without a title', 200, { body: { [`ISBN:${isbnOf(200)}`]: { url: 'https://x' } } }] as const,
  ])('is 502 after %s', async (_fault, number, answer) => {
    await upstreamAnswers('openlibrary', at(isbnOf(number)), answer)
    expect(await edition(isbnOf(number))).toMatchObject({ status: 502 })
  })
})
