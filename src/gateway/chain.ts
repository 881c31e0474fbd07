import { setTimeout as delay } from 'node:timers/promises'
import type { Logger, Metrics } from '#observe'
import type { Model, Offer } from './catalog.js'
import type { Health } from './health.js'
import { UpstreamError } from './upstream.js'

/** A model's offer that may be called; `model` is the one that answers, which differs for a last resort. */
export interface Candidate {
  model: Model
  offer: Offer
}

/** How an answered attempt went on: it came whole, nobody waited for its end, or it broke off. */
export type Ending = 'ok' | 'abandoned' | UpstreamError

/** One answered attempt. */
export interface Answered<T> {
  value: T
  candidate: Candidate
  /** Gives the place with the provider back and records how the answer went; to be called once, when it is through. */
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
  ) {
    super('no provider could answer')
    this.name = 'ChainError'
  }
}

export interface ChainParts {
  health: Health
  metrics: Metrics
  log: Logger
  /** For the count of failovers. */
  operation: string
}

const ROUNDS = 3
/** No new round begins later than this after the first attempt. */
const TOTAL_MS = 10_000
const BACK_OFF_MS = 150
/** How long a request waits for a place with a provider at its concurrency limit. */
const PLACE_WAIT_MS = 10_000
const DEFAULT_RETRY_MS = 5_000
/**
 * The longest that a caller is told to wait for cool-downs, which are guesses and end early where another provider comes
 * back; official clients pass over what is a minute or more. Only a spent budget, our own count, is told as it is.
 */
const MOST_TOLD_MS = 50_000

const TRANSIENT_STATUSES = new Set([408, 409, 425, 429])

/** Whether the same provider may well answer in a moment. A time-out is neither quick nor likely to pass. */
const isTransient = ({ failure, details: { status } }: UpstreamError): boolean => {
  if (failure === 'timeout' || failure === 'refused') return false
  if (failure !== 'status') return true
  return status !== undefined && (status >= 500 || TRANSIENT_STATUSES.has(status))
}

/** Candidates in the order of their first attempts: a weighted draw without replacement (Efraimidis and Spirakis 2006). */
export const drawOrder = (
  candidates: readonly Candidate[],
  random: () => number = Math.random,
): Candidate[] =>
  candidates
    .map((candidate) => ({
      candidate,
      key: -Math.log(1 - random()) / candidate.offer.provider.config.weight,
    }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ candidate }) => candidate)

const freeAt = ({ offer }: Candidate, health: Health, now: number): number =>
  Math.max(health.usableAt(offer.provider.config.id, offer.listedId), offer.provider.budgetFreeAt(now))

/** Milliseconds after which a caller may try a candidate again. */
const toldWait = ({ offer: { provider, listedId } }: Candidate, health: Health, now: number): number =>
  Math.max(
    Math.min(health.usableAt(provider.config.id, listedId) - now, MOST_TOLD_MS),
    provider.budgetFreeAt(now) - now,
  )

/** Waits until one of the candidates' providers has a place; false when none had in time. */
const waitForPlace = async (
  candidates: readonly Candidate[],
  signal: AbortSignal,
  waitMs: number,
): Promise<boolean> => {
  const timer = new AbortController()
  const takeBack: (() => void)[] = []
  const place = new Promise<true>((resolve) => {
    for (const { offer } of candidates) takeBack.push(offer.provider.onLeave(() => resolve(true)))
  })
  const late = delay(waitMs, false, { signal: AbortSignal.any([signal, timer.signal]) }).catch(() => false)
  const found = await Promise.race([place, late])
  timer.abort()
  for (const undo of takeBack) undo()
  signal.throwIfAborted()
  return found
}

/**
 * Calls one provider after another until one answers.
 *
 * Providers that refuse for the caller's own fault end it at once with their {@link UpstreamError} `refused`; when all
 * failed quickly and transiently they are gone round again, three times and 10 s in all.
 *
 * @param tiers candidates by preference: the model's own, then last resorts
 * @param attempt throws {@link UpstreamError}, or the signal's reason after an abort
 * @throws {@link ChainError} when none answered
 */
