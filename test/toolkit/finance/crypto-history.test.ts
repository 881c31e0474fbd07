import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'

const at = (id: string): string => `/coins/${id}/market_chart?vs_currency=idr&days=7`
const chart = (id: string) => call('rest_finance_cryptoHistory', { id, currency: 'IDR' })

table('rest_finance_cryptoHistory', [
  refuses(400, 'two days', { id: 'bitcoin', days: 2 }, 'days'),
  refuses(400, 'two ids', { id: 'bitcoin,ethereum' }, 'id'),
  refuses(400, 'a currency of six letters', { id: 'bitcoin', currency: 'dollar' }, 'currency'),
])

describe('a history', () => {
  it('has prices and volumes by their index', async () => {
    await upstreamAnswers('coingecko', at('rising'), {
      body: {
        prices: [
          [1711356300123, 100],
          [1711359900000, 90],
          [1711363500000, 133.333333],
        ],
        total_volumes: [
          [1711356300123, 7],
          [1711359900000, null],
        ],
      },
    })
    expect(await chart('rising')).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'finance/crypto-history',
        data: {
          id: 'rising',
          currency: 'IDR',
          count: 3,
          items: [
            { time: '2024-03-25T08:45:00.123Z', price: 100, volume: 7 },
            { time: '2024-03-25T09:45:00.000Z', price: 90, volume: null },
            { time: '2024-03-25T10:45:00.000Z', price: 133.333333, volume: null },
          ],
          high: 133.333333,
          low: 90,
          changePercent: 33.3333,
        },
      },
    })
  })

  it.each([
    ['an unknown id', 'unknown', { status: 404, body: { error: 'coin not found' } }],
    ['an unknown currency', 'refused', { status: 400, body: { error: 'invalid vs_currency' } }],
    ['no prices', 'empty', { body: { prices: [] } }],
    ['a price that begins at 0', 'zero', { body: { prices: [[0, 0]] } }],
  ])('of %s is 422', async (_what, id, answer) => {
    await upstreamAnswers('coingecko', at(id), answer)
    expect(await chart(id)).toMatchObject({ status: 422 })
  })

  it.each([
    ['a failure', 'failing', { status: 500, body: {} }],
    ['a missing list', 'missing', { body: { total_volumes: [] } }],
    ['a price that is missing', 'gap', { body: { prices: [[1, null]] } }],
    ['a time past all days', 'late', { body: { prices: [[9e15, 1]] } }],
  ])('is 502 after %s', async (_fault, id, answer) => {
    await upstreamAnswers('coingecko', at(id), answer)
    expect(await chart(id)).toMatchObject({ status: 502 })
  })
})
