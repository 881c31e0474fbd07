import {
  listRequests,
  readRequestCursor,
  writeRequestCursor,
  type RequestFilter,
} from '#admin/queries/requests'
import { readBars } from '#admin/queries/overview'
import { freshStore, storeKinds, type StoreKind } from '../support/stores.js'
import { DAY_MS, DAYS, fillRequestLog } from './request-rows.js'

/**
 * Milliseconds of a page of the operator's request log with a million rows in it, for each filter, first and later pages.
 * Fails past 200.
 */
const ROWS = 1_000_000
const BOUND_MS = 200
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
    await fillRequestLog(fresh.store, ROWS)
    await pool.query('ANALYZE request_log')
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
