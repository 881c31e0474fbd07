import type { Pool } from 'pg'

/** How far back the overview looks, and how wide its bars are. */
export const RANGES = {
  day: { title: '24 hours', hours: 24, step: 1 },
  week: { title: '7 days', hours: 168, step: 6 },
  month: { title: '30 days', hours: 720, step: 24 },
} as const
export type Range = keyof typeof RANGES

/** One bar of the charts: what ended in `step` hours from `at` on. */
export interface Bar {
  at: Date
  ok: number
  refused: number
  failed: number
  promptTokens: number
  completionTokens: number
  costIdr: number
  /** Milliseconds of requests that succeeded; `null` without any. */
  p50: number | null
  p95: number | null
  p99: number | null
}

interface HourRow {
  bar: number
  outcome: 'ok' | 'refused' | 'failed'
  latency_bucket: number
  requests: number
  prompt_tokens: number
  completion_tokens: number
  cost_idr: number
}

const HOUR_MS = 3_600_000
/** Buckets are quarters of an octave: 2^(b/4) up to 2^((b+1)/4) milliseconds. */
const BUCKETS_AN_OCTAVE = 4

/**
 * The latency below which a share of the requests stays, interpolated inside its bucket.
 * @param buckets requests by bucket
 */
export const percentile = (buckets: ReadonlyMap<number, number>, share: number): number | null => {
  const total = [...buckets.values()].reduce((sum, requests) => sum + requests, 0)
  if (total === 0) return null
  let below = 0
  for (const [bucket, requests] of [...buckets].sort(([a], [b]) => a - b)) {
    if (below + requests >= share * total) {
      const inside = (share * total - below) / requests
      return 2 ** ((bucket + inside) / BUCKETS_AN_OCTAVE)
    }
    below += requests
  }
  return null
}

const barOf = (at: Date, rows: readonly HourRow[]): Bar => {
  const sum = (
    of: readonly HourRow[],
    field: 'requests' | 'prompt_tokens' | 'completion_tokens' | 'cost_idr',
  ): number => of.reduce((all, row) => all + row[field], 0)
  const having = (outcome: HourRow['outcome']) => rows.filter((row) => row.outcome === outcome)
  const buckets = new Map<number, number>()
  for (const { latency_bucket: bucket, requests } of having('ok'))
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + requests)
  return {
    at,
    ok: sum(having('ok'), 'requests'),
    refused: sum(having('refused'), 'requests'),
    failed: sum(having('failed'), 'requests'),
    promptTokens: sum(rows, 'prompt_tokens'),
    completionTokens: sum(rows, 'completion_tokens'),
    costIdr: sum(rows, 'cost_idr'),
    p50: percentile(buckets, 0.5),
    p95: percentile(buckets, 0.95),
    p99: percentile(buckets, 0.99),
  }
}

/** The bars of a range, the oldest first; the last one is not over yet. `now` is milliseconds since the epoch. */
export const readBars = async (pool: Pool, range: Range, now: number): Promise<Bar[]> => {
  const { hours, step } = RANGES[range]
  const width = step * HOUR_MS
  const first = (Math.floor(now / width) + 1) * width - hours * HOUR_MS
  const { rows } = await pool.query<HourRow>(
    `SELECT floor(extract(epoch FROM hour - $1::timestamptz) / ($2 * 3600))::int AS bar, outcome, latency_bucket,
       sum(requests)::float8 AS requests, sum(prompt_tokens)::float8 AS prompt_tokens,
       sum(completion_tokens)::float8 AS completion_tokens, sum(cost_idr)::float8 AS cost_idr
     FROM request_hour WHERE hour >= $1 GROUP BY 1, 2, 3`,
    [new Date(first), step],
  )
  return Array.from({ length: hours / step }, (_, bar) =>
    barOf(
      new Date(first + bar * width),
      rows.filter((row) => row.bar === bar),
    ),
  )
}

/** Charged calls of the toolkit's categories, the most first. */
export const readCategories = async (
  pool: Pool,
  range: Range,
): Promise<{ category: string; calls: number; features: number }[]> => {
  const { rows } = await pool.query<{ category: string; calls: number; features: number }>(
    `SELECT split_part(feature, '/', 1) AS category, sum(calls)::float8 AS calls, count(DISTINCT feature)::int AS features
     FROM toolkit_usage WHERE day > (now() AT TIME ZONE 'UTC')::date - $1::int GROUP BY 1 ORDER BY 2 DESC, 1`,
    [Math.ceil(RANGES[range].hours / 24)],
  )
  return rows
}

/** What a holder has used of its UTC day. */
export interface Leader {
  accountId: string
  account: string
  /** `requests`, `tokens`, or `calls` of a toolkit key. */
  kind: 'requests' | 'tokens' | 'calls'
  used: number
  limit: number
}

/** Those who are nearest to a limit of their day. */
export const readLeaders = async (pool: Pool, limit: number): Promise<Leader[]> => {
  const { rows } = await pool.query<Leader>(
    `SELECT * FROM (
       SELECT a.id AS "accountId", a.name AS account, kind, used::float8 AS used, most::float8 AS "limit"
       FROM usage_day u JOIN account a ON a.id = u.account_id JOIN plan p ON p.plane = 'gateway' AND p.id = a.plan
       CROSS JOIN LATERAL (VALUES
         ('requests', u.requests, (p.settings ->> 'requestsPerDay')::bigint),
         ('tokens', u.prompt_tokens + u.completion_tokens, (p.settings ->> 'tokensPerDay')::bigint)
       ) AS day_window (kind, used, most)
       WHERE u.day = (now() AT TIME ZONE 'UTC')::date
       UNION ALL
       SELECT a.id, a.name, 'calls', t.calls::float8, (p.settings ->> 'callsPerDay')::float8
       FROM (
         SELECT key_id, sum(calls) AS calls FROM toolkit_usage WHERE day = (now() AT TIME ZONE 'UTC')::date GROUP BY key_id
       ) t JOIN api_key k ON k.id = t.key_id JOIN account a ON a.id = k.account_id
       JOIN plan p ON p.plane = 'rest' AND p.id = a.toolkit_plan
     ) AS holder WHERE "limit" > 0 ORDER BY used / "limit" DESC, account LIMIT $1`,
    [limit],
  )
  return rows
}

const KEPT_DAYS = 400

/** Forgets hours that the overview never shows again. @returns how many rows */
export const purgeHours = async (pool: Pool, now: number): Promise<number> => {
  const { rowCount } = await pool.query(
    `DELETE FROM request_hour WHERE hour < $1::timestamptz - $2 * interval '1 day'`,
    [new Date(now), KEPT_DAYS],
  )
  return rowCount ?? 0
}
