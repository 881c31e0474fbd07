import {
  listRequests,
  readRequestCursor,
  writeRequestCursor,
  type RequestFilter,
} from '#admin/queries/requests'
import { readBars } from '#admin/queries/overview'
import { freshStore, storeKinds, type StoreKind } from '../support/stores.js'

/**
 * Milliseconds of a page of the operator's request log with a million rows in it, for each filter, first and later pages.
 * Fails past 200.
 */
const ROWS = 1_000_000
const DAYS = 30
const BOUND_MS = 200
const DAY_MS = 86_400_000
const RUNS = 5

const ANY: RequestFilter = {
  account: '',
  key: '',
  endpoint: '',
  model: '',
  provider: '',
  status: '',
  from: '',
  to: '',
}

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

const FILTERS: readonly (readonly [title: string, filter: Partial<RequestFilter>])[] = [
  ['no filter', {}],
  ['an account', { account: 'acc_7' }],
  ['a key', { key: 'key_7' }],
  ['a model of 1 in 50', { model: 'vendor/model-7' }],
  ['a model of 1 in 100,000', { model: 'vendor/rare' }],
  ['a provider of 1 in 100,000', { provider: 'rare' }],
  ['an endpoint of 1 in 100,000', { endpoint: '/audio/speech' }],
  ['failed, 1 in 1,000', { status: 'server_error' }],
  ['succeeded', { status: 'ok' }],
  ['failed of one model', { status: 'server_error', model: 'vendor/model-7' }],
  ['a model that nobody asked for', { model: 'vendor/nothing' }],
  ['one day', { from: dayBefore(20), to: dayBefore(20) }],
]

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

const fill = async ({ store }: Awaited<ReturnType<typeof freshStore>>): Promise<void> => {
  const now = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS - 1
  const step = Math.floor((DAYS * DAY_MS) / ROWS)
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
  for (let from = 0; from < ROWS; from += 20_000)
    await store.pool.query(FILL, [new Date(now), step, from, Math.min(from + 20_000, ROWS) - 1])
  await store.pool.query('ANALYZE request_log')
}

const slowest = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  // The median: what else the machine does is nobody's fault here.
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
}

const measure = async (kind: StoreKind): Promise<boolean> => {
  const fresh = await freshStore(kind)
  const { pool } = fresh.store
  let isGood = true
  const report = (title: string, milliseconds: number): void => {
    const isSlow = milliseconds > BOUND_MS
    if (isSlow) isGood = false
    console.log(`${kind}, ${title}: ${milliseconds.toFixed(1)} ms${isSlow ? `, more than ${BOUND_MS}` : ''}`)
  }
  try {
    await fill(fresh)
    for (const [title, change] of FILTERS) {
      const filter = { ...ANY, ...change }
      report(title, await slowest(() => listRequests(pool, filter, null, 51)))
      // Into the middle of the log.
      const middle = writeRequestCursor({ at: new Date(Date.now() - (DAYS / 2) * DAY_MS), id: 'req_5' })
      report(
        `${title}, in the middle`,
        await slowest(() => listRequests(pool, filter, readRequestCursor(middle), 51)),
      )
    }
    report('the overview’s charts of a month', await slowest(() => readBars(pool, 'month', Date.now())))
  } finally {
    await fresh.remove()
  }
  return isGood
}

for (const kind of storeKinds) if (!(await measure(kind))) process.exitCode = 1
