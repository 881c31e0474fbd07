import { serialize } from 'node:v8'
import { FeatureError } from '../errors.js'
import type { FeatureContext } from '../feature.js'
import { startHome, type Home } from './home.js'
import { POOL_LIMITS, sharesOf, type PoolLimits } from './limits.js'
import { bearableProcesses, poolMemory } from './memory.js'
import { ProcessEnded } from './process-ended.js'
import type { JobOrder } from './protocol.js'
import { createFairQueue, overloaded, type Waiting } from './queue.js'
import { bytesOf, relieveMemory } from './relief.js'
import type { Job } from './task.js'
import type { Pool, PoolOptions } from './types.js'

interface QueuedJob extends Job, Waiting {
  queuedAt: number
  isSecondTry: boolean
  resolve: (answer: Buffer) => void
  reject: (error: unknown) => void
}

/** Between two looks at the processes, in milliseconds: a storm of allocations grows by some 100 MB in it. */
const WATCH_MS = 25
const BACKOFF_MS = { first: 500, longest: 30_000 }

const categoryOf = (operationId: string): string => operationId.split('_', 2).join('_')

const isComputing = ({ state }: Home): boolean => state === 'starting' || state === 'busy'

/** Makes a pool; its processes start with the first jobs, or one at once where it is kept warm. */
export const createPool = (options: PoolOptions): Pool => {
  const { handlers, log } = options
  const limits: PoolLimits = { ...POOL_LIMITS, ...options.limits }
  const shares = sharesOf(options.processes ?? bearableProcesses(limits.residentBytes))
  const memoryBytes = Math.max(shares.computing * limits.residentBytes, options.memoryBytes ?? poolMemory())
  /** The least recently used first. */
  const homes = new Set<Home>()
  const idleTimers = new Map<Home, NodeJS.Timeout>()
  /** Whose job a process has. */
  const owners = new Map<Home, string>()
  const queue = createFairQueue<QueuedJob>(limits.queueLength)
  const counts = { started: 0, answered: 0, refused: 0, failed: 0 }
  let backoffMs = 0
  let nextStart = 0
  let watching: NodeJS.Timeout | null = null
  let watchedAt = 0
  let isClosed = false

  /** A process that does not start is tried again later and later. */
  const backOff = (): void => {
    backoffMs = Math.min(BACKOFF_MS.longest, Math.max(BACKOFF_MS.first, backoffMs * 2))
    nextStart = performance.now() + backoffMs
  }

  /** Beside processes that wait others may start, while there is memory for a process of usual size. */
  const hasRoom = (): boolean => {
    if (homes.size < shares.computing) return true
    const occupied = [...homes].filter(({ state }) => state !== 'waiting').length
    if (occupied >= shares.computing || homes.size >= shares.all) return false
    return bytesOf(homes) + limits.retireBytes <= memoryBytes
  }

  const start = (): Home | undefined => {
    if (!hasRoom() || performance.now() < nextStart) return undefined
    try {
      const home = startHome(handlers, limits, log, {
        ready: () => (backoffMs = 0),
        idle: onIdle,
        waiting: pump,
        ended: onEnded,
      })
      counts.started += 1
      homes.add(home)
      return home
    } catch (error) {
      log.error({ err: error }, 'a process of the pool does not start')
      backOff()
      return undefined
    }
  }

  /** Has a fresh process ready for the next job. */
  const keepWarm = (): void => {
    const isReady = [...homes].some(({ features }) => features.size === 0)
    if (options.isWarm !== true || isClosed || isReady || homes.size >= shares.computing) return
    if (start() !== undefined) keepWatch()
  }

  /** One that has had no job, ready or about to be, or a new one. */
  const fresh = (idle: readonly Home[]): Home | undefined =>
    idle.find(({ features }) => features.size === 0) ??
    [...homes].find((home) => home.state === 'starting' && !owners.has(home)) ??
    start()

  /** A process where the feature or one of its category is at home, else a fresh one, else the longest idle. */
  const pick = ({ operationId, isSecondTry }: QueuedJob): Home | undefined => {
    const idle = [...homes].filter(({ state }) => state === 'idle')
    const category = categoryOf(operationId)
    const isPlaceComing = [...homes].some(({ state }) => state === 'ended')
    // Another used process may be as full as the first one was.
    if (isSecondTry) return fresh(idle) ?? (isPlaceComing ? undefined : idle[0])
    return (
      idle.find(({ features }) => features.has(operationId)) ??
      idle.find(({ features }) => [...features].some((feature) => categoryOf(feature) === category)) ??
      fresh(idle) ??
      idle[0]
    )
  }

  const mayRun = (owner: string): boolean => {
    const own = [...homes].filter((home) => owners.get(home) === owner)
    const computing = own.filter(isComputing).length
    const waiting = own.filter(({ state }) => state === 'waiting').length
    return computing < shares.computingOfOwner && computing + waiting < shares.allOfOwner
  }

  const keepWatch = (): void => {
    if (watching !== null) return
    watchedAt = performance.now()
    watching = setInterval(watch, WATCH_MS)
  }

  function pump(): void {
    if (isClosed) return
    keepWatch()
    const isTaken = (home: Home): boolean => isComputing(home) && owners.has(home)
    while ([...homes].filter(isTaken).length < shares.computing) {
      const job = queue.first(mayRun)
      const home = job && pick(job)
      if (job === undefined || home === undefined) return
      queue.take(job)
      assign(home, job)
    }
  }

  const assign = (home: Home, job: QueuedJob): void => {
    homes.delete(home)
    homes.add(home)
    owners.set(home, job.owner)
    home.run(job).then(job.resolve, (error: unknown) => {
      if (error instanceof ProcessEnded) onProcessEnded(job, error)
      else job.reject(error)
    })
  }

  const tryAgain = (job: QueuedJob): void => {
    if (job.context.signal.aborted || isClosed) return job.reject(overloaded('The server is stopping.'))
    queue.putBack(job)
    pump()
  }

  /** A job has one more try where its process may have ended for another reason than the job itself. */
  const onProcessEnded = (job: QueuedJob, error: ProcessEnded): void => {
    const { hadStarted, wasUsed } = error.circumstances
    if (!hadStarted) {
      backOff()
      tryAgain(job)
    } else if (wasUsed && !job.isSecondTry) {
      // What an earlier job left behind may be at fault; an input that brings down a second process is.
      job.isSecondTry = true
      tryAgain(job)
    } else if (error.isFromOutside) {
      job.reject(overloaded('The process of the feature was ended from outside. Try again.'))
    } else {
      job.reject(error.refusal ?? error)
    }
  }

  const disown = (home: Home): void => {
    const owner = owners.get(home)
    if (owner !== undefined) queue.turnEnded(owner)
    owners.delete(home)
  }

  function onIdle(home: Home): void {
    disown(home)
    if (home.residentBytes() > limits.retireBytes) {
      home.end(new Error('Retired'))
      return
    }
    const timer = idleTimers.get(home)
    if (timer === undefined) {
      const endWhenIdle = (): void => {
        const isSpare = options.isWarm === true && home.features.size === 0
        if (home.state === 'idle' && !isSpare) home.end(new Error('Idle'))
      }
      idleTimers.set(home, setTimeout(endWhenIdle, limits.idleMs).unref())
    } else {
      timer.refresh()
    }
    pump()
    keepWarm()
  }

  function onEnded(home: Home): void {
    disown(home)
    homes.delete(home)
    clearTimeout(idleTimers.get(home))
    idleTimers.delete(home)
    pump()
    // One that has not come as far as a job would not come further now.
    if (home.features.size > 0) keepWarm()
  }

  /** Whether a job waits for processes that are not ready themselves: its owner's, or anybody's where it may run. */
  const isHeldUp =
    (now: number) =>
    ({ owner, queuedAt }: QueuedJob): boolean => {
      if (now - queuedAt > limits.startMs + limits.loadMs) return false
      const isOwn = !mayRun(owner)
      return [...homes].some((home) => home.isPreparing && (!isOwn || owners.get(home) === owner))
    }

  const dropOverdue = (now: number): void => {
    const seconds = limits.queueWaitMs / 1000
    for (const { owner, reject } of queue.takeOverdue(now - limits.queueWaitMs)) {
      if (homes.size === 0) reject(overloaded(`No process could be started for ${seconds} s.`))
      else if (mayRun(owner)) reject(overloaded(`All processes were busy for ${seconds} s.`))
      else reject(overloaded(`Your earlier calls kept your share of the processes busy for ${seconds} s.`))
    }
  }

  function watch(): void {
    const now = performance.now()
    const active = [...homes].filter((home) => isComputing(home) || home.state === 'waiting')
    for (const home of active) home.watch(now)
    relieveMemory(homes, memoryBytes)
    queue.holdUp(now - watchedAt, isHeldUp(now))
    watchedAt = now
    dropOverdue(now)
    pump()
    if (active.length > 0 || queue.length > 0 || watching === null) return
    clearInterval(watching)
    watching = null
  }

  const enqueue = (
    operationId: string,
    query: unknown,
    context: FeatureContext,
    owner: string,
  ): Promise<Buffer> => {
    const { signal, feature, userAgent } = context
    signal.throwIfAborted()
    if (isClosed) throw overloaded('The server is stopping.')
    const order: JobOrder = { operationId, feature, userAgent, query }
    let leave = (): void => undefined
    return new Promise<Buffer>((resolve, reject) => {
      const job: QueuedJob = {
        operationId,
        order: serialize(order),
        context,
        owner,
        queuedAt: performance.now(),
        waitsSince: performance.now(),
        isSecondTry: false,
        resolve,
        reject,
      }
      leave = () => {
        queue.remove(job)
        reject(signal.reason as Error)
      }
      queue.push(job)
      signal.addEventListener('abort', leave, { once: true })
      pump()
    }).finally(() => signal.removeEventListener('abort', leave))
  }

  keepWarm()
  return {
    run: async (operationId, query, context, owner) => {
      try {
        const answer = await enqueue(operationId, query, context, owner)
        counts.answered += 1
        return answer
      } catch (error) {
        if (error instanceof FeatureError) counts.refused += 1
        else if (!context.signal.aborted) counts.failed += 1
        throw error
      }
    },
    stats: () => ({
      processes: homes.size,
      busy: [...homes].filter(isComputing).length,
      waiting: [...homes].filter(({ state }) => state === 'waiting').length,
      queued: queue.length,
      residentBytes: bytesOf(homes),
      ...counts,
    }),
    close: async () => {
      isClosed = true
      if (watching !== null) clearInterval(watching)
      const stopping = overloaded('The server is stopping.')
      for (const job of queue.takeOverdue(Infinity)) job.reject(stopping)
      for (const home of homes) home.end(stopping)
      await Promise.all([...homes].map(({ ended }) => ended))
    },
  }
}
