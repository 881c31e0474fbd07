import type { Accounts } from '#accounts'
import type { Jobs } from '#jobs'
import type { Logger } from '#observe'
import type { RequestRow, Store } from '#store'
import type { RoutingParts } from '../parts.js'
import { createChat } from '../chat/chat.js'
import { LAST } from '../admission/semaphores.js'
import type { Caller } from '../admission/caller.js'
import { countItems, findBatch, readLines } from './records.js'
import { requireRoom } from '../read-store.js'
import { createBatchRunner } from './run.js'
import { QUEUE, submitBatch, type BatchRequest } from './submit.js'
import type { BatchView, CheckChat, OnBatchEnded, StoredBatch } from './types.js'

/** The answer at a batch's address. */
export type BatchResults =
  { isEnded: false; view: BatchView } | { isEnded: true; lines: AsyncIterable<string> }

export interface Batches {
  /**
   * Takes a batch; it is durable when this resolves.
   *
   * @throws GatewayError 400 for a repeated `custom_id` or a body above 4 MB, 429 where the day has too few requests left
   */
  submit(
    body: BatchRequest,
    caller: Pick<Caller, 'principal' | 'requestId' | 'startedAt'>,
  ): Promise<BatchView>
  /** The state of a batch, or its results; `undefined` where there is none. */
  results(batchId: string): Promise<BatchResults | undefined>
}

export interface BatchParts {
  routing: RoutingParts
  store: Store
  accounts: Accounts
  jobs: Jobs
  log: Logger
  /** Resolves when the catalog is complete: before that, a model may only seem to be unknown. */
  ready: Promise<void>
  checkChat: CheckChat
  onBatchEnded: OnBatchEnded
  /** Where the host is reached from outside, without a slash at its end. */
  publicBaseUrl: () => string
}

/** Batches that this process answers at once; each has items under way of its own. */
const CONCURRENCY = 20
/** A batch is given up only where its own data make it fail; a stop or a crash is no failure. */
const RETRIES = 10
const RETRY_DELAY_S = 5

/** A chat whose requests take only tokens, wait behind all others, and whose rows the batch writes. */
const createBatchChat = ({ routing, accounts }: Pick<BatchParts, 'routing' | 'accounts'>) => {
  const rows = new Map<string, RequestRow>()
  const chat = createChat({
    ...routing,
    share: LAST,
    accounts: {
      ...accounts,
      reserve: (principal, { tokens }) =>
        accounts.reserve(principal, { requests: 0, tokens, isOutsideMinute: true }),
    },
    semaphores: { ...routing.semaphores, acquire: (_, signal) => routing.semaphores.acquireLast(signal) },
    journal: {
      request: (row) => {
        rows.set(row.id, row)
        return Promise.resolve()
      },
    },
  })
  const takeRow = (requestId: string): RequestRow | undefined => {
    const row = rows.get(requestId)
    rows.delete(requestId)
    return row
  }
  return { chat, takeRow }
}

export const createBatches = (parts: BatchParts): Batches => {
  const { store, accounts, jobs, log, ready, checkChat, onBatchEnded, publicBaseUrl } = parts
  const viewOf = (batch: StoredBatch, counts: BatchView['request_counts']): BatchView => ({
    id: batch.id,
    object: 'batch',
    status: batch.status,
    request_counts: counts,
    created_at: batch.createdAt.toISOString(),
    expires_at: batch.expiresAt.toISOString(),
    results_url: `${publicBaseUrl()}${accounts.fileAddresses.sign(`batches/${batch.id}`, batch.keptUntil.getTime())}`,
    metadata: batch.metadata,
  })

  const run = createBatchRunner({
    ...createBatchChat(parts),
    store,
    accounts,
    log,
    checkChat,
    requireRoom: () => requireRoom(store.journal),
    onEnded: (batch, { counts, endedAt }, client) =>
      onBatchEnded({ accountId: batch.accountId, view: viewOf(batch, counts), endedAt }, client),
  })
  const options = { concurrency: CONCURRENCY, retries: RETRIES, retryDelay: RETRY_DELAY_S }
  jobs.define<{ batchId: string }>(QUEUE, options, async ({ data, isLast }, signal) => {
    await ready
    return run(data.batchId, isLast, signal)
  })

  return {
    async submit(body, caller) {
      const batch = await submitBatch(parts, body, caller)
      return viewOf(batch, { total: batch.total, completed: 0, failed: 0 })
    },
    async results(batchId) {
      const batch = await findBatch(store.pool, batchId)
      if (batch === undefined) return undefined
      if (batch.status === 'queued' || batch.status === 'in_progress')
        return { isEnded: false, view: viewOf(batch, await countItems(store.pool, batch)) }
      return { isEnded: true, lines: readLines(store.pool, batchId) }
    },
  }
}
