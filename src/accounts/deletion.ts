import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { LOCKS } from '#store'
import { randomBase62 } from './key.js'
import { OperatorError } from './operator-error.js'
import { keyHashes, type Secrets } from './secrets.js'
import type { DeletedAccount } from './types.js'

/** As for every id: pseudonyms never collide, and lead to nobody. */
const PSEUDONYM_DIGITS = 16
const ROWS_AT_ONCE = 5_000
/** As long as a journal may come back with what was asked before. */
const KEPT_DAYS = 400
/** As long as a deletion that was cut off may be run again under the account's name. */
const NAME_KEPT_DAYS = 7

/** What was charged stays, under the pseudonym. */
const RENAME_TOTALS = 'UPDATE usage_day SET account_id = $2 WHERE account_id = $1'
const RENAME_CALLS = `
  WITH gone AS (DELETE FROM toolkit_usage WHERE key_id = ANY ($1) RETURNING day, feature, calls)
  INSERT INTO toolkit_usage (key_id, day, feature, calls)
  SELECT $2, day, feature, sum(calls) FROM gone GROUP BY day, feature`

/** The name of a model that does not exist is the caller's own text. */
const RENAME_ROWS = `
  UPDATE request_log SET account_id = $2, key_id = $2, model = CASE WHEN provider IS NOT NULL THEN model END
  WHERE (day, retention_days, id) IN (
    SELECT day, retention_days, id FROM request_log WHERE account_id = $1 LIMIT ${ROWS_AT_ONCE}
  )`

/** Names are too easy to guess for a hash without a key. */
const nameHashes = (secrets: Secrets, name: string): Buffer[] =>
  keyHashes(secrets, `deleted account ${createHash('sha256').update(name).digest('hex')}`)

/** What was deleted under that id or name before. @throws OperatorError where nothing was */
const findDeleted = async (
  client: PoolClient,
  nameOrId: string,
  secrets: Secrets | null,
): Promise<DeletedAccount> => {
  const { rows } = await client.query<{ id: string; deletedAt: Date }>(
    `SELECT id, deleted_at AS "deletedAt" FROM deleted_holder
     WHERE (id = $1 AND starts_with(id, 'acc_')) OR name_hash = ANY ($2::bytea[]) ORDER BY deleted_at DESC LIMIT 1`,
    [nameOrId, secrets === null ? [] : nameHashes(secrets, nameOrId)],
  )
  const [deleted] = rows
  if (deleted === undefined) throw new OperatorError(`There is no account ${JSON.stringify(nameOrId)}`)
  return { ...deleted, name: nameOrId, keys: 0, wasDeleted: true }
}

/**
 * Deletes an account, given by its id or name, with its profile, keys, webhooks and everything that the database ties to
 * it; totals stay for billing, under a pseudonym. The rows of the log are left to {@link renameDeletedRows}. One that was
 * deleted before is found by its id, and for a week by its name.
 *
 * @param secrets `null` where they are lost: the name is not found again then
 * @throws OperatorError where there is none
 */
export const deleteAccount = async (
  client: PoolClient,
  nameOrId: string,
  secrets: Secrets | null,
): Promise<DeletedAccount> => {
  // Nothing is copied from a journal meanwhile, and the order is that of those who change accounts.
  await client.query('SELECT pg_advisory_xact_lock($1, $2)', [...LOCKS.deletion])
  await client.query('SELECT FROM directory_change FOR UPDATE')
  const found = await client.query<{ id: string; name: string }>(
    'SELECT id, name FROM account WHERE id = $1 OR name = $1 ORDER BY id = $1 DESC LIMIT 1 FOR UPDATE',
    [nameOrId],
  )
  const [account] = found.rows
  if (account === undefined) return findDeleted(client, nameOrId, secrets)
  const { rows: keys } = await client.query<{ id: string; is_live: boolean }>(
    'SELECT id, revoked_at IS NULL AS is_live FROM api_key WHERE account_id = $1',
    [account.id],
  )
  const keyIds = keys.map(({ id }) => id)
  const pseudonym = `gone_${randomBase62(PSEUDONYM_DIGITS)}`
  const deletedAt = new Date()
  await client.query(
    `INSERT INTO deleted_holder (id, pseudonym, deleted_at, name_hash)
     SELECT id, $2, $3, CASE WHEN id = $4 THEN $5::bytea END FROM unnest($1::text[]) AS id`,
    [
      [account.id, ...keyIds],
      pseudonym,
      deletedAt,
      account.id,
      secrets === null ? null : nameHashes(secrets, account.name)[0],
    ],
  )
  await client.query(RENAME_TOTALS, [account.id, pseudonym])
  await client.query(RENAME_CALLS, [keyIds, pseudonym])
  await client.query('DELETE FROM account WHERE id = $1', [account.id])
  return { ...account, keys: keys.filter(({ is_live }) => is_live).length, deletedAt, wasDeleted: false }
}

/** Gives the log's rows of one deleted holder to its pseudonym, some at a time, since a busy account has millions. */
const renameRows = async (pool: Pool, id: string, pseudonym: string): Promise<number> => {
  const { rowCount } = await pool.query(RENAME_ROWS, [id, pseudonym])
  const renamed = rowCount ?? 0
  return renamed < ROWS_AT_ONCE ? renamed : renamed + (await renameRows(pool, id, pseudonym))
}

/**
 * Takes deleted accounts out of the request log, and forgets their names and pseudonyms in the end. It finds what an earlier run
 * that was cut off has left. @returns how many rows it changed
 */
export const renameDeletedRows = async (pool: Pool, now: number): Promise<number> => {
  const { rows } = await pool.query<{ id: string; pseudonym: string }>(
    'SELECT id, pseudonym FROM deleted_holder',
  )
  let changed = 0
  for (const { id, pseudonym } of rows) changed += await renameRows(pool, id, pseudonym)
  await pool.query(
    "UPDATE deleted_holder SET name_hash = NULL WHERE name_hash IS NOT NULL AND deleted_at < $1::timestamptz - $2 * interval '1 day'",
    [new Date(now), NAME_KEPT_DAYS],
  )
  const { rowCount } = await pool.query(
    "DELETE FROM deleted_holder WHERE deleted_at < $1::timestamptz - $2 * interval '1 day'",
    [new Date(now), KEPT_DAYS],
  )
  return changed + (rowCount ?? 0)
}
