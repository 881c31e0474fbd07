import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'

const pair = { from: 'EUR', to: 'USD' }
const history = (query: Readonly<Record<string, string>>) => call('rest_finance_exchangeHistory', query)

table('rest_finance_exchangeHistory', [
  refuses(400, 'an end before the start', { ...pair, start: '2024-01-02', end: '2024-01-01' }, 'end'),
  refuses(400, 'more than 366 days', { ...pair, start: '2023-01-01', end: '2024-01-03' }, 'end'),
  refuses(
    400,
    'a currency to itself',
    { from: 'EUR', to: 'eur', start: '2024-01-01', end: '2024-01-02' },
    'to',
  ),
  refuses(400, 'a day that does not exist', { ...pair, start: '2024-02-30', end: '2024-03-01' }, 'start'),
  refuses(400, 'no end', { ...pair, start: '2024-02-01' }, 'end'),
])

describe('a history', () => {
  it('has the days in their order without what lies before the start', async () => {
    await upstreamAnswers('frankfurter', '/2022-01-01..2023-01-02?base=EUR&symbols=JPY', {
      body: {
        base: 'EUR',
        rates: {
          '2022-01-05': { JPY: 131 },
          '2021-12-31': { JPY: 99 },
          '2022-01-03': { JPY: 130.5 },
          '2022-01-04': { JPY: 128 },
        },
      },
    })
    expect(await history({ from: 'eur', to: 'jpy', start: '2022-01-01', end: '2023-01-02' })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'finance/exchange-history',
        data: {
          from: 'EUR',
          to: 'JPY',
          count: 3,
          items: [
            { date: '2022-01-03', rate: 130.5 },
            { date: '2022-01-04', rate: 128 },
            { date: '2022-01-05', rate: 131 },
          ],
          min: 128,
          max: 131,
          mean: 129.833333,
          changePercent: 0.3831,
        },
      },
    })
  })

  it.each([
    ['what the upstream does not know', '2022-02-01', { status: 404, body: {} }],
    ['what the upstream refuses', '2022-02-02', { status: 422, body: {} }],
    ['no rates', '2022-02-03', { body: { rates: {} } }],
    ['another currency alone', '2022-02-04', { body: { rates: { '2022-02-04': { GBP: 1 } } } }],
    ['a day before the start alone', '2022-02-05', { body: { rates: { '2022-02-04': { CHF: 1 } } } }],
  ])('of %s is 422', async (_what, day, answer) => {
    await upstreamAnswers('frankfurter', `/${day}..${day}?base=EUR&symbols=CHF`, answer)
    expect(await history({ from: 'EUR', to: 'CHF', start: day, end: day })).toMatchObject({ status: 422 })
  })

  it.each([
    ['a failure', '2022-03-01', { status: 500, body: {} }],
    ['rates that are none', '2022-03-02', { body: { rates: { '2022-03-02': { CHF: 'x' } } } }],
    ['days that are none', '2022-03-03', { body: { rates: { today: { CHF: 1 } } } }],
  ])('is 502 after %s', async (_fault, day, answer) => {
    await upstreamAnswers('frankfurter', `/${day}..${day}?base=EUR&symbols=CHF`, answer)
    expect(await history({ from: 'EUR', to: 'CHF', start: day, end: day })).toMatchObject({ status: 502 })
  })
})
