import { setTimeout as delay } from 'node:timers/promises'
import { abortSignalOf, acquireAny, type Release, type CancelSignal } from '#flow'
import type { Logger, Metrics } from '#observe'
import { startAttempt } from './attempt.js'
import type { AnswerForm, Ending, Health } from './health.js'
import { isIncapability } from './incapability.js'
import { drawOrder } from './order.js'
import { isTransient } from './transient.js'
import { UpstreamError } from '../providers/upstream.js'
import type { Candidate } from './candidate.js'

export type { Ending } from './health.js'

/** One answered attempt. */
export interface Answered<T> {
  value: T
  candidate: Candidate
  /** Gives the provider's place back and records how the answer went; to be called when it is over. */
  end: (ending: Ending) => void
}

/** Every provider failed, was cooling down or had no place. */
export class ChainError extends Error {
  constructor(
    /** In order; empty where none could be called. */
    readonly failures: readonly UpstreamError[],
    readonly retryAfterMs: number,
    /** Nothing failed: every provider is at its limit. */
    readonly isBusy: boolean,
    /** Every provider was asked, and none is worth asking again now. */
    readonly isExhausted = false,
  ) {
    super('no provider could answer')
    this.name = 'ChainError'
  }
}

export interface ChainParts {
  health: Health
  metrics: Metrics
  /** Whose log it is; a request's own is made when somebody asks for it. */
  caller: { readonly log: Logger }
  /** For the count of failovers. */
  operation: string
  /** `whole` by default. */
  form?: AnswerForm
  /** Draws the order of attempts: uniform on [0, 1). */
  random?: () => number
}

/** The first, and three times again. */
const ROUNDS = 4
/** No new round begins later than this after the first attempt. */
const TOTAL_MS = 10_000
/**
 * No attempt begins later than this after the first, however many providers time out: two that let a plain
 * answer's default time pass have a successor, which ends before clients give up (the official ones after 600 s).
 */
const LAST_ATTEMPT_MS = 300_000
const BACK_OFF_MS = 150
/** How long a request waits for a place with a provider at its concurrency limit. */
const PLACE_WAIT_MS = 10_000
const DEFAULT_RETRY_MS = 5_000
/**
 * The longest that a caller is told to wait for cool-downs, which are guesses and end early where another provider comes
 * back; official clients ignore a minute or more. Only a spent budget, which we count ourselves, is told as it is.
 */
const MOST_TOLD_MS = 50_000

const freeAt = ({ offer }: Candidate, health: Health, now: number): number =>
  Math.max(health.usableAt(offer.provider.config.id, offer.listedId), offer.provider.budget.freeAt(now))

/** Whether to try one whose circuit is open, since nobody else is left. */
const isWorthTrying = ({ offer: { provider, listedId } }: Candidate, health: Health): boolean => {
  const now = Date.now()
  return health.isWorthTrying(provider.config.id, listedId) && provider.budget.freeAt(now) <= now
}

/** Milliseconds after which a caller may try a candidate again. */
const toldWait = ({ offer: { provider, listedId } }: Candidate, health: Health, now: number): number =>
  Math.max(
    Math.min(health.usableAt(provider.config.id, listedId) - now, MOST_TOLD_MS),
    provider.budget.freeAt(now) - now,
  )

/** A candidate whose provider has a place for it. */
interface Admitted {
  candidate: Candidate
  release: Release
}

const isRefusal = ({ failure }: UpstreamError): boolean => failure === 'refused'

const enterFirst = (candidates: readonly Candidate[]): Admitted | undefined => {
  for (const candidate of candidates) {
    const release = candidate.offer.provider.semaphore.tryAcquire()
    if (release !== undefined) return { candidate, release }
  }
  return undefined
}

/**
 * Calls one provider after another until one answers.
 *
 * Healthy candidates are tried first, an open circuit only when nobody else is left. A provider that refuses for the caller's
 * own fault ends it at once with its {@link UpstreamError} `refused`, and so does a missing feature that nobody has;
 * when all failed quickly and transiently, three more rounds follow, within 10 s in all.
 *
 * @param tiers candidates by preference: the model's own, then last resorts
 * @param attempt throws {@link UpstreamError}, or the signal's reason after an abort; its `stop` aborts the attempt's signal, also
 *   when it has answered already
 * @throws {@link ChainError} when none answered
 */
