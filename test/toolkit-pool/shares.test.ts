import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FeatureContext } from '#toolkit'
import { count, failureOf, poolWith } from './support/calls.js'
import { EMPTY_RESPONSE, type TestPool } from './support/pool.js'
import { eventually } from '../support/eventually.js'

/** An upstream whose answer comes when the test says so. */
const answerLater = () => {
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const upstream: FeatureContext['upstream'] = async () => {
    await answered
    return { status: 200, body: 'late' }
  }
  return { upstream, answer }
}

describe('jobs that wait for a service that never answers', () => {
  const server = createServer()
  let url = ''
  beforeEach(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  afterEach(() => server.close())

  const get: FeatureContext['fetch'] = async (request, signal) => {
    await fetch(request.url, { signal: signal ?? null })
    return EMPTY_RESPONSE
  }
  const wait = (pool: TestPool, owner: string): Promise<Error> =>
    failureOf(pool.call('fetch', { url, body: '' }, { fetch: get }, owner))

  it('leave the processes to jobs that compute', async () => {
    const pool = poolWith({ processes: 2 })
    const jobs = ['a', 'b', 'c', 'd'].map((owner) => wait(pool, owner))
    await eventually(() => expect(pool.stats()).toMatchObject({ busy: 0, waiting: 4 }))
    expect((await count(pool)).calls).toBe(1)
    expect(pool.stats()).toMatchObject({ processes: 5, waiting: 4, queued: 0 })
    await pool.close()
    for (const job of jobs) expect(await job).toMatchObject({ status: 503 })
  })

  it('of one owner have half of all processes, and leave the others to other owners', async () => {
    const pool = poolWith({ processes: 1 })
    for (let call = 0; call < 10; call += 1) void wait(pool, 'hostile')
    await eventually(() => expect(pool.stats()).toMatchObject({ waiting: 2, queued: 8 }))
    expect((await count(pool)).calls).toBe(1)
    expect(pool.stats()).toMatchObject({ processes: 3, waiting: 2, queued: 8 })
  })
})

describe('a job that has waited', () => {
  it('goes on at once, whatever else is computed', async () => {
    const pool = poolWith({ processes: 1, computeMs: 60_000, totalMs: 60_000 })
    const { upstream, answer } = answerLater()
    const job = pool.call('upstream', { path: '/' }, { upstream })
    await eventually(() => expect(pool.stats()).toMatchObject({ busy: 0, waiting: 1 }))
    void failureOf(pool.call('loop'))
    await eventually(() => expect(pool.stats()).toMatchObject({ busy: 1, waiting: 1 }))
    answer()
    expect(await job).toEqual({ status: 200, body: 'late' })
    expect(pool.stats()).toMatchObject({ busy: 1, waiting: 0 })
  })
})

describe.runIf(process.platform === 'linux')('the memory of all processes', () => {
  it('must have room for another one to start beside those that wait', async () => {
    const pool = poolWith({ processes: 1, residentBytes: 400e6, memoryBytes: 0, queueWaitMs: 60_000 })
    const { upstream, answer } = answerLater()
    await pool.call('grow', { megabytes: 120 })
    const job = pool.call('upstream', { path: '/' }, { upstream })
    await eventually(() => expect(pool.stats().waiting).toBe(1))
    const next = count(pool)
    expect(pool.stats()).toMatchObject({ processes: 1, queued: 1 })
    answer()
    await job
    await next
    expect(pool.stats().started).toBe(1)
  })

  it('is freed by those that wait where those that compute need it', async () => {
    const residentBytes = 500e6
    const pool = poolWith({ processes: 1, residentBytes, retireBytes: 200e6, memoryBytes: 0 })
    const { upstream } = answerLater()
    const waiting = failureOf(pool.call('upstream', { path: '/' }, { upstream }))
    await eventually(() => expect(pool.stats().waiting).toBe(1))
    // Half of a bare process is left to the one that computes, and the other half is too much beside the one that waits.
    const megabytes = Math.floor((residentBytes - 1.5 * pool.stats().residentBytes) / 1_048_576)
    expect(await pool.call('hold', { megabytes, ms: 500 })).toBe(megabytes * 1_048_576)
    expect(await waiting).toMatchObject({ status: 503, message: /need too much memory/ })
  })
})

describe('one owner', () => {
  /** Handlers that take their time to start, and again to load. */
  const lazyHandlers = (startMs: number, loadMs: number): string => {
    const sleep = (ms: number): string => `await new Promise((resolve) => setTimeout(resolve, ${ms}))`
    const load = `async () => { ${sleep(loadMs)}; return { default: { answer: () => null } } }`
    return `data:text/javascript,${encodeURIComponent(`${sleep(startMs)}; export const toolkitHandlers = { rest_test_lazy: ${load} }`)}`
  }

  it.each([
    [2_000, 0],
    [0, 2_000],
  ])('whose process starts for %i ms and loads for %i is not refused meanwhile', async (start, load) => {
    const pool = poolWith({ processes: 2, queueWaitMs: 900, handlers: lazyHandlers(start, load) })
    const calls = [1, 2, 3].map(() => pool.call('lazy', {}, {}, 'a'))
    expect(await Promise.all(calls)).toEqual([null, null, null])
    expect(pool.stats().started).toBe(1)
  })

  it('whose feature loads longer than a job may take has the whole time of the job after it', async () => {
    const pool = poolWith({ processes: 1, loadMs: 60_000, totalMs: 4_000, handlers: lazyHandlers(0, 4_500) })
    expect(await pool.call('lazy', {}, {}, 'a')).toBeNull()
  })

  it('whose own calls take too long is told so, whoever else has a process', async () => {
    const pool = poolWith({ processes: 2, queueWaitMs: 300 })
    await count(pool)
    void failureOf(pool.call('slow', { ms: 20_000 }, {}, 'a'))
    const message = 'Your earlier calls kept your share of the processes busy for 0.3 s.'
    expect(await failureOf(pool.call('count', {}, {}, 'a'))).toMatchObject({ status: 503, message })
    expect((await count(pool)).calls).toBeGreaterThan(0)
  })

  it('who computes without end leaves a process to another one', async () => {
    const pool = poolWith({ processes: 2, computeMs: 60_000, totalMs: 60_000 })
    for (let call = 0; call < 5; call += 1) void failureOf(pool.call('loop', {}, {}, 'hostile'))
    expect((await count(pool)).calls).toBe(1)
    expect((await count(pool)).calls).toBe(2)
    expect(pool.stats()).toMatchObject({ processes: 2, busy: 1, queued: 4 })
  })

  it('is served first in, first out, and another one does not wait behind the backlog', async () => {
    const pool = poolWith({ processes: 1 })
    const done: string[] = []
    const run = (name: string, owner: string) =>
      pool.call('slow', { ms: 30 }, {}, owner).then(() => done.push(name))
    await Promise.all([...['a1', 'a2', 'a3', 'a4'].map((name) => run(name, 'a')), run('b1', 'b')])
    expect(done).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
  })

  it('has half of the places in the queue, and is alone refused past them', async () => {
    const pool = poolWith({ processes: 1, queueLength: 4 })
    const call = (owner: string) => pool.call('slow', { ms: 50 }, {}, owner)
    const jobs = [call('a'), call('a'), call('a')]
    const message = 'Too many of your calls are waiting for a process.'
    expect(await failureOf(call('a'))).toMatchObject({ status: 503, code: 'overloaded', message })
    jobs.push(call('b'))
    await Promise.all(jobs)
    expect(pool.stats()).toMatchObject({ answered: 4, refused: 1 })
  })
})
