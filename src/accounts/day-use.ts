import type { Pool } from 'pg'
import type { DayUse, Subject } from './counters.js'
import { gatewaySubject, holderOf, restSubject } from './subjects.js'
import { dateOf } from './windows.js'

interface UseRow {
  id: string
  requests: number
  tokens: number
}

/** What has been charged, durably (see the journal); `$1` is the UTC day. */
const GATEWAY_USE = `
  SELECT account_id AS id, requests::float8 AS requests, (prompt_tokens + completion_tokens)::float8 AS tokens
  FROM usage_day WHERE day = $1`
const REST_USE = `
  SELECT key_id AS id, sum(calls)::float8 AS requests, 0::float8 AS tokens FROM toolkit_usage WHERE day = $1`

/** What every subject has used of a UTC day (a number since the epoch) so far. */
export const allDayUse = async (pool: Pool, day: number): Promise<[Subject, DayUse][]> => {
  const gateway = await pool.query<UseRow>(GATEWAY_USE, [dateOf(day)])
  const rest = await pool.query<UseRow>(`${REST_USE} GROUP BY key_id`, [dateOf(day)])
  const entry = (subject: Subject, { requests, tokens }: UseRow): [Subject, DayUse] => [
    subject,
    { day, requests, tokens },
  ]
  return [
    ...gateway.rows.map((row) => entry(gatewaySubject(row.id), row)),
    ...rest.rows.map((row) => entry(restSubject(row.id), row)),
  ]
}

/** What one subject has used of a UTC day so far. */
export const dayUseOf = async (pool: Pool, subject: Subject, day: number): Promise<DayUse> => {
  const { plane, id } = holderOf(subject)
  const query =
    plane === 'gateway' ? `${GATEWAY_USE} AND account_id = $2` : `${REST_USE} AND key_id = $2 GROUP BY key_id`
  const { rows } = await pool.query<UseRow>(query, [dateOf(day), id])
  return { day, requests: rows[0]?.requests ?? 0, tokens: rows[0]?.tokens ?? 0 }
}
