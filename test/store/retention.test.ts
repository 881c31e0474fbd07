import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRetention, type RetentionOutcome } from '#store'
import { forgetOldPositions } from '../../src/store/journal/copy.js'
import { freshStore, storeKinds, type FreshStore } from '../support/stores.js'

const AT = Date.UTC(2031, 4, 6, 7, 8)
const YEAR_MS = 365 * 86_400_000
const LONG = 3_600_000

describe.each(storeKinds)('retention on the %s store', (kind) => {
  let fresh: FreshStore
  beforeAll(async () => {
    fresh = await freshStore(kind)
  })
  afterAll(() => fresh.remove())
  const instance = () =>
    createRetention({ pool: fresh.store.pool, isShared: kind === 'server', log: fresh.log }, () => AT)

  test('gives each task the time, and says how it ended', async () => {
    const retention = instance()
    const told: [string, RetentionOutcome][] = []
    retention.watch((name, outcome) => told.push([name, outcome]))
    const times: number[] = []
    retention.register('good', LONG, (now) => {
      times.push(now)
      return Promise.resolve(3)
    })
    expect(await retention.run('good')).toBe('done')
    expect(times).toEqual([AT])
    expect(told).toEqual([['good', 'done']])
    expect(fresh.lines.join('')).toContain('"task":"good","removed":3')
    await retention.close()
  })

  test('lets the failure of one be no other’s', async () => {
    const retention = instance()
    let ran = 0
    retention.register('bad', LONG, () => Promise.reject(new Error('the disk is gone')))
    retention.register('good', LONG, () => Promise.resolve((ran += 1)))
    await retention.runAll()
    expect(ran).toBe(1)
    expect(await retention.run('bad')).toBe('failed')
    expect(fresh.lines.join('')).toContain('the disk is gone')
    await retention.close()
  })

  test('runs regularly until it is closed', async () => {
    const retention = instance()
    let ran = 0
    retention.register('often', 10, () => {
      ran += 1
      return Promise.resolve(0)
    })
    await expect.poll(() => ran).toBeGreaterThan(2)
    await retention.close()
    const then = ran
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(ran).toBe(then)
  })

  test.runIf(kind === 'server')('runs a task on one instance at a time', async () => {
    const instances = [instance(), instance()]
    let running = 0
    let most = 0
    for (const each of instances)
      each.register('slow', LONG, async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 200))
        running -= 1
        return 0
      })
    const outcomes = await Promise.all(instances.map((each) => each.run('slow')))
    expect(outcomes.sort()).toEqual(['done', 'elsewhere'])
    expect(most).toBe(1)
    expect(await instances[1]!.run('slow')).toBe('done')
    for (const each of instances) await each.close()
  })

  test('the store’s own tasks run', async () => {
    const { retention } = fresh.store
    const names = ['request log', 'journal positions', ...(kind === 'embedded' ? ['space'] : [])]
    for (const name of names) expect([name, await retention.run(name)]).toEqual([name, 'done'])
  })

  test('journals of instances that are long gone are forgotten whole, others not at all', async () => {
    const { pool } = fresh.store
    await pool.query(
      `INSERT INTO journal_segment (instance, segment, position, copied_at) VALUES
       ('gone', '1.log', 10, '2029-01-01T00:00:00Z'), ('gone', '2.log', 10, '2030-01-01T00:00:00Z'),
       ('here', '1.log', 10, '2029-01-01T00:00:00Z'), ('here', '2.log', 10, '2031-05-01T00:00:00Z')`,
    )
    expect(await forgetOldPositions(pool, AT - YEAR_MS)).toBe(0)
    expect(await forgetOldPositions(pool, AT)).toBe(2)
    const { rows } = await pool.query(
      "SELECT instance FROM journal_segment WHERE segment IN ('1.log', '2.log')",
    )
    expect(rows).toEqual([{ instance: 'here' }, { instance: 'here' }])
  })
})
