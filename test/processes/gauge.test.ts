import { describe, expect, it } from 'vitest'
import { openProcessGauge } from '../../src/processes/gauge.js'

describe.runIf(process.platform === 'linux')('the gauge', () => {
  it('tells what Node tells of its own process', () => {
    const gauge = openProcessGauge(process.pid)
    const before = process.memoryUsage.rss()
    const measured = gauge?.residentBytes() ?? 0
    gauge?.close()
    // Both read the same counter of the kernel; a page more or less may come between.
    expect(Math.abs(measured - before)).toBeLessThan(0.2 * before)
  })

  it('sees memory that is no part of the heap', () => {
    const gauge = openProcessGauge(process.pid)
    const before = gauge?.residentBytes() ?? 0
    const block = Buffer.alloc(200e6, 1)
    const after = gauge?.residentBytes() ?? 0
    gauge?.close()
    expect(block.length).toBe(200e6)
    expect(after - before).toBeGreaterThan(100e6)
  })

  it('is not there for a process that is not', () => {
    expect(openProcessGauge(2 ** 22 + 1)).toBeNull()
  })
})
