import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { createTurns } from '#flow'
import { LOCKS } from '../migrate.js'
import { makePartitions, utcDay, type Partition } from '../partitions.js'
import { transaction } from '../transaction.js'
import type { RequestRow, ToolkitCall } from '../types.js'
import type { Entry } from './line.js'

/** Milliseconds of copying at a time: calls are answered in between, and each of them waits so long. */
export const COPY_SLICE_MS = 1

/** Entries of one segment, each with the byte after it. */
export interface Batch {
  instance: string
  segment: string
  entries: readonly { entry: Entry; end: number }[]
  /** The byte up to which the segment is done with this batch. */
  end: number
}

/** A text of the caller's as PostgreSQL can store it: U+0000 becomes Unicode's replacement character. */
const storable = (text: string): string => text.replaceAll('\u0000', '\uFFFD')

/** `2026-01-31` */
const DAY_LENGTH = 10

/** The last time that was written out: the rows of a batch have few. */
let lastTime = { at: Number.NaN, text: '' }

const timeText = (at: number): string => {
  if (lastTime.at !== at) lastTime = { at, text: new Date(at).toISOString() }
  return lastTime.text
}

const NEEDS_ESCAPE = /["\\]/g

/**
 * An array as PostgreSQL reads one from a text (its documentation, 8.15.2). `pg` writes one too, and takes most of a batch's
 * time for it.
 */
const arrayText = (values: readonly (string | number | boolean | null)[]): string => {
  let text = '{'
  for (const value of values) {
    if (text.length > 1) text += ','
    if (value === null) text += 'NULL'
    else if (typeof value === 'string') text += `"${value.replace(NEEDS_ESCAPE, '\\$&')}"`
    else text += String(value)
  }
  return `${text}}`
}

/** Columns of `request_log` with their types, and the part of a row that fills each. */
const COLUMNS: readonly [
  name: string,
  type: string,
  value: (row: RequestRow) => string | number | boolean | null,
][] = [
  ['id', 'text', (row) => row.id],
  ['day', 'date', (row) => timeText(row.at).slice(0, DAY_LENGTH)],
  ['retention_days', 'integer', (row) => row.retentionDays],
  ['at', 'timestamptz', (row) => timeText(row.at)],
  ['account_id', 'text', (row) => row.accountId],
  ['key_id', 'text', (row) => row.keyId],
  ['endpoint', 'text', (row) => row.endpoint],
  ['model', 'text', ({ model }) => (model === null ? null : storable(model))],
  ['provider', 'text', (row) => row.provider],
  ['prompt_tokens', 'integer', (row) => row.promptTokens],
  ['completion_tokens', 'integer', (row) => row.completionTokens],
  ['estimated', 'boolean', (row) => row.estimated],
  ['latency_ms', 'integer', (row) => row.latencyMs],
  ['status', 'integer', (row) => row.status],
  ['cost_idr', 'numeric', (row) => row.costIdr],
  ['units', 'integer', (row) => row.units],
  ['taken_at', 'timestamptz', ({ takenAt }) => (takenAt === undefined ? null : timeText(takenAt))],
]
const NAMES = COLUMNS.map(([name]) => name).join(', ')
const ARRAYS = COLUMNS.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')

const VALUES = COLUMNS.map(([name]) => {
  if (name === 'account_id') return 'coalesce(account.pseudonym, account_id)'
  if (name === 'model') return 'CASE WHEN account.id IS NULL OR provider IS NOT NULL THEN model END'
  return name === 'key_id' ? 'coalesce(key.pseudonym, key_id)' : `row.${name}`
}).join(', ')

/** What happens to a row that is there already. Without the clause an insertion takes a sixth less time, and fails on such a row. */
type OnConflict = '' | 'ON CONFLICT DO NOTHING'

/**
 * Totals grow only by the rows that were not there before. Sorted, so that two instances never wait for each other. Of
 * accounts that were deleted meanwhile only their pseudonyms arrive.
 */
const insertion = (onConflict: OnConflict): string => `
  WITH inserted AS (
    INSERT INTO request_log (${NAMES})
    SELECT ${VALUES} FROM unnest(${ARRAYS}) AS row (${NAMES})
    LEFT JOIN deleted_holder AS account ON account.id = account_id LEFT JOIN deleted_holder AS key ON key.id = key_id
    ${onConflict}
    RETURNING account_id, day, at, status, latency_ms, units, prompt_tokens, completion_tokens, cost_idr
  ), hours AS (
    INSERT INTO request_hour AS total
      (hour, outcome, latency_bucket, requests, prompt_tokens, completion_tokens, cost_idr)
    SELECT date_trunc('hour', at, 'UTC') AS hour,
      CASE WHEN status < 400 THEN 'ok' WHEN status < 500 THEN 'refused' ELSE 'failed' END AS outcome,
      floor(ln(greatest(latency_ms, 1)::float8) / ln(2::float8) * 4)::integer AS bucket,
      count(*), sum(prompt_tokens), sum(completion_tokens), sum(cost_idr)
    FROM inserted GROUP BY hour, outcome, bucket ORDER BY hour, outcome, bucket
    ON CONFLICT (hour, outcome, latency_bucket) DO UPDATE SET
      requests = total.requests + excluded.requests,
      prompt_tokens = total.prompt_tokens + excluded.prompt_tokens,
      completion_tokens = total.completion_tokens + excluded.completion_tokens,
      cost_idr = total.cost_idr + excluded.cost_idr
  )
  INSERT INTO usage_day AS total (account_id, day, requests, prompt_tokens, completion_tokens, cost_idr)
  SELECT account_id, day, sum(units), sum(prompt_tokens), sum(completion_tokens), sum(cost_idr)
  FROM inserted GROUP BY account_id, day ORDER BY account_id, day
  ON CONFLICT (account_id, day) DO UPDATE SET
    requests = total.requests + excluded.requests,
    prompt_tokens = total.prompt_tokens + excluded.prompt_tokens,
    completion_tokens = total.completion_tokens + excluded.completion_tokens,
    cost_idr = total.cost_idr + excluded.cost_idr`

const INSERTIONS: Readonly<Record<OnConflict, string>> = {
  '': insertion(''),
  'ON CONFLICT DO NOTHING': insertion('ON CONFLICT DO NOTHING'),
}

const COUNT_CALLS = `
  INSERT INTO toolkit_usage AS total (key_id, day, feature, calls)
  SELECT coalesce(key.pseudonym, key_id) AS holder, day, feature, sum(call.calls)
  FROM unnest($1::text[], $2::date[], $3::text[], $4::integer[]) AS call (key_id, day, feature, calls)
  LEFT JOIN deleted_holder AS key ON key.id = key_id
  GROUP BY holder, day, feature ORDER BY holder, day, feature
  ON CONFLICT (key_id, day, feature) DO UPDATE SET calls = total.calls + excluded.calls`

const MOVE_POSITION = `
  INSERT INTO journal_segment (instance, segment, position) VALUES ($1, $2, $3)
  ON CONFLICT (instance, segment) DO UPDATE SET position = excluded.position, copied_at = now()`

const insertRequests = async (
  client: PoolClient,
  rows: readonly RequestRow[],
  onConflict: OnConflict,
): Promise<void> => {
  if (rows.length === 0) return
  const turn = createTurns(COPY_SLICE_MS)
  const arrays: string[] = []
  for (const [, , value] of COLUMNS) {
    arrays.push(arrayText(rows.map(value)))
    const rest = turn()
    if (rest !== undefined) await rest
  }
  await client.query(INSERTIONS[onConflict], arrays)
}

const countCalls = async (client: PoolClient, calls: readonly ToolkitCall[]): Promise<void> => {
  if (calls.length === 0) return
  // Counted here: the database takes a hundred times as long for a row.
  const counts = new Map<string, { keyId: string; day: string; feature: string; calls: number }>()
  const turn = createTurns(COPY_SLICE_MS)
  for (const { keyId, at, feature } of calls) {
    const day = timeText(at).slice(0, DAY_LENGTH)
    const name = `${keyId} ${day} ${feature}`
    const known = counts.get(name)
    if (known === undefined) counts.set(name, { keyId, day, feature, calls: 1 })
    else known.calls += 1
    const rest = turn()
    if (rest !== undefined) await rest
  }
  const rows = [...counts.values()]
  await client.query(COUNT_CALLS, [
    arrayText(rows.map(({ keyId }) => keyId)),
    arrayText(rows.map(({ day }) => day)),
    arrayText(rows.map(({ feature }) => feature)),
    arrayText(rows.map((row) => row.calls)),
  ])
}

/** How far the segments of an instance have been copied, in bytes by segment. */
export const copiedPositions = async (pool: Pool, instance: string): Promise<Map<string, number>> => {
  const { rows } = await pool.query<{ segment: string; position: string }>(
    'SELECT segment, position FROM journal_segment WHERE instance = $1',
    [instance],
  )
  return new Map(rows.map(({ segment, position }) => [segment, Number(position)]))
}

/** Days for which a copied segment's position is kept, for a journal that comes back with a restored directory. */
const KEPT_DAYS = 7

/**
 * Forgets the positions of an instance's copied segments but for those in `present`, whose files are still there. Other
 * instances' positions stay: nobody here knows which files they have.
 */
export const forgetPositions = async (
  pool: Pool,
  instance: string,
  present: readonly string[],
): Promise<void> => {
  await pool.query(
    `DELETE FROM journal_segment
     WHERE instance = $1 AND segment <> ALL ($2::text[]) AND copied_at < now() - $3 * interval '1 day'`,
    [instance, present, KEPT_DAYS],
  )
}

/** Days after which nobody comes back with a journal: longer than any log is kept. */
const DEAD_DAYS = 400

/** Forgets what instances copied that have copied nothing for so long before `now` (milliseconds). @returns how many segments */
export const forgetOldPositions = async (pool: Pool, now: number): Promise<number> => {
  const { rowCount } = await pool.query(
    `DELETE FROM journal_segment WHERE instance IN (
       SELECT instance FROM journal_segment GROUP BY instance HAVING max(copied_at) < $1::timestamptz - $2 * interval '1 day'
     )`,
    [new Date(now), DEAD_DAYS],
  )
  return rowCount ?? 0
}

/** PostgreSQL's code for a key that is there already. */
const UNIQUE_VIOLATION = '23505'

/** Copies what of a batch the database has not got yet. */
const copyFresh = async (
  client: PoolClient,
  { instance, segment, entries, end }: Batch,
  onConflict: OnConflict,
): Promise<void> => {
  // What is copied now is seen by a deletion, or sees it.
  await client.query('SELECT pg_advisory_xact_lock_shared($1, $2)', [...LOCKS.deletion])
  const { rows } = await client.query<{ position: string }>(
    'SELECT position FROM journal_segment WHERE instance = $1 AND segment = $2 FOR UPDATE',
    [instance, segment],
  )
  const position = Number(rows[0]?.position ?? 0)
  const fresh = entries.filter((line) => line.end > position).map(({ entry }) => entry)
  await insertRequests(
    client,
    fresh.flatMap((entry) => ('request' in entry ? [entry.request] : [])),
    onConflict,
  )
  await countCalls(
    client,
    fresh.flatMap((entry) => ('toolkitCall' in entry ? [entry.toolkitCall] : [])),
  )
  if (end > position) await client.query(MOVE_POSITION, [instance, segment, end])
}

/**
 * Copies a batch in one transaction. The database's own note of how far it has come decides what is new, so that a
 * batch whose commit was never confirmed may be given again. Rows that are there all the same, as after a journal was put
 * back, are left as they are. `known` remembers the partitions that exist.
 */
export const copyBatch = async (
  pool: Pool,
  { instance, segment, entries, end }: Batch,
  known: Set<string>,
): Promise<void> => {
  const missing = new Map<string, Partition>()
  for (const { entry } of entries) {
    if (!('request' in entry)) continue
    const partition = { day: utcDay(entry.request.at), retentionDays: entry.request.retentionDays }
    const name = `${partition.day} ${partition.retentionDays}`
    if (!known.has(name)) missing.set(name, partition)
  }
  if (missing.size > 0) await makePartitions(pool, missing.values())
  for (const name of missing.keys()) known.add(name)

  const copy = (onConflict: OnConflict): Promise<void> =>
    transaction(pool, (client) => copyFresh(client, { instance, segment, entries, end }, onConflict))
  await copy('').catch((error: unknown) => {
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION)
      return copy('ON CONFLICT DO NOTHING')
    throw error
  })
}
