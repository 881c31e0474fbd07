import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import { redactKeys, type Logger } from '#observe'
import { messageOf, transaction, type Store } from '#store'
import {
  beat,
  claim,
  DEAD_AFTER_MS,
  dueQueues,
  endClaim,
  freeOrphans,
  handBack,
  heldBy,
  leave,
  purge,
  type JobKey,
} from './claims.js'
import { makeQueue, openLibrary, within } from './library.js'
import type { Job, Jobs, JobWorker, QueueOptions } from './types.js'

const POLL_MS = 1_000
const BEAT_MS = 2_000
const PURGE_MS = 3_600_000
/** Without a confirmed sign of life for so long this instance lets its jobs go, before another may take them. */
const LET_GO_MS = DEAD_AFTER_MS - 3_000
const SETTLE_RETRY_MS = 500
const CLOSE_MS = 5_000

interface Queue {
  options: QueueOptions
  work: JobWorker<object>
}

interface Running extends JobKey {
  abort: AbortController
  /** Resolves when the job is settled. */
  ended: Promise<void>
}

/** What became of a run. */
type Outcome = 'done' | 'returned' | { failed: string }

const RETURNED = new Error('the job was handed back')

/**
 * Jobs on this store. Nothing is read or loaded before {@link Jobs.start} or the first {@link Jobs.send}.
 *
 * @param isAlone whether no other instance can use the database, as with the embedded store: what an earlier run left is
 * then run at once, else when that run has been silent for 10 s
 */
