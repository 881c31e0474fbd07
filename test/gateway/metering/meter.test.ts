import { describe, expect, it, test } from 'vitest'
import type { GatewayPlan, Principal, Reservation } from '#accounts'
import { createMetrics } from '#observe'
import { costOf } from '../../../src/gateway/metering/cost.js'
import { startMeter } from '../../../src/gateway/metering/meter.js'

const plan = (priceInputPerMillion: string, priceOutputPerMillion: string): GatewayPlan =>
  ({
    priceInputPerMillion,
    priceOutputPerMillion,
    pricePerImage: '120',
    pricePerVideoSecond: '250',
    pricePerThousandCharacters: '45',
  }) as GatewayPlan

const tokens = { promptTokens: 0, completionTokens: 0, estimated: false }

test.each([
  ['0', '0', 1_000_000, 1_000_000, '0.000000'],
  ['1500', '4500', 1_000_000, 1_000_000, '6000.000000'],
  ['1500', '4500', 11, 4, '0.034500'],
  // 0.1 + 0.2 has no float in between.
  ['100000', '200000', 1, 1, '0.300000'],
  // 0.0000005 is rounded half up.
  ['0.5', '0', 1, 0, '0.000001'],
  ['0.4', '0', 1, 0, '0.000000'],
  // More decimals than a millionth of a rupiah: 7 million tokens at 0.0000001 each million are 0.0000007.
  ['0.0000001', '0', 7_000_000, 0, '0.000001'],
])(
  'at %s in and %s out a million, %i and %i tokens cost %s IDR',
  (input, output, promptTokens, completionTokens, cost) => {
    expect(costOf(plan(input, output), { promptTokens, completionTokens, estimated: false })).toBe(cost)
  },
)

test.each([
  [{ images: 3 }, '360.000000'],
  [{ videoSeconds: 6 }, '1500.000000'],
  // 45 IDR for a thousand.
  [{ characters: 11 }, '0.495000'],
])('%j costs %s IDR', (media, cost) => {
  expect(costOf(plan('0', '0'), { ...tokens, media })).toBe(cost)
})

describe('the meter of a request', () => {
  const principal = {
    keyId: 'key',
    account: { id: 'account' },
    plan: { ...plan('1500', '4500'), retentionDays: 30 },
  } as Principal
  const metered = { requestId: 'req', principal, endpoint: '/chat/completions', startedAt: 0 }
  const outcome = {
    status: 200,
    model: 'vendor/name',
    provider: 'one',
    usage: { promptTokens: 11, completionTokens: 4, estimated: false },
  }
  /** What happened to a place, in order; as in the counters, only the first counts. */
  const place = (): { events: string[]; reservation: Reservation } => {
    const events: string[] = []
    const reservation = {
      granted: true,
      rateLimit: null,
      takenAt: 0,
      commit: (tokens: number) => events.push(`commit ${tokens}`),
      abandon: () => events.push('abandon'),
      release: () => events.push('release'),
    } as unknown as Reservation
    return { events, reservation }
  }

  it('charges what is written down', async () => {
    const { events, reservation } = place()
    const rows: unknown[] = []
    const journal = {
      request: (row: unknown) => {
        rows.push(row)
        return Promise.resolve()
      },
    }
    await startMeter(journal, createMetrics(), metered, () => reservation).settle(outcome)
    expect(rows).toMatchObject([{ id: 'req', promptTokens: 11, completionTokens: 4, costIdr: '0.034500' }])
    expect(events[0]).toBe('commit 15')
  })

  it.each([
    ['keeps its place in the minute where it was abandoned', true, 'abandon', 0],
    ['gives all of its place back where it was refused', false, 'release', undefined],
  ])('%s, and the row says so', async (_, isAbandoned, event, takenAt) => {
    const { events, reservation } = place()
    const rows: { takenAt?: number }[] = []
    const journal = {
      request: (row: object) => {
        rows.push(row)
        return Promise.resolve()
      },
    }
    const meter = startMeter(journal, createMetrics(), metered, () => reservation)
    await meter.settle({ ...outcome, status: 499, usage: null, isAbandoned })
    expect(events[0]).toBe(event)
    expect(rows).toMatchObject([{ status: 499, units: 0, costIdr: '0.000000' }])
    expect(rows[0]?.takenAt).toBe(takenAt)
  })

  it('gives the place back when the row cannot be written, and says so', async () => {
    const { events, reservation } = place()
    const journal = { request: () => Promise.reject(new Error('disk full')) }
    const meter = startMeter(journal, createMetrics(), metered, () => reservation)
    await expect(meter.settle(outcome)).rejects.toThrow('disk full')
    expect(events).toEqual(['release'])
  })

  it('settles once', async () => {
    const { reservation } = place()
    const rows: unknown[] = []
    const journal = {
      request: (row: unknown) => {
        rows.push(row)
        return Promise.resolve()
      },
    }
    const meter = startMeter(journal, createMetrics(), metered, () => reservation)
    await Promise.all([meter.settle(outcome), meter.settle(outcome)])
    expect(rows).toHaveLength(1)
  })
})
