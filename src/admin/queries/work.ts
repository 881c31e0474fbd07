import type { Pool } from 'pg'
import { AdminError } from '../errors.js'

/** A batch in the list of all. */
export interface BatchRow {
  id: string
  account: string
  accountId: string
  status: string
  total: number
  failed: number
  done: number
  createdAt: Date
  endedAt: Date | null
}

/** A generated file in the list of all. */
export interface AssetRow {
  id: string
  account: string
  accountId: string
  kind: string
  model: string
  mime: string
  bytes: string
  createdAt: Date
  expiresAt: Date
}

const NO_PAGE = 'The address names no page of this list.'

const cursorOf = (before: string | undefined): string | null => {
  if (before === undefined || /^[\w-]{1,100}$/.test(before)) return before ?? null
  throw new AdminError('invalid', NO_PAGE)
}

/** @throws AdminError where nothing stands behind a cursor because there is no such row */
const requireRow = async (pool: Pool, table: 'batch' | 'asset', id: string): Promise<void> => {
  const { rowCount } = await pool.query(`SELECT 1 FROM ${table} WHERE id = $1`, [id])
  if (rowCount === 0) throw new AdminError('invalid', NO_PAGE)
}

/** Batches before that of the id `before`, or the latest; the newest first. */
export const listBatches = async (
  pool: Pool,
  before: string | undefined,
  limit: number,
): Promise<BatchRow[]> => {
  const { rows } = await pool.query<BatchRow>(
    `SELECT page.*, counts.* FROM (
       SELECT batch.id, account.name AS account, account.id AS "accountId", batch.status, total,
         batch.created_at AS "createdAt", ended_at AS "endedAt"
       FROM batch JOIN account ON account.id = account_id
       WHERE $1::text IS NULL OR (batch.created_at, batch.id) < (SELECT created_at, id FROM batch WHERE id = $1)
       ORDER BY batch.created_at DESC, batch.id DESC LIMIT $2
     ) AS page CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE line IS NOT NULL)::int AS done, count(*) FILTER (WHERE is_failed)::int AS failed
       FROM batch_item WHERE batch_id = page.id
     ) AS counts ORDER BY "createdAt" DESC, page.id DESC`,
    [cursorOf(before), limit],
  )
  if (rows.length === 0 && before !== undefined) await requireRow(pool, 'batch', before)
  return rows
}

/** Stored files before that of the id `before`, or the latest; the newest first. */
export const listAssets = async (
  pool: Pool,
  before: string | undefined,
  limit: number,
): Promise<AssetRow[]> => {
  const { rows } = await pool.query<AssetRow>(
    `SELECT asset.id, account.name AS account, account.id AS "accountId", kind, model, mime, bytes,
       asset.created_at AS "createdAt", expires_at AS "expiresAt"
     FROM asset JOIN account ON account.id = account_id
     WHERE stored_at IS NOT NULL
       AND ($1::text IS NULL OR (asset.created_at, asset.id) < (SELECT created_at, id FROM asset WHERE id = $1))
     ORDER BY asset.created_at DESC, asset.id DESC LIMIT $2`,
    [cursorOf(before), limit],
  )
  if (rows.length === 0 && before !== undefined) await requireRow(pool, 'asset', before)
  return rows
}
