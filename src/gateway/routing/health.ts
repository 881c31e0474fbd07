import { createBreaker, type Breaker, type BreakerPolicy, type CircuitState } from '#flow'
import { createCoolDowns } from './cool-downs.js'
import { isRequests, isTransient } from './transient.js'
import type { UpstreamError } from '../providers/upstream.js'

/** How an answer comes: streamed, or whole at its end, which takes as long as the answer is. */
export type AnswerForm = 'streamed' | 'whole'

/** How an attempt ended: the answer came whole, nobody waited for its end, or it failed or broke off. */
export type Ending = 'ok' | 'abandoned' | UpstreamError

/** How one model of one provider has fared, from its latest calls. */
export interface Condition {
  /** Share of failures, 0 to 1: a moving average that halves with every minute without a call. */
  errorRate: number
  /** Milliseconds to the first content of a stream, and to a whole answer; `null` before the first success. */
  latencyMs: Readonly<Record<AnswerForm, number | null>>
  /** Tokens of answers a second; `null` before a measurement. */
  tokensPerSecond: number | null
}

/** Its state in one word. */
export type Status = 'available' | 'degraded' | 'unavailable'

/** One call that runs. */
export interface Attempt {
  /** The first content of an answer has arrived, which says nothing yet about its end. */
  started(latencyMs: number, form: AnswerForm): void
  /** The call is over; a second call does nothing. */
  end(ending: Ending): void
}

/** What is known about every provider and model that was called. */
export interface Health {
  of(providerId: string, modelId: string): Readonly<Condition>
  circuit(providerId: string, modelId: string): CircuitState
  /** `unavailable`: it is not to be called now; `degraded`: it fails now and then. */
  status(providerId: string, modelId: string): Status
  /** When it may be called again; in the past if it may be called now. */
  usableAt(providerId: string, modelId: string): number
  /** Until when it, or its provider, asked for a pause. */
  coolsUntil(providerId: string, modelId: string): number
  /** Until when its provider as a whole is not to be called. */
  providerUsableAt(providerId: string): number
  /**
   * Whether it may be tried though its circuit is open, when nobody else is left: what it failed with may pass any moment,
   * nobody is trying it now, and it did not ask for a pause.
   */
  isWorthTrying(providerId: string, modelId: string): boolean
  /** A call begins. In a circuit that is not closed it is the one probe. */
  begin(providerId: string, modelId: string): Attempt
  /** Another process has made this call, and it is over: it counts like one of ours. */
  heard(providerId: string, modelId: string, ending: Exclude<Ending, 'abandoned'>): void
  /** How fast a whole answer came. */
  measured(providerId: string, modelId: string, tokens: number, generationMs: number): void
  /** Models by the state of their circuit, for each provider that was called. */
  circuits(): Map<string, Record<CircuitState, number>>
  /** Changes whenever the status of a model has changed for another reason than time. */
  readonly version: number
}

/**
 * More than three quarters of the latest twenty calls failed, or of all of them where there were fewer, but at least five;
 * or ten in a row, so that one that answered many before and now answers nothing is noticed sooner. Random failures come in
 * runs: of a provider that fails a third of the time five in a row come once in 360 calls, but what opens its circuit once
 * in some 45,000.
 */
export const CIRCUIT: BreakerPolicy = {
  inARow: 10,
  share: { window: 20, least: 5, mostFailed: 0.75 },
  firstBackOffMs: 1_000,
}

/** From here on a provider counts as degraded. */
const DEGRADED_ERROR_RATE = 0.2
/** Weight of the newest call in the moving averages. */
const NEWEST = 0.2
/** Shorter answers say nothing about speed. */
const LEAST_MEASURED_TOKENS = 8
/** The half-life of an error rate that nobody tests, so that a recovered provider is called again. */
const FORGOTTEN_HALF_MS = 60_000

interface Entry {
  errorRate: number
  /** When `errorRate` was right. */
  errorRateAt: number
  latencyMs: Record<AnswerForm, number | null>
  tokensPerSecond: number | null
  breaker: Breaker
  isLastTransient: boolean
}

const UNMEASURED: Condition['latencyMs'] = { streamed: null, whole: null }

const average = (before: number | null, now: number): number =>
  before === null ? now : before + NEWEST * (now - before)

