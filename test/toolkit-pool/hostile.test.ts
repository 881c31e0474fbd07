import { afterAll, expect, it } from 'vitest'
import { FeatureError } from '#toolkit'
import type { Pool } from '../../src/toolkit/pool/index.js'
import type { FetchResponse } from '../../src/toolkit/fetch/types.js'
import { contextWith, EMPTY_RESPONSE, startPool } from './support/pool.js'
import { threadMs } from '../support/cpu.js'
import { streamBeside, type Smoothness } from './support/stream.js'

/** What a caller's chat may wait beside whatever the pool computes, on a machine with nothing else to do. */
const LONGEST_TURN_MS = 75

const memory = { heapMegabytes: 96, residentBytes: 256e6 }
const hurried = startPool({ processes: 1, computeMs: 500, ...memory })
const patient = startPool({ processes: 1, ...memory })
afterAll(() => Promise.all([hurried.close(), patient.close()]))

const fetch = (): Promise<FetchResponse> => Promise.resolve(EMPTY_RESPONSE)

/** How the job ends: a refusal as `status: message`, another error as its message, an answer as its length. */
const outcomeOf = (pool: Pool, name: string): Promise<string> =>
  pool.run(`rest_test_${name}`, { seconds: 1e4, bytes: 7.9e6 }, contextWith({ fetch }), 'owner').then(
    (answer) => `${answer.length} bytes`,
    (error: Error) => (error instanceof FeatureError ? `${error.status}: ${error.message}` : error.message),
  )

const MEMORY = /^422: The input needs too much memory/
const TIME = /^422: The input took longer than 0.5 s/
const EITHER = /^422: The input (needs too much memory|took longer)/

const JOBS: readonly (readonly [what: string, feature: string, outcome: RegExp])[] = [
  ['an endless loop', 'loop', TIME],
  ['endless microtasks', 'microtasks', TIME],
  ['synchronous crypto', 'crypto', TIME],
  ['a pattern that backtracks without end', 'pattern', TIME],
  ['a wait without end', 'sleep', TIME],
  ['no answer at all', 'silence', TIME],
  ['signals that are caught', 'deaf', TIME],
  ['objects without end', 'objects', EITHER],
  ['an array without end', 'array', MEMORY],
  ['a map without end', 'map', EITHER],
  ['buffers without end', 'buffers', MEMORY],
  ['large buffers', 'largeBuffers', MEMORY],
  ['typed arrays', 'typedArrays', MEMORY],
  ['doubled strings', 'strings', EITHER],
  ['a string longer than strings can be', 'concatenation', MEMORY],
  ['memory of WASM', 'wasm', MEMORY],
  ['buffers that grow', 'resizing', MEMORY],
  ['deeply nested JSON read', 'tree', EITHER],
  ['recursion', 'depth', /^422: The input is nested too deep/],
  ['deeply nested JSON written', 'nested', /^422: The input is nested too deep/],
  ['the longest answer that is let through', 'long', /^7900002 bytes$/],
  [
    'an answer that is too long',
    'longAnswer',
    /^422: (The answer would be longer than 8 MB|The input needs)/,
  ],
  ['an answer with a cycle', 'cycle', /circular structure/],
  ['a function', 'function', /answered function/],
  ['nothing', 'nothing', /answered undefined/],
  ['a thrown string', 'string', /^Thrown: 'a string'$/],
  ['exit', 'exit', /ended: exit code 0/],
  ['abort', 'abort', /ended: SIGABRT/],
  ['a segmentation fault', 'segfault', /ended: SIGSEGV/],
  ['a kill from outside', 'killed', /^503: .*ended from outside/],
  ['an uncaught exception', 'uncaught', /ended: exit code 1.*thrown beside the answer/s],
  ['an unhandled rejection', 'rejection', /ended: exit code 1.*rejected beside the answer/s],
  ['a flood of stdout', 'stdout', /EPIPE|EAGAIN/],
  ['a flood of stderr', 'stderr', EITHER],
  ['a flood of lines', 'console', EITHER],
  ['garbage to the pool', 'garbage', /broke the protocol/],
  ['messages to the pool without end', 'frames', /broke the protocol/],
  ['a message that is announced as 2 GB', 'huge', /broke the protocol/],
  ['calls without end', 'calls', /broke the protocol/],
  ['a closed channel', 'closed', /ended: /],
  ['programs that it starts', 'children', TIME],
]

/** The first of three runs without a turn that is too long, or the last: a collection of garbage only adds to a turn. */
const streamThrice = async (work: () => Promise<unknown>): Promise<Smoothness> => {
  for (let left = 2; left > 0; left -= 1) {
    const smoothness = await streamBeside(work)
    if (smoothness.busyMs < LONGEST_TURN_MS) return smoothness
  }
  return streamBeside(work)
}

it.each(JOBS)('a stream goes on beside a job with %s', async (_what, feature, outcome) => {
  const pool = outcome === TIME || outcome === EITHER ? hurried : patient
  const { busyMs, events } = await streamThrice(async () =>
    expect(await outcomeOf(pool, feature)).toMatch(outcome),
  )
  expect(busyMs).toBeLessThan(LONGEST_TURN_MS)
  expect(events).toBeGreaterThan(1)
  expect(await pool.call('echo', { still: 'here' })).toEqual({ still: 'here' })
})

it('the measurement sees a server that is busy itself', async () => {
  const { busyMs } = await streamThrice(() => {
    const from = threadMs()
    while (threadMs() - from < 120);
    return Promise.resolve()
  })
  expect(busyMs).toBeGreaterThan(LONGEST_TURN_MS)
})
