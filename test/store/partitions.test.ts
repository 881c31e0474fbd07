import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dropExpiredPartitions, openStore } from '#store'
import { makePartitions } from '../../src/store/partitions.js'
import { freshPlace, freshStore, storeKinds, type FreshStore } from '../support/stores.js'
import { row } from './support/rows.js'

const NOON = 43_200_000
const noonOf = (day: string): number => Date.parse(day) + NOON

describe.each(storeKinds)('partitions of the request log on the %s store', (kind) => {
  let fresh: FreshStore
  beforeAll(async () => {
    fresh = await freshStore(kind)
  })
  afterAll(() => fresh.remove())
  const drop = (day: string) => dropExpiredPartitions(fresh.store.pool, noonOf(day), fresh.log)
  const left = async (): Promise<string[]> => {
    const { rows } = await fresh.store.pool.query<{ id: string }>('SELECT id FROM request_log ORDER BY id')
    return rows.map(({ id }) => id)
  }

  test('go when their retention is over, class by class, and the totals stay', async () => {
    const { journal } = fresh.store
    await Promise.all([
      journal.request(row('a_1_day', { at: noonOf('2026-03-01'), retentionDays: 1 })),
      journal.request(row('b_30_days', { at: noonOf('2026-03-01'), retentionDays: 30 })),
      journal.request(row('c_1_day_later', { at: noonOf('2026-03-02'), retentionDays: 1 })),
    ])
    await journal.flush()
    // A row of 1 March kept for one day stays through 2 March; for 30 days, through 31 March.
    expect(await drop('2026-03-02')).toEqual([])
    expect(await drop('2026-03-03')).toEqual(['request_log_d20260301_r1'])
    expect(await left()).toEqual(['b_30_days', 'c_1_day_later'])
    expect(await drop('2026-03-31')).toEqual(['request_log_d20260302'])
    expect(await drop('2026-04-01')).toEqual(['request_log_d20260301'])
    expect(await left()).toEqual([])
    const { rows } = await fresh.store.pool.query('SELECT sum(requests)::int AS requests FROM usage_day')
    expect(rows).toEqual([{ requests: 3 }])
  })

  test('never go on the day itself or before it', async () => {
    await fresh.store.journal.request(row('today', { at: noonOf('2026-05-01'), retentionDays: 0 }))
    await fresh.store.journal.flush()
    expect(await drop('2026-04-30')).toEqual([])
    expect(await drop('2026-05-01')).toEqual([])
    expect(await drop('2026-05-02')).toEqual(['request_log_d20260501'])
  })

  test('are made by many at once without a quarrel', async () => {
    const wanted = [30, 90].map((retentionDays) => ({ day: '2026-06-01', retentionDays }))
    await Promise.all(Array.from({ length: 8 }, () => makePartitions(fresh.store.pool, wanted)))
    await fresh.store.journal.request(row('june', { at: noonOf('2026-06-01'), retentionDays: 90 }))
    await fresh.store.journal.flush()
    expect(await left()).toEqual(['june'])
  })
})

test.each(storeKinds)(
  'a start on the %s store makes those of today and tomorrow for the classes in use',
  async (kind) => {
    const place = await freshPlace(kind)
    const now = Date.now()
    const first = await openStore(place.config, { log: place.log })
    await first.journal.request(row('recent', { at: now - 86_400_000, retentionDays: 90 }))
    await first.close()
    const second = await openStore(place.config, { log: place.log })
    const { rows } = await second.pool.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relname LIKE 'request_log_d%' ORDER BY relname",
    )
    const days = [now - 86_400_000, now, now + 86_400_000].map((at) =>
      new Date(at).toISOString().slice(0, 10).replaceAll('-', ''),
    )
    expect(rows.map(({ name }) => name)).toEqual(days.map((day) => `request_log_d${day}_r90`))
    await second.close()
    await place.remove()
  },
)
