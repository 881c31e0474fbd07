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
  /** The first content of an answer is there, which says nothing yet about its end. */
  started(providerId: string, modelId: string, latencyMs: number): void
  /** The answer came whole. */
  succeeded(providerId: string, modelId: string): void
  /** How fast a whole answer came. */
  measured(providerId: string, modelId: string, tokens: number, generationMs: number): void
  /** No answer, or one that broke off. */
  failed(providerId: string, modelId: string, error: UpstreamError): void
}

/** Weight of the newest call in the moving averages. */
const NEWEST = 0.2
/** Shorter answers say nothing about speed. */
const LEAST_MEASURED_TOKENS = 8

const FRESH: Condition = { errorRate: 0, latencyMs: null, tokensPerSecond: null, coolUntil: 0 }

const average = (before: number | null, now: number): number =>
  before === null ? now : before + NEWEST * (now - before)

/** What our key with a provider can't do for one model, it can't for another. */
const ACCOUNT_STATUSES = new Set([401, 402, 403])
/** One model's limit is its own; from so many at once on it is taken for the account's. */
const LIMITED_MODELS = 2
/** A provider that can't be reached is left alone for so long; a chain's next round still comes back to it. */
const UNREACHABLE_MS = 1_000

/** Whether a failure speaks of the provider as a whole. */
const isProviderWide = ({ failure, details: { status } }: UpstreamError): boolean =>
  failure === 'connect' || (status !== undefined && ACCOUNT_STATUSES.has(status))

export const createHealth = (): Health => {
  const conditions = new Map<string, Condition>()
  const coolProviders = new Map<string, number>()
  /** By provider: its models under a 429, with the end of each one's cool-down. */
  const limits = new Map<string, Map<string, number>>()
  const key = (providerId: string, modelId: string): string => `${providerId} ${modelId}`
  const read = (providerId: string, modelId: string): Condition =>
    conditions.get(key(providerId, modelId)) ?? FRESH
  const update = (providerId: string, modelId: string, change: Partial<Condition>): void => {
    conditions.set(key(providerId, modelId), { ...read(providerId, modelId), ...change })
  }
  const coolProvider = (providerId: string, until: number): void => {
    coolProviders.set(providerId, Math.max(until, coolProviders.get(providerId) ?? 0))
  }
  const limited = (providerId: string, modelId: string, until: number, now: number): void => {
    const running = [...(limits.get(providerId) ?? [])].filter(([, end]) => end > now)
    const models = new Map(running).set(modelId, until)
    limits.set(providerId, models)
    // Until the first of them is free again: each model's own cool-down goes on by itself.
    if (models.size >= LIMITED_MODELS) coolProvider(providerId, Math.min(...models.values()))
  }
  return {
    of: read,
    usableAt: (providerId, modelId) =>
      Math.max(read(providerId, modelId).coolUntil, coolProviders.get(providerId) ?? 0),
    started(providerId, modelId, latencyMs) {
      update(providerId, modelId, { latencyMs: average(read(providerId, modelId).latencyMs, latencyMs) })
    },
    succeeded(providerId, modelId) {
      update(providerId, modelId, { errorRate: average(read(providerId, modelId).errorRate, 0) })
    },
    measured(providerId, modelId, tokens, generationMs) {
      if (tokens < LEAST_MEASURED_TOKENS || generationMs <= 0) return
      const { tokensPerSecond } = read(providerId, modelId)
      update(providerId, modelId, {
        tokensPerSecond: average(tokensPerSecond, (tokens * 1000) / generationMs),
      })
    },
    failed(providerId, modelId, error) {
      update(providerId, modelId, { errorRate: average(read(providerId, modelId).errorRate, 1) })
      const { status, retryAfterMs } = error.details
      const coolMs = retryAfterMs ?? (error.failure === 'connect' ? UNREACHABLE_MS : undefined)
      if (coolMs === undefined) return
      const now = Date.now()
      const until = now + coolMs
      if (isProviderWide(error)) return coolProvider(providerId, until)
      update(providerId, modelId, { coolUntil: until })
      if (status === 429) limited(providerId, modelId, until, now)
    },
  }
}
