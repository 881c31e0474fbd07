import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const days = { from: '2026-01-01', to: '2026-01-03' }
const of = (title: string, sent: string): Case => ({
  upstream: 'wikimedia',
  query: { title, ...days },
  target: `/metrics/pageviews/per-article/en.wikipedia/all-access/user/${sent}/daily/20260101/20260103`,
})

const views = (...numbers: [timestamp: string, views: number][]) => ({
  items: numbers.map(([timestamp, number]) => ({
    project: 'en.wikipedia',
    article: 'A',
    granularity: 'daily',
    timestamp,
    access: 'all-access',
    agent: 'user',
    views: number,
  })),
})

table('rest_social_wikipedia', [
  refuses(400, 'an end before the start', { title: 'A', from: '2026-01-02', to: '2026-01-01' }, 'to'),
  refuses(400, '366 days', { title: 'A', from: '2025-01-01', to: '2026-01-02' }, 'to'),
  refuses(400, 'a start before July 2015', { title: 'A', from: '2015-06-30', to: '2015-07-02' }, 'from'),
  refuses(400, 'a blank title', { title: ' _ ', from: '2026-01-01', to: '2026-01-01' }, 'title'),
  refuses(400, 'a day that does not exist', { title: 'A', from: '2026-02-29', to: '2026-03-01' }, 'from'),
  refuses(400, 'a language in capitals', { title: 'A', ...days, lang: 'EN' }, 'lang'),
  refuses(400, 'a title of 201 characters', { title: 'a'.repeat(201), ...days }, 'title'),
  refuses(422, 'a title that is a way up', { title: '..', ...days }, 'no views'),
])

describe('views', () => {
  it('are counted by day; the earliest of the days with most is the peak', async () => {
    const body = views(['2026010100', 4], ['2026010200', 7], ['2026010300', 7])
    expect(await dataOf('rest_social_wikipedia', of('Days', 'Days'), body)).toEqual({
      title: 'Days',
      project: 'en.wikipedia.org',
      ...days,
      total: 18,
      average: 6,
      peak: { date: '2026-01-02', views: 7 },
      count: 3,
      items: [
        { date: '2026-01-01', views: 4 },
        { date: '2026-01-02', views: 7 },
        { date: '2026-01-03', views: 7 },
      ],
    })
  })

  it('of missing days are not counted, and the mean is rounded half up', async () => {
    const body = views(['2026010100', 1], ['2026010300', 1], ['2026010400', 0])
    expect(await dataOf('rest_social_wikipedia', of('Mean', 'Mean'), body)).toMatchObject({
      total: 2,
      average: 0.67,
      count: 3,
      peak: { date: '2026-01-01' },
    })
  })

  it.each([
    [' New York City ', 'New_York_City', 'New York City'],
    ['New_York', 'New_York', 'New York'],
    ['AC/DC', 'AC%2FDC', 'AC/DC'],
    ['C++ & C#?', 'C%2B%2B_%26_C%23%3F', 'C++ & C#?'],
    ['São Paulo', 'S%C3%A3o_Paulo', 'São Paulo'],
    ['iPhone', 'iPhone', 'iPhone'],
    ['100%', '100%25', '100%'],
  ])('of %j are asked for as %s', async (title, sent, echoed) => {
    expect(await dataOf('rest_social_wikipedia', of(title, sent), views(['2026010100', 1]))).toMatchObject({
      title: echoed,
    })
  })

  it('of another language, over a year at most', async () => {
    const asked: Case = {
      upstream: 'wikimedia',
      query: { title: 'Jawa', from: '2015-07-01', to: '2016-06-30', lang: 'zh-yue' },
      target: '/metrics/pageviews/per-article/zh-yue.wikipedia/all-access/user/Jawa/daily/20150701/20160630',
    }
    expect(await dataOf('rest_social_wikipedia', asked, views(['2015070100', 1]))).toMatchObject({
      project: 'zh-yue.wikipedia.org',
    })
  })

  it('that are none are 422', async () => {
    const missing = { status: 404, body: { type: 'about:blank', title: 'Not found.', status: 404 } }
    expect(await answered('rest_social_wikipedia', of('Gone', 'Gone'), missing)).toMatchObject({
      status: 422,
    })
    expect(await answered('rest_social_wikipedia', of('Empty', 'Empty'), { body: views() })).toMatchObject({
      status: 422,
    })
  })

  it('of a day that is none are 502', async () => {
    const reply = await answered('rest_social_wikipedia', of('Stamp', 'Stamp'), { body: views(['today', 1]) })
    expect(reply).toMatchObject({ status: 502 })
  })
})

fails('rest_social_wikipedia', (number) => of(`Fault ${number}`, `Fault_${number}`), { missing: 422 })
