import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { openStore } from '#store'
import { freshPlace, storeKinds } from '../support/stores.js'
import { runFixture } from './support/process.js'

describe.each(storeKinds)('a server on the %s store that is killed', (kind) => {
  test('loses no confirmed row and counts none twice', async () => {
    const place = await freshPlace(kind)
    const { dataDir, databaseUrl } = place.config
    const environment = { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) }
    const confirmed = new Map<string, number>()
    // The second server starts over what the first left, and is killed as well.
    for (const [name, rows] of [
      ['first', 400],
      ['second', 1_500],
    ] as const) {
      const writer = runFixture('store/support/journal-writer', [name], environment)
      await writer.line((line) => Number(line.split(' ')[1]) >= rows)
      writer.process.kill('SIGKILL')
      await once(writer.process, 'close')
      confirmed.set(name, Number(writer.lines.at(-1)?.split(' ')[1]))
    }

    const store = await openStore(place.config, { log: place.log })
    for (const [name, last] of confirmed) {
      const { rows } = await store.pool.query(
        `SELECT count(*)::int FROM request_log WHERE split_part(id, '_', 2) = $1 AND split_part(id, '_', 3)::int <= $2`,
        [name, last],
      )
      expect(rows).toEqual([{ count: last }])
    }
    const { rows } = await store.pool.query<Record<'rows' | 'requests' | 'calls', number>>(
      `SELECT (SELECT count(*)::int FROM request_log) AS rows, (SELECT sum(requests)::int FROM usage_day) AS requests,
        (SELECT sum(calls)::int FROM toolkit_usage) AS calls`,
    )
    const [found] = rows
    expect(found?.requests).toBe(found?.rows)
    // Each row is followed by a call; only the last call of a server can be torn off.
    expect((found?.rows ?? 0) - (found?.calls ?? 0)).toBeLessThanOrEqual(2)
    expect((found?.rows ?? 0) - (found?.calls ?? 0)).toBeGreaterThanOrEqual(0)
    await store.close()
    await place.remove()
  })
})
