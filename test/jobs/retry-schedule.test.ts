import { describe, expect, test } from 'vitest'
import { retryDelay, type RetrySchedule } from '#jobs'

const SCHEDULE: RetrySchedule = { firstMs: 100, factor: 3, mostMs: 1_000, windowMs: 10_000 }

describe('a retry schedule', () => {
  // By hand: 100 * 3^(n - 1), at most 1000; a random 0.5 is the middle of the jitter.
  test.each([
    [1, 100],
    [2, 300],
    [3, 900],
    [4, 1_000],
    [50, 1_000],
  ])('waits longer after failure %i: %i ms', (attempts, delay) => {
    expect(retryDelay(SCHEDULE, attempts, 0, 0, 0.5)).toBe(delay)
  })

  test('spreads waits by a fifth to both sides', () => {
    expect(retryDelay(SCHEDULE, 1, 0, 0, 0)).toBeCloseTo(80)
    expect(retryDelay(SCHEDULE, 1, 0, 0, 1)).toBeCloseTo(120)
  })

  test('waits as long as it is asked to, but not longer than its longest', () => {
    expect(retryDelay(SCHEDULE, 1, 0, 700, 0.5)).toBe(700)
    expect(retryDelay(SCHEDULE, 1, 0, 50, 0.5)).toBe(100)
    expect(retryDelay(SCHEDULE, 1, 0, 99_999, 0.5)).toBe(1_000)
  })

  test('ends with its window', () => {
    expect(retryDelay(SCHEDULE, 1, 9_900, 0, 0.5)).toBe(100)
    expect(retryDelay(SCHEDULE, 1, 9_901, 0, 0.5)).toBeNull()
    expect(retryDelay(SCHEDULE, 1, 9_500, 700, 0.5)).toBeNull()
  })
})
