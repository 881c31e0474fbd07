import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, type PoolClient } from 'pg'
import type { Accounts, Principal } from '#accounts'
import type { Logger } from '#observe'
import { transaction, type RequestRow, type Store } from '#store'
import { createSemaphore, acquireAny } from '#flow'
import { answerItem, requestIdOf, rowWithoutAnswer, unitsOf, type ItemParts } from './item.js'
import {
  countItems,
  endBatch,
  failOpen,
  findBatch,
  readOpen,
  readUnlogged,
  setStatus,
  storeResults,
} from './records.js'
import { createFeed, createGroupWriter } from './results.js'
import type { BatchStatus, BatchView, ItemResult, StoredBatch } from './types.js'

export interface RunParts extends ItemParts {
  store: Pick<Store, 'pool' | 'journal'>
  accounts: Pick<Accounts, 'principalOf' | 'giveBack' | 'onAccountDeleted'>
  log: Logger
  onEnded: (
    batch: StoredBatch,
    end: { counts: BatchView['request_counts']; endedAt: Date },
    client: PoolClient,
  ) => Promise<void>
}

/** Items that one batch has under way, if the plan's concurrency is not smaller. */
const MOST_OF_A_BATCH = 8
/** Items that this process has under way. */
const MOST_AT_ONCE = 32
/** Items that are read at once. */
const SLICE = 50
const RETRY_MS = 500
const DAY_MS = 86_400_000

/** Why a batch ends before all of it was asked. */
interface EarlyEnd {
  status: BatchStatus
  code: string
  message: string
}

const EXPIRED: EarlyEnd = {
  status: 'expired',
  code: 'batch_expired',
  message: 'The batch expired before this request was answered.',
}
const SUSPENDED: EarlyEnd = {
  status: 'cancelled',
  code: 'account_suspended',
  message: 'The account was suspended before this request was answered.',
}
const REVOKED: EarlyEnd = {
  status: 'cancelled',
  code: 'invalid_api_key',
  message: 'The API key was revoked before this request was answered.',
}

const BROKEN: EarlyEnd = {
  status: 'failed',
  code: 'internal_error',
  message: 'Something went wrong on our side before this request was answered.',
}

/** Whether PostgreSQL refused the data themselves, which trying again would not change. */
const isFinal = (error: unknown): boolean =>
  error instanceof DatabaseError && /^(2[23]|42)/.test(error.code ?? '')

/** Does what needs the database, the disk or the counters, and repeats it until they are available. */
const surely = async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
  for (;;) {
    const [result] = await Promise.allSettled([work()])
    if (result.status === 'fulfilled') return result.value
    if (isFinal(result.reason)) throw result.reason
    signal.throwIfAborted()
    await sleep(RETRY_MS, undefined, { signal }).catch(() => signal.throwIfAborted())
  }
}

/**
 * Creates the worker of batches: answers the open items of one, in the order of submission, until it is done.
 *
 * A result is stored before it is charged, and charged under an id of its own: an item whose server dies is asked again
 * where it has no result, and charged where it has one that is not in the request log.
 */