export const runChain = async <T>(
  parts: ChainParts,
  tiers: readonly (readonly Candidate[])[],
  signal: CancelSignal,
  attempt: (candidate: Candidate, signal: CancelSignal, stop: () => void) => Promise<T>,
): Promise<Answered<T>> => {
  const { health, metrics, operation, form = 'whole', random = Math.random } = parts
  const startedAt = Date.now()
  const failures: UpstreamError[] = []
  const all = tiers.flat()

  const tryOne = async ({ candidate, release }: Admitted): Promise<Answered<T> | UpstreamError> => {
    const { provider, listedId } = candidate.offer
    const { id, timeout } = provider.config
    provider.budget.spend(Date.now())
    const running = startAttempt(signal, timeout.totalMs)
    const call = health.begin(id, listedId)
    const attemptedAt = performance.now()
    let hasEnded = false
    const end = (ending: Ending): void => {
      if (hasEnded) return
      hasEnded = true
      running.clear()
      // First of all, so that whoever gets the place knows what happened here.
      call.end(ending)
      release()
      metrics.attempts.inc({
        provider: id,
        outcome: ending instanceof UpstreamError ? ending.failure : ending,
      })
    }
    try {
      const value = await attempt(candidate, running.signal, running.stop)
      call.started(performance.now() - attemptedAt, form)
      if (failures.length > 0) metrics.failovers.inc({ operation })
      return { value, candidate, end }
    } catch (error) {
      if (signal.aborted || !(error instanceof UpstreamError)) {
        end('abandoned')
        throw signal.aborted ? signal.reason : error
      }
      end(error)
      if (error.failure === 'refused' && !isIncapability(error, candidate, all)) throw error
      const { failure, message: reason, details } = error
      parts.caller.log.warn(
        { provider: id, model: listedId, failure, status: details.status, reason },
        'attempt failed',
      )
      return error
    }
  }

  /** A place with one of these, at once or after waiting in their queues; `undefined` when none had one in time. */
  const enter = async (candidates: readonly Candidate[]): Promise<Admitted | undefined> => {
    const [first] = candidates
    if (first === undefined) return undefined
    const { id: plan, priorityWeight: weight } = first.plan
    const atOnce = enterFirst(candidates)
    if (atOnce !== undefined) {
      metrics.queueWaits.observe({ queue: 'provider', plan }, 0)
      return atOnce
    }
    const queuedAt = Date.now()
    const waiting = candidates.map((candidate) => ({
      candidate,
      semaphore: candidate.offer.provider.semaphore,
    }))
    const found = await acquireAny(
      waiting,
      { flow: plan, weight },
      signal,
      startedAt + PLACE_WAIT_MS - queuedAt,
    )
    const admitted = found && { candidate: found.holder.candidate, release: found.release }
    metrics.queueWaits.observe({ queue: 'provider', plan }, (Date.now() - queuedAt) / 1000)
    return admitted
  }

  const isCooling = (candidate: Candidate): boolean => {
    const now = Date.now()
    return freeAt(candidate, health, now) > now
  }

  /** One attempt with each candidate that may be called now; returns those whose failure may pass. */
  const goRound = async (candidates: readonly Candidate[]): Promise<Answered<T> | Candidate[]> => {
    const again: Candidate[] = []
    let cooling: Candidate[] = []
    let left = candidates
    for (;;) {
      if (left.some(isCooling)) {
        cooling = [...cooling, ...left.filter(isCooling)]
        left = left.filter((candidate) => !isCooling(candidate))
      }
      const isResort = left.length === 0
      const open = isResort ? cooling.filter((each) => isWorthTrying(each, health)).slice(0, 1) : left
      const isLate = Date.now() - startedAt > LAST_ATTEMPT_MS
      const admitted = isLate ? undefined : await enter(open)
      if (signal.aborted) {
        admitted?.release()
        throw signal.reason
      }
      if (admitted === undefined) return [...again, ...cooling, ...left]
      const { candidate, release } = admitted
      if (isResort ? !isWorthTrying(candidate, health) : isCooling(candidate)) {
        // It failed for others while this request waited.
        release()
        continue
      }
      const result = await tryOne(admitted)
      if (!(result instanceof UpstreamError)) return result
      cooling = cooling.filter((each) => each !== candidate)
      left = left.filter((each) => each !== candidate)
      failures.push(result)
      if (isTransient(result)) again.push(candidate)
    }
  }

  let again = tiers.map((tier) => drawOrder(tier, health, form, random))
  for (let round = 0; round < ROUNDS; round++) {
    const remaining: Candidate[][] = []
    for (const tier of again) {
      const result = await goRound(tier)
      if (!Array.isArray(result)) return result
      remaining.push(result)
    }
    again = remaining
    const now = Date.now()
    const soonest = Math.min(
      ...again.flat().map((each) => (isWorthTrying(each, health) ? now : freeAt(each, health, now))),
    )
    const wait = Math.max(BACK_OFF_MS * 2 ** round * (0.5 + random()), soonest - now)
    if (again.flat().length === 0 || now + wait - startedAt > TOTAL_MS) break
    if (round < ROUNDS - 1)
      await delay(wait, undefined, { signal: abortSignalOf(signal) }).catch(() => signal.throwIfAborted())
  }
  const [refusal] = failures
  if (refusal !== undefined && failures.length === all.length && failures.every(isRefusal)) throw refusal
  const now = Date.now()
  const waits = all.map((candidate) => toldWait(candidate, health, now))
  const retryAfterMs = Math.max(...[Math.min(...waits)].filter(Number.isFinite), DEFAULT_RETRY_MS)
  const isBusy = failures.length === 0 && all.some(({ offer }) => offer.provider.semaphore.isFull)
  const isExhausted = failures.length > 0 && again.flat().length === 0
  throw new ChainError(failures, retryAfterMs, isBusy, isExhausted)
}
