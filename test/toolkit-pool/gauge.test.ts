import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { describe, expect, it } from 'vitest'
import { bearableProcesses, openProcessGauge } from '../../src/toolkit/pool/gauge.js'
import { startPool } from './support/pool.js'

const COMPUTE_MS = 800

/** Other work for every processor, two pieces for each, every one in a session of its own (`sched_autogroup`, sched(7)). */
const startOtherWork = (): { end: () => void } => {
  const loops = Array.from({ length: 2 * availableParallelism() }, () =>
    spawn('/bin/sh', ['-c', 'while :; do :; done'], { stdio: 'ignore', detached: true }),
  )
  return { end: () => loops.forEach((loop) => loop.kill('SIGKILL')) }
}

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

describe.runIf(existsSync('/proc/self/schedstat'))('a job’s time', () => {
  it('does not run while other work has the processors', async () => {
    const pool = startPool({ processes: 1, computeMs: COMPUTE_MS })
    await pool.call('noop')
    const other = startOtherWork()
    try {
      // With a niceness of 5 against 0 (sched(7)) it gets a seventh of a processor, and takes some 2.5 s by the clock.
      const from = performance.now()
      expect(await pool.call('spin', { ms: COMPUTE_MS / 2 })).toBeNull()
      expect(performance.now() - from).toBeGreaterThan(COMPUTE_MS)
    } finally {
      other.end()
      await pool.close()
    }
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
