import type { Pool } from 'pg'

/** A larger table would keep the database's only session for too long: 100 MB take about 3 s. */
const LARGEST_REWRITTEN = 256 * 1024 * 1024

/** What goes with an account, what is renamed when it is deleted, and of the log the parts where that was lately. */
const PERSONAL_TABLES = `
  WITH RECURSIVE personal (id) AS (
    SELECT 'account'::regclass::oid
    UNION
    SELECT conrelid FROM pg_constraint JOIN personal ON confrelid = personal.id
    WHERE contype = 'f' AND confdeltype = 'c'
  ), renamed (id) AS (
    SELECT unnest(ARRAY['usage_day', 'toolkit_usage', 'deleted_holder']::regclass[])::oid
    UNION
    SELECT tableoid FROM request_log
    WHERE account_id IN (SELECT pseudonym FROM deleted_holder WHERE deleted_at > now() - interval '2 days')
  )
  SELECT id::regclass::text AS name FROM (SELECT id FROM personal UNION SELECT id FROM renamed) AS kept
  WHERE pg_total_relation_size(id) <= $1`

/** One after another, since a vacuum of all keeps the only session until its end; a partitioned table is its parts. */
const ALL_TABLES = "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind IN ('r', 'm') ORDER BY oid"

/**
 * Frees the space of deleted rows, as a server does on its own, and removes their contents from the files of the
 * embedded database: a table's file and the log of changes keep the bytes of a deleted row until something else is written
 * over them. Tables with what is an account's are written anew, up to 256 MB each, and the log of changes before that is
 * deleted (the engine is started with `wal_recycle=off`, or its files would live on under other names).
 *
 * Others have their turn between two tables, and wait while one is written anew.
 */
export const reclaimSpace = async (pool: Pool): Promise<void> => {
  const all = await pool.query<{ name: string }>(ALL_TABLES)
  for (const { name } of all.rows) await pool.query(`VACUUM ${name}`)
  const { rows } = await pool.query<{ name: string }>(PERSONAL_TABLES, [LARGEST_REWRITTEN])
  for (const { name } of rows) await pool.query(`VACUUM FULL ${name}`)
  await pool.query('SELECT pg_switch_wal()')
  await pool.query('CHECKPOINT')
}
