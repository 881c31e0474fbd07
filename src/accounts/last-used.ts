import type { Pool } from 'pg'
import type { Logger } from '#observe'
import { holdWrites } from './held-writes.js'

const WRITE_MS = 10_000

/** When keys were last used: held in memory, a row a key, and written in batches. */
export interface LastUsed {
  touch: (keyId: string) => void
  /** Writes what is still held. */
  close: () => Promise<void>
}

/** Starts writing every 10 s; what could not be written while the database was away is written later. */
export const trackLastUsed = (pool: Pool, { now, log }: { now: () => number; log: Logger }): LastUsed => {
  const { hold, close } = holdWrites<number>(
    WRITE_MS,
    (batch) =>
      pool.query(
        `UPDATE api_key SET last_used_at = greatest(last_used_at, used.at)
         FROM unnest($1::text[], $2::timestamptz[]) AS used (id, at) WHERE api_key.id = used.id`,
        [[...batch.keys()], [...batch.values()].map((at) => new Date(at))],
      ),
    (error) =>
      log.warn({ err: error }, 'The times at which keys were last used could not be written; trying again'),
  )
  return { touch: (keyId) => hold(keyId, now()), close }
}
