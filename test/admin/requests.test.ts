import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { percentile, readBars } from '#admin/queries/overview'
import {
  listRequests,
  readRequestCursor,
  writeRequestCursor,
  type RequestFilter,
} from '#admin/queries/requests'
import type { RequestRow } from '#store'
import { freshStore, storeKinds, type FreshStore } from '../support/stores.js'

const NOW = Date.parse('2026-11-23T10:30:00Z')
const HOUR = 3_600_000
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

const row = (index: number, change: Partial<RequestRow> = {}): RequestRow => ({
  id: `req_${String(index).padStart(4, '0')}`,
  at: NOW - index * HOUR,
  accountId: index % 2 === 0 ? 'acc_even' : 'acc_odd',
  keyId: 'key_one',
  endpoint: '/chat/completions',
  model: index % 5 === 0 ? 'rare/model' : 'common/model',
  provider: 'first',
  promptTokens: 10,
  completionTokens: 5,
  estimated: false,
  latencyMs: 100,
  status: index % 10 === 0 ? 502 : 200,
  costIdr: '0.5',
  units: 1,
  retentionDays: index % 3 === 0 ? 30 : 7,
  ...change,
})

for (const kind of storeKinds)
  describe(`the request log, ${kind}`, () => {
    let fresh: FreshStore
    beforeAll(async () => {
      fresh = await freshStore(kind)
      // Eleven at one moment, a page's end among them.
      const rows = [...Array(60).keys()].map((index) => row(index, index > 48 ? { at: NOW - 49 * HOUR } : {}))
      for (const each of rows) void fresh.store.journal.request(each)
      await fresh.store.journal.flush()
    })
    afterAll(() => fresh.remove())

    it('has no day that does not exist, and no end before its start', async () => {
      const asked = (filter: Partial<RequestFilter>) =>
        listRequests(fresh.store.pool, { ...ANY, ...filter }, null, 10)
      await expect(asked({ from: '2026-02-30' })).rejects.toThrow('from must be a day')
      await expect(asked({ from: '2026-11-24', to: '2026-11-23' })).rejects.toThrow('before the first')
    })

    const all = async (filter: Partial<RequestFilter>, size: number): Promise<string[]> => {
      const ids: string[] = []
      for (let cursor: string | undefined; ;) {
        const rows = await listRequests(
          fresh.store.pool,
          { ...ANY, ...filter },
          readRequestCursor(cursor),
          size,
        )
        ids.push(...rows.map(({ id }) => id))
        const last = rows.at(-1)
        if (last === undefined || rows.length < size) return ids
        cursor = writeRequestCursor(last)
      }
    }
    const expected = (fits: (index: number) => boolean): string[] =>
      [...Array(60).keys()]
        .filter(fits)
        .map((index) => row(index, index > 48 ? { at: NOW - 49 * HOUR } : {}))
        .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
        .map(({ id }) => id)

    it('pages over all of it, none twice and none left out, also within one moment', async () => {
      for (const size of [7, 50, 100]) expect(await all({}, size)).toEqual(expected(() => true))
    })

    it('filters by account, model, status and day', async () => {
      expect(await all({ account: 'acc_odd' }, 7)).toEqual(expected((index) => index % 2 === 1))
      expect(await all({ model: 'rare/model' }, 3)).toEqual(expected((index) => index % 5 === 0))
      expect(await all({ status: 'server_error' }, 2)).toEqual(expected((index) => index % 10 === 0))
      expect(await all({ status: 'client_error' }, 2)).toEqual([])
      expect(await all({ endpoint: '/embeddings' }, 2)).toEqual([])
      expect(await all({ from: '2026-11-23', to: '2026-11-23' }, 4)).toEqual(expected((index) => index <= 10))
      expect(await all({ to: '2026-11-22' }, 9)).toEqual(expected((index) => index > 10))
    })

    it('refuses a cursor and days that are none', async () => {
      expect(() => readRequestCursor("1'; DROP TABLE x")).toThrow('no page')
      await expect(all({ from: '2026-13-01' }, 5)).rejects.toThrow('from must be a day')
    })

    it('adds up by hour and outcome', async () => {
      const bars = await readBars(fresh.store.pool, 'day', NOW)
      expect(bars).toHaveLength(24)
      const last = bars.at(-1)
      expect(last).toMatchObject({
        at: new Date('2026-11-23T10:00:00Z'),
        ok: 0,
        failed: 1,
        promptTokens: 10,
        costIdr: 0.5,
      })
      expect(bars.reduce((sum, { ok, failed }) => sum + ok + failed, 0)).toBe(24)
      // 100 ms lies in the bucket from 2^(26/4) = 90.5 to 2^(27/4) = 107.6 ms.
      expect(bars.at(-2)?.p95).toBeGreaterThanOrEqual(90.5)
      expect(bars.at(-2)?.p95).toBeLessThanOrEqual(107.7)
    })
  })

describe('percentiles of buckets', () => {
  it('lie where the share of requests ends', () => {
    // Bucket 0 is 1 to 2^(1/4) ms, bucket 40 is 1,024 to 1,218 ms.
    const buckets = new Map([
      [40, 10],
      [0, 90],
    ])
    expect(percentile(buckets, 0.5)).toBeLessThan(1.2)
    expect(percentile(buckets, 0.95)).toBeCloseTo(1024 * 2 ** 0.125, 6)
    expect(percentile(new Map(), 0.5)).toBeNull()
  })
})
