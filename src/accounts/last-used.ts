import type { Pool } from 'pg'
import type { Logger } from '#observe'

const WRITE_MS = 10_000

/** When keys were last used: held in memory, a row a key, and written in batches. */
export interface LastUsed {
  touch: (keyId: string) => void
  /** Writes what is still held. */
  close: () => Promise<void>
}

/** Starts writing every 10 s; what could not be written while the database was away is written later. */
export const trackLastUsed = (pool: Pool, { now, log }: { now: () => number; log: Logger }): LastUsed => {
  let held = new Map<string, number>()

  const write = async (): Promise<void> => {
    const batch = held
    if (batch.size === 0) return
    held = new Map()
    await pool
      .query(
        `UPDATE api_key SET last_used_at = greatest(last_used_at, used.at)
         FROM unnest($1::text[], $2::timestamptz[]) AS used (id, at) WHERE api_key.id = used.id`,
        [[...batch.keys()], [...batch.values()].map((at) => new Date(at))],
      )
      .catch((error: unknown) => {
        log.warn({ err: error }, 'The times at which keys were last used could not be written; trying again')
        held = new Map([...batch, ...held])
      })
  }
  const timer = setInterval(() => void write(), WRITE_MS)
  timer.unref()

  return {
    touch: (keyId) => void held.set(keyId, now()),
    close: () => {
      clearInterval(timer)
      return write()
    },
  }
}
