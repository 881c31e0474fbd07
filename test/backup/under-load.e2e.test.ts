import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Store } from '#store'
import { folder, run } from '../accounts/support/cli.js'
import { row } from '../store/support/rows.js'
import { endWithTest } from '../support/end-with-test.js'
import { startService } from '../support/service.js'
import { storeKinds } from '../support/stores.js'
import { emptyPlace, inStore, usedPlace } from './support/places.js'

/** Answers some hundred requests a second until it is stopped; each is confirmed before the next. */
const answerRequests = ({ journal }: Store) => {
  let confirmed = 0
  let isStopped = false
  const at = Date.now()
  const work = async (): Promise<void> => {
    while (!isStopped) {
      const number = confirmed + 1
      await journal.request(row(`req_${String(number).padStart(9, '0')}`, { at, accountId: 'acc_load' }))
      confirmed = number
      await sleep(2)
    }
  }
  const working = work()
  const stop = async (): Promise<void> => {
    isStopped = true
    await working
  }
  endWithTest(stop)
  return { confirmed: () => confirmed, stop }
}

interface Seen {
  rows: number
  last: number
  /** As the same transactions counted them. */
  counted: number
}

const seenIn = async ({ pool }: Store): Promise<Seen | undefined> => {
  const { rows } = await pool.query<Seen>(
    `SELECT count(*)::int AS rows, max(substr(id, 5))::int AS last,
       (SELECT requests::int FROM usage_day WHERE account_id = 'acc_load') AS counted
     FROM request_log WHERE account_id = 'acc_load'`,
  )
  return rows[0]
}

describe.each(storeKinds)('a backup of a running server on the %s store', (kind) => {
  test('has all that was answered before it, as it was at one moment, and the server goes on', async () => {
    const source = await usedPlace(kind)
    const { dataDir } = source.config
    const service = await startService(source.environment)
    const key = await service.key('rest', 'unlimited', 'load')
    const call = async () =>
      (await fetch(`${service.toolkitUrl}/hash/digest?text=abc`, { headers: { 'x-api-key': key } })).status

    const load = answerRequests(service.store)
    await expect.poll(load.confirmed).toBeGreaterThan(200)
    const before = load.confirmed()
    const file = join(await folder(), 'b.backup')
    const finished = run('backup', [file], dataDir, source.environment)
    let isFinished = false
    void finished.then(() => (isFinished = true))
    const answers = new Set<number>()
    while (!isFinished) {
      answers.add(await call())
      await sleep(20)
    }
    expect(await finished).toMatchObject({ code: 0 })
    expect(answers).toEqual(new Set([200]))
    await load.stop()
    expect(await readdir(join(dataDir, 'snapshots')).catch(() => [])).toEqual([])

    await service.stop()

    // Into the other kind of store, where there are two.
    const target = await emptyPlace(storeKinds.find((other) => other !== kind) ?? kind)
    expect(await run('restore', [file], target.config.dataDir, target.environment)).toMatchObject({ code: 0 })
    const seen = await inStore(target, seenIn)
    // The journal is copied in order: nothing is missing before the last one.
    expect(seen?.rows).toBe(seen?.last)
    expect(seen?.counted).toBe(seen?.rows)
    expect(seen?.rows).toBeGreaterThanOrEqual(before)
    expect(seen?.rows).toBeLessThanOrEqual(load.confirmed())

    const all = await inStore(source, seenIn)
    expect(all).toEqual({ rows: load.confirmed(), last: load.confirmed(), counted: load.confirmed() })
  }, 300_000)
})
