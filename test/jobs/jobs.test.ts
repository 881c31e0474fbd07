import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openJobs, type Job, type Jobs } from '#jobs'
import { openStore, transaction } from '#store'
import { freshPlace, freshStore, storeKinds, type FreshStore } from '../support/stores.js'
import { runFixture } from '../store/support/process.js'
import { eventually } from '../support/eventually.js'

const OPTIONS = { concurrency: 2, retries: 2, retryDelay: 1 }

describe.each(storeKinds)('jobs on the %s store', (kind) => {
  let fresh: FreshStore
  let opened: Jobs[] = []
  beforeAll(async () => {
    fresh = await freshStore(kind)
  })
  afterEach(async () => {
    await Promise.all(opened.map((jobs) => jobs.close()))
    opened = []
    await fresh.store.pool.query('DELETE FROM pgboss.job')
  })
  afterAll(() => fresh.remove())

  /** Another instance on the same database. */
  const open = (): Jobs => {
    const jobs = openJobs(fresh.store, { log: fresh.log, isAlone: false })
    opened.push(jobs)
    return jobs
  }
  const left = async (): Promise<{ state: string; retry_count: number }[]> =>
    (
      await fresh.store.pool.query<{ state: string; retry_count: number }>(
        'SELECT state, retry_count FROM pgboss.job',
      )
    ).rows

  test('run once with what was sent, and leave nothing behind', async () => {
    const jobs = open()
    const runs: unknown[] = []
    jobs.define<{ n: number }>('once', OPTIONS, ({ data, attempt, isLast }) => {
      runs.push({ data, attempt, isLast })
      return Promise.resolve()
    })
    jobs.start()
    expect(await jobs.send('once', { n: 1 })).toMatch(/^[0-9a-f-]{36}$/)
    await eventually(() => expect(runs).toEqual([{ data: { n: 1 }, attempt: 1, isLast: false }]))
    await eventually(async () => expect(await left()).toEqual([]))
  })

  test('that fail are tried again until the retries are used up', async () => {
    const jobs = open()
    const runs: [number, boolean][] = []
    jobs.define('failing', { ...OPTIONS, retries: 1 }, ({ attempt, isLast }) => {
      runs.push([attempt, isLast])
      return Promise.reject(new Error('no'))
    })
    jobs.start()
    await jobs.send('failing', {})
    await eventually(async () => expect(await left()).toMatchObject([{ state: 'failed' }]))
    expect(runs).toEqual([
      [1, false],
      [2, true],
    ])
  })

  test('are sent once for one id, and only with their transaction', async () => {
    const jobs = open()
    const runs: string[] = []
    jobs.define('sent', OPTIONS, ({ id }: Job<object>) => {
      runs.push(id)
      return Promise.resolve()
    })
    const [first, second] = [randomUUID(), randomUUID()]
    const later = { startAfter: new Date(Date.now() + 3_600_000), id: first }
    expect(await jobs.send('sent', {}, later)).toBe(first)
    expect(await jobs.send('sent', {}, { id: first })).toBeNull()
    const { pool } = fresh.store
    await expect(
      transaction(pool, async (client) => {
        await jobs.send('sent', {}, { client })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await transaction(pool, (client) => jobs.send('sent', {}, { client, id: second }))
    jobs.start()
    await eventually(() => expect(runs).toEqual([second]))
    await expect(jobs.send('unknown', {})).rejects.toThrow('there is no queue unknown')
  })

  test('run at once no more than the concurrency, and each by one of two instances', async () => {
    const runs: number[] = []
    let now = 0
    let most = 0
    const instances = [open(), open()]
    for (const jobs of instances) {
      jobs.define<{ n: number }>('shared', { ...OPTIONS, concurrency: 3 }, async ({ data }) => {
        most = Math.max(most, ++now)
        runs.push(data.n)
        await sleep(5)
        now--
      })
    }
    for (let n = 0; n < 40; n++) await instances[0]?.send('shared', { n })
    for (const jobs of instances) jobs.start()
    await eventually(() => expect(runs.length).toBe(40))
    expect(runs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n))
    expect(most).toBeLessThanOrEqual(6)
  })

  test('are handed back when their instance closes, and go on elsewhere', async () => {
    const first = open()
    const second = open()
    const attempts: number[] = []
    let begin = (): void => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    first.define('moving', OPTIONS, async (_, signal) => {
      begin()
      await once(signal, 'abort')
      throw signal.reason
    })
    second.define('moving', OPTIONS, ({ attempt }) => {
      attempts.push(attempt)
      return Promise.resolve()
    })
    first.start()
    await first.send('moving', {})
    await begun
    second.start()
    await first.close()
    expect(await left()).toMatchObject([{ state: expect.stringMatching(/retry|active/) as string }])
    // The run that was handed back does not count.
    await eventually(() => expect(attempts).toEqual([1]))
  })

  test('of an instance that is silent for 10 s are run by another', async () => {
    const dead = randomUUID()
    const jobs = open()
    const runs: string[] = []
    jobs.define('orphaned', OPTIONS, ({ id }: Job<object>) => {
      runs.push(id)
      return Promise.resolve()
    })
    const [silent, alive] = [await jobs.send('orphaned', {}), await jobs.send('orphaned', {})]
    const { pool } = fresh.store
    await pool.query(`UPDATE pgboss.job SET state = 'active', started_on = now()`)
    await pool.query(
      `INSERT INTO job_instance VALUES ($1, now() - interval '11 s'), ($2, now() + interval '1 min')`,
      [dead, alive],
    )
    await pool.query(`INSERT INTO job_claim VALUES ('orphaned', $1, $2), ('orphaned', $3, $3)`, [
      silent,
      dead,
      alive,
    ])
    jobs.start()
    await eventually(() => expect(runs).toEqual([silent]))
    await pool.query('DELETE FROM job_claim')
  })

  test('are told when another may have them', async () => {
    const jobs = open()
    let begin = (): void => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    let runs = 0
    let wasAborted = false
    jobs.define('lost', OPTIONS, async (_, signal) => {
      if (++runs > 1) return
      begin()
      await once(signal, 'abort')
      wasAborted = true
      throw signal.reason
    })
    jobs.start()
    await jobs.send('lost', {})
    await begun
    await fresh.store.pool.query('DELETE FROM job_claim')
    await eventually(() => expect(wasAborted).toBe(true))
    // It is no longer this instance's to hand back.
    expect(await left()).toMatchObject([{ state: 'active' }])
  })
})

describe.each(storeKinds)('a server on the %s store that is killed at a job', (kind) => {
  test('leaves it to the next one', async () => {
    const place = await freshPlace(kind)
    const killed = runFixture('jobs/support/job-holder', [], place.environment)
    await killed.line('holding')
    killed.process.kill('SIGKILL')
    await once(killed.process, 'close')

    const store = await openStore(place.config, { log: place.log })
    const jobs = openJobs(store, { log: place.log, isAlone: kind === 'embedded' })
    let attempt = 0
    jobs.define('held', OPTIONS, (job) => {
      attempt = job.attempt
      return Promise.resolve()
    })
    jobs.start()
    await eventually(() => expect(attempt).toBe(2))
    await jobs.close()
    await store.close()
    await place.remove()
  })
})

test('the migration holds the tables of the library that is installed', () => {
  const migration = readFileSync(join(import.meta.dirname, '../../prisma/migrations/0005_jobs.sql'), 'utf8')
  const inOneLine = (sql: string): string => sql.replace(/\s+/g, ' ').replaceAll(' ;', ';').trim()
  const plan = PgBoss.getConstructionPlans('pgboss')
  const statements = inOneLine(plan.slice(plan.indexOf('CREATE SCHEMA'), plan.lastIndexOf('COMMIT')))
  expect(statements.length).toBeGreaterThan(5_000)
  expect(inOneLine(migration)).toContain(statements)
})
