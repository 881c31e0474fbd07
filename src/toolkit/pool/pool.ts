import { serialize } from 'node:v8'
import type { Logger } from '#observe'
import { FeatureError } from '../errors.js'
import type { FeatureContext } from '../feature.js'
import { ProcessEnded, startHome, type Home, type HomeLimits } from './home.js'
import { bearableProcesses } from './memory.js'
import type { JobOrder } from './protocol.js'
import type { Job } from './task.js'

/** Bounds of the pool; what is left out has the default of {@link POOL_LIMITS}. */
export interface PoolLimits extends HomeLimits {
  /** How many jobs may wait for a process, and for how many milliseconds. */
  queueLength: number
  queueWaitMs: number
  /** Milliseconds without a job after which a process ends. */
  idleMs: number
  /** A process that occupies more after a job ends, so that a fresh one takes its place. */
  retireBytes: number
}

const MB = 1_048_576

/** The bounds of a service on a machine with two processors and some gigabytes. */
export const POOL_LIMITS: PoolLimits = {
  heapMegabytes: 256,
  residentBytes: 512 * MB,
  retireBytes: 320 * MB,
  answerBytes: 8_000_000,
  loadMs: 20_000,
  computeMs: 10_000,
  totalMs: 45_000,
  startMs: 20_000,
  queueLength: 64,
  queueWaitMs: 5_000,
  idleMs: 60_000,
}

export interface PoolOptions {
  /** What a process imports: a module specifier or address whose `toolkitHandlers` maps operationIds to loaders. */
  handlers: string
  log: Logger
  /** Most processes at a time; by default what processors and memory bear. */
  processes?: number
  limits?: Partial<PoolLimits>
}

/** Figures of the pool now, and counts since it was made. */
export interface PoolStats {
  processes: number
  /** Those that start or compute. */
  busy: number
  /** Jobs that wait for a process. */
  queued: number
  /** Of all processes together; 0 where the system has no `/proc`. */
  residentBytes: number
  /** Processes since the pool was made. */
  started: number
  answered: number
  /** Jobs that ended with a FeatureError, be it the feature's or the pool's. */
  refused: number
  /** Jobs that ended with any other error. */
  failed: number
}

/** The processes that compute heavy features. */
export interface Pool {
  /**
   * Computes a feature in a process where it is at home.
   * @returns JSON text (UTF-8) of the feature's data, unparsed so that a long answer costs the server nothing
   * @throws {FeatureError} the feature's own; 422 for an input that takes too much time, memory or depth, or whose
   *   answer is too long; 503 when all processes are busy for too long, or one was ended from outside
   * @throws {Error} whatever else the feature throws, or that it made its process end
   */
  run(operationId: string, query: unknown, context: FeatureContext): Promise<Buffer>
  stats(): PoolStats
  /** Ends all processes; what they compute is answered with 503. */
  close(): Promise<void>
}

interface QueuedJob extends Job {
  queuedAt: number
  isSecondTry: boolean
  resolve: (answer: Buffer) => void
  reject: (error: unknown) => void
}

/** Between two looks at the processes, in milliseconds: a storm of allocations grows by some 100 MB in it. */
const WATCH_MS = 25
const BACKOFF_MS = { first: 500, longest: 30_000 }

const overloaded = (message: string): FeatureError =>
  new FeatureError(503, 'overloaded', message, { retryAfterSeconds: 2 })

const categoryOf = (operationId: string): string => operationId.split('_', 2).join('_')

/** Whoever ends a process from outside sends one of these: an operator, or the kernel when memory is short. */
const FROM_OUTSIDE: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM']

/** Makes a pool; its processes start with the first jobs. */
export const createPool = (options: PoolOptions): Pool => {
  const { handlers, log } = options
  const limits: PoolLimits = { ...POOL_LIMITS, ...options.limits }
  const maxProcesses = options.processes ?? bearableProcesses(limits.residentBytes)
  /** The least recently used first. */
  const homes = new Set<Home>()
  const idleTimers = new Map<Home, NodeJS.Timeout>()
  const queue: QueuedJob[] = []
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

  const start = (): Home | undefined => {
    if (homes.size >= maxProcesses || performance.now() < nextStart) return undefined
    try {
      const home = startHome(handlers, limits, log, {
        ready: () => (backoffMs = 0),
        idle: onIdle,
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

  const pump = (): void => {
    if (isClosed) return
    watching ??= setInterval(watch, WATCH_MS)
    for (let job = queue[0]; job !== undefined; job = queue[0]) {
      const home = pick(job.operationId)
      if (home === undefined) return
      queue.shift()
      assign(home, job)
    }
  }

  const assign = (home: Home, job: QueuedJob): void => {
    homes.delete(home)
    homes.add(home)
    home.run(job).then(job.resolve, (error: unknown) => {
      if (error instanceof ProcessEnded) onProcessEnded(job, error)
      else job.reject(error)
    })
  }

  const tryAgain = (job: QueuedJob): void => {
    if (job.context.signal.aborted || isClosed) return job.reject(overloaded('The server is stopping.'))
    queue.unshift(job)
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

  function onIdle(home: Home): void {
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
    homes.delete(home)
    clearTimeout(idleTimers.get(home))
    idleTimers.delete(home)
    pump()
  }

  const dropOverdue = (now: number): void => {
    for (let job = queue[0]; job !== undefined && now - job.queuedAt > limits.queueWaitMs; job = queue[0]) {
      queue.shift()
      job.reject(overloaded(`No process was free for ${limits.queueWaitMs / 1000} s.`))
    }
  }

  function watch(): void {
    const now = performance.now()
    const active = [...homes].filter(({ state }) => state === 'starting' || state === 'busy')
    for (const home of active) home.watch(now)
    dropOverdue(now)
    pump()
    if (active.length > 0 || queue.length > 0 || watching === null) return
    clearInterval(watching)
    watching = null
  }

  const enqueue = (operationId: string, query: unknown, context: FeatureContext): Promise<Buffer> => {
    const { signal, feature, userAgent } = context
    signal.throwIfAborted()
    if (isClosed) throw overloaded('The server is stopping.')
    if (queue.length >= limits.queueLength) throw overloaded('Too many calls wait for a process.')
    const order: JobOrder = { operationId, feature, userAgent, query }
    let leave = (): void => undefined
    return new Promise<Buffer>((resolve, reject) => {
      const job: QueuedJob = {
        operationId,
        order: serialize(order),
        context,
        queuedAt: performance.now(),
        isSecondTry: false,
        resolve,
        reject,
      }
      leave = () => {
        const place = queue.indexOf(job)
        if (place !== -1) queue.splice(place, 1)
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', leave, { once: true })
      queue.push(job)
      pump()
    }).finally(() => signal.removeEventListener('abort', leave))
  }

  return {
    run: async (operationId, query, context) => {
      try {
        const answer = await enqueue(operationId, query, context)
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
      busy: [...homes].filter(({ state }) => state === 'busy' || state === 'starting').length,
      queued: queue.length,
      residentBytes: [...homes].reduce((sum, home) => sum + home.residentBytes(), 0),
      ...counts,
    }),
    close: async () => {
      isClosed = true
      if (watching !== null) clearInterval(watching)
      const stopping = overloaded('The server is stopping.')
      for (const job of queue.splice(0)) job.reject(stopping)
      for (const home of homes) home.end(stopping)
      await Promise.all([...homes].map(({ ended }) => ended))
    },
  }
}
