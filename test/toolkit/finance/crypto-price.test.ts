import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'

const at = (ids: string, currency: string): string =>
  `/simple/price?ids=${ids}&vs_currencies=${currency}&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true&include_last_updated_at=true`
const prices = (ids: string, currency?: string) =>
  call('rest_finance_cryptoPrice', { ids, ...(currency === undefined ? {} : { currency }) })

table('rest_finance_cryptoPrice', [
  refuses(400, 'capitals', { ids: 'Bitcoin' }, 'ids'),
  refuses(400, '21 ids', { ids: Array(21).fill('a').join(',') }, 'ids'),
  refuses(400, 'a currency of two letters', { ids: 'bitcoin', currency: 'us' }, 'currency'),
])

describe('prices', () => {
  it('come in the order of the ids, without those that are not known', async () => {
    await upstreamAnswers('coingecko', at('two,nothing,one,priceless', 'eur'), {
      body: {
        one: {
          eur: 1.5,
          eur_market_cap: 10,
          eur_24h_vol: 0.1,
          eur_24h_change: -2.123456789,
          last_updated_at: 1711356300,
        },
        priceless: { last_updated_at: 1711356300 },
        two: { eur: 2, eur_market_cap: null },
      },
    })
    expect(await prices('two,nothing,one,priceless,two', 'EUR')).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'finance/crypto-price',
        data: {
          currency: 'EUR',
          count: 2,
          items: [
            {
              id: 'two',
              price: 2,
              marketCap: null,
              volume24h: null,
              change24hPercent: null,
              updatedAt: null,
            },
            {
              id: 'one',
              price: 1.5,
              marketCap: 10,
              volume24h: 0.1,
              change24hPercent: -2.123456789,
              updatedAt: '2024-03-25T08:45:00.000Z',
            },
          ],
        },
      },
    })
  })

  it.each([
    ['unknown ids', 'unknown', { body: {} }],
    ['a currency that it does not have', 'bare', { body: { bare: {} } }],
    ['nothing at all', 'gone', { status: 404, body: {} }],
  ])('of %s are 422', async (_what, id, answer) => {
    await upstreamAnswers('coingecko', at(id, 'usd'), answer)
    expect(await prices(id)).toMatchObject({ status: 422 })
  })

  it.each([
    ['a failure', 'failing', { status: 500, body: {} }],
    ['a price that is a text', 'text', { body: { text: { usd: '1' } } }],
    ['a time past all days', 'late', { body: { late: { usd: 1, last_updated_at: 1e300 } } }],
    ['a list', 'list', { body: [1] }],
  ])('are 502 after %s', async (_fault, id, answer) => {
    await upstreamAnswers('coingecko', at(id, 'usd'), answer)
    expect(await prices(id)).toMatchObject({ status: 502 })
  })
})
