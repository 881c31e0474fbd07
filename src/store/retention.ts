import type { Pool } from 'pg'
import type { Logger } from '#observe'
import { LOCKS } from './migrate.js'

/** Removes what has ended at `now` (milliseconds since the epoch). @returns how much it removed */
export type RetentionTask = (now: number) => Promise<number>

/** How a run of a task ended; `elsewhere`: another instance is running it. */
export type RetentionOutcome = 'done' | 'failed' | 'elsewhere'

/** Removes regularly what has ended, whoever made it. */
export interface Retention {
  /**
   * Runs a task a minute after the start and then regularly, on one instance at a time. Names are unique. One that is
   * `last` follows the others, whenever it is registered: it works on what they have left.
   */
  register(name: string, everyMs: number, task: RetentionTask, order?: 'last'): void
  /** Runs a task now; resolves when it has ended. Its failure is logged and does not affect other tasks. */
  run(name: string): Promise<RetentionOutcome>
  /** Runs every task now, one after another. */
  runAll(): Promise<void>
  /** Called with how every run ended. */
  watch(told: (name: string, outcome: RetentionOutcome) => void): void
  /** Ends the schedule and waits for what runs. */
  close(): Promise<void>
}

const FIRST_MS = 60_000
/** After those that are due at the same time, which it then waits for. */
const LAST_MS = 1_000

/**
 * Makes the schedule. `isShared`: other instances use this database; the lock that keeps them off holds a connection while
 * a task runs, which the embedded store has not got, nor any others.
 */
export const createRetention = (
  { pool, isShared, log }: { pool: Pool; isShared: boolean; log: Logger },
  now: () => number = Date.now,
): Retention => {
  const tasks = new Map<string, RetentionTask>()
  const lastTasks = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()
  const watchers: ((name: string, outcome: RetentionOutcome) => void)[] = []
  let last: Promise<unknown> = Promise.resolve()
  let isClosing = false

  const alone = async (name: string, work: () => Promise<number>): Promise<number | null> => {
    if (!isShared) return work()
    const client = await pool.connect()
    const lock = [LOCKS.retention[0], `retention ${name}`]
    try {
      const { rows } = await client.query<{ locked: boolean }>(
        'SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked',
        lock,
      )
      if (rows[0]?.locked !== true) return null
      try {
        return await work()
      } finally {
        await client.query('SELECT pg_advisory_unlock($1, hashtext($2))', lock)
      }
    } finally {
      client.release()
    }
  }

  const attempt = async (name: string, task: RetentionTask): Promise<RetentionOutcome> => {
    const [result] = await Promise.allSettled([alone(name, () => task(now()))])
    if (result.status === 'rejected') {
      log.warn(
        { err: result.reason as unknown, task: name },
        'expired data could not be removed; trying again later',
      )
      return 'failed'
    }
    if (result.value === null) return 'elsewhere'
    if (result.value > 0) log.info({ task: name, removed: result.value }, 'expired data was removed')
    return 'done'
  }

  /** One task at a time: none of them is urgent. */
  const run = (name: string): Promise<RetentionOutcome> => {
    const task = tasks.get(name)
    if (task === undefined) throw new Error(`There is no retention task ${name}`)
    const mine = last.then(() => (isClosing ? 'elsewhere' : attempt(name, task)))
    last = mine
    return mine.then((outcome) => {
      for (const told of watchers) told(name, outcome)
      return outcome
    })
  }

  return {
    register(name, everyMs, task, order) {
      if (tasks.has(name)) throw new Error(`There are two retention tasks ${name}`)
      tasks.set(name, task)
      if (order === 'last') lastTasks.add(name)
      const behind = order === 'last' ? LAST_MS : 0
      timers.add(setTimeout(() => void run(name), Math.min(FIRST_MS, everyMs) + behind).unref())
      timers.add(setInterval(() => void run(name), everyMs + behind).unref())
    },
    run,
    runAll: async () => {
      const names = [...tasks.keys()]
      await Promise.all([...names.filter((name) => !lastTasks.has(name)), ...lastTasks].map(run))
    },
    watch: (told) => void watchers.push(told),
    close: async () => {
      isClosing = true
      for (const timer of timers) clearTimeout(timer)
      await last
    },
  }
}
