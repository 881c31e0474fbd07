import type { Principal, Reservation } from '#accounts'
import type { Metrics } from '#observe'
import type { Journal } from '#store'
import { costOf } from './cost.js'

/** What was generated besides text, by the units that plans price. */
export interface MediaUsage {
  images?: number
  videoSeconds?: number
  characters?: number
}

/** What one request used; `estimated` where the provider did not say the tokens. */
export interface Usage {
  promptTokens: number
  completionTokens: number
  estimated: boolean
  /** Whatever else the provider reports about it, as it says it: passed on, but not charged for. */
  details?: Readonly<Record<string, unknown>>
  media?: MediaUsage
}

/** How a request ended. */
export interface Outcome {
  /** The HTTP status, or 499 where the client left. */
  status: number
  /** The catalog's id; as the caller wrote it where it is not in the catalog. */
  model: string
  provider: string | null
  /** `null`: it is not charged. */
  usage: Usage | null
  /** The caller left after a provider had been asked: nothing is charged, but its place in the minute stays taken. */
  isAbandoned?: boolean
}

/** One request to be written down, exactly once. */
export interface Meter {
  /** Settles the quota and resolves when the row is written. A second call does nothing. */
  settle(outcome: Outcome): Promise<void>
}

/** Who asked for what; the part of a row that is known at the start. */
export interface Metered {
  requestId: string
  principal: Principal
  endpoint: string
  /** `performance.now()` at which the request came in. */
  startedAt: number
}

const NOTHING_USED: Usage = { promptTokens: 0, completionTokens: 0, estimated: false }
const MAX_MODEL_LENGTH = 256

/**
 * Starts the meter of a request.
 *
 * @param reservation asked for at the end, since a refused request has none
 * @param onSettled called once, when the row is written or cannot be
 */
export const startMeter = (
  journal: Pick<Journal, 'request'>,
  metrics: Metrics,
  { requestId, principal, endpoint, startedAt }: Metered,
  reservation: () => Reservation | undefined,
  onSettled: () => void = () => undefined,
): Meter => {
  const charge = ({ promptTokens, completionTokens }: Usage, costIdr: string): void => {
    reservation()?.commit(promptTokens + completionTokens)
    metrics.tokens.inc({ direction: 'prompt' }, promptTokens)
    metrics.tokens.inc({ direction: 'completion' }, completionTokens)
    metrics.cost.inc({ plan: principal.plan.id }, Number(costIdr))
  }
  /** A place that is charged is not given back by this. */
  const end = (): void => {
    reservation()?.release()
    onSettled()
  }
  let settled = false
  return {
    settle({ status, model, provider, usage, isAbandoned = false }) {
      if (settled) return Promise.resolve()
      settled = true
      const used = usage ?? NOTHING_USED
      const costIdr = costOf(principal.plan, used)
      const written = journal.request({
        id: requestId,
        at: Date.now(),
        accountId: principal.account.id,
        keyId: principal.keyId,
        endpoint,
        model: model.slice(0, MAX_MODEL_LENGTH),
        provider,
        promptTokens: used.promptTokens,
        completionTokens: used.completionTokens,
        estimated: used.estimated,
        latencyMs: Math.round(performance.now() - startedAt),
        status,
        costIdr,
        units: usage === null ? 0 : 1,
        takenAt: usage !== null || isAbandoned ? reservation()?.takenAt : undefined,
        retentionDays: principal.plan.retentionDays,
      })
      // What is not written down is not charged either.
      return written.then(
        () => {
          if (isAbandoned) reservation()?.abandon()
          if (usage !== null) charge(usage, costIdr)
          end()
        },
        (error: unknown) => {
          end()
          throw error
        },
      )
    },
  }
}