/** @param now milliseconds since the epoch */
export const createHealth = (now: () => number = Date.now): Health => {
  /** By provider, then by model. */
  const records = new Map<string, Map<string, Entry>>()
  const coolDowns = createCoolDowns()
  let version = 0

  const find = (providerId: string, modelId: string): Entry | undefined =>
    records.get(providerId)?.get(modelId)

  const open = (providerId: string, modelId: string): Entry => {
    const known = find(providerId, modelId)
    if (known !== undefined) return known
    const fresh: Entry = {
      errorRate: 0,
      errorRateAt: now(),
      latencyMs: { ...UNMEASURED },
      tokensPerSecond: null,
      breaker: createBreaker(CIRCUIT),
      isLastTransient: false,
    }
    const ofProvider = records.get(providerId) ?? new Map<string, Entry>()
    records.set(providerId, ofProvider.set(modelId, fresh))
    return fresh
  }

  const errorRateOf = ({ errorRate, errorRateAt }: Entry, at: number): number =>
    errorRate * 2 ** (-(at - errorRateAt) / FORGOTTEN_HALF_MS)

  const count = (record: Entry, isFailure: boolean, at: number): void => {
    record.errorRate = average(errorRateOf(record, at), isFailure ? 1 : 0)
    record.errorRateAt = at
  }

  const status: Health['status'] = (providerId, modelId) => {
    const at = now()
    const record = find(providerId, modelId)
    if (coolDowns.until(providerId, modelId) > at) return 'unavailable'
    if (record === undefined) return 'available'
    if (record.breaker.usableAt(at) > at) return 'unavailable'
    return errorRateOf(record, at) > DEGRADED_ERROR_RATE ? 'degraded' : 'available'
  }

  /** Counts the end of a call; `endCall` tells its circuit. */
  const settle = (
    [providerId, modelId]: readonly [string, string],
    record: Entry,
    ending: Exclude<Ending, 'abandoned'>,
    endCall: ReturnType<Breaker['begin']>,
    at: number,
  ): void => {
    const before = status(providerId, modelId)
    count(record, ending !== 'ok', at)
    // What was too much for one caller may suit all others: no circuit opens for it, nor for what is said to be the request's fault.
    if (ending !== 'ok' && (ending.failure === 'unfit' || isRequests(ending))) return endCall('nothing', at)
    endCall(ending === 'ok' ? 'success' : 'failure', at)
    if (ending !== 'ok') record.isLastTransient = isTransient(ending)
    const cooled = ending !== 'ok' && coolDowns.failed(providerId, modelId, ending, at)
    if (cooled || status(providerId, modelId) !== before) version++
  }

  return {
    of(providerId, modelId) {
      const record = find(providerId, modelId)
      if (record === undefined) {
        return { errorRate: 0, latencyMs: UNMEASURED, tokensPerSecond: null }
      }
      const { latencyMs, tokensPerSecond } = record
      return { errorRate: errorRateOf(record, now()), latencyMs, tokensPerSecond }
    },
    circuit: (providerId, modelId) => find(providerId, modelId)?.breaker.state(now()) ?? 'closed',
    status,
    usableAt(providerId, modelId) {
      const circuit = find(providerId, modelId)?.breaker.usableAt(now()) ?? 0
      return Math.max(circuit, coolDowns.until(providerId, modelId))
    },
    coolsUntil: coolDowns.until,
    providerUsableAt: (providerId) => coolDowns.untilOfProvider(providerId),
    isWorthTrying(providerId, modelId) {
      const record = find(providerId, modelId)
      return (
        record !== undefined &&
        record.isLastTransient &&
        record.breaker.isIdle() &&
        coolDowns.until(providerId, modelId) <= now()
      )
    },
    begin(providerId, modelId) {
      const record = open(providerId, modelId)
      const endCall = record.breaker.begin()
      let hasEnded = false
      return {
        started(latencyMs, form) {
          record.latencyMs[form] = average(record.latencyMs[form], latencyMs)
        },
        end(ending) {
          if (hasEnded) return
          hasEnded = true
          const at = now()
          // A refusal is the caller's own fault.
          if (ending === 'abandoned' || (ending !== 'ok' && ending.failure === 'refused')) {
            return endCall('nothing', at)
          }
          settle([providerId, modelId], record, ending, endCall, at)
        },
      }
    },
    heard(providerId, modelId, ending) {
      const record = open(providerId, modelId)
      const at = now()
      // One process's probe closes a circuit for all; that it failed says nothing to those who try for themselves.
      const isNews = ending === 'ok' || record.breaker.state(at) === 'closed'
      settle([providerId, modelId], record, ending, isNews ? record.breaker.begin() : () => undefined, at)
    },
    measured(providerId, modelId, tokens, generationMs) {
      if (tokens < LEAST_MEASURED_TOKENS || generationMs <= 0) return
      const record = open(providerId, modelId)
      record.tokensPerSecond = average(record.tokensPerSecond, (tokens * 1000) / generationMs)
    },
    circuits() {
      const counts = new Map<string, Record<CircuitState, number>>()
      const at = now()
      for (const [providerId, models] of records) {
        const states = { closed: 0, open: 0, 'half-open': 0 }
        for (const { breaker } of models.values()) states[breaker.state(at)]++
        counts.set(providerId, states)
      }
      return counts
    },
    get version() {
      return version
    },
  }
}
