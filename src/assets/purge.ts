import type { Logger } from '#observe'
import type { Store } from '#store'
import { settleUnseen, type ToRecord } from './rows.js'
import type { Purged, Storage } from './types.js'

/** What takes longer to write is not being written any more. */
const UNFINISHED = '1 hour'
const BATCH = 500

/** Rows first: a trigger keeps their files' keys in `asset_leftover`, from where a key goes when its file is gone. */
export const purge = async (
  store: Pick<Store, 'pool' | 'journal'>,
  storage: Storage,
  log: Logger,
  now: Date,
  toRecord: ToRecord,
): Promise<Purged> => {
  const { pool } = store
  await pool.query('DELETE FROM video_task WHERE expires_at <= $1', [now])
  const abandoned = { sql: `created_at <= $1::timestamptz - interval '${UNFINISHED}'`, value: now }
  const unseen = await settleUnseen(store, abandoned, toRecord)
  const ended = await pool.query('DELETE FROM asset WHERE expires_at <= $1', [now])
  const purged: Purged = { assets: unseen + (ended.rowCount ?? 0), files: 0, failed: 0 }
  for (let last = ''; ;) {
    const { rows } = await pool.query<{ storage_key: string }>(
      'SELECT storage_key FROM asset_leftover WHERE storage_key > $1 ORDER BY storage_key LIMIT $2',
      [last, BATCH],
    )
    for (const { storage_key: key } of rows) {
      const failure = await storage.remove(key).then(
        () => null,
        (error: unknown) => ({ error }),
      )
      if (failure === null) {
        await pool.query('DELETE FROM asset_leftover WHERE storage_key = $1', [key])
        purged.files++
      } else {
        log.warn({ err: failure.error, key }, 'a file could not be removed; it is tried again')
        purged.failed++
      }
    }
    const key = rows.at(-1)?.storage_key
    if (key === undefined) return purged
    last = key
  }
}
