import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { createLogger } from '#observe'
import type { FeatureContext } from '#toolkit'
import type { FetchResponse } from '../../../src/toolkit/fetch/types.js'
import { createPool, type Pool, type PoolLimits } from '../../../src/toolkit/pool/index.js'

/** A pool over the features of this folder. */
export interface TestPool extends Pool {
  /** Runs a feature of category `test` and parses its answer; every call has an owner of its own if none is named. */
  call(name: string, query?: unknown, context?: Partial<FeatureContext>, owner?: string): Promise<unknown>
  logs: string[]
}

const neverAsked = (): Promise<never> => Promise.reject(new Error('No service is expected to be called'))

/** What a target answers that has nothing to say. */
export const EMPTY_RESPONSE: FetchResponse = {
  url: 'http://a.test/',
  status: 200,
  headers: [],
  body: new Uint8Array(),
  truncated: false,
  receivedBytes: 0,
  redirects: [],
  timing: { dnsMs: 0, connectMs: 0, tlsMs: null, firstByteMs: 0, downloadMs: 0, totalMs: 0 },
}

/** What a caller's request brings. */
export const contextWith = (parts: Partial<FeatureContext> = {}): FeatureContext => ({
  feature: 'test/feature',
  userAgent: '',
  signal: new AbortController().signal,
  fetch: neverAsked,
  egress: { resolve: neverAsked, connect: neverAsked, connectTls: neverAsked, check: () => undefined },
  upstream: neverAsked,
  ask: neverAsked,
  ...parts,
})

/** A process starts slowly where all tests run at once. */
const PATIENT = { startMs: 60_000, queueWaitMs: 60_000 }

const FEATURES = import.meta.resolve('#test/toolkit-pool/support/features')

/** @param handlers module of the features, when others than this folder's */
export const startPool = ({
  processes = 2,
  handlers = FEATURES,
  memoryBytes = Infinity,
  isWarm = false,
  ...limits
}: Partial<PoolLimits> & {
  processes?: number
  handlers?: string
  memoryBytes?: number
  isWarm?: boolean
} = {}): TestPool => {
  const logs: string[] = []
  const log = createLogger(
    'info',
    new Writable({
      decodeStrings: false,
      write: (line: string, _encoding, done) => (logs.push(line), done()),
    }),
  )
  const pool = createPool({
    handlers,
    log,
    processes,
    memoryBytes,
    isWarm,
    limits: { ...PATIENT, ...limits },
  })
  return {
    ...pool,
    logs,
    call: async (name, query = {}, context = {}, owner = randomUUID()) => {
      const operationId = name.includes('_') ? name : `rest_test_${name}`
      const answer = await pool.run(operationId, query, contextWith(context), owner)
      return JSON.parse(answer.toString()) as unknown
    },
  }
}

/** Whether a process of this number exists. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
