import { totalmem } from 'node:os'
import { describe, expect, it } from 'vitest'
import { bearableProcesses, openMemoryGauge } from '../../src/toolkit/pool/memory.js'

describe.runIf(process.platform === 'linux')('the gauge', () => {
  it('tells what Node tells of its own process', () => {
    const gauge = openMemoryGauge(process.pid)
    const before = process.memoryUsage.rss()
    const measured = gauge?.residentBytes() ?? 0
    gauge?.close()
    // Both read the same counter of the kernel; a page more or less may come between.
    expect(Math.abs(measured - before)).toBeLessThan(0.2 * before)
  })

  it('sees memory that is no part of the heap', () => {
    const gauge = openMemoryGauge(process.pid)
    const before = gauge?.residentBytes() ?? 0
    const block = Buffer.alloc(200e6, 1)
    const after = gauge?.residentBytes() ?? 0
    gauge?.close()
    expect(block.length).toBe(200e6)
    expect(after - before).toBeGreaterThan(100e6)
  })

  it('is not there for a process that is not', () => {
    expect(openMemoryGauge(2 ** 22 + 1)).toBeNull()
  })
})

describe('the number of processes', () => {
  it('is two or more where memory is plenty', () => {
    expect(bearableProcesses(1)).toBeGreaterThanOrEqual(2)
  })

  it('is what fits into half of the memory, and one at least', () => {
    expect(bearableProcesses(totalmem() / 2)).toBe(1)
    expect(bearableProcesses(totalmem() * 4)).toBe(1)
  })
})
