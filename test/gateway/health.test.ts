import { describe, expect, test } from 'vitest'
import { createHealth } from '../../src/gateway/health.js'
import { UpstreamError } from '../../src/gateway/upstream.js'

const SECOND = 1000
const status = (code: number, retryAfterMs?: number): UpstreamError =>
  new UpstreamError('status', 'refused', {
    status: code,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  })

/** Whole seconds until a model may be called again, after these failures; 0 for now. */
const waits = (failures: readonly [string, UpstreamError][], ...models: string[]): number[] => {
  const health = createHealth()
  for (const [model, error] of failures) health.failed('p', model, error)
  return models.map((model) => Math.max(0, Math.round((health.usableAt('p', model) - Date.now()) / SECOND)))
}

describe('a cool-down', () => {
  test.each([429, 408, 500, 503, 404])('after %i is the one model’s', (code) => {
    expect(waits([['a', status(code, 3600 * SECOND)]], 'a', 'b')).toEqual([3600, 0])
  })

  test.each([401, 402, 403])('after %i is the provider’s, whose account it speaks of', (code) => {
    expect(waits([['a', status(code, 30 * SECOND)]], 'a', 'b')).toEqual([30, 30])
  })

  test('after 429 on several models is the provider’s, until the first of them is free', () => {
    const failures: [string, UpstreamError][] = [
      ['a', status(429, 3600 * SECOND)],
      ['b', status(429, 20 * SECOND)],
    ]
    expect(waits(failures, 'a', 'b', 'c')).toEqual([3600, 20, 20])
  })

  test('after 429 on one model again and again is that model’s', () => {
    const failures: [string, UpstreamError][] = [
      ['a', status(429, 20 * SECOND)],
      ['a', status(429, 40 * SECOND)],
    ]
    expect(waits(failures, 'a', 'b')).toEqual([40, 0])
  })

  test('of one provider is no other’s', () => {
    const health = createHealth()
    health.failed('p', 'a', status(401, 30 * SECOND))
    expect(health.usableAt('q', 'a')).toBe(0)
  })

  test('after a connection that failed is the provider’s, for a second', () => {
    expect(waits([['a', new UpstreamError('connect', 'refused')]], 'a', 'b')).toEqual([1, 1])
  })

  test('is none where the provider asked for none', () => {
    expect(waits([['a', status(503)]], 'a')).toEqual([0])
    expect(waits([['a', status(401)]], 'a')).toEqual([0])
  })
})

test('a first content is no success: the error rate counts how answers end', () => {
  const health = createHealth()
  health.started('p', 'a', 100)
  expect(health.of('p', 'a')).toMatchObject({ errorRate: 0, latencyMs: 100 })
  health.failed('p', 'a', new UpstreamError('interrupted', 'broke off'))
  // Moving average with weight 0.2: 0 + 0.2 (1 - 0).
  expect(health.of('p', 'a').errorRate).toBeCloseTo(0.2)
  health.started('p', 'a', 100)
  expect(health.of('p', 'a').errorRate).toBeCloseTo(0.2)
  health.succeeded('p', 'a')
  // 0.2 + 0.2 (0 - 0.2).
  expect(health.of('p', 'a').errorRate).toBeCloseTo(0.16)
})
