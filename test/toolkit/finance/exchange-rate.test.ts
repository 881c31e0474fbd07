import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers, upstreamRequests } from '../../support/upstream.js'

const converted = (query: Readonly<Record<string, string | number>>) =>
  call('rest_finance_exchangeRate', query)

table('rest_finance_exchangeRate', [
  refuses(400, 'a day before the euro', { from: 'USD', to: 'EUR', date: '1999-01-03' }, 'date'),
  refuses(400, 'a day in the future', { from: 'USD', to: 'EUR', date: '9999-01-01' }, 'date'),
  refuses(400, 'a day that does not exist', { from: 'USD', to: 'EUR', date: '2023-02-29' }, 'date'),
  refuses(400, 'a currency of two letters', { from: 'US', to: 'EUR' }, 'from'),
  refuses(400, 'a list with a gap', { from: 'USD', to: 'EUR,,IDR' }, 'to'),
  refuses(400, '21 currencies', { from: 'USD', to: Array(21).fill('EUR').join(',') }, 'to'),
  refuses(400, 'a negative amount', { from: 'USD', to: 'EUR', amount: -1 }, 'amount'),
])

describe('a conversion', () => {
  it('has the currencies in the order asked for, once each, the base with a rate of 1', async () => {
    await upstreamAnswers('frankfurter', '/2020-03-07?base=USD&symbols=IDR,EUR', {
      body: { amount: 1, base: 'USD', date: '2020-03-06', rates: { EUR: 0.8839, IDR: 14215.5 } },
    })
    expect(await converted({ from: 'usd', to: 'idr,USD,eur,IDR', amount: 2.5, date: '2020-03-07' })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'finance/exchange-rate',
        data: {
          from: 'USD',
          amount: 2.5,
          date: '2020-03-06',
          count: 3,
          items: [
            { currency: 'IDR', rate: 14215.5, value: 35538.75 },
            { currency: 'USD', rate: 1, value: 2.5 },
            { currency: 'EUR', rate: 0.8839, value: 2.2098 },
          ],
        },
      },
    })
  })

  it('without a day asks for the latest rates', async () => {
    await upstreamAnswers('frankfurter', '/latest?base=GBP&symbols=CHF', {
      body: { base: 'GBP', date: '2026-01-02', rates: { CHF: 1.07 } },
    })
    expect(await converted({ from: 'GBP', to: 'CHF' })).toMatchObject({
      body: {
        data: { amount: 1, date: '2026-01-02', items: [{ currency: 'CHF', rate: 1.07, value: 1.07 }] },
      },
    })
  })

  it('to the base alone asks for the day only', async () => {
    await upstreamAnswers('frankfurter', '/latest?base=SEK', {
      body: { base: 'SEK', date: '2026-01-02', rates: { EUR: 0.09 } },
    })
    expect(await converted({ from: 'SEK', to: 'sek', amount: 5 })).toMatchObject({
      body: { data: { date: '2026-01-02', items: [{ currency: 'SEK', rate: 1, value: 5 }] } },
    })
    const requests = await upstreamRequests('frankfurter', '/latest')
    expect(requests.map(({ query }) => query)).toContainEqual([['base', 'SEK']])
  })

  it.each([404, 422])('of what the upstream answers with %s is 422', async (status) => {
    await upstreamAnswers('frankfurter', `/2001-01-0${status === 404 ? 4 : 5}?base=XXX&symbols=EUR`, {
      status,
      body: { message: 'not found' },
    })
    expect(
      await converted({ from: 'XXX', to: 'EUR', date: `2001-01-0${status === 404 ? 4 : 5}` }),
    ).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('XXX') as string } },
    })
  })

  it('to a currency that the answer lacks is 422', async () => {
    await upstreamAnswers('frankfurter', '/2001-01-08?base=EUR&symbols=USD,IDR', {
      body: { base: 'EUR', date: '2001-01-08', rates: { USD: 0.95 } },
    })
    expect(await converted({ from: 'EUR', to: 'USD,IDR', date: '2001-01-08' })).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('IDR') as string } },
    })
  })

  it.each([
    ['a failure', '2002-01-03', { status: 503, body: {} }],
    ['a rate that is a text', '2002-01-04', { body: { date: '2002-01-04', rates: { EUR: '1' } } }],
    ['a rate of nothing', '2002-01-07', { body: { date: '2002-01-07', rates: { EUR: 0 } } }],
    ['a missing day', '2002-01-08', { body: { rates: { EUR: 1 } } }],
    ['a page', '2002-01-09', { body: '<html>' }],
  ])('is 502 after %s', async (_fault, date, answer) => {
    await upstreamAnswers('frankfurter', `/${date}?base=USD&symbols=EUR`, answer)
    expect(await converted({ from: 'USD', to: 'EUR', date })).toMatchObject({
      status: 502,
      body: { error: { code: 'upstream_failed' } },
    })
  })
})
