import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Accounts } from '#accounts'
import { createLogger } from '#observe'
import { emitEvent, type EventType } from '#events'
import { openJobs, type Jobs, type RetrySchedule } from '#jobs'
import { createEgress } from '#toolkit/open'
import {
  createWebhookOperator,
  createWebhooks,
  purgeDeliveries,
  type WebhookOperator,
  type Webhooks,
} from '#webhooks'
import { startReceiver, type Received, type Receiver } from '../support/receiver.js'
import { openPlace, type Place } from '../accounts/support/store.js'
import { storeKinds } from '../support/stores.js'
import { eventually } from '../support/eventually.js'

const DAY_MS = 86_400_000
const SCHEDULE: RetrySchedule = { firstMs: 20, factor: 2, mostMs: 2_000, windowMs: 60_000 }
/** How long an endpoint may take that answers: only a hung test meets it. */
const PATIENCE_MS = 30_000
/** How long one may take that does not answer, where others of the same test do: a machine with much else to do still sends that fast. */
const SILENCE_MS = 3_000
const ALL = { status: null, account: null, endpoint: null, before: null, limit: 200 }
const log = createLogger('silent')

const key = { id: 'key_1', plane: 'gateway', plan: 'live', prefix: 'svc_live_', label: null } as const
const created = { ...key, created_at: '2026-11-21T08:00:00.000Z' }

/** @throws where the signature, the time or the shape is not by the specification */
const verified = (
  secret: string,
  { body, headers }: Received,
): { type: string; timestamp: string; data: object } =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as never

