import type { Pool, PoolClient } from 'pg'
import type { RequestRow } from '#store'
import type { BatchStatus, BatchView, ItemResult, OpenItem, StoredBatch } from './types.js'

/**
 * Bytes of one statement: the embedded database serves nobody else meanwhile, and the time that a statement takes there grows with
 * the square of its size (0.1 s for a megabyte, 10 s for 33).
 */
const SLICE_ITEMS = 200
const SLICE_BYTES = 1_000_000

const COLUMNS = `
  id, account_id AS "accountId", key_id AS "keyId", request_id AS "requestId", status, total, metadata,
  retention_days AS "retentionDays", created_at AS "createdAt", expires_at AS "expiresAt", kept_until AS "keptUntil"`

const INSERT_ITEMS = `
  INSERT INTO batch_item (batch_id, number, custom_id, body)
  SELECT $1, * FROM unnest($2::int[], $3::text[], $4::text[])`

const APPEND = 'UPDATE batch_item SET body = body || $3 WHERE batch_id = $1 AND number = $2'

/** The first answer of an item counts, whoever gives it. */
const STORE_RESULTS = `
  UPDATE batch_item AS item SET body = NULL, line = result.line, is_failed = result.is_failed, log = result.log
  FROM unnest($2::int[], $3::text[], $4::boolean[], $5::text[]) AS result (number, line, is_failed, log)
  WHERE item.batch_id = $1 AND item.number = result.number AND item.line IS NULL
  RETURNING item.number`

/** Written as JSON.stringify does, like all other lines. */
const FAIL_OPEN = `
  UPDATE batch_item SET body = NULL, is_failed = true,
    line = '{"custom_id":' || to_json(custom_id)::text || ',"response":null,"error":' || $2::text || '}'
  WHERE batch_id = $1 AND line IS NULL`

const COUNTS = `
  SELECT count(*) FILTER (WHERE line IS NOT NULL AND NOT is_failed)::int AS completed,
         count(*) FILTER (WHERE is_failed)::int AS failed
  FROM batch_item WHERE batch_id = $1`

/** Results whose row the request log does not have: the server died between the two. */
const UNLOGGED = `
  SELECT item.log FROM batch_item AS item
  WHERE item.batch_id = $1 AND item.log IS NOT NULL AND NOT EXISTS (
    SELECT FROM request_log AS row
    WHERE row.day = (to_timestamp((item.log::json ->> 'at')::float8 / 1000) AT TIME ZONE 'UTC')::date
      AND row.retention_days = (item.log::json ->> 'retentionDays')::int AND row.id = item.log::json ->> 'id'
  )`

/** What was not stored completely after this time never will be: its submission was cut off. */
const SUBMITTING_HOURS = 1

export const insertBatch = async (pool: Pool, batch: StoredBatch): Promise<void> => {
  await pool.query(
    `INSERT INTO batch (id, account_id, key_id, request_id, status, total, metadata, retention_days, created_at, expires_at, kept_until)
     VALUES ($1, $2, $3, $4, 'submitting', $5, $6, $7, $8, $9, $10)`,
    [
      batch.id,
      batch.accountId,
      batch.keyId,
      batch.requestId,
      batch.total,
      batch.metadata === null ? null : JSON.stringify(batch.metadata),
      batch.retentionDays,
      batch.createdAt,
      batch.expiresAt,
      batch.keptUntil,
    ],
  )
}

/** Values in their order, grouped by what one statement may take. */
const slicesOf = function* <T>(values: readonly T[], bytesOf: (value: T) => number): Generator<T[]> {
  let slice: T[] = []
  let total = 0
  for (const value of values) {
    const bytes = bytesOf(value)
    if (slice.length >= SLICE_ITEMS || (slice.length > 0 && total + bytes > SLICE_BYTES)) {
      yield slice
      slice = []
      total = 0
    }
    slice.push(value)
    total += bytes
  }
  if (slice.length > 0) yield slice
}

/** A text in pieces that fit in one statement, none of which ends within a character. */
const piecesOf = (text: string): string[] => {
  const bytes = Buffer.from(text)
  const pieces: string[] = []
  for (let from = 0; from < bytes.length;) {
    let to = Math.min(from + SLICE_BYTES, bytes.length)
    while (((bytes[to] ?? 0) & 0xc0) === 0x80) to -= 1
    pieces.push(bytes.toString('utf8', from, to))
    from = to
  }
  return pieces
}

/** Stores items slice by slice, and a large one piece by piece, so that others have their turn at the database. */
export const insertItems = async (pool: Pool, batchId: string, items: readonly OpenItem[]): Promise<void> => {
  for (const slice of slicesOf(items, ({ body }) => Buffer.byteLength(body))) {
    const cut = slice.map(({ number, customId, body }) => ({ number, customId, pieces: piecesOf(body) }))
    await pool.query(INSERT_ITEMS, [
      batchId,
      cut.map(({ number }) => number),
      cut.map(({ customId }) => customId),
      cut.map(({ pieces }) => pieces[0]),
    ])
    for (const { number, pieces } of cut)
      for (const piece of pieces.slice(1)) await pool.query(APPEND, [batchId, number, piece])
  }
}

export const dropBatch = async (pool: Pool, batchId: string): Promise<void> => {
  await pool.query('DELETE FROM batch WHERE id = $1', [batchId])
}

