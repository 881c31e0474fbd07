import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { FeatureError } from '#toolkit'
import { count, countElsewhere, failureOf, poolWith, slow } from './support/calls.js'
import { isAlive } from './support/pool.js'
import { eventually } from '../support/eventually.js'
import { temporaryFolder } from '../support/process.js'

describe('homes', () => {
  it('keep what a feature has loaded, and each feature has its own', async () => {
    const pool = poolWith({ processes: 2 })
    const first = await count(pool)
    const other = await countElsewhere(pool)
    expect(other.pid).not.toBe(first.pid)
    expect(await count(pool)).toEqual({ pid: first.pid, calls: 2 })
    expect(await countElsewhere(pool)).toEqual({ pid: other.pid, calls: 2 })
    expect(await count(pool)).toEqual({ pid: first.pid, calls: 3 })
    expect(pool.stats()).toMatchObject({ processes: 2, busy: 0, queued: 0, started: 2, answered: 5 })
  })

  it('are shared when there are no more', async () => {
    const pool = poolWith({ processes: 1 })
    const first = await count(pool)
    expect(await countElsewhere(pool)).toEqual({ pid: first.pid, calls: 2 })
  })

  it('have one job at a time, and work beside each other', async () => {
    const pool = poolWith({ processes: 2 })
    const jobs = await Promise.all(Array.from({ length: 6 }, () => slow(pool, 60)))
    const pids = new Set(jobs.map(({ pid }) => pid))
    expect(pids.size).toBe(2)
    for (const pid of pids) {
      const turns = jobs.filter((job) => job.pid === pid).sort((a, b) => a.from - b.from)
      for (const [place, turn] of turns.slice(1).entries()) {
        expect(turn.from).toBeGreaterThanOrEqual(turns[place]?.to ?? Infinity)
      }
    }
  })

  it('end when nobody needs them', async () => {
    const pool = poolWith({ idleMs: 200 })
    const { pid } = await count(pool)
    await eventually(() => expect(pool.stats().processes).toBe(0))
    expect(isAlive(pid)).toBe(false)
    expect(pool.stats().residentBytes).toBe(0)
    expect((await count(pool)).calls).toBe(1)
  })

  it('that have grown too big make room for a fresh one', async () => {
    const pool = poolWith({ processes: 1, retireBytes: 250e6 })
    const small = await pool.call('grow', { megabytes: 1 })
    const big = await pool.call('grow', { megabytes: 300 })
    expect(big).toBe(small)
    expect((await count(pool)).pid).not.toBe(big)
  })

  it('that former jobs have filled do not make an input too large that fits into a fresh one', async () => {
    const pool = poolWith({ processes: 1, residentBytes: 450e6, retireBytes: 449e6 })
    const filled = await pool.call('grow', { megabytes: 200 })
    // 200 MiB that are kept and 250 MiB are more than 450 MB; the 250 MiB and an empty process of some 60 MB are not.
    expect(await pool.call('hold', { megabytes: 250, ms: 500 })).toBe(250 * 1_048_576)
    expect((await count(pool)).pid).not.toBe(filled)
    expect(await failureOf(pool.call('hold', { megabytes: 500, ms: 500 }))).toMatchObject({
      status: 422,
      message: 'The input needs too much memory to be processed.',
    })
  })

  it.each(['leftover', 'ignored', 'twice'])(
    'that a former job (%s) brings down do not harm the next one',
    async (name) => {
      const pool = poolWith({ processes: 1 })
      const pid = await pool.call(name)
      const next = await slow(pool, 300)
      expect(next.pid).not.toBe(pid)
    },
  )

  it.runIf(process.platform === 'linux')('take with them what they have started', async () => {
    // Time enough to start a program on a busy machine.
    const pool = poolWith({ processes: 1, computeMs: 4_000 })
    const pidFile = join(temporaryFolder(), 'pid')
    expect(await failureOf(pool.call('children', { seconds: 1e6, pidFile }))).toMatchObject({ status: 422 })
    // Written down by the job: on a busy machine the program may have come and gone before anybody looks.
    const child = readFileSync(pidFile, 'utf8')
    const command = (): string => {
      const path = `/proc/${child}/cmdline`
      return existsSync(path) ? readFileSync(path, 'utf8') : ''
    }
    onTestFinished(() => void (command().includes('sleep') && process.kill(Number(child))))
    await eventually(() => expect(command()).not.toContain('sleep'))
  })

  it('that are killed from outside are replaced', async () => {
    const pool = poolWith({ processes: 1 })
    const { pid } = await count(pool)
    const job = slow(pool, 300)
    process.kill(pid, 'SIGKILL')
    expect((await job).pid).not.toBe(pid)
  })

  it('that do not start are tried again less and less often, and their jobs are refused', async () => {
    const pool = poolWith({ handlers: 'file:///missing/handlers.js', queueWaitMs: 2_500 })
    const error = await failureOf(pool.call('noop'))
    expect(error).toMatchObject({ status: 503, code: 'overloaded', options: { retryAfterSeconds: 2 } })
    expect(pool.stats().started).toBeLessThanOrEqual(4)
    expect(pool.logs.join('')).toContain('ERR_MODULE_NOT_FOUND')
  })
})

