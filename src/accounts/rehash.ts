import type { Pool } from 'pg'
import type { Logger } from '#observe'
import { holdWrites } from './held-writes.js'
import { fingerprintOf, type Secrets } from './secrets.js'

const WRITE_MS = 1_000

/** Stores keys that were used under the hash of the current secret, so that the previous one can be taken away. */
export interface Rehash {
  /** @param hash of the key under the current secret */
  note: (keyId: string, hash: Buffer) => void
  /** Writes what is still held. */
  close: () => Promise<void>
}

/** How many live keys are not known to be stored under the current secret. */
const countLeft = async (pool: Pool, current: Buffer): Promise<number> => {
  const { rows } = await pool.query<{ left: number }>(
    `SELECT count(*)::int AS left FROM api_key
     WHERE revoked_at IS NULL AND secret_fingerprint IS DISTINCT FROM $1`,
    [current],
  )
  return rows[0]?.left ?? 0
}

/**
 * Starts writing every second; a key whose new hash is lost in a crash, or could not be written while the database was
 * away, is written at its next use or later. Says how many are left, as long as there is a previous secret.
 */
export const createRehash = async (pool: Pool, secrets: Secrets, log: Logger): Promise<Rehash> => {
  const current = fingerprintOf(secrets.current)

  const tell = async (): Promise<void> => {
    if (secrets.previous === null) return
    const left = await countLeft(pool, current)
    log.info(
      { left },
      left === 0
        ? 'no key needs SECRET_KEY_PREVIOUS any longer'
        : 'keys need SECRET_KEY_PREVIOUS until they have been used; keys list names them',
    )
  }

  await tell()
  const { hold, close } = holdWrites<Buffer>(
    WRITE_MS,
    async (batch) => {
      await pool.query(
        `UPDATE api_key SET hash = fresh.hash, secret_fingerprint = $3
         FROM unnest($1::text[], $2::bytea[]) AS fresh (id, hash) WHERE api_key.id = fresh.id`,
        [[...batch.keys()], [...batch.values()], current],
      )
      await tell()
    },
    (error) => log.warn({ err: error }, 'Keys could not be stored under the new secret; trying again'),
  )
  return { note: hold, close }
}
