import { describe, expect, it } from 'vitest'
import { dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const two = (number: number): string => String(number).padStart(2, '0')
const of = (month: number, day: number, more: Record<string, string | number> = {}): Case => ({
  upstream: 'wikipedia',
  query: { month, day, ...more },
  target: `/${more['lang'] ?? 'en'}/api/rest_v1/feed/onthisday/${more['type'] ?? 'events'}/${two(month)}/${two(day)}`,
})

const page = (title: string, normalized?: string) => ({
  title,
  ...(normalized === undefined
    ? {}
    : { titles: { canonical: title, normalized, display: `<i>${title}</i>` } }),
  content_urls: {
    desktop: { page: `https://en.wikipedia.org/wiki/${title}` },
    mobile: { page: `https://en.m.wikipedia.org/wiki/${title}` },
  },
})
const entry = (year: number, text: string, pages: unknown = []) => ({ year, text, pages })

table('rest_social_wikipedia_3', [
  refuses(400, '30 February', { month: 2, day: 30 }, 'day'),
  refuses(400, '31 April', { month: 4, day: 31 }, 'day'),
  refuses(400, 'month 13', { month: 13, day: 1 }, 'month'),
  refuses(400, 'another list', { month: 1, day: 1, type: 'holidays' }, 'type'),
  refuses(400, '101 entries', { month: 1, day: 1, limit: 101 }, 'limit'),
  refuses(400, 'a language of 11 characters', { month: 1, day: 1, lang: 'ab-cdefghij' }, 'lang'),
])

describe('a day', () => {
  it('has its entries by year, those of the same year in the order of the upstream', async () => {
    const events = [
      entry(1969, 'b'),
      entry(-44, 'z', [page('Julius_Caesar', 'Julius Caesar')]),
      entry(2015, 'a', [page('New_York')]),
      entry(1969, 'a'),
      entry(70, 'y'),
    ]
    expect(await dataOf('rest_social_wikipedia_3', of(3, 5), { events })).toEqual({
      date: '03-05',
      type: 'events',
      total: 5,
      count: 5,
      items: [
        {
          year: 2015,
          text: 'a',
          pages: [{ title: 'New York', url: 'https://en.wikipedia.org/wiki/New_York' }],
        },
        { year: 1969, text: 'b', pages: [] },
        { year: 1969, text: 'a', pages: [] },
        { year: 70, text: 'y', pages: [] },
        {
          year: -44,
          text: 'z',
          pages: [{ title: 'Julius Caesar', url: 'https://en.wikipedia.org/wiki/Julius_Caesar' }],
        },
      ],
    })
  })

  it.each(['births', 'deaths', 'selected'])('has a list of %s', async (type) => {
    const lists = { [type]: [entry(1900, type, undefined)], events: [entry(1, 'wrong')] }
    expect(await dataOf('rest_social_wikipedia_3', of(2, 29, { type, lang: 'de' }), lists)).toMatchObject({
      date: '02-29',
      type,
      items: [{ text: type }],
    })
  })

  it('has the latest entries up to the limit, and says how many there are', async () => {
    const events = Array.from({ length: 30 }, (_, index) => entry(1900 + index, 'x'))
    expect(await dataOf('rest_social_wikipedia_3', of(12, 31), { events })).toMatchObject({
      total: 30,
      count: 10,
    })
    expect(await dataOf('rest_social_wikipedia_3', of(12, 30, { limit: 2 }), { events })).toMatchObject({
      total: 30,
      count: 2,
      items: [{ year: 1929 }, { year: 1928 }],
    })
  })

  it('may have no entry', async () => {
    expect(await dataOf('rest_social_wikipedia_3', of(1, 9), { events: [] })).toMatchObject({
      total: 0,
      items: [],
    })
  })
})

fails('rest_social_wikipedia_3', (number) => of(6, 1 + number), { missing: 422 })
