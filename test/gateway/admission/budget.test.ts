import { describe, expect, test } from 'vitest'
import { createBudget } from '../../../src/gateway/admission/budget.js'

const SECOND = 1000
const NOON = Date.UTC(2026, 0, 1, 12)
const MIDNIGHT = Date.UTC(2026, 0, 2)

describe('a budget', () => {
  test('is free until it is spent, then from the next minute on', () => {
    const budget = createBudget({ requestsPerMinute: 2, requestsPerDay: null })
    budget.spend(NOON + 10 * SECOND)
    expect(budget.freeAt(NOON + 10 * SECOND)).toBe(0)
    budget.spend(NOON + 20 * SECOND)
    expect(budget.freeAt(NOON + 20 * SECOND)).toBe(NOON + 60 * SECOND)
    expect(budget.freeAt(NOON + 60 * SECOND)).toBe(0)
  })

  test('of a day ends at midnight UTC', () => {
    const budget = createBudget({ requestsPerMinute: 10, requestsPerDay: 1 })
    budget.spend(NOON)
    expect(budget.freeAt(NOON + 61 * SECOND)).toBe(MIDNIGHT)
    expect(budget.freeAt(MIDNIGHT)).toBe(0)
  })

  test('is ample until half of any window is spent', () => {
    const budget = createBudget({ requestsPerMinute: 4, requestsPerDay: 5 })
    expect(budget.isAmple(NOON)).toBe(true)
    budget.spend(NOON)
    expect(budget.isAmple(NOON)).toBe(true)
    budget.spend(NOON)
    expect(budget.isAmple(NOON)).toBe(false)
    expect(budget.isAmple(NOON + 60 * SECOND)).toBe(true)
    budget.spend(NOON + 60 * SECOND)
    // Three of the day's five.
    expect(budget.isAmple(NOON + 120 * SECOND)).toBe(false)
    expect(budget.isAmple(MIDNIGHT)).toBe(true)
  })

  test('without limits is always free', () => {
    const budget = createBudget({ requestsPerMinute: null, requestsPerDay: null })
    for (let call = 0; call < 1000; call++) budget.spend(NOON)
    expect(budget.freeAt(NOON)).toBe(0)
  })
})

describe('what was spent before', () => {
  test('counts in its own minute and day', () => {
    const before = createBudget({ requestsPerMinute: 5, requestsPerDay: 5 })
    for (let call = 0; call < 3; call++) before.spend(NOON)
    const after = createBudget({ requestsPerMinute: 4, requestsPerDay: 10 })
    after.restore(before.spent(NOON + SECOND))
    expect(after.freeAt(NOON + SECOND)).toBe(0)
    after.spend(NOON + SECOND)
    expect(after.freeAt(NOON + SECOND)).toBe(NOON + 60 * SECOND)
    expect(after.spent(NOON + 60 * SECOND)).toEqual({ at: NOON + 60 * SECOND, minute: 0, day: 4 })
  })

  test('counts for nothing once its window is over', () => {
    const budget = createBudget({ requestsPerMinute: 4, requestsPerDay: 10 })
    budget.spend(MIDNIGHT)
    budget.restore({ at: NOON, minute: 4, day: 10 })
    expect(budget.spent(MIDNIGHT)).toEqual({ at: MIDNIGHT, minute: 1, day: 1 })
  })
})