export const runChain = async <T>(
  { health, metrics, log, operation }: ChainParts,
  tiers: readonly (readonly Candidate[])[],
  signal: AbortSignal,
  attempt: (candidate: Candidate, signal: AbortSignal) => Promise<T>,
): Promise<Answered<T>> => {
  const startedAt = Date.now()
  const failures: UpstreamError[] = []

  const record = ({ offer: { provider, listedId } }: Candidate, ending: Ending): void => {
    const { id } = provider.config
    const outcome = ending instanceof UpstreamError ? ending.failure : ending
    metrics.attempts.inc({ provider: id, outcome })
    if (ending === 'ok') health.succeeded(id, listedId)
    // A refusal is the caller's own fault.
    else if (ending instanceof UpstreamError && ending.failure !== 'refused')
      health.failed(id, listedId, ending)
  }

  const tryOne = async (candidate: Candidate): Promise<Answered<T> | UpstreamError> => {
    const { provider, listedId } = candidate.offer
    const { id } = provider.config
    const leave = provider.enter(Date.now())
    const attemptedAt = performance.now()
    try {
      const value = await attempt(candidate, signal)
      health.started(id, listedId, performance.now() - attemptedAt)
      if (failures.length > 0) metrics.failovers.inc({ operation })
      const end = (ending: Ending): void => {
        leave()
        record(candidate, ending)
      }
      return { value, candidate, end }
    } catch (error) {
      leave()
      if (signal.aborted) record(candidate, 'abandoned')
      signal.throwIfAborted()
      if (!(error instanceof UpstreamError)) throw error
      record(candidate, error)
      if (error.failure === 'refused') throw error
      log.warn(
        {
          provider: id,
          model: listedId,
          failure: error.failure,
          status: error.details.status,
          reason: error.message,
        },
        'attempt failed',
      )
      return error
    }
  }

  /** One attempt with each candidate that may be called now; those whose failure may pass are given back. */
  const goRound = async (candidates: readonly Candidate[]): Promise<Answered<T> | Candidate[]> => {
    const again: Candidate[] = []
    let left = candidates
    for (;;) {
      const now = Date.now()
      left = left.filter((candidate) => {
        const isCooling = freeAt(candidate, health, now) > now
        if (isCooling) again.push(candidate)
        return !isCooling
      })
      if (left.length === 0) return again
      const next = left.find(({ offer }) => !offer.provider.isFull)
      if (next === undefined) {
        if (!(await waitForPlace(left, signal, startedAt + PLACE_WAIT_MS - now))) return [...again, ...left]
        continue
      }
      left = left.filter((candidate) => candidate !== next)
      const result = await tryOne(next)
      if (!(result instanceof UpstreamError)) return result
      failures.push(result)
      if (isTransient(result)) again.push(next)
    }
  }

  let again = tiers.map((tier) => drawOrder(tier))
  for (let round = 0; round < ROUNDS; round++) {
    const remaining: Candidate[][] = []
    for (const tier of again) {
      const result = await goRound(tier)
      if (!Array.isArray(result)) return result
      remaining.push(result)
    }
    again = remaining
    const now = Date.now()
    const soonest = Math.min(...again.flat().map((candidate) => freeAt(candidate, health, now)))
    const wait = Math.max(BACK_OFF_MS * 2 ** round * (0.5 + Math.random()), soonest - now)
    if (again.flat().length === 0 || now + wait - startedAt > TOTAL_MS) break
    if (round < ROUNDS - 1) await delay(wait, undefined, { signal }).catch(() => signal.throwIfAborted())
  }
  const now = Date.now()
  const waits = tiers.flat().map((candidate) => toldWait(candidate, health, now))
  const retryAfterMs = Math.max(...[Math.min(...waits)].filter(Number.isFinite), DEFAULT_RETRY_MS)
  const isBusy = failures.length === 0 && tiers.flat().some(({ offer }) => offer.provider.isFull)
  throw new ChainError(failures, retryAfterMs, isBusy)
}
