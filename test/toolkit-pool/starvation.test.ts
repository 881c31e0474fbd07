import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { bearableProcesses } from '../../src/toolkit/pool/memory.js'
import { startPool } from './support/pool.js'

const COMPUTE_MS = 800

/** Other work for every processor, two pieces for each, every one in a session of its own (`sched_autogroup`, sched(7)). */
const startOtherWork = (): { end: () => void } => {
  const loops = Array.from({ length: 2 * availableParallelism() }, () =>
    spawn('/bin/sh', ['-c', 'while :; do :; done'], { stdio: 'ignore', detached: true }),
  )
  return { end: () => loops.forEach((loop) => loop.kill('SIGKILL')) }
}

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

it('a job that has answered in its time is not ended by a server that had no time to read it', async () => {
  const pool = startPool({ processes: 1, computeMs: COMPUTE_MS })
  await pool.call('noop')
  const answer = pool.call('slow', { ms: COMPUTE_MS / 4 })
  // The job is begun, and this thread, which is the server's, looks at nothing until it is long over.
  await sleep(COMPUTE_MS / 16)
  // After the sockets' turn, so that the timers have theirs before it comes again.
  await new Promise(setImmediate)
  const from = performance.now()
  while (performance.now() - from < 2 * COMPUTE_MS);
  expect(await answer).toMatchObject({ pid: expect.any(Number) as unknown })
  await pool.close()
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
