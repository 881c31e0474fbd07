import type { Pool } from 'pg'
import type { Vault } from '#accounts'
import { retryDelay, type RetrySchedule } from '#jobs'
import type { Logger, MessageOutcome } from '#observe'
import type { Egress } from '#toolkit/open'
import { attempt, type Outcome } from './attempt.js'
import {
  disableEndpoint,
  findEndpoint,
  postpone,
  readDue,
  recordAttempt,
  recordGone,
  type DueDelivery,
  type Endpoint,
} from './records.js'

export interface DeliverParts {
  pool: Pool
  vault: Vault
  fetch: Egress['fetch']
  schedule: RetrySchedule
  log: Logger
  /** Is told what came of each attempt. */
  onAttempt: (outcome: MessageOutcome) => void
}

/** Deliveries under way to one endpoint. */
const AT_ONCE = 4
/** One endpoint with a lot to do makes room for the others after so long. */
const TURN_MS = 20_000
const POSTPONED_MS = 5_000

/** Under which name an endpoint's secret is sealed. */
export const secretName = (webhookId: string): string => `webhook ${webhookId}`

/** Sends what is due to one endpoint, some at a time, for one turn or until one fails. */
export const createDeliver = ({ pool, vault, fetch, schedule, log, onAttempt }: DeliverParts) => {
  const record = async (
    { id: webhookId }: Endpoint,
    due: DueDelivery,
    outcome: Outcome,
  ): Promise<boolean> => {
    const { id, attempts, elapsedMs } = due
    if (outcome.kind === 'postponed') {
      await postpone(pool, id, POSTPONED_MS)
      onAttempt('postponed')
      return false
    }
    const { status } = outcome
    if (outcome.kind === 'delivered') {
      await recordAttempt(pool, id, { status, error: null, nextInMs: null })
      onAttempt('delivered')
      return true
    }
    const { error } = outcome
    const nextInMs =
      outcome.kind === 'gone' ? null : retryDelay(schedule, attempts + 1, elapsedMs, outcome.askedMs)
    if (outcome.kind === 'gone') await recordGone(pool, webhookId, id, { status, error })
    else await recordAttempt(pool, id, { status, error, nextInMs })
    onAttempt(nextInMs === null ? 'dead' : 'failed')
    if (nextInMs === null)
      log.warn({ webhook: webhookId, delivery: id, status }, 'an event was not delivered')
    return false
  }

  const deliverOne = async (
    endpoint: Endpoint,
    secrets: readonly Buffer[],
    due: DueDelivery,
    signal: AbortSignal,
  ): Promise<boolean> => {
    const message = { id: due.messageId, timestamp: Math.floor(Date.now() / 1000), body: due.body }
    return record(endpoint, due, await attempt(fetch, endpoint.url, secrets, message, signal))
  }

  /** The secrets to sign with; null where nothing can be sent, and what waits has failed. */
  const secretsOf = async (endpoint: Endpoint): Promise<Buffer[] | null> => {
    const { id } = endpoint
    const open = (sealed: Buffer | null): Buffer | null =>
      sealed === null ? null : (vault.open(secretName(id), sealed)?.plain ?? null)
    const opened = open(endpoint.secret)
    if (!endpoint.enabled || opened === null) {
      const reason = endpoint.enabled
        ? 'the signing secret was sealed under another SECRET_KEY'
        : (endpoint.disabledReason ?? 'the endpoint is disabled')
      log.warn({ webhook: id }, `events are not delivered: ${reason}`)
      await disableEndpoint(pool, id, reason)
      return null
    }
    const previous = open(endpoint.previousSecret)
    return previous === null ? [opened] : [opened, previous]
  }

  return async (webhookId: string, signal: AbortSignal): Promise<void> => {
    const end = performance.now() + TURN_MS
    while (performance.now() < end) {
      const due = await readDue(pool, webhookId, AT_ONCE)
      // After what is due, so that nothing is signed with a secret that ended before it was written.
      const endpoint = due.length === 0 ? undefined : await findEndpoint(pool, webhookId)
      const secrets = endpoint === undefined ? null : await secretsOf(endpoint)
      if (endpoint === undefined || secrets === null) return
      const ended = await Promise.allSettled(due.map((each) => deliverOne(endpoint, secrets, each, signal)))
      signal.throwIfAborted()
      const broken = ended.find((each) => each.status === 'rejected')
      if (broken !== undefined) throw broken.reason
      if (!ended.every((each) => each.status === 'fulfilled' && each.value)) return
    }
  }
}
