import { describe, expect, test } from 'vitest'
import type { Candidate } from '#program/gateway/routing/candidate'
import type { Condition } from '../../../src/gateway/routing/health.js'
import { drawOrder } from '../../../src/gateway/routing/order.js'
import { seeded } from '../../support/random.js'

const UNMEASURED = { streamed: null, whole: null }
const FRESH: Condition = { errorRate: 0, latencyMs: UNMEASURED, tokensPerSecond: null }

const streamed = (milliseconds: number): Partial<Condition> => ({
  latencyMs: { streamed: milliseconds, whole: null },
})

const candidate = (id: string, weight: number): Candidate =>
  ({ offer: { provider: { config: { id, weight } }, listedId: 'm' } }) as unknown as Candidate

/** Shares of first attempts among providers with these weights and conditions. */
const shares = (providers: Record<string, [number, Partial<Condition>]>): Record<string, number> => {
  const candidates = Object.entries(providers).map(([id, [weight]]) => candidate(id, weight))
  const health = { of: (id: string) => ({ ...FRESH, ...providers[id]?.[1] }) }
  const random = seeded(1)
  const firsts: Record<string, number> = {}
  const draws = 20_000
  for (let draw = 0; draw < draws; draw++) {
    const first = drawOrder(candidates, health, 'streamed', random)[0]?.offer.provider.config.id ?? ''
    firsts[first] = (firsts[first] ?? 0) + 1 / draws
  }
  return firsts
}

// The standard deviation of a share of 20,000 draws is at most 0.0035.
const WITHIN = 0.015

describe('shares of first attempts', () => {
  test.each([
    ['are those of the weights among equals', { a: [75, {}], b: [25, {}] }, 0.75],
    // (1 - 0.5)² = 0.25: 0.25 to 1.
    ['sink with the square of what succeeds', { a: [100, { errorRate: 0.5 }], b: [100, {}] }, 0.2],
    // 0.05 to 1.
    ['never sink to nothing', { a: [100, { errorRate: 1 }], b: [100, {}] }, 0.0476],
    // 100 ms / 200 ms: 0.5 to 1.
    ['sink with latency', { a: [100, streamed(200)], b: [100, streamed(100)] }, 0.3333],
    // 0.25 to 1.
    ['sink no further than to a quarter', { a: [100, streamed(9000)], b: [100, streamed(100)] }, 0.2],
    ['take who was never measured for fast', { a: [100, {}], b: [100, streamed(100)] }, 0.5],
    [
      'sink with the latency of their own form alone',
      { a: [100, { latencyMs: { streamed: 100, whole: 9000 } }], b: [100, streamed(100)] },
      0.5,
    ],
    ['are not split by milliseconds', { a: [100, streamed(8)], b: [100, streamed(0)] }, 0.5],
  ] as [string, Record<string, [number, Partial<Condition>]>, number][])('%s', (_, providers, share) => {
    expect(Math.abs((shares(providers)['a'] ?? 0) - share)).toBeLessThan(WITHIN)
  })
})

test('the order is a permutation, the same for the same numbers', () => {
  const candidates = ['a', 'b', 'c', 'd'].map((id, index) => candidate(id, index + 1))
  const draw = () =>
    drawOrder(candidates, { of: () => FRESH }, 'streamed', seeded(7)).map(
      ({ offer }) => offer.provider.config.id,
    )
  expect(draw()).toEqual(draw())
  expect(draw().toSorted()).toEqual(['a', 'b', 'c', 'd'])
})