describe.each(storeKinds)('webhooks on the %s store', (kind) => {
  let fresh: Place
  let accounts: Accounts
  let accountId: string
  let operator: WebhookOperator
  let running: { jobs: Jobs; webhooks: Webhooks } | undefined
  const receivers: Receiver[] = []

  const within = (timeoutMs: number) =>
    createEgress({ allow: ['127.0.0.1/32'], timeoutMs, userAgent: 'test/1' })
  const egress = within(PATIENCE_MS)

  const start = async (schedule: RetrySchedule = SCHEDULE, out = egress): Promise<void> => {
    const { store } = fresh
    const jobs = openJobs(store, { log, isAlone: true })
    const webhooks = await createWebhooks({
      store,
      jobs,
      vault: accounts.vault,
      egress: out,
      log,
      schedule,
      pollMs: 10,
    })
    jobs.start()
    webhooks.start()
    running = { jobs, webhooks }
  }
  const stop = async (): Promise<void> => {
    await running?.webhooks.close()
    await running?.jobs.close()
    running = undefined
  }

  const receiver = async (): Promise<Receiver> => {
    const started = await startReceiver()
    receivers.push(started)
    return started
  }
  const register = async (
    url: string,
    events: EventType[] = ['key.created'],
  ): Promise<{ id: string; secret: string }> => operator.create({ account: 'hooked', url, events })
  const emit = (data = created): Promise<void> =>
    emitEvent(fresh.store.pool, { accountId, type: 'key.created', data })
  const deliveryTo = async (webhookId: string) =>
    (await operator.deliveries(ALL)).find((delivery) => delivery.webhookId === webhookId)

  beforeAll(async () => {
    fresh = await openPlace(kind)
    accounts = await fresh.open()
    await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: 'hooked' })
    const { rows } = await fresh.store.pool.query<{ id: string }>('SELECT id FROM account')
    accountId = rows[0]?.id ?? ''
    operator = createWebhookOperator(fresh.store, accounts.vault, egress)
  })
  afterEach(async () => {
    await stop()
    await fresh.store.pool.query('DELETE FROM webhook')
    for (const each of receivers.splice(0)) await each.close()
  })
  afterAll(() => fresh.close())

  test('are signed by Standard Webhooks, and go to those who subscribe', async () => {
    const [mine, others] = [await receiver(), await receiver()]
    const { secret } = await register(mine.url)
    await register(others.url, ['key.revoked'])
    await start()
    await emit()
    await eventually(() => expect(mine.received.length).toBe(1))
    const [message] = mine.received as [Received]
    expect(message.headers['webhook-id']).toMatch(/^msg_[0-9a-f]{24}$/)
    expect(message.headers['content-type']).toBe('application/json')
    const payload = verified(secret, message)
    expect(payload).toEqual({ type: 'key.created', timestamp: expect.any(String) as string, data: created })
    expect(new Date(payload.timestamp).toISOString()).toBe(payload.timestamp)
    expect(() => verified(`whsec_${Buffer.alloc(32).toString('base64')}`, message)).toThrow()
    await eventually(async () =>
      expect(await operator.deliveries({ ...ALL, status: 'delivered' })).toMatchObject([
        { attempts: 1, lastStatus: 204, lastError: null },
      ]),
    )
    expect(others.received).toEqual([])
  })

  test('are tried again under the same id until they are taken', async () => {
    const endpoint = await receiver()
    endpoint.answers.push({ status: 500 }, { status: 302, headers: { Location: '/elsewhere' } }, null)
    const { id, secret } = await register(endpoint.url)
    await start(SCHEDULE, within(SILENCE_MS))
    await emit()
    await eventually(async () => expect((await deliveryTo(id))?.status).toBe('delivered'))
    expect(endpoint.received.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook', '/hook'])
    expect(new Set(endpoint.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const message of endpoint.received) verified(secret, message)
    expect(await deliveryTo(id)).toMatchObject({ attempts: 4, lastStatus: 204, lastError: null })
  })

  test('become dead letters when the time for them is over, and can be sent again', async () => {
    const endpoint = await receiver()
    endpoint.answers.push(...Array.from({ length: 50 }, () => ({ status: 503 })))
    const { id } = await register(endpoint.url)
    await start({ ...SCHEDULE, windowMs: 100 })
    await emit()
    await eventually(async () => expect((await deliveryTo(id))?.status).toBe('failed'))
    const dead = await deliveryTo(id)
    expect(dead).toMatchObject({ lastStatus: 503, lastError: 'it answered 503', nextAt: null })
    const tried = endpoint.received.length
    expect(tried).toBeGreaterThan(1)
    endpoint.answers.splice(0)
    await operator.resend(dead?.id ?? '')
    await eventually(async () => expect((await deliveryTo(id))?.status).toBe('delivered'))
    expect(new Set(endpoint.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(endpoint.received.length).toBe(tried + 1)
  })

  test('wait as long as Retry-After says', async () => {
    const endpoint = await receiver()
    endpoint.answers.push({ status: 429, headers: { 'Retry-After': '1' } })
    const { id } = await register(endpoint.url)
    await start()
    const begun = performance.now()
    await emit()
    await eventually(async () => expect((await deliveryTo(id))?.status).toBe('delivered'))
    expect(performance.now() - begun).toBeGreaterThan(1_000)
    expect(endpoint.received.length).toBe(2)
  })

  test('are not sent into the private network, whatever was registered', async () => {
    const endpoint = await receiver()
    const { id } = await register(endpoint.url)
    await emit()
    const guarded = createEgress({ allow: [], timeoutMs: PATIENCE_MS, userAgent: 'test/1' })
    await start({ ...SCHEDULE, windowMs: 50 }, guarded)
    await eventually(async () => expect((await deliveryTo(id))?.status).toBe('failed'))
    expect(await deliveryTo(id)).toMatchObject({
      lastStatus: null,
      lastError: '127.0.0.1 is a private or local address',
    })
    expect(endpoint.received).toEqual([])
  })

  test('that a stop cuts off are sent by the next start, and the attempt is not counted', async () => {
    const endpoint = await receiver()
    endpoint.answers.push(null)
    const { id } = await register(endpoint.url)
    await start()
    await emit()
    await eventually(() => expect(endpoint.received.length).toBe(1))
    await stop()
    expect(await deliveryTo(id)).toMatchObject({ status: 'pending', attempts: 0 })
    await start()
    await eventually(async () => expect((await deliveryTo(id))?.status).toBe('delivered'))
    expect(endpoint.received.length).toBe(2)
  })

  test('end at an endpoint that is gone', async () => {
    const endpoint = await receiver()
    endpoint.answers.push({ status: 410 })
    const { id } = await register(endpoint.url)
    await start()
    await emit()
    await eventually(async () => expect((await deliveryTo(id))?.status).toBe('failed'))
    expect(await operator.list()).toMatchObject([
      { id, enabled: false, disabledReason: 'the endpoint is gone: it answered 410' },
    ])
    await emit()
    expect((await operator.deliveries(ALL)).length).toBe(1)
    const dead = await deliveryTo(id)
    await expect(operator.resend(dead?.id ?? '')).rejects.toThrow(
      `The endpoint ${id} of ${dead?.id} is disabled; enable it first (webhooks enable ${id})`,
    )
    expect(await operator.setEnabled(id, true)).toMatchObject({ enabled: true, disabledReason: null })
    await stop()
    await operator.resend(dead?.id ?? '')
    // What became of it before stays to be seen.
    expect(await deliveryTo(id)).toMatchObject({
      status: 'pending',
      attempts: dead?.attempts,
      lastError: dead?.lastError,
    })
    await start()
    await eventually(async () => expect((await deliveryTo(id))?.status).toBe('delivered'))
    expect((await deliveryTo(id))?.attempts).toBe((dead?.attempts ?? 0) + 1)
  })

  test('do not end unless the endpoint that is gone is disabled, too', async () => {
    const endpoint = await receiver()
    endpoint.answers.push({ status: 410 }, { status: 410 })
    const { id } = await register(endpoint.url)
    // The first time that an endpoint is disabled, the database fails; a sequence counts whatever is rolled back.
    await fresh.store.pool.query(`
      CREATE SEQUENCE disabled_times;
      CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN IF nextval('disabled_times') = 1 THEN RAISE 'the disk is full'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER fail_once BEFORE UPDATE OF enabled ON webhook FOR EACH ROW EXECUTE FUNCTION fail_once()`)
    await start()
    await emit()
    await eventually(async () => expect((await operator.list())[0]?.enabled).toBe(false))
    expect(endpoint.received.length).toBe(2)
    expect(await deliveryTo(id)).toMatchObject({ status: 'failed', lastStatus: 410 })
  })

  test('that are sent again are tried for as long as new ones', async () => {
    const endpoint = await receiver()
    endpoint.answers.push({ status: 500 })
    const { id } = await register(endpoint.url)
    await start({ ...SCHEDULE, windowMs: 0 })
    await emit()
    await eventually(async () => expect((await deliveryTo(id))?.status).toBe('failed'))
    await stop()
    await fresh.store.pool.query(
      "UPDATE webhook_delivery SET first_attempt_at = first_attempt_at - interval '2 days', attempts = 12",
    )
    endpoint.answers.push({ status: 500 }, { status: 500 })
    await operator.resend((await deliveryTo(id))?.id ?? '')
    // The first waits of a schedule again, and not those after twelve failures.
    await start()
    await eventually(async () => expect((await deliveryTo(id))?.status).toBe('delivered'))
    expect((await deliveryTo(id))?.attempts).toBe(15)
  })

  test('are signed with both secrets while one is rotated, and with the new one alone after that', async () => {
    const endpoint = await receiver()
    const { id, secret: old } = await register(endpoint.url)
    await start()
    const { secret, previousUntil } = await operator.rotateSecret(id, 2)
    expect(secret).not.toBe(old)
    expect(((previousUntil?.getTime() ?? 0) - Date.now()) / 3_600_000).toBeCloseTo(2, 1)
    await emit()
    await eventually(() => expect(endpoint.received.length).toBe(1))
    const [both] = endpoint.received as [Received]
    // Standard Webhooks, "Webhook headers": signatures are separated by spaces.
    expect(both.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    for (const each of [secret, old]) verified(each, both)

    await fresh.store.pool.query('UPDATE webhook SET previous_secret_until = now()')
    await emit()
    await eventually(() => expect(endpoint.received.length).toBe(2))
    const [, after] = endpoint.received as [Received, Received]
    verified(secret, after)
    expect(() => verified(old, after)).toThrow()

    expect(await operator.rotateSecret(id, 0)).toMatchObject({ previousUntil: null })
    await emit()
    await eventually(() => expect(endpoint.received.length).toBe(3))
    expect(() => verified(secret, endpoint.received[2] as Received)).toThrow()
    await expect(operator.rotateSecret('whk_none', 1)).rejects.toThrow('no endpoint "whk_none"')
  })

  test('that are many are listed in parts, and the dead ones of an endpoint are sent again at once', async () => {
    const endpoint = await receiver()
    const [{ id }, other] = [await register(endpoint.url), await register('https://other.invalid/')]
    for (let count = 0; count < 5; count += 1) await emit()
    const filter = { ...ALL, endpoint: id }
    const all = (await operator.deliveries(filter)).map((delivery) => delivery.id)
    expect(all.length).toBe(5)
    const parts: string[] = []
    for (let before: string | null = null; parts.length < 5; before = parts.at(-1) ?? null)
      parts.push(...(await operator.deliveries({ ...filter, before, limit: 2 })).map((each) => each.id))
    expect(parts).toEqual(all)
    await expect(operator.deliveries({ ...ALL, before: 'dlv_none' })).rejects.toThrow(
      'no delivery "dlv_none"',
    )

    await operator.setEnabled(id, false)
    await expect(operator.resendFailed(id)).rejects.toThrow(`The endpoint ${id} is disabled; enable it first`)
    await operator.setEnabled(id, true)
    await operator.setEnabled(other.id, false)
    expect(await operator.resendFailed(id)).toBe(5)
    expect(await operator.resendFailed(id)).toBe(0)
    await expect(operator.resendFailed('whk_none')).rejects.toThrow('no endpoint "whk_none"')
    await start()
    await eventually(() => expect(endpoint.received.length).toBe(5))
  })

  test('of a test are signed, and go to the one endpoint whatever it subscribes to', async () => {
    const [mine, others] = [await receiver(), await receiver()]
    const { id, secret } = await register(mine.url, ['batch.failed'])
    await register(others.url)
    const delivery = await operator.test(id)
    await start()
    await eventually(() => expect(mine.received.length).toBe(1))
    const [message] = mine.received as [Received]
    expect(verified(secret, message)).toMatchObject({ type: 'webhook.test', data: { webhook_id: id } })
    await eventually(async () =>
      expect(await deliveryTo(id)).toMatchObject({ id: delivery, type: 'webhook.test', status: 'delivered' }),
    )
    expect(others.received).toEqual([])
    await operator.setEnabled(id, false)
    await expect(operator.test(id)).rejects.toThrow('is disabled')
  })

  test('go with their endpoint, and are listed by it', async () => {
    const [one, other] = [await register('https://one.invalid/'), await register('https://other.invalid/')]
    await emit()
    const listed = async (filter: object) =>
      (await operator.deliveries({ ...ALL, ...filter })).map(({ webhookId }) => webhookId)
    expect(await listed({ endpoint: one.id })).toEqual([one.id])
    expect((await listed({ account: 'hooked' })).length).toBe(2)
    await expect(listed({ account: 'nobody' })).rejects.toThrow('no account "nobody"')
    await expect(listed({ endpoint: 'whk_none' })).rejects.toThrow('no endpoint "whk_none"')
    expect(await operator.remove(one.id)).toMatchObject({ id: one.id, url: 'https://one.invalid/' })
    expect(await listed({})).toEqual([other.id])
    await expect(operator.remove(one.id)).rejects.toThrow(`no endpoint "${one.id}"`)
  })

  test('that one endpoint is slow for do not hold up others', async () => {
    const [slow, quick] = [await receiver(), await receiver()]
    slow.answers.push(...Array.from({ length: 100 }, () => null))
    const held = await register(slow.url)
    await start(SCHEDULE, within(SILENCE_MS))
    for (let count = 0; count < 12; count += 1) await emit()
    await eventually(() => expect(slow.received.length).toBeGreaterThan(0))
    const { id } = await register(quick.url)
    const begun = performance.now()
    await emit()
    await eventually(async () => expect((await deliveryTo(id))?.status).toBe('delivered'))
    const turns = Math.ceil((performance.now() - begun) / SILENCE_MS) + 1
    expect((await deliveryTo(held.id))?.status).toBe('pending')
    // A turn ends with its first failure: no more than four at once have been asked of it in each.
    expect(slow.received.length).toBeLessThanOrEqual(4 * turns)
  })

  test('of a transaction that is rolled back are none', async () => {
    const endpoint = await receiver()
    await register(endpoint.url)
    const client = await fresh.store.pool.connect()
    await client.query('BEGIN')
    await emitEvent(client, { accountId, type: 'key.created', data: created })
    await client.query('ROLLBACK')
    client.release()
    expect(await operator.deliveries(ALL)).toEqual([])
  })

  test('of one key are told once, and those of everyone to everyone', async () => {
    const endpoint = await receiver()
    await register(endpoint.url, ['quota.exhausted', 'announcement.published'])
    const data = { plane: 'gateway', key_id: null, window: 'day', limit: 5, reset: 1 } as const
    for (const onceKey of ['monday', 'monday', 'tuesday'])
      await emitEvent(fresh.store.pool, { accountId, type: 'quota.exhausted', data, onceKey })
    const announcement = { id: 'ann_1', kind: 'launch', title: 'New', body: '', starts_at: '', ends_at: null }
    await emitEvent(fresh.store.pool, { accountId: null, type: 'announcement.published', data: announcement })
    const types = (await operator.deliveries({ ...ALL, status: 'pending' })).map(({ type }) => type)
    expect(types.sort()).toEqual(['announcement.published', 'quota.exhausted', 'quota.exhausted'])
  })

  test('are not signed with a secret of another SECRET_KEY', async () => {
    const endpoint = await receiver()
    const { id } = await register(endpoint.url)
    await fresh.store.pool.query(`UPDATE webhook SET secret = '\\x00'`)
    await emit()
    await start()
    await eventually(async () => expect((await deliveryTo(id))?.status).toBe('failed'))
    expect((await deliveryTo(id))?.lastError).toMatch(/SECRET_KEY/)
    expect(endpoint.received).toEqual([])
  })

  test('are removed with the retention of the plan when they have ended', async () => {
    const endpoint = await receiver()
    await register(endpoint.url)
    await emit()
    const { pool } = fresh.store
    const at = Date.now() + 1_000
    expect(await purgeDeliveries(pool, at + 1_000 * DAY_MS)).toBe(0)
    await start()
    await eventually(async () =>
      expect((await operator.deliveries({ ...ALL, status: 'delivered' })).length).toBe(1),
    )
    // plans.yaml: live keeps 30 days.
    expect(await purgeDeliveries(pool, at + 29 * DAY_MS)).toBe(0)
    expect(await purgeDeliveries(pool, at + 30 * DAY_MS)).toBe(1)
  })
})
