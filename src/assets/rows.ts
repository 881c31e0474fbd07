import type { PoolClient } from 'pg'
import { emitEvent } from '#events'
import { transaction, type Store } from '#store'
import type { AssetKind, AssetRecord } from './types.js'

/** What a record is read from. */
export interface Row {
  id: string
  accountId: string
  kind: string
  model: string
  mime: string
  bytes: bigint | string
  createdAt: Date
  expiresAt: Date
}

export type ToRecord = (row: Row) => AssetRecord

const tellCreated = (client: PoolClient, accountId: string, asset: AssetRecord): Promise<void> => {
  const { id, kind, model, mime, bytes, url, createdAt, expiresAt } = asset
  return emitEvent(client, {
    accountId,
    type: 'asset.created',
    data: {
      id,
      kind,
      model,
      mime,
      bytes,
      url,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    },
  })
}

export const kindOf = ({ kind }: Row): AssetKind => kind as AssetKind

/** Shows all that was made for a request, in one step, and tells its account. @returns what is newly seen */
export const publishRequest = (
  { pool }: Pick<Store, 'pool'>,
  requestId: string,
  toRecord: ToRecord,
): Promise<{ accountId: string; record: AssetRecord }[]> =>
  transaction(pool, async (client) => {
    const { rows } = await client.query<Row>(
      `WITH shown AS (UPDATE asset SET stored_at = now() WHERE request_id = $1 AND stored_at IS NULL RETURNING *)
       SELECT id, account_id AS "accountId", kind, model, mime, bytes, created_at AS "createdAt", expires_at AS "expiresAt"
         FROM shown ORDER BY created_at, id`,
      [requestId],
    )
    const shown = rows.map((row) => ({ accountId: row.accountId, record: toRecord(row) }))
    for (const { accountId, record } of shown) await tellCreated(client, accountId, record)
    return shown
  })

/**
 * Goes through what is not seen though nobody works on it any more: all of a request that is in the log is shown, since it
 * is charged; the rest is removed. The journal is copied before, so that the log is whole.
 *
 * @param whose SQL over `asset`, and its one value
 * @returns how many rows were removed
 */
export const settleUnseen = async (
  store: Pick<Store, 'pool' | 'journal'>,
  whose: { sql: string; value: unknown },
  toRecord: ToRecord,
): Promise<number> => {
  await store.journal.flush()
  const unseen = `stored_at IS NULL AND ${whose.sql}`
  const { rows } = await store.pool.query<{ requestId: string }>(
    `SELECT DISTINCT request_id AS "requestId" FROM asset
      WHERE ${unseen} AND EXISTS (
        SELECT FROM request_log AS log
         WHERE log.id = asset.request_id AND log.status = 200
           AND log.day >= (asset.created_at AT TIME ZONE 'UTC')::date - 1)`,
    [whose.value],
  )
  for (const { requestId } of rows) await publishRequest(store, requestId, toRecord)
  const { rowCount } = await store.pool.query(`DELETE FROM asset WHERE ${unseen}`, [whose.value])
  return rowCount ?? 0
}