describe('a pool that is kept warm', () => {
  it('has a process before its first job, and gives the job to it', async () => {
    const pool = poolWith({ processes: 2, isWarm: true })
    expect(pool.stats()).toMatchObject({ processes: 1, started: 1, queued: 0 })
    const [one, other] = await Promise.all([count(pool), count(pool)])
    expect([one.calls, other.calls]).toEqual([1, 1])
    expect(pool.stats()).toMatchObject({ processes: 2, started: 2 })
  })

  it('has a fresh one for the next category', async () => {
    const pool = poolWith({ processes: 2, isWarm: true })
    const { pid } = await count(pool)
    await eventually(() => expect(pool.stats()).toMatchObject({ started: 2, busy: 0 }))
    expect((await countElsewhere(pool)).pid).not.toBe(pid)
    expect(pool.stats()).toMatchObject({ processes: 2, started: 2 })
  })

  it('ends what has been used and is idle, and keeps one that has not', async () => {
    const pool = poolWith({ processes: 2, isWarm: true, idleMs: 100 })
    const { pid } = await count(pool)
    await eventually(() => expect(isAlive(pid)).toBe(false))
    await eventually(() => expect(pool.stats()).toMatchObject({ processes: 1, busy: 0 }))
  })
})

describe('the queue', () => {
  it('is first in, first out', async () => {
    const pool = poolWith({ processes: 1 })
    const done: number[] = []
    const jobs = [0, 1, 2, 3].map((number) => slow(pool, 20).then(() => done.push(number)))
    await Promise.all(jobs)
    expect(done).toEqual([0, 1, 2, 3])
  })

  it('has a bound, past which a call is refused at once', async () => {
    const pool = poolWith({ processes: 1, queueLength: 2 })
    const jobs = [slow(pool, 100), slow(pool, 100), slow(pool, 100)]
    const error = await failureOf(slow(pool, 100))
    expect(error).toBeInstanceOf(FeatureError)
    expect(error).toMatchObject({ status: 503, code: 'overloaded', options: { retryAfterSeconds: 2 } })
    expect(pool.stats()).toMatchObject({ busy: 1, queued: 2 })
    await Promise.all(jobs)
  })

  it('is not waited in for ever', async () => {
    const pool = poolWith({ processes: 1, queueWaitMs: 150 })
    await count(pool)
    const job = slow(pool, 1_000)
    const error = await failureOf(count(pool))
    expect(error).toMatchObject({ status: 503, message: 'All processes were busy for 0.15 s.' })
    await job
  })
})

describe('a caller who leaves', () => {
  it('before the call is not served', async () => {
    const pool = poolWith()
    const error = await failureOf(pool.call('count', {}, { signal: AbortSignal.abort(new Error('left')) }))
    expect(error.message).toBe('left')
    expect(pool.stats().started).toBe(0)
  })

  it('gives up the place in the queue', async () => {
    const pool = poolWith({ processes: 1 })
    const job = slow(pool, 500)
    const caller = new AbortController()
    const waiting = failureOf(slow(pool, 500, { signal: caller.signal }))
    await eventually(() => expect(pool.stats().queued).toBe(1))
    caller.abort(new Error('left'))
    expect((await waiting).message).toBe('left')
    expect(pool.stats().queued).toBe(0)
    await job
  })

  it('is told to the feature, whose process may finish', async () => {
    const pool = poolWith({ processes: 1 })
    const { pid } = await count(pool)
    const caller = new AbortController()
    const job = failureOf(pool.call('aborted', {}, { signal: caller.signal }))
    await sleep(50)
    caller.abort(new Error('left'))
    expect((await job).message).toBe('left')
    expect(await pool.call('wasAborted')).toEqual({ pid, wasAborted: true })
  })

  it('does not keep a process busy', async () => {
    const pool = poolWith({ processes: 1, computeMs: 60_000, totalMs: 60_000 })
    const { pid } = await count(pool)
    const caller = new AbortController()
    const job = failureOf(pool.call('loop', {}, { signal: caller.signal }))
    await sleep(50)
    caller.abort(new Error('left'))
    expect((await job).message).toBe('left')
    expect((await count(pool)).pid).not.toBe(pid)
  })
})
