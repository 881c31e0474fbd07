import type { Pool } from 'pg'
import type { Subject } from './counters.js'
import { gatewaySubject, holderOf, restSubject } from './subjects.js'
import { dateOf, dayOf, MINUTE_MS, minuteOf, type Counts } from './windows.js'

interface UseRow extends Counts {
  id: string
}

/**
 * What has been charged, durably (see the journal); `$1` is the UTC day, `$2` the beginning of the UTC minute. The log is
 * looked into account by account, since its only index is by account; a row is of its minute or later, and so is its day.
 * A row without units that has its time of taking a place kept that place: its caller left while a provider worked.
 */
const GATEWAY_USE = `
  SELECT account_id AS id, day_requests::float8 AS day, tokens::float8 AS tokens, coalesce(minute.requests, 0)::float8 AS minute
  FROM (
    SELECT account_id, requests AS day_requests, prompt_tokens + completion_tokens AS tokens FROM usage_day WHERE day = $1
  ) AS total CROSS JOIN LATERAL (
    SELECT sum(greatest(units, 1)) AS requests FROM request_log AS log
    WHERE log.account_id = total.account_id AND log.day >= $1 AND log.at >= $2
      AND log.taken_at >= $2 AND log.taken_at < $2 + interval '1 minute'
  ) AS minute`
/** The toolkit has no minute of its own. */
const REST_USE = `
  SELECT key_id AS id, sum(calls)::float8 AS day, 0::float8 AS tokens, 0::float8 AS minute
  FROM toolkit_usage WHERE day = $1`

const dayAt = (at: number): string => dateOf(dayOf(at))
const minuteAt = (at: number): Date => new Date(minuteOf(at) * MINUTE_MS)
const countsOf = ({ minute, day, tokens }: Counts): Counts => ({ minute, day, tokens })

/** What every subject has used so far of the UTC minute and the UTC day that hold `at` (milliseconds since the epoch). */
export const allPastUse = async (pool: Pool, at: number): Promise<[Subject, Counts][]> => {
  const gateway = await pool.query<UseRow>(GATEWAY_USE, [dayAt(at), minuteAt(at)])
  const rest = await pool.query<UseRow>(`${REST_USE} GROUP BY key_id`, [dayAt(at)])
  return [
    ...gateway.rows.map((row): [Subject, Counts] => [gatewaySubject(row.id), countsOf(row)]),
    ...rest.rows.map((row): [Subject, Counts] => [restSubject(row.id), countsOf(row)]),
  ]
}

/** What one subject has used so far of the UTC minute and the UTC day that hold `at` (milliseconds since the epoch). */
export const pastUseOf = async (pool: Pool, subject: Subject, at: number): Promise<Counts> => {
  const { plane, id } = holderOf(subject)
  const { rows } =
    plane === 'gateway'
      ? await pool.query<UseRow>(`${GATEWAY_USE} WHERE account_id = $3`, [dayAt(at), minuteAt(at), id])
      : await pool.query<UseRow>(`${REST_USE} AND key_id = $2 GROUP BY key_id`, [dayAt(at), id])
  return rows[0] === undefined ? { minute: 0, day: 0, tokens: 0 } : countsOf(rows[0])
}
