import { afterEach, expect } from 'vitest'
import type { FeatureContext, FeatureError } from '#toolkit'
import { startPool, type TestPool } from './pool.js'

type Limits = NonNullable<Parameters<typeof startPool>[0]>

/** What the features `count` and `slow` answer. */
export interface Counted {
  pid: number
  calls: number
}

export interface Slow {
  pid: number
  from: number
  to: number
}

const open: TestPool[] = []

/** A pool that is closed after the test. */
export const poolWith = (limits: Limits = {}): TestPool => {
  const pool = startPool(limits)
  open.push(pool)
  return pool
}
afterEach(() => Promise.all(open.splice(0).map((pool) => pool.close())))

/** How many calls the process that answers has counted. */
export const count = (pool: TestPool): Promise<Counted> => pool.call('count') as Promise<Counted>

export const countElsewhere = (pool: TestPool): Promise<Counted> =>
  pool.call('rest_elsewhere_count') as Promise<Counted>

/** Sleeps; the times are Unix milliseconds. */
export const slow = (pool: TestPool, ms: number, context?: Partial<FeatureContext>): Promise<Slow> =>
  pool.call('slow', { ms }, context) as Promise<Slow>

/** The error that a call ends with; its type is what most of them are. */
export const failureOf = (call: Promise<unknown>): Promise<FeatureError> =>
  call.then(
    (answer) => expect.fail(`answered ${JSON.stringify(answer)}`),
    (error: unknown) => error as FeatureError,
  )
