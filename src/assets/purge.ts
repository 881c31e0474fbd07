import type { Logger } from '#observe'
import type { Store } from '#store'
import type { Purged, Storage } from './types.js'

/** What takes longer to write is not being written any more. */
const UNFINISHED = '1 hour'
const BATCH = 500

/** Rows first: a trigger keeps their files' keys in `asset_leftover`, from where a key goes when its file is gone. */
export const purge = async (
  { pool }: Pick<Store, 'pool'>,
  storage: Storage,
  log: Logger,
  now: Date,
): Promise<Purged> => {
  await pool.query('DELETE FROM video_task WHERE expires_at <= $1', [now])
  const removed = await pool.query(
    `DELETE FROM asset
      WHERE expires_at <= $1 OR (stored_at IS NULL AND created_at <= $1::timestamptz - interval '${UNFINISHED}')`,
    [now],
  )
  const purged: Purged = { assets: removed.rowCount ?? 0, files: 0, failed: 0 }
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
