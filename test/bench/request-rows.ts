import type { Store } from '#store'

export const DAYS = 30
export const DAY_MS = 86_400_000

const FILL = `
  INSERT INTO request_log (id, day, retention_days, at, account_id, key_id, endpoint, model, provider, prompt_tokens,
    completion_tokens, estimated, latency_ms, status, cost_idr, units)
  SELECT 'req_' || n, (at AT TIME ZONE 'UTC')::date, 30, at, 'acc_' || n % 200, 'key_' || n % 200,
    CASE WHEN n % 100000 = 7 THEN '/audio/speech' ELSE '/chat/completions' END,
    CASE WHEN n % 100000 = 7 THEN 'vendor/rare' ELSE 'vendor/model-' || n % 50 END,
    CASE WHEN n % 100000 = 7 THEN 'rare' ELSE 'provider-' || n % 4 END,
    n % 900, n % 300, false, 50 + n % 3000, CASE WHEN n % 1000 = 7 THEN 502 ELSE 200 END, 0.5, 1
  FROM (
    SELECT n, date_trunc('milliseconds', $1::timestamptz - n * interval '1 millisecond' * $2) AS at
    FROM generate_series($3::int, $4::int) AS n
  ) AS row`

/** Fills a store's request log with that many rows, over the days that end with today. */
export const fillRequestLog = async (store: Store, rows: number): Promise<void> => {
  const now = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS - 1
  const step = Math.floor((DAYS * DAY_MS) / rows)
  // A row of each day makes its partition.
  for (let day = 0; day < DAYS; day++)
    void store.journal.request({
      id: `req_first_${day}`,
      at: now - day * DAY_MS,
      accountId: 'acc_0',
      keyId: 'key_0',
      endpoint: '/chat/completions',
      model: 'vendor/model-0',
      provider: 'provider-0',
      promptTokens: 1,
      completionTokens: 1,
      estimated: false,
      latencyMs: 10,
      status: 200,
      costIdr: '0',
      units: 1,
      retentionDays: 30,
    })
  await store.journal.flush()
  for (let from = 0; from < rows; from += 20_000)
    await store.pool.query(FILL, [new Date(now), step, from, Math.min(from + 20_000, rows) - 1])
}
