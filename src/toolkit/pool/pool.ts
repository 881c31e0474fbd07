import { serialize } from 'node:v8'
import { FeatureError } from '../errors.js'
import type { FeatureContext } from '../feature.js'
import { ProcessEnded, startHome, type Home } from './home.js'
import { POOL_LIMITS, sharesOf, type PoolLimits } from './limits.js'
import { bearableProcesses, poolMemory } from './memory.js'
import type { JobOrder } from './protocol.js'
import { createFairQueue, overloaded, type Waiting } from './queue.js'
import type { Job } from './task.js'
import type { Pool, PoolOptions } from './types.js'

interface QueuedJob extends Job, Waiting {
  isSecondTry: boolean
  resolve: (answer: Buffer) => void
  reject: (error: unknown) => void
}

/** Between two looks at the processes, in milliseconds: a storm of allocations grows by some 100 MB in it. */
const WATCH_MS = 25
const BACKOFF_MS = { first: 500, longest: 30_000 }

const categoryOf = (operationId: string): string => operationId.split('_', 2).join('_')

/** Whoever ends a process from outside sends one of these: an operator, or the kernel when memory is short. */
const FROM_OUTSIDE: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM']

/** What is ended first where memory is short: a caller hears nothing of an idle process's end. */
const EXPENDABLE: readonly Home['state'][] = ['idle', 'waiting', 'busy', 'starting']

const isComputing = ({ state }: Home): boolean => state === 'starting' || state === 'busy'

const bytesOf = (homes: Iterable<Home>): number =>
  [...homes].reduce((sum, home) => sum + home.residentBytes(), 0)

/** Makes a pool; its processes start with the first jobs. */
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

  /** A process where the feature or one of its category is at home, else a fresh one, else the longest idle. */
  const pick = (operationId: string): Home | undefined => {
    const idle = [...homes].filter(({ state }) => state === 'idle')
    const category = categoryOf(operationId)
    return (
      idle.find(({ features }) => features.has(operationId)) ??
      idle.find(({ features }) => [...features].some((feature) => categoryOf(feature) === category)) ??
      start() ??
      idle[0]
    )
  }

  const mayRun = (owner: string): boolean => {
    const own = [...homes].filter((home) => owners.get(home) === owner)
    const computing = own.filter(isComputing).length
    const waiting = own.filter(({ state }) => state === 'waiting').length
    return computing < shares.computingOfOwner && computing + waiting < shares.allOfOwner
  }

  function pump(): void {
    if (isClosed) return
    watching ??= setInterval(watch, WATCH_MS)
    while ([...homes].filter(isComputing).length < shares.computing) {
      const job = queue.first(mayRun)
      const home = job && pick(job.operationId)
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
    const { hadStarted, wasUsed, signal } = error.circumstances
    if (!hadStarted) {
      backOff()
      tryAgain(job)
    } else if (wasUsed && !job.isSecondTry) {
      // What an earlier job left behind may be at fault; an input that brings down a second process is.
      job.isSecondTry = true
      tryAgain(job)
    } else if (FROM_OUTSIDE.includes(signal)) {
      job.reject(overloaded('The process of the feature was ended from outside. Try again.'))
    } else {
      job.reject(error)
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
        if (home.state === 'idle') home.end(new Error('Idle'))
      }
      idleTimers.set(home, setTimeout(endWhenIdle, limits.idleMs).unref())
    } else {
      timer.refresh()
    }
    pump()
  }

  function onEnded(home: Home): void {
    disown(home)
    homes.delete(home)
    clearTimeout(idleTimers.get(home))
    idleTimers.delete(home)
    pump()
  }

  const dropOverdue = (now: number): void => {
    for (const job of queue.takeOverdue(now - limits.queueWaitMs)) {
      job.reject(overloaded(`No process was free for ${limits.queueWaitMs / 1000} s.`))
    }
  }

  /** Those that have waited go on whenever they are answered: together they may grow past the memory. */
  const relieveMemory = (): void => {
    const alive = [...homes].filter(({ state }) => state !== 'ended')
    let excess = bytesOf(alive) - memoryBytes
    if (excess <= 0) return
    const rank = ({ state }: Home): number => EXPENDABLE.indexOf(state)
    alive.sort((one, other) => rank(one) - rank(other) || other.residentBytes() - one.residentBytes())
    for (const home of alive) {
      if (excess <= 0) return
      excess -= home.residentBytes()
      home.end(overloaded('The features that are being computed need too much memory. Try again.'))
    }
  }

  function watch(): void {
    const now = performance.now()
    const active = [...homes].filter((home) => isComputing(home) || home.state === 'waiting')
    for (const home of active) home.watch(now)
    relieveMemory()
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
