import type { Pool } from 'pg'
import { emitEvent } from '#events'
import type { Logger } from '#observe'
import type { Principal, Refusal } from './types.js'
import { dayOf, resets } from './windows.js'

/** Tells accounts that a window has no room left. */
export interface ExhaustionEvents {
  /** @param at milliseconds since the epoch */
  tell(principal: Principal, window: Refusal['window'], limit: number, at: number): void
  /** Waits for what is being written. */
  close(): Promise<void>
}

/** A failure is not retried sooner than this: callers that are refused come back at once. */
const RETRY_MS = 10_000

/**
 * Writes `quota.exhausted` once a UTC day for each window of an account, and on the toolkit of a key, in the background.
 * The database decides, also between instances; memory keeps the refusals after the first from asking it.
 */
export const createExhaustionEvents = (pool: Pool, log: Logger): ExhaustionEvents => {
  const writing = new Set<Promise<void>>()
  let day: ReturnType<typeof dayOf> | undefined
  let told = new Set<string>()

  return {
    tell({ plane, keyId, account }, window, limit, at) {
      if (day !== dayOf(at)) {
        day = dayOf(at)
        told = new Set()
      }
      const holder = plane === 'rest' ? keyId : account.id
      const key = `${holder} ${window}`
      if (told.has(key)) return
      told.add(key)
      const ofToday = told
      const written = emitEvent(pool, {
        accountId: account.id,
        type: 'quota.exhausted',
        data: { plane, key_id: plane === 'rest' ? keyId : null, window, limit, reset: resets(at)[window] },
        onceKey: `${key} ${day}`,
      })
        .catch((error: unknown) => {
          log.warn(
            { err: error, account: account.id, window },
            'an exhausted quota was not noted as an event',
          )
          setTimeout(() => ofToday.delete(key), RETRY_MS).unref()
        })
        .finally(() => writing.delete(written))
      writing.add(written)
    },
    close: async () => {
      await Promise.all(writing)
    },
  }
}
