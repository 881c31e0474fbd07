import type { Logger } from '#observe'
import type { FeatureContext } from '../feature.js'
import type { PoolLimits } from './limits.js'

export interface PoolOptions {
  /** What a process imports: a module specifier or address whose `toolkitHandlers` maps operationIds to loaders. */
  handlers: string
  log: Logger
  /** Most processes that compute at a time; by default what processors and memory bear. */
  processes?: number
  /** Whether a process is started before there is a job for it, and one is always kept. */
  isWarm?: boolean
  /** Bytes that all processes may occupy together where some of them wait; by default half of the memory. */
  memoryBytes?: number
  limits?: Partial<PoolLimits>
}

/** Figures of the pool now, and counts since it was made. */
export interface PoolStats {
  processes: number
  /** Those that start or compute. */
  busy: number
  /** Those whose job waits for a service. */
  waiting: number
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
   * @param owner whose call it is: one owner never has all processes, nor all places in the queue
   * @returns JSON text (UTF-8) of the feature's data, unparsed so that a long answer costs the server nothing
   * @throws {FeatureError} the feature's own; 422 for an input that takes too much time, memory or depth, or whose
   *   answer is too long; 503 when all processes are busy for too long, or one was ended from outside
   * @throws {Error} whatever else the feature throws, or that it made its process end
   */
  run(operationId: string, query: unknown, context: FeatureContext, owner: string): Promise<Buffer>
  stats(): PoolStats
  /** Ends all processes; what they compute is answered with 503. */
  close(): Promise<void>
}
