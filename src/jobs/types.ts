import type { PoolClient } from 'pg'

/** One run of a job. */
export interface Job<D extends object> {
  /** A UUID. */
  id: string
  data: D
  /** From 1; runs that were handed back by an instance that was stopped do not count, those that a crash ended do. */
  attempt: number
  /** Whether a failure of this run is the job's end. */
  isLast: boolean
}

/**
 * Does a job. Resolves when it is done; rejects when it is to be tried again, by the queue's retries.
 *
 * It may run again although it was done, where the instance died before it had noted so: what it does must bear that.
 *
 * @param signal aborts when the job is handed back (the instance stops) or lost (another may have it by now); the worker
 * then ends soon, and rejects unless the job is done
 */
export type JobWorker<D extends object> = (job: Job<D>, signal: AbortSignal) => Promise<void>

export interface QueueOptions {
  /** Jobs of the queue that this instance runs at once. */
  concurrency: number
  /** How often a failed run is tried again. */
  retries: number
  /** Seconds before the first of them; each further one waits about twice as long. */
  retryDelay: number
}

export interface SendOptions {
  /** Not before this; at once where it is absent. */
  startAfter?: Date
  /** A UUID: while the queue has a job of this id, open or failed for good, another is not taken. */
  id?: string
  /** Sends within this transaction: there is a job if it commits. Call {@link Jobs.wake} then. */
  client?: PoolClient
}

/**
 * Jobs in the database, whichever it is. One that was sent is not lost: it runs until its worker is done or the queue's
 * retries are used up, over crashes, stops and times without a database. No job runs twice at the same time.
 */
export interface Jobs {
  /** Names a queue and its worker; every queue before {@link Jobs.start}. */
  define<D extends object>(queue: string, options: QueueOptions, work: JobWorker<D>): void
  /**
   * Resolves with the job's id when it is durable, or with null when there is one of this id.
   *
   * @param data as JSON has it
   */
  send<D extends object>(queue: string, data: D, options?: SendOptions): Promise<string | null>
  /** Looks for jobs now instead of in a second. */
  wake(): void
  /** Begins to run jobs, at once or as soon as the database is there. */
  start(): void
  /** Aborts when {@link Jobs.close} begins; a job's own signal does so too when the job is lost. */
  readonly closing: AbortSignal
  /** Takes no more jobs, hands back those that run, and waits up to 5 s for their workers. */
  close(): Promise<void>
}
