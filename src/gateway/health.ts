import type { UpstreamError } from './upstream.js'

/** How one model of one provider has fared, from its latest calls. */
export interface Condition {
  /** Share of failures, 0 to 1; a moving average. */
  errorRate: number
  /** Milliseconds to the first content; `null` before the first success. */
  latencyMs: number | null
  /** Tokens of answers a second; `null` before a measurement. */
  tokensPerSecond: number | null
  /** `Date.now()` until which it is not to be called. */
  coolUntil: number
}

/** What is known about every provider and model that was called. The place where circuit breakers belong. */
export interface Health {
  of(providerId: string, modelId: string): Readonly<Condition>
  /** When it may be called again; in the past if it may be called now. */
  usableAt(providerId: string, modelId: string): number
  started(providerId: string, modelId: string, latencyMs: number): void
  finished(providerId: string, modelId: string, tokens: number, generationMs: number): void
  failed(providerId: string, modelId: string, error: UpstreamError): void
}

/** Weight of the newest call in the moving averages. */
const NEWEST = 0.2
/** Shorter answers say nothing about speed. */
const LEAST_MEASURED_TOKENS = 8

const FRESH: Condition = { errorRate: 0, latencyMs: null, tokensPerSecond: null, coolUntil: 0 }

const average = (before: number | null, now: number): number =>
  before === null ? now : before + NEWEST * (now - before)

export const createHealth = (): Health => {
  const conditions = new Map<string, Condition>()
  /** A 429 speaks of our account with the provider, so of all its models. */
  const coolProviders = new Map<string, number>()
  const key = (providerId: string, modelId: string): string => `${providerId} ${modelId}`
  const read = (providerId: string, modelId: string): Condition =>
    conditions.get(key(providerId, modelId)) ?? FRESH
  const update = (providerId: string, modelId: string, change: Partial<Condition>): void => {
    conditions.set(key(providerId, modelId), { ...read(providerId, modelId), ...change })
  }
  return {
    of: read,
    usableAt: (providerId, modelId) =>
      Math.max(read(providerId, modelId).coolUntil, coolProviders.get(providerId) ?? 0),
    started(providerId, modelId, latencyMs) {
      const { errorRate, latencyMs: before } = read(providerId, modelId)
      update(providerId, modelId, { errorRate: average(errorRate, 0), latencyMs: average(before, latencyMs) })
    },
    finished(providerId, modelId, tokens, generationMs) {
      if (tokens < LEAST_MEASURED_TOKENS || generationMs <= 0) return
      const { tokensPerSecond } = read(providerId, modelId)
      update(providerId, modelId, {
        tokensPerSecond: average(tokensPerSecond, (tokens * 1000) / generationMs),
      })
    },
    failed(providerId, modelId, { details }) {
      update(providerId, modelId, { errorRate: average(read(providerId, modelId).errorRate, 1) })
      if (details.retryAfterMs === undefined) return
      const until = Date.now() + details.retryAfterMs
      if (details.status === 429) coolProviders.set(providerId, until)
      else update(providerId, modelId, { coolUntil: until })
    },
  }
}
