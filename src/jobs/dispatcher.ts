import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '#observe'
import type { Jobs } from './types.js'

/** Work that stands in a table of its own and is due at times of its own. */
export interface Dispatch {
  queue: string
  /** Keys that this instance works on at once. */
  concurrency: number
  /** Keys that have something to do now. */
  due: () => Promise<readonly string[]>
  /** Does some of what a key has to do; what is left, or failed, is due again. */
  work: (key: string, signal: AbortSignal) => Promise<void>
  /** How often `due` is asked, in milliseconds. */
  pollMs?: number
}

export interface Dispatcher {
  start(): void
  /** Sends no more jobs. */
  close(): Promise<void>
}

const POLL_MS = 1_000
/** A failure is logged and ends the run without failing the job, so that nothing is left to retry but after a crash. */
const RETRIES = 10
const RETRY_DELAY_S = 1

/** A UUID for a key of a queue: there is one job of it at a time, whichever instance runs it. */
const jobIdOf = (queue: string, key: string): string => {
  const hex = createHash('sha256').update(`${queue}\n${key}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** Turns what is due into jobs, one of a key at a time. Make it before {@link Jobs.start}. */
export const createDispatcher = (
  { jobs, log }: { jobs: Jobs; log: Logger },
  { queue, concurrency, due, work, pollMs = POLL_MS }: Dispatch,
): Dispatcher => {
  const working = new Set<string>()
  const stop = new AbortController()
  let isBehind = false
  let looping: Promise<void> | undefined

  const options = { concurrency, retries: RETRIES, retryDelay: RETRY_DELAY_S }
  jobs.define<{ key: string }>(queue, options, async ({ data: { key } }, signal) => {
    working.add(key)
    await work(key, signal)
      .catch((error: unknown) => {
        if (signal.aborted) throw error
        log.warn({ err: error, queue, key }, 'what is due was not done; trying again')
      })
      .finally(() => working.delete(key))
  })

  const tick = async (): Promise<void> => {
    for (const key of await due()) {
      if (stop.signal.aborted) return
      if (!working.has(key)) await jobs.send(queue, { key }, { id: jobIdOf(queue, key) })
    }
    isBehind = false
  }

  const loop = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await tick().catch((error: unknown) => {
        if (!isBehind) log.warn({ err: error, queue }, 'what is due cannot be read; it waits in the database')
        isBehind = true
      })
      await sleep(pollMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
    }
  }

  return {
    start() {
      looping ??= loop()
    },
    async close() {
      stop.abort()
      await looping
    },
  }
}
