import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamRequests } from '../../../support/upstream.js'
import { fails } from '../upstream-cases.js'

const of = (date: string, more: Record<string, string | number> = {}): Case => ({
  upstream: 'wikimedia',
  query: { date, ...more },
  target: `/metrics/pageviews/top/${more['lang'] ?? 'en'}.wikipedia/all-access/${date.replaceAll('-', '/')}`,
})

const read = (...articles: string[]) => ({
  items: [
    {
      project: 'en.wikipedia',
      articles: articles.map((article, index) => ({ article, views: 1000 - index, rank: index + 1 })),
    },
  ],
})

const DAY_MS = 86_400_000
const dayIn = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)

table('rest_social_wikipedia_2', [
  refuses(400, 'a day before July 2015', { date: '2015-06-30' }, 'date'),
  // Two days, so that midnight may pass.
  refuses(400, 'a day to come', { date: dayIn(2) }, 'date'),
  refuses(400, '101 articles', { limit: 101 }, 'limit'),
  refuses(400, 'a language with a dot', { lang: 'en.m' }, 'lang'),
])

describe('the most read articles', () => {
  it('are counted anew without what is no article', async () => {
    const pages = [
      'Main_Page',
      'Special:Search',
      'Wikipedia:About',
      'First',
      'File:A.jpg',
      'Portal:Current_events',
      'Help:Contents',
      'Special:Random',
      'Main_Page_(film)',
      'Specials:_a_band',
    ]
    expect(await dataOf('rest_social_wikipedia_2', of('2020-01-09'), read(...pages))).toEqual({
      date: '2020-01-09',
      project: 'en.wikipedia.org',
      count: 3,
      items: [
        { rank: 1, title: 'First', views: 997, url: 'https://en.wikipedia.org/wiki/First' },
        {
          rank: 2,
          title: 'Main Page (film)',
          views: 992,
          url: 'https://en.wikipedia.org/wiki/Main_Page_(film)',
        },
        {
          rank: 3,
          title: 'Specials: a band',
          views: 991,
          url: 'https://en.wikipedia.org/wiki/Specials:_a_band',
        },
      ],
    })
  })

  it('are linked with their slashes, colons and commas, everything else percent-encoded', async () => {
    const asked = of('2020-01-10', { lang: 'id', limit: 2 })
    expect(
      await dataOf('rest_social_wikipedia_2', asked, read('A/B:C,D_&_E?', 'São_"P"', 'Third')),
    ).toMatchObject({
      project: 'id.wikipedia.org',
      count: 2,
      items: [
        { title: 'A/B:C,D & E?', url: 'https://id.wikipedia.org/wiki/A/B:C,D_%26_E%3F' },
        { title: 'São "P"', url: 'https://id.wikipedia.org/wiki/S%C3%A3o_%22P%22' },
      ],
    })
  })

  it('are those of the day before yesterday where none is given', async () => {
    const before = dayIn(-2)
    await call('rest_social_wikipedia_2', { lang: 'xx' })
    const after = dayIn(-2)
    const asked = (await upstreamRequests('wikimedia')).map(({ path }) => path)
    const paths = [before, after].map(
      (date) => `/metrics/pageviews/top/xx.wikipedia/all-access/${date.replaceAll('-', '/')}`,
    )
    expect(paths.some((path) => asked.includes(path))).toBe(true)
  })

  it('of a day that is not published are 422', async () => {
    expect(
      await answered('rest_social_wikipedia_2', of('2020-01-11'), { status: 404, body: {} }),
    ).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('2020-01-11') as string } },
    })
  })

  it('without a list are 502', async () => {
    expect(
      await answered('rest_social_wikipedia_2', of('2020-01-12'), { body: { items: [] } }),
    ).toMatchObject({
      status: 502,
    })
  })
})

fails('rest_social_wikipedia_2', (number) => of(`2020-02-${10 + number}`), { missing: 422 })
