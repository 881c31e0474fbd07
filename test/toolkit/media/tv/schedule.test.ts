import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamAnswers, upstreamRequests } from '../../../support/upstream.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

const at = (country: string, date: string): string => `/schedule?country=${country}&date=${date}`
const schedule = (country: string, date: string, limit?: number) =>
  call('rest_media_tv_4', { country, date, ...(limit === undefined ? {} : { limit }) })
const broadcast = (name: string, airstamp: string, show: object = {}, more: object = {}) => ({
  id: 1,
  name,
  season: 3,
  number: 4,
  airtime: '20:00',
  airstamp,
  runtime: 60,
  show: { id: 5, name: 'Show', network: { name: 'CBS' }, webChannel: null, ...show },
  ...more,
})

table('rest_media_tv_4', [
  refuses(400, 'small letters', { country: 'us' }, 'country'),
  refuses(400, 'three letters', { country: 'USA' }, 'country'),
  refuses(400, 'a day that does not exist', { date: '2023-02-29' }, 'date'),
  refuses(400, 'a limit of 101', { limit: 101 }, 'limit'),
])

describe('a schedule', () => {
  it('is in the order of the moments, ties in the order of TVmaze', async () => {
    await upstreamAnswers('tvmaze', at('GB', '2014-12-01'), {
      body: [
        broadcast('late', '2014-12-01T22:00:00+00:00'),
        broadcast('first of two', '2014-12-01T20:30:00+00:00'),
        // The same moment in another offset.
        broadcast('second of two', '2014-12-01T21:30:00+01:00'),
        broadcast('early', '2014-12-01T07:00:00+00:00', {}, { airtime: '', number: null, runtime: null }),
      ],
    })
    const item = { show: 'Show', showId: 5, network: 'CBS', season: 3, number: 4, runtime: 60, time: '20:00' }
    expect(await schedule('GB', '2014-12-01')).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'media/tv/schedule',
        data: {
          date: '2014-12-01',
          country: 'GB',
          count: 4,
          total: 4,
          items: [
            {
              ...item,
              name: 'early',
              airstamp: '2014-12-01T07:00:00+00:00',
              time: null,
              number: null,
              runtime: null,
            },
            { ...item, name: 'first of two', airstamp: '2014-12-01T20:30:00+00:00' },
            { ...item, name: 'second of two', airstamp: '2014-12-01T21:30:00+01:00' },
            { ...item, name: 'late', airstamp: '2014-12-01T22:00:00+00:00' },
          ],
        },
      },
    })
  })

  it('is cut after it has been sorted', async () => {
    await upstreamAnswers('tvmaze', at('GB', '2014-12-02'), {
      body: [broadcast('late', '2014-12-02T22:00:00+00:00'), broadcast('early', '2014-12-02T07:00:00+00:00')],
    })
    expect(await schedule('GB', '2014-12-02', 1)).toMatchObject({
      body: { data: { count: 1, total: 2, items: [{ name: 'early' }] } },
    })
  })

  it('names the web channel where there is no network', async () => {
    await upstreamAnswers('tvmaze', at('GB', '2014-12-03'), {
      body: [
        broadcast('web', '2014-12-03T20:00:00+00:00', { network: null, webChannel: { name: 'Netflix' } }),
        broadcast('none', '2014-12-03T21:00:00+00:00', { network: null }),
      ],
    })
    expect(await schedule('GB', '2014-12-03')).toMatchObject({
      body: { data: { items: [{ network: 'Netflix' }, { network: null }] } },
    })
  })

  it('is that of today in UTC in the US when nothing is asked for', async () => {
    const days = [Date.now(), Date.now() + 3_600_000].map((time) => new Date(time).toISOString().slice(0, 10))
    for (const day of days) await upstreamAnswers('tvmaze', at('US', day), { body: [] })
    const { status, body } = await call('rest_media_tv_4', {})
    expect(status).toBe(200)
    const { data } = body as { data: { date: string; country: string } }
    expect(data).toMatchObject({ country: 'US', count: 0, total: 0, items: [] })
    expect(days).toContain(data.date)
    const searches = (await upstreamRequests('tvmaze', '/schedule')).map(({ search }) => search)
    expect(searches).toContain(`?country=US&date=${data.date}`)
  })

  it.each([
    ...SEARCH_FAULTS.map(([fault, , answer], index) => [fault, `2001-01-${10 + index}`, answer] as const),
    ['a moment that is none', '2001-02-01', { body: [broadcast('x', 'yesterday')] }] as const,
    [
      'a moment that is missing',
      '2001-02-02',
      { body: [{ ...broadcast('x', ''), airstamp: null }] },
    ] as const,
  ])('is 502 after %s', async (_fault, date, answer) => {
    await upstreamAnswers('tvmaze', at('GB', date), answer)
    expect(await schedule('GB', date)).toMatchObject({ status: 502 })
  })
})