export const createBatchRunner = (parts: RunParts) => {
  const { store, accounts, log } = parts
  const { pool, journal } = store
  const semaphore = createSemaphore(() => MOST_AT_ONCE)
  const underWay = new Set<{ accountId: string; deletion: AbortController }>()
  accounts.onAccountDeleted((accountId) => {
    for (const each of underWay) if (each.accountId === accountId) each.deletion.abort()
    return Promise.resolve()
  })

  /** It waits for a full disk and for counters that are away; a row that is written twice counts once. */
  const charge = async (
    batch: StoredBatch,
    rows: readonly RequestRow[],
    signal: AbortSignal,
  ): Promise<void> => {
    await surely(signal, () => Promise.all(rows.map((row) => journal.request(row))))
    const givenBack = -rows.reduce((sum, { units }) => sum + units, 0)
    if (givenBack > 0)
      await surely(signal, () => accounts.giveBack(batch.accountId, givenBack, batch.createdAt.getTime()))
  }

  const end = async (batch: StoredBatch, early: EarlyEnd | undefined, signal: AbortSignal): Promise<void> => {
    const at = new Date()
    const status = early?.status ?? 'completed'
    const left = await transaction(pool, async (client) => {
      const failed = early === undefined ? 0 : await failOpen(client, batch.id, early)
      if (!(await endBatch(client, batch.id, status, at))) return 0
      const counts = await countItems(client, batch)
      await parts.onEnded({ ...batch, status }, { counts, endedAt: at }, client)
      return failed
    })
    log.info({ batch: batch.id, status, left }, 'a batch has ended')
    const units = left * unitsOf(batch, at.getTime(), true)
    if (units !== 0)
      await charge(batch, [rowWithoutAnswer(batch, requestIdOf(batch.id, 'rest'), 403, units)], signal)
  }

  /** Answers what is open; gives back why it stopped, if something is left. */
  const answerAll = async (batch: StoredBatch, signal: AbortSignal): Promise<EarlyEnd | undefined> => {
    const stop = new AbortController()
    const expiry = AbortSignal.timeout(Math.max(batch.expiresAt.getTime() - Date.now(), 0))
    // What a deleted account asked is no longer sent to anyone, even where one provider has it already.
    const deletion = new AbortController()
    const through = AbortSignal.any([signal, expiry, stop.signal, deletion.signal])
    // Every item under way listens, several times.
    setMaxListeners(0, through)
    let early: EarlyEnd | undefined

    const feed = createFeed((after: { number: number } | undefined) =>
      surely(through, () => readOpen(pool, batch.id, after?.number ?? -1, SLICE)),
    )
    const results = createGroupWriter(async (group: readonly ItemResult[]) => {
      const first = await surely(signal, () => storeResults(pool, batch.id, group))
      const rows = group.filter(({ number }) => first.has(number)).map((each) => each.log)
      await charge(
        batch,
        rows.map((row) => JSON.parse(row) as RequestRow),
        signal,
      )
    })

    /** Looked up for each attempt: nothing is asked for an account that was refused meanwhile. */
    const principal = (): Principal | undefined => {
      const found = accounts.principalOf(batch.keyId)
      if (found?.account.status === 'active') return found
      early ??= found === undefined ? REVOKED : SUSPENDED
      return undefined
    }

    const take = async (): Promise<void> => {
      for (let item = await feed.next(); item !== undefined; item = await feed.next()) {
        const found = await acquireAny([{ semaphore }], { flow: 'batch', weight: 1 }, through, DAY_MS)
        if (found === undefined) return
        const result = await answerItem(parts, batch, item, principal, through, log).finally(found.release)
        if (result === undefined) return
        await results.add(result)
      }
    }
    const entry = { accountId: batch.accountId, deletion }
    underWay.add(entry)
    const concurrency = accounts.principalOf(batch.keyId)?.plan.concurrency ?? 1
    const takers = Math.max(1, Math.min(concurrency, MOST_OF_A_BATCH))
    const ends = await Promise.allSettled(
      Array.from({ length: takers }, () =>
        take().catch((error: unknown) => {
          // The others must not go on with a batch that is handed back.
          stop.abort(error)
          throw error
        }),
      ),
    )
    underWay.delete(entry)
    signal.throwIfAborted()
    if (expiry.aborted) return EXPIRED
    if (deletion.signal.aborted) return REVOKED
    const failed = ends.find((each) => each.status === 'rejected')
    if (failed !== undefined) throw failed.reason
    return early
  }

  /** @param isLast whether to end a batch that cannot be continued */
  return async (batchId: string, isLast: boolean, signal: AbortSignal): Promise<void> => {
    const batch = await surely(signal, () => findBatch(pool, batchId))
    if (batch === undefined || !['queued', 'in_progress'].includes(batch.status)) return
    await surely(signal, async () => {
      await setStatus(pool, batchId, 'in_progress')
      if (batch.status === 'queued') return
      await journal.flush()
      await charge(batch, await readUnlogged(pool, batchId), signal)
    })
    const early = await answerAll(batch, signal).catch((error: unknown) => {
      if (signal.aborted || !isLast) throw error
      log.error({ err: error, batch: batchId }, 'a batch is given up')
      return BROKEN
    })
    await surely(signal, () => end(batch, early, signal))
  }
}
