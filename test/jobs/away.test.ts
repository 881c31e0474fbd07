import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openJobs } from '#jobs'
import { openStore } from '#store'
import { configOf, freshPlace, serverUrl } from '../support/stores.js'
import { relay } from '../store/support/relay.js'
import { eventually } from '../support/eventually.js'

const skipped = serverUrl === undefined ? ' (skipped: TEST_DATABASE_URL is not set)' : ''

describe.skipIf(serverUrl === undefined)(`jobs while the database is away${skipped}`, () => {
  test('wait, are noted as done when it is back, and none is lost', async () => {
    const place = await freshPlace('server')
    const url = new URL(place.environment['DATABASE_URL'] ?? '')
    const line = await relay(new URL(url))
    url.port = String(line.port)
    const { dataDir } = place.config
    const store = await openStore(configOf(dataDir, { DATABASE_URL: url.href }), { log: place.log })
    const jobs = openJobs(store, { log: place.log, isAlone: false })
    const runs: number[] = []
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    jobs.define<{ n: number }>('work', { concurrency: 1, retries: 0, retryDelay: 1 }, async ({ data }) => {
      runs.push(data.n)
      if (data.n === 1) await held
    })
    for (const n of [1, 2]) await jobs.send('work', { n })
    jobs.start()
    await eventually(() => expect(runs).toEqual([1]))

    await line.cut()
    release()
    await expect(jobs.send('work', { n: 3 })).rejects.toThrow()
    await sleep(1_500)
    expect(runs).toEqual([1])

    await line.mend()
    await eventually(() => expect(runs).toEqual([1, 2]))
    await eventually(async () => expect((await store.pool.query('SELECT FROM pgboss.job')).rowCount).toBe(0))
    expect(runs).toEqual([1, 2])
    await jobs.close()
    await store.close()
    await line.cut()
    await place.remove()
  })
})
