import type { Pool } from 'pg'
import { AdminError } from '../errors.js'

/** A row of the request log. */
export interface RequestLogRow {
  id: string
  at: Date
  accountId: string
  /** `null` where the account is gone. */
  account: string | null
  keyId: string
  endpoint: string
  model: string | null
  provider: string | null
  promptTokens: number
  completionTokens: number
  estimated: boolean
  latencyMs: number
  status: number
  costIdr: string
}

export type StatusKind = 'ok' | 'failed' | 'client_error' | 'server_error'

/** Which rows to list; a blank text is any. */
export interface RequestFilter {
  /** An account's name or id. */
  account: string
  key: string
  endpoint: string
  model: string
  provider: string
  status: StatusKind | ''
  /** UTC days, `YYYY-MM-DD`, both included. */
  from: string
  to: string
}

/** Where a page ends: the time in milliseconds and the id of its last row. */
export interface RequestCursor {
  at: number
  id: string
}

const STATUSES: Readonly<Record<StatusKind, string>> = {
  ok: 'log.status < 400',
  failed: 'log.status >= 400',
  client_error: 'log.status >= 400 AND log.status < 500',
  server_error: 'log.status >= 400 AND log.status >= 500',
}

const CURSOR = /^(\d{1,15})\.([\w-]{1,100})$/

/** A cursor as a page's address has it. @throws AdminError for what is none */
export const readRequestCursor = (text: string | undefined): RequestCursor | null => {
  if (text === undefined) return null
  const [, at, id] = CURSOR.exec(text) ?? []
  if (at === undefined || id === undefined)
    throw new AdminError('invalid', 'The address names no page of the request log.')
  return { at: Number(at), id }
}

export const writeRequestCursor = ({ at, id }: Pick<RequestLogRow, 'at' | 'id'>): string =>
  `${at.getTime()}.${id}`

/** Also whether the day exists: February 30 would be read as March 2. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

const dayFilter = (name: string, text: string): string | null => {
  if (text === '' || isDay(text)) return text === '' ? null : text
  throw new AdminError('invalid', `${name} must be a day such as 2026-11-23.`, {
    fields: [{ parameter: name, message: 'must be a day such as 2026-11-23' }],
  })
}

/**
 * The days that have rows, the latest first: the log has a partition for each, named by it. Compared as texts: a server may
 * look at the names before it knows which of them are partitions, and those of other tables are no dates.
 */
const DAYS = `
  SELECT substr(digits, 1, 4) || '-' || substr(digits, 5, 2) || '-' || substr(digits, 7, 2) AS day FROM (
    SELECT substr(relname, 14) AS digits FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'request_log'::regclass
  ) AS partition
  WHERE ($1::date IS NULL OR digits >= to_char($1::date, 'YYYYMMDD'))
    AND ($2::date IS NULL OR digits <= to_char($2::date, 'YYYYMMDD')) ORDER BY day DESC`

/** An account by its name, or as it is for one that is deleted and known by its pseudonym. */
const accountId = async (pool: Pool, asked: string): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM account WHERE name = $1', [asked])
  return rows[0]?.id ?? asked
}

const keyAccount = async (pool: Pool, key: string): Promise<string | null> => {
  const { rows } = await pool.query<{ id: string }>('SELECT account_id AS id FROM api_key WHERE id = $1', [
    key,
  ])
  return rows[0]?.id ?? null
}

const conditions = async (
  pool: Pool,
  filter: RequestFilter,
): Promise<{ sql: string[]; values: unknown[] }> => {
  const sql: string[] = []
  const values: unknown[] = []
  const equals = (column: string, value: string | null): void => {
    if (value === null || value === '') return
    // $1 is the day, $2 to $4 are the cursor and the limit.
    sql.push(`log.${column} = $${values.push(value) + 4}`)
  }
  equals('account_id', filter.account === '' ? null : await accountId(pool, filter.account))
  equals('key_id', filter.key)
  // The log has an index by account, and a key has one account.
  if (filter.key !== '' && filter.account === '') equals('account_id', await keyAccount(pool, filter.key))
  equals('endpoint', filter.endpoint)
  equals('model', filter.model)
  equals('provider', filter.provider)
  if (filter.endpoint !== '' && filter.endpoint !== '/chat/completions')
    sql.push("log.endpoint <> '/chat/completions'")
  if (filter.status !== '') sql.push(STATUSES[filter.status])
  return { sql, values }
}

const COLUMNS = `
  log.id, log.at, log.account_id AS "accountId", account.name AS account, log.key_id AS "keyId", log.endpoint, log.model,
  log.provider, log.prompt_tokens AS "promptTokens", log.completion_tokens AS "completionTokens", log.estimated,
  log.latency_ms AS "latencyMs", log.status, log.cost_idr AS "costIdr"`

/**
 * Rows before the cursor, the newest first. Day by day, so that a page costs what it shows and not what the log holds: each
 * day is one partition, read by the index that fits the filter.
 */
export const listRequests = async (
  pool: Pool,
  filter: RequestFilter,
  before: RequestCursor | null,
  limit: number,
): Promise<RequestLogRow[]> => {
  const from = dayFilter('from', filter.from)
  const to = dayFilter('to', filter.to)
  if (from !== null && to !== null && from > to)
    throw new AdminError('invalid', 'The last day must not be before the first.', {
      fields: [{ parameter: 'to', message: 'must not be before the first day' }],
    })
  const cursorDay = before === null ? null : new Date(before.at).toISOString().slice(0, 10)
  const last = [to, cursorDay].filter((day) => day !== null).sort()[0] ?? null
  const { rows: days } = await pool.query<{ day: string }>(DAYS, [from, last])
  const { sql, values } = await conditions(pool, filter)
  const found: RequestLogRow[] = []
  for (const { day } of days) {
    if (found.length >= limit) break
    const { rows } = await pool.query<RequestLogRow>(
      `SELECT ${COLUMNS} FROM (
         SELECT * FROM request_log AS log
         WHERE log.day = $1 AND ($2::timestamptz IS NULL OR (log.at, log.id) < ($2, $3))
           ${sql.map((condition) => `AND ${condition}`).join(' ')}
         ORDER BY log.at DESC, log.id DESC LIMIT $4
       ) AS log LEFT JOIN account ON account.id = log.account_id ORDER BY log.at DESC, log.id DESC`,
      [
        day,
        before === null ? null : new Date(before.at),
        before?.id ?? null,
        limit - found.length,
        ...values,
      ],
    )
    found.push(...rows)
  }
  return found
}