export const openJobs = (
  { pool }: Pick<Store, 'pool'>,
  { log, isAlone }: { log: Logger; isAlone: boolean },
): Jobs => {
  const instanceId = randomUUID()
  const queues = new Map<string, Queue>()
  const running = new Map<string, Running>()
  const closing = new AbortController()
  let isClosed = false
  let isAway = false
  let looping: Promise<void> | undefined
  let confirmedAt = performance.now()
  let beatenAt = -Infinity
  let purgedAt = -Infinity
  let wakeUp = new AbortController()
  let opening: Promise<PgBoss> | undefined

  const open = async (): Promise<PgBoss> => {
    const library = await openLibrary(pool, log)
    await beat(pool, instanceId)
    for (const [name, { options }] of queues) await makeQueue(library, name, options)
    return library
  }
  const opened = (): Promise<PgBoss> =>
    (opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    }))

  const letGo = (jobs: Iterable<Running>): void => {
    for (const { abort } of jobs) abort.abort(RETURNED)
  }

  const settle = async (library: PgBoss, key: JobKey, outcome: Outcome): Promise<void> => {
    await transaction(pool, async (client) => {
      if (!(await endClaim(client, instanceId, key))) return
      const options = { db: within(client) }
      if (outcome === 'done') await library.deleteJob(key.queue, key.id, options)
      else if (outcome === 'returned') await handBack(client, key)
      else await library.fail(key.queue, key.id, { message: outcome.failed }, options)
    })
  }

  /** Until the database has it: a job that is done must not run again because the database was away. */
  const settleSurely = async (library: PgBoss, key: JobKey, outcome: Outcome): Promise<void> => {
    for (let attempt = 1; !isClosed; attempt += 1) {
      const error = await settle(library, key, outcome).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      if (error === undefined) return
      const level = attempt === 1 ? 'warn' : 'debug'
      log[level]({ err: error, queue: key.queue, job: key.id }, 'the end of a job could not be noted yet')
      await sleep(SETTLE_RETRY_MS, undefined, { ref: false })
    }
  }

  const run = (library: PgBoss, queue: string, { work }: Queue, job: Job<object>): void => {
    const abort = new AbortController()
    const key = { queue, id: job.id }
    const outcome = Promise.resolve()
      .then(() => work(job, abort.signal))
      .then(
        (): Outcome => 'done',
        (error: unknown): Outcome => {
          if (abort.signal.aborted) return 'returned'
          log.warn({ err: error, queue, job: job.id, attempt: job.attempt }, 'a job failed')
          return { failed: redactKeys(messageOf(error)) }
        },
      )
    const ended = outcome
      .then((result) => settleSurely(library, key, result))
      .finally(() => {
        running.delete(job.id)
        wake()
      })
    running.set(job.id, { ...key, abort, ended })
  }

  const take = async (library: PgBoss, name: string, queue: Queue, free: number): Promise<void> => {
    const jobs = await transaction(pool, async (client) => {
      const fetched = await library.fetch<object>(name, {
        batchSize: free,
        includeMetadata: true,
        db: within(client),
      })
      if (fetched.length > 0)
        await claim(
          client,
          instanceId,
          name,
          fetched.map(({ id }) => id),
        )
      return fetched
    })
    for (const { id, data, retryCount, retryLimit } of jobs)
      run(library, name, queue, { id, data, attempt: retryCount + 1, isLast: retryCount >= retryLimit })
  }

  const signOfLife = async (): Promise<void> => {
    const now = performance.now()
    if (now - beatenAt < BEAT_MS) return
    const known = [...running.values()]
    await beat(pool, instanceId)
    confirmedAt = now
    const orphans = await freeOrphans(
      pool,
      instanceId,
      known.map(({ id }) => id),
      isAlone,
    )
    if (orphans > 0) log.warn({ jobs: orphans }, 'jobs that nobody runs any more are run again')
    const held = known.length === 0 ? new Set<string>() : await heldBy(pool, instanceId)
    letGo(known.filter(({ id }) => !held.has(id)))
    beatenAt = now
    if (now - purgedAt < PURGE_MS) return
    await purge(pool)
    purgedAt = now
  }

  const freeOf = (name: string, { options }: Queue): number =>
    options.concurrency - [...running.values()].filter(({ queue }) => queue === name).length

  const tick = async (): Promise<void> => {
    const library = await opened()
    await signOfLife()
    const idle = [...queues].filter(([name, queue]) => freeOf(name, queue) > 0).map(([name]) => name)
    for (const name of await dueQueues(pool, idle)) {
      const queue = queues.get(name)
      if (queue !== undefined && !closing.signal.aborted)
        await take(library, name, queue, freeOf(name, queue))
    }
    if (isAway) log.info('the database is back; jobs are run again')
    isAway = false
  }

  const loop = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      wakeUp = new AbortController()
      await tick().catch((error: unknown) => {
        if (!isAway) log.error({ err: error }, 'jobs cannot be read; they wait in the database')
        isAway = true
      })
      if (closing.signal.aborted) return
      await sleep(POLL_MS, undefined, { signal: wakeUp.signal, ref: false }).catch(() => undefined)
    }
  }

  const watch = setInterval(() => {
    if (!isAlone && performance.now() - confirmedAt > LET_GO_MS) letGo(running.values())
  }, POLL_MS).unref()

  const wake = (): void => wakeUp.abort()

  const close = async (): Promise<void> => {
    closing.abort()
    wake()
    letGo(running.values())
    const over = async (): Promise<void> => {
      await looping
      letGo(running.values())
      await Promise.all([...running.values()].map((job) => job.ended))
      if (opening !== undefined) await leave(pool, instanceId)
    }
    const patience = new AbortController()
    await Promise.race([
      over().catch((error: unknown) => log.warn({ err: error }, 'closing the jobs failed')),
      sleep(CLOSE_MS, undefined, { signal: patience.signal }).catch(() => undefined),
    ])
    patience.abort()
    isClosed = true
    clearInterval(watch)
  }
  let closed: Promise<void> | undefined

  return {
    define(name, options, work) {
      if (opening !== undefined || looping !== undefined)
        throw new Error(`the queue ${name} is defined after the jobs were started`)
      queues.set(name, { options, work: work as JobWorker<object> })
    },
    async send(name, data, { startAfter, id, client } = {}) {
      if (!queues.has(name)) throw new Error(`there is no queue ${name}`)
      const library = await opened()
      const sent = await library.send(name, data, {
        ...(startAfter === undefined ? {} : { startAfter }),
        ...(id === undefined ? {} : { id }),
        ...(client === undefined ? {} : { db: within(client) }),
      })
      if (client === undefined) wake()
      return sent
    },
    wake,
    start() {
      looping ??= loop()
    },
    closing: closing.signal,
    close: () => (closed ??= close()),
  }
}
