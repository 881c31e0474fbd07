import { expect, it } from 'vitest'
import { createBackOff, MOST_EARLY_ENDS, PROVEN_MS } from '../../src/cluster/backoff.js'

it('replaces a worker that has run for a while at once', () => {
  const backOff = createBackOff()
  expect([backOff.ended(PROVEN_MS), backOff.ended(PROVEN_MS)]).toEqual([0, 0])
  expect(backOff.isHopeless).toBe(false)
})

it('waits twice as long after each one that ends early, and is hopeless after the fifth', () => {
  const backOff = createBackOff()
  const waits = Array.from({ length: MOST_EARLY_ENDS - 1 }, () => backOff.ended(PROVEN_MS - 1))
  expect(waits).toEqual([250, 500, 1_000, 2_000])
  expect(backOff.isHopeless).toBe(false)
  backOff.ended(0)
  expect(backOff.isHopeless).toBe(true)
})

it('waits 8 s at most, and forgets after one that has run', () => {
  const backOff = createBackOff()
  for (let turn = 0; turn < 20; turn += 1) backOff.ended(0)
  expect(backOff.ended(0)).toBe(8_000)
  expect(backOff.ended(PROVEN_MS)).toBe(0)
  expect(backOff.isHopeless).toBe(false)
})
