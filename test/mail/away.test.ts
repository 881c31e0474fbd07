import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openAccounts } from '#accounts'
import { openJobs } from '#jobs'
import { createMailer, createTicket } from '#mail'
import { openStore } from '#store'
import { configOf } from '../accounts/support/store.js'
import { relay } from '../store/support/relay.js'
import { startMailServer } from '../support/mail-server.js'
import { freshPlace, serverUrl } from '../support/stores.js'
import { eventually } from '../support/eventually.js'

const SCHEDULE = { firstMs: 20, factor: 2, mostMs: 1_000, windowMs: 60_000 }
/** A service that does not hear from its database lets its jobs go after 7 s. */
const LONGER_THAN_JOBS_ARE_HELD_MS = 8_500
const skipped = serverUrl === undefined ? ' (skipped: TEST_DATABASE_URL is not set)' : ''

describe.skipIf(serverUrl === undefined)(`mail while the database is away${skipped}`, () => {
  test('that the server takes meanwhile is noted when it is back, and not sent twice', async () => {
    const place = await freshPlace('server')
    const url = new URL(place.environment['DATABASE_URL'] ?? '')
    const line = await relay(new URL(url))
    url.port = String(line.port)
    const { log } = place
    const config = configOf(place.config.dataDir, { DATABASE_URL: url.href })
    const store = await openStore(config, { log })
    const accounts = await openAccounts(config, store, { log })
    await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: 'Writer' })
    const { rows } = await store.pool.query<{ id: string; name: string }>('SELECT id, name FROM account')
    const server = await startMailServer()
    let answer = (): void => undefined
    server.beforeAnswer = () => new Promise((resolve) => (answer = resolve))
    const jobs = openJobs(store, { log, isAlone: false })
    const mailConfig = { smtpUrl: `smtp://127.0.0.1:${server.port}`, mailFrom: 'gateway@example.org' }
    const mailer = await createMailer({
      config: mailConfig,
      store,
      jobs,
      log,
      schedule: SCHEDULE,
      pollMs: 10,
    })
    jobs.start()
    mailer.start()
    const [account = { id: '', name: '' }] = rows
    await createTicket(store.pool, { account, message: 'Once.', subject: null, email: null })
    await eventually(() => expect(server.received.length).toBe(1))

    await line.cut()
    await sleep(LONGER_THAN_JOBS_ARE_HELD_MS)
    answer()
    server.beforeAnswer = () => Promise.resolve()
    // The first try to note it fails.
    await sleep(1_500)
    await line.mend()

    await eventually(async () => {
      const outbox = await store.pool.query('SELECT status, attempts, last_error FROM outbox')
      expect(outbox.rows).toEqual([{ status: 'sent', attempts: 1, last_error: null }])
    })
    await sleep(2_000)
    expect(server.received.length).toBe(1)
    await mailer.close()
    await jobs.close()
    await server.close()
    await store.close()
    await line.cut()
    await place.remove()
  })
})
