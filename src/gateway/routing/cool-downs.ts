import type { UpstreamError } from '../providers/upstream.js'

/** What is cooling down, and until when, in milliseconds since the epoch; 0 for nothing. */
export interface CoolDowns {
  /** A model's own cool-down or its provider's, whichever ends later. */
  until(providerId: string, modelId: string): number
  untilOfProvider(providerId: string): number
  /** Whether anything cools down because of this. */
  failed(providerId: string, modelId: string, error: UpstreamError, now: number): boolean
}

/** What our key with a provider cannot do for one model, it cannot for another. */
const ACCOUNT_STATUSES = new Set([401, 402, 403])
/** A limit whose owner is not named counts as the model's; from this many at once on, as the account's. */
const LIMITED_MODELS = 2
/** How long a provider that cannot be reached cools down; a chain's next round still comes back to it. */
const UNREACHABLE_MS = 1_000

/** Whether a failure concerns the provider as a whole. */
const isProviderWide = ({ failure, details: { status } }: UpstreamError): boolean =>
  failure === 'connect' || (status !== undefined && ACCOUNT_STATUSES.has(status))

/** Cool-downs as providers ask for them with `Retry-After` or `X-RateLimit-Reset`, and a short one for those that cannot be reached. */
export const createCoolDowns = (): CoolDowns => {
  const providers = new Map<string, number>()
  /** By provider, then by model. */
  const models = new Map<string, Map<string, number>>()
  /** By provider: its models under a 429 that may be the account's, with the end of each one's cool-down. */
  const limits = new Map<string, Map<string, number>>()

  const untilOfProvider = (providerId: string): number => providers.get(providerId) ?? 0

  const coolProvider = (providerId: string, until: number): void => {
    providers.set(providerId, Math.max(until, untilOfProvider(providerId)))
  }

  const coolModel = (providerId: string, modelId: string, until: number): void => {
    const known = models.get(providerId) ?? new Map<string, number>()
    models.set(providerId, known.set(modelId, until))
  }

  const noteLimit = (providerId: string, modelId: string, until: number, now: number): void => {
    const running = [...(limits.get(providerId) ?? [])].filter(([, end]) => end > now)
    const ends = new Map(running).set(modelId, until)
    limits.set(providerId, ends)
    // Until the first of them is free again: each model's own cool-down goes on by itself.
    if (ends.size >= LIMITED_MODELS) coolProvider(providerId, Math.min(...ends.values()))
  }

  return {
    until: (providerId, modelId) =>
      Math.max(models.get(providerId)?.get(modelId) ?? 0, untilOfProvider(providerId)),
    untilOfProvider,
    failed(providerId, modelId, error, now) {
      const { status, retryAfterMs, limited: who } = error.details
      const coolMs = retryAfterMs ?? (error.failure === 'connect' ? UNREACHABLE_MS : undefined)
      if (coolMs === undefined) return false
      const until = now + coolMs
      if (who === 'account' || isProviderWide(error)) coolProvider(providerId, until)
      else coolModel(providerId, modelId, until)
      if (status === 429 && who === undefined) noteLimit(providerId, modelId, until, now)
      return true
    },
  }
}