/** Batches of an account that have not ended. */
export const countOpen = async (pool: Pool, accountId: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int FROM batch WHERE account_id = $1 AND ended_at IS NULL`,
    [accountId],
  )
  return rows[0]?.count ?? 0
}

/** A batch that was stored whole. */
export const findBatch = async (pool: Pool, batchId: string): Promise<StoredBatch | undefined> => {
  const { rows } = await pool.query<StoredBatch>(
    `SELECT ${COLUMNS} FROM batch WHERE id = $1 AND status <> 'submitting'`,
    [batchId],
  )
  return rows[0]
}

/** Sets the status of a batch that is not ended. */
export const setStatus = async (
  database: Pool | PoolClient,
  batchId: string,
  status: 'queued' | 'in_progress',
): Promise<void> => {
  await database.query('UPDATE batch SET status = $2 WHERE id = $1 AND ended_at IS NULL', [batchId, status])
}

/**
 * SQL for the first rows of a query by number whose texts fit in one statement, the first whatever its size. Their sizes
 * are known without reading them.
 */
const firstThatFit = (column: 'body' | 'line', rows: string, limit: string): string => `
  SELECT number, custom_id AS "customId", ${column} FROM (
    SELECT *, sum(octet_length(${column})) OVER (ORDER BY number) AS bytes, min(number) OVER () AS first FROM (
      SELECT number, custom_id, ${column} FROM batch_item WHERE ${rows} ORDER BY number LIMIT ${limit}
    ) AS next
  ) AS measured WHERE bytes <= ${SLICE_BYTES} OR number = first ORDER BY number`

const NEXT_OPEN = firstThatFit('body', 'batch_id = $1 AND number > $2 AND line IS NULL', '$3')
const NEXT_LINES = firstThatFit('line', 'batch_id = $1 AND number > $2', String(SLICE_ITEMS))

/** The next open items after one by number, as many as fit in a slice. */
export const readOpen = async (
  pool: Pool,
  batchId: string,
  after: number,
  limit: number,
): Promise<OpenItem[]> => (await pool.query<OpenItem>(NEXT_OPEN, [batchId, after, limit])).rows

/** Stores results, and gives the numbers of those that were the first of their item. */
export const storeResults = async (
  pool: Pool,
  batchId: string,
  results: readonly ItemResult[],
): Promise<Set<number>> => {
  const first = new Set<number>()
  for (const slice of slicesOf(results, ({ line }) => Buffer.byteLength(line))) {
    const { rows } = await pool.query<{ number: number }>(STORE_RESULTS, [
      batchId,
      slice.map(({ number }) => number),
      slice.map(({ line }) => line),
      slice.map(({ isFailed }) => isFailed),
      slice.map(({ log }) => log),
    ])
    for (const { number } of rows) first.add(number)
  }
  return first
}

/** Gives every open item this error, and says how many there were. */
export const failOpen = async (
  client: PoolClient,
  batchId: string,
  { code, message }: { code: string; message: string },
): Promise<number> =>
  (await client.query(FAIL_OPEN, [batchId, JSON.stringify({ code, message })])).rowCount ?? 0

/** Ends a batch; false where it had ended. */
export const endBatch = async (
  client: PoolClient,
  batchId: string,
  status: BatchStatus,
  at: Date,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    'UPDATE batch SET status = $2, ended_at = $3 WHERE id = $1 AND ended_at IS NULL',
    [batchId, status, at],
  )
  return rowCount === 1
}

export const countItems = async (
  database: Pool | PoolClient,
  { id, total }: Pick<StoredBatch, 'id' | 'total'>,
): Promise<BatchView['request_counts']> => {
  const { rows } = await database.query<{ completed: number; failed: number }>(COUNTS, [id])
  return { total, completed: rows[0]?.completed ?? 0, failed: rows[0]?.failed ?? 0 }
}

export const readUnlogged = async (pool: Pool, batchId: string): Promise<RequestRow[]> => {
  const { rows } = await pool.query<{ log: string }>(UNLOGGED, [batchId])
  return rows.map(({ log }) => JSON.parse(log) as RequestRow)
}

/** Python's `splitlines`, and the clients that stand on it, end a line at these too; JSON lets them stand in a text as they are. */
const OTHER_BREAKS = /[\u0085\u2028\u2029]/g
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The lines of an ended batch in the order of submission, slice by slice. */
export const readLines = async function* (pool: Pool, batchId: string): AsyncGenerator<string> {
  for (let after = -1; ;) {
    const { rows } = await pool.query<{ number: number; line: string }>(NEXT_LINES, [batchId, after])
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.number
    yield rows.map(({ line }) => `${line.replace(OTHER_BREAKS, escaped)}\n`).join('')
  }
}

/**
 * Removes batches whose retention is over, and those whose submission was cut off.
 *
 * @param now milliseconds since the epoch
 * @returns how many there were
 */
export const purgeExpiredBatches = async (pool: Pool, now: number): Promise<number> => {
  const { rowCount } = await pool.query(
    `DELETE FROM batch
     WHERE kept_until <= $1 OR (status = 'submitting' AND created_at < $1::timestamptz - $2 * interval '1 hour')`,
    [new Date(now), SUBMITTING_HOURS],
  )
  return rowCount ?? 0
}
