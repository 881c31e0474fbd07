import { describe, expect, test } from 'vitest'
import { seeded } from '../support/random.js'
import { createBreaker as create, type Breaker, type Verdict } from '#flow'
import { CIRCUIT } from '../../src/gateway/routing/health.js'

const SECOND = 1000

const createBreaker = (): Breaker => create(CIRCUIT)

const call = (breaker: Breaker, verdict: Verdict, now = 0): void => breaker.begin()(verdict, now)
const fail = (breaker: Breaker, times: number, now = 0): void => {
  for (let count = 0; count < times; count++) call(breaker, 'failure', now)
}

describe('a closed circuit opens', () => {
  test('after the first five calls, if they all failed, not after four', () => {
    const breaker = createBreaker()
    fail(breaker, 4)
    expect(breaker.state(0)).toBe('closed')
    fail(breaker, 1)
    expect(breaker.state(0)).toBe('open')
    expect(breaker.usableAt(0)).toBe(SECOND)
  })

  test('after ten failures in a row, if it answered before, not after nine', () => {
    const breaker = createBreaker()
    for (let count = 0; count < 100; count++) call(breaker, 'success')
    fail(breaker, 9)
    expect(breaker.state(0)).toBe('closed')
    fail(breaker, 1)
    expect(breaker.state(0)).toBe('open')
  })

  test('when more than three quarters of the latest twenty failed', () => {
    const breaker = createBreaker()
    for (let count = 0; count < 20; count++) call(breaker, 'success')
    // Nine failures, then one success, again and again: 4 + 9 of twenty, then 18.
    let calls = 0
    while (breaker.state(0) === 'closed' && calls < 100) {
      calls++
      call(breaker, calls % 10 === 0 ? 'success' : 'failure')
    }
    // The window then holds calls 1 to 17 and three of the successes before: 16 failures of twenty.
    expect(calls).toBe(17)
  })

  test('hardly ever while a third of the calls fail at random', () => {
    const random = seeded(1)
    const breaker = createBreaker()
    let opened = 0
    for (let count = 0; count < 10_000; count++) {
      call(breaker, random() < 1 / 3 ? 'failure' : 'success')
      if (breaker.state(0) === 'closed') continue
      opened++
      call(breaker, 'success', 60 * SECOND)
    }
    expect(opened).toBeLessThanOrEqual(1)
  })

  test('never while every third call fails, nor every second', () => {
    for (const period of [2, 3]) {
      const breaker = createBreaker()
      for (let count = 0; count < 1000; count++) call(breaker, count % period === 0 ? 'failure' : 'success')
      expect(breaker.state(0)).toBe('closed')
    }
  })

  test('not for what its callers did', () => {
    const breaker = createBreaker()
    for (let count = 0; count < 100; count++) {
      fail(breaker, count % 4 === 0 ? 1 : 0)
      call(breaker, 'nothing')
      if (count % 8 === 0) call(breaker, 'success')
    }
    expect(breaker.state(0)).toBe('closed')
  })
})

describe('an open circuit', () => {
  const opened = (): Breaker => {
    const breaker = createBreaker()
    fail(breaker, 5)
    return breaker
  }

  test('lets one call at a time through after its back-off', () => {
    const breaker = opened()
    expect(breaker.usableAt(SECOND - 1)).toBe(SECOND)
    expect(breaker.usableAt(SECOND)).toBe(0)
    expect(breaker.state(SECOND)).toBe('half-open')
    const end = breaker.begin()
    expect(breaker.usableAt(SECOND)).toBeGreaterThan(SECOND)
    end('success', SECOND)
    expect([breaker.state(SECOND), breaker.usableAt(SECOND)]).toEqual(['closed', 0])
  })

  test('waits twice as long after each probe that fails, up to a minute', () => {
    const breaker = opened()
    let now = SECOND
    const backOffs: number[] = []
    for (let probe = 0; probe < 8; probe++) {
      call(breaker, 'failure', now)
      backOffs.push((breaker.usableAt(now) - now) / SECOND)
      now = breaker.usableAt(now)
    }
    expect(backOffs).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
  })

  test('begins with a second again once it was closed, and forgets what was', () => {
    const breaker = opened()
    call(breaker, 'failure', SECOND)
    call(breaker, 'success', 10 * SECOND)
    fail(breaker, 4, 10 * SECOND)
    expect(breaker.state(10 * SECOND)).toBe('closed')
    fail(breaker, 1, 10 * SECOND)
    expect(breaker.usableAt(10 * SECOND)).toBe(11 * SECOND)
  })

  test('gives the probe’s place to the next one when its caller left', () => {
    const breaker = opened()
    call(breaker, 'nothing', SECOND)
    expect([breaker.state(SECOND), breaker.usableAt(SECOND)]).toEqual(['half-open', 0])
  })

  test('is not moved by calls that began before it opened', () => {
    const breaker = createBreaker()
    const late = Array.from({ length: 3 }, () => breaker.begin())
    fail(breaker, 5)
    late[0]?.('success', 0)
    late[1]?.('failure', 500)
    expect([breaker.state(500), breaker.usableAt(500)]).toEqual(['open', SECOND])
    const end = breaker.begin()
    late[2]?.('failure', SECOND)
    expect(breaker.isIdle()).toBe(false)
    end('success', SECOND)
    expect(breaker.state(SECOND)).toBe('closed')
  })
})

test('a breaker by failures in a row alone opens after so many, and after its own first back-off tries again', () => {
  const breaker = create({ inARow: 3, firstBackOffMs: 2 * SECOND })
  for (let count = 0; count < 10; count++) {
    fail(breaker, 2)
    call(breaker, 'success')
  }
  expect(breaker.state(0)).toBe('closed')
  fail(breaker, 3)
  expect([breaker.state(0), breaker.usableAt(0)]).toEqual(['open', 2 * SECOND])
})

test('one that never opens', () => {
  const breaker = create({ inARow: Infinity, firstBackOffMs: SECOND })
  fail(breaker, 1000)
  expect(breaker.state(0)).toBe('closed')
})
