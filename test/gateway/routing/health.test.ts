import { describe, expect, test } from 'vitest'
import { createHealth, type Ending, type Health } from '../../../src/gateway/routing/health.js'
import { UpstreamError } from '../../../src/gateway/providers/upstream.js'

const SECOND = 1000
const MINUTE = 60 * SECOND
const NOON = Date.UTC(2026, 0, 1, 12)

/** A clock that stands still until it is set. */
const startClock = () => {
  const clock = { at: NOON, now: () => clock.at }
  return clock
}

const status = (code: number, retryAfterMs?: number, limited?: 'account' | 'model'): UpstreamError =>
  new UpstreamError('status', 'refused', {
    status: code,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    ...(limited === undefined ? {} : { limited }),
  })

const ends = (health: Health, model: string, ...endings: Ending[]): void => {
  for (const ending of endings) health.begin('p', model).end(ending)
}

/** Seconds until a model may be called again, after these failures; 0 for now. */
const waits = (failures: readonly [string, UpstreamError][], ...models: string[]): number[] => {
  const health = createHealth(() => NOON)
  for (const [model, error] of failures) ends(health, model, error)
  return models.map((model) => Math.max(0, (health.usableAt('p', model) - NOON) / SECOND))
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

  test('after 429 for the account is the provider’s at once', () => {
    expect(waits([['a', status(429, 3600 * SECOND, 'account')]], 'a', 'b')).toEqual([3600, 3600])
  })

  test('after 429 for models of their own is theirs, however many they are', () => {
    const failures = ['a', 'b', 'c'].map((model): [string, UpstreamError] => [
      model,
      status(429, 20 * SECOND, 'model'),
    ])
    expect(waits(failures, 'a', 'b', 'c', 'd')).toEqual([20, 20, 20, 0])
  })

  test('after 429 on one model again and again is that model’s', () => {
    const failures: [string, UpstreamError][] = [
      ['a', status(429, 20 * SECOND)],
      ['a', status(429, 40 * SECOND)],
    ]
    expect(waits(failures, 'a', 'b')).toEqual([40, 0])
  })

  test('of one provider is no other’s', () => {
    const health = createHealth(() => NOON)
    ends(health, 'a', status(401, 30 * SECOND))
    expect(health.usableAt('q', 'a')).toBe(0)
    expect([health.providerUsableAt('p'), health.providerUsableAt('q')]).toEqual([NOON + 30 * SECOND, 0])
  })

  test('after a connection that failed is the provider’s, for a second', () => {
    expect(waits([['a', new UpstreamError('connect', 'refused')]], 'a', 'b')).toEqual([1, 1])
  })

  test('is none where the provider asked for none', () => {
    expect(waits([['a', status(503)]], 'a')).toEqual([0])
    expect(waits([['a', status(401)]], 'a')).toEqual([0])
  })
})

describe('the error rate', () => {
  test('counts how answers end, not that they began', () => {
    const health = createHealth(() => NOON)
    const call = health.begin('p', 'a')
    call.started(100, 'whole')
    expect(health.of('p', 'a')).toMatchObject({
      errorRate: 0,
      latencyMs: { whole: 100, streamed: null },
    })
    call.end(new UpstreamError('interrupted', 'broke off'))
    // Moving average with weight 0.2: 0 + 0.2 (1 - 0).
    expect(health.of('p', 'a').errorRate).toBeCloseTo(0.2)
    ends(health, 'a', 'ok')
    // 0.2 + 0.2 (0 - 0.2).
    expect(health.of('p', 'a').errorRate).toBeCloseTo(0.16)
  })

  test('leaves out what the caller did', () => {
    const health = createHealth(() => NOON)
    for (let count = 0; count < 10; count++) {
      ends(health, 'a', 'abandoned', new UpstreamError('refused', 'too long', { status: 400 }))
    }
    expect([health.of('p', 'a').errorRate, health.circuit('p', 'a')]).toEqual([0, 'closed'])
    expect(health.status('p', 'a')).toBe('available')
  })

  test('counts each call once', () => {
    const health = createHealth(() => NOON)
    const call = health.begin('p', 'a')
    call.end(status(500))
    call.end(status(500))
    expect(health.of('p', 'a').errorRate).toBeCloseTo(0.2)
  })

  test('halves with every minute in which nobody tests it', () => {
    const clock = startClock()
    const health = createHealth(clock.now)
    ends(health, 'a', status(500))
    clock.at += 2 * MINUTE
    expect(health.of('p', 'a').errorRate).toBeCloseTo(0.05)
  })
})

describe('the status that is shown', () => {
  test('is degraded from a failure now and then, unavailable while the circuit is open, and changes the version', () => {
    const clock = startClock()
    const health = createHealth(clock.now)
    const seen = [health.version]
    const note = (): void => void seen.push(health.version)
    ends(health, 'a', 'ok')
    expect(health.status('p', 'a')).toBe('available')
    note()
    ends(health, 'a', status(500), status(500))
    expect(health.status('p', 'a')).toBe('degraded')
    note()
    // Four of five, which is more than three quarters.
    ends(health, 'a', status(500), status(500))
    expect(health.status('p', 'a')).toBe('unavailable')
    note()
    expect(seen[1]).toBe(seen[0])
    expect(new Set(seen).size).toBe(3)
    expect([...health.circuits()]).toEqual([['p', { closed: 0, open: 1, 'half-open': 0 }]])
    clock.at += SECOND
    expect([...health.circuits()]).toEqual([['p', { closed: 0, open: 0, 'half-open': 1 }]])
  })
})

describe('an open circuit is worth trying when nobody else is left', () => {
  const opened = (...last: UpstreamError[]): Health => {
    const health = createHealth(() => NOON)
    ends(health, 'a', ...Array.from({ length: 5 }, () => status(500)), ...last)
    return health
  }

  test('where what it failed with may pass', () => {
    expect(opened().isWorthTrying('p', 'a')).toBe(true)
  })

  test('but not after silence, while another tries it, or where it asked to be left alone', () => {
    const silent = createHealth(() => NOON)
    ends(silent, 'a', ...Array.from({ length: 5 }, () => new UpstreamError('timeout', 'nothing came')))
    expect(silent.isWorthTrying('p', 'a')).toBe(false)
    const tried = opened()
    const probe = tried.begin('p', 'a')
    expect(tried.isWorthTrying('p', 'a')).toBe(false)
    probe.end('abandoned')
    expect(tried.isWorthTrying('p', 'a')).toBe(true)
    expect(opened(status(503, 30 * SECOND)).isWorthTrying('p', 'a')).toBe(false)
  })
})
