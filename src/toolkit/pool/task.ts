import type { Duplex } from 'node:stream'
import { serialize } from 'node:v8'
import { FeatureError } from '../errors.js'
import type { FeatureContext } from '../feature.js'
import { imageOf, sendFrame, type FrameKind, type ServiceCall } from './protocol.js'

/** What a caller wants computed. */
export interface Job {
  operationId: string
  /** The JobOrder as it is sent. */
  order: Uint8Array
  context: FeatureContext
}

/** How long a job may take. */
export interface TaskLimits {
  /** Milliseconds in which the feature's handler, libraries and data load, at its first job in a process. */
  loadMs: number
  /**
   * Milliseconds in which the process computes: those in which it waits for a service, or for a processor that other
   * work has, do not count.
   */
  computeMs: number
  /** Milliseconds from when the handler is loaded to the end, waiting for services included. */
  totalMs: number
}

/** When the caller has left, a job that is nearly done may finish, so that its process need not start anew. */
const GRACE_MS = 1_000

/** Calls of one job to the server's services, and their cancellations; a feature that walks a site makes some dozens. */
const MAX_MESSAGES = 200

/** One job in the process that computes it. */
export interface Task {
  /** Whether a service has yet to answer it. */
  readonly isWaiting: boolean
  /** Whether the handler, its libraries and data are yet to be loaded. */
  readonly isLoading: boolean
  /** The handler is imported, and begins to compute. */
  loaded(): void
  /** Runs a service for the process. @throws {Error} past the number of messages that a job has */
  call(number: number, call: ServiceCall): void
  /** @throws {Error} likewise */
  cancel(number: number): void
  /** Why the job must end now; null while it may go on. */
  overdue(): FeatureError | null
  /** Aborts what the job still waits for. */
  end(): void
}

const tooLong = (ms: number): FeatureError =>
  new FeatureError(422, 'unprocessable', `The input took longer than ${ms / 1000} s to process.`)

const notLoaded = new FeatureError(503, 'overloaded', 'The feature did not load in time. Try again.', {
  retryAfterSeconds: 5,
})

/**
 * Sends a job to its process and keeps its clock and its calls.
 * @param number names the job on the channel
 * @param starvedMs how long the process has waited for a processor, since whenever
 */
export const beginTask = (
  channel: Duplex,
  number: number,
  { operationId, order, context }: Job,
  limits: TaskLimits,
  starvedMs: () => number,
): Task => {
  /** The clock by which a job is held to its limits: it stands still while other work has the processors. */
  const clock = (): number => performance.now() - starvedMs()
  const begun = clock()
  const calls = new Map<number, AbortController>()
  let messages = 0
  let end = Infinity
  let computedMs = 0
  let isLoaded = false
  /** Since when it computes; null while it loads or waits for a service. */
  let computingSince: number | null = null

  const count = (): void => {
    messages += 1
    if (messages > MAX_MESSAGES) throw new Error(`${operationId} sent more than ${MAX_MESSAGES} messages`)
  }

  const close = (call: number): void => {
    if (calls.delete(call) && calls.size === 0) computingSince = clock()
  }

  const reply = (call: number, kind: FrameKind, payload: Uint8Array): void => {
    // A long one takes a while where the server is short of the processor: until then the process has nothing to compute.
    if (calls.has(call)) sendFrame(channel, kind, call, payload, () => close(call))
  }

  const ask = async ({ service, request }: ServiceCall, signal: AbortSignal): Promise<Uint8Array> =>
    serialize(
      service === 'fetch'
        ? await context.fetch(request as Parameters<FeatureContext['fetch']>[0], signal)
        : await context.upstream(request as Parameters<FeatureContext['upstream']>[0], signal),
    )

  const leave = (): void => {
    end = Math.min(end, clock() + GRACE_MS)
    sendFrame(channel, 'abort', number)
  }
  context.signal.addEventListener('abort', leave, { once: true })

  sendFrame(channel, 'job', number, order)

  return {
    get isWaiting() {
      return calls.size > 0
    },
    get isLoading() {
      return !isLoaded
    },
    loaded: () => {
      if (isLoaded) return
      isLoaded = true
      computingSince = clock()
      end = Math.min(end, computingSince + limits.totalMs)
    },
    call: (call, request) => {
      count()
      if (computingSince !== null) computedMs += clock() - computingSince
      computingSince = null
      const cancelled = new AbortController()
      calls.set(call, cancelled)
      ask(request, AbortSignal.any([context.signal, cancelled.signal])).then(
        (answer) => reply(call, 'reply', answer),
        (error: unknown) => reply(call, 'failure', serialize(imageOf(error))),
      )
    },
    cancel: (call) => {
      count()
      calls.get(call)?.abort()
      close(call)
    },
    overdue: () => {
      const now = clock()
      // Loading is the server's work and not the input's.
      if (!isLoaded && now - begun > limits.loadMs) return notLoaded
      const computing = computedMs + (computingSince === null ? 0 : now - computingSince)
      if (computing > limits.computeMs) return tooLong(limits.computeMs)
      return now > end ? tooLong(limits.totalMs) : null
    },
    end: () => {
      context.signal.removeEventListener('abort', leave)
      for (const cancelled of calls.values()) cancelled.abort()
      calls.clear()
    },
  }
}
