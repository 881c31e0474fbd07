import { describe, expect, it } from 'vitest'
import { startDeadline } from '../../src/processes/deadline.js'
import type { ProcessGauge } from '../../src/processes/gauge.js'

/** A process that has lacked the processor for these times when it is asked, one after the other. */
const gaugeOf = (...starved: number[]): ProcessGauge => ({
  residentBytes: () => 0,
  starvedMs: () => starved.shift() ?? Infinity,
  close: () => undefined,
})

const waitFor = (gauge: ProcessGauge | null, milliseconds: number): Promise<number> => {
  const from = performance.now()
  // Timers of Node may come up to a millisecond early.
  return new Promise((resolve) => {
    startDeadline(gauge, milliseconds, () => resolve(performance.now() - from + 1))
  })
}

describe('a deadline', () => {
  it('comes after its time where the system does not tell more', async () => {
    expect(await waitFor(null, 50)).toBeGreaterThanOrEqual(50)
  })

  it('waits for the time that the process lacked, and for what it lacks meanwhile', async () => {
    // 20 + (130 - 100) + (140 - 130) ms
    expect(await waitFor(gaugeOf(100, 130, 140, 140), 20)).toBeGreaterThanOrEqual(60)
  })

  it('does not come once it is taken back, however often it was put off', async () => {
    let isDue = false
    const end = startDeadline(gaugeOf(0, 30, 30), 10, () => {
      isDue = true
    })
    await waitFor(null, 25)
    end()
    await waitFor(null, 50)
    expect(isDue).toBe(false)
  })
})
