import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Accounts } from '#accounts'
import { openJobs } from '#jobs'
import { createLogger } from '#observe'
import { createEgress } from '#toolkit/open'
import { createWebhookOperator, createWebhooks, type WebhookOperator } from '#webhooks'
import { configOf, openPlace, type Place } from '../accounts/support/store.js'
import { openVault } from '#accounts'
import { storeKinds } from '../support/stores.js'

const OLD = 'the old secret of some forty characters.'
const NEW = 'the new secret of some forty characters.'
const URL_OF_NOBODY = 'https://hooks.nobody.invalid/in'

describe.each(storeKinds)('endpoints on the %s store', (kind) => {
  let place: Place
  let accounts: Accounts
  let operator: WebhookOperator
  const egress = createEgress({ allow: [], timeoutMs: 5000, userAgent: 'test/1' })

  beforeAll(async () => {
    place = await openPlace(kind)
    accounts = await place.open({ environment: { SECRET_KEY: OLD } })
    await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: 'hooked' })
    operator = createWebhookOperator(place.store, accounts.vault, egress)
  })
  afterAll(() => place.close())

  const create = (url: string, events = ['key.created'], account = 'hooked') =>
    operator.create({ account, url, events })

  test.each([
    ['http://127.0.0.1:9999/', /127\.0\.0\.1 is a private or local address/],
    ['http://[::1]/', /private or local/],
    ['http://169.254.169.254/latest', /private or local/],
    ['http://0x7f000001/', /127\.0\.0\.1 is a private or local address/],
    ['http://localhost/', /leads to a private or local address/],
    ['http://printer.local/', /leads to a private or local address/],
    ['ftp://example.org/', /only http and https/],
    ['https://user:pass@example.org/', /user name or password/],
    ['https://example.org:25/', /port 25/],
    ['no address', /is not an address/],
    [`https://example.org/${'x'.repeat(2_000)}`, /at most 2000 characters/],
  ])('at %s are refused', async (url, message) => {
    await expect(create(url)).rejects.toThrow(message)
    expect(await operator.list()).toEqual([])
  })

  test('of unknown events and accounts are refused', async () => {
    await expect(create(URL_OF_NOBODY, ['key.lost'])).rejects.toThrow(
      'events: key.lost not known; there are batch.completed, batch.failed, quota.exhausted, key.created, key.revoked, asset.created, announcement.published',
    )
    await expect(create(URL_OF_NOBODY, [''])).rejects.toThrow('events: none given; there are batch.completed')
    await expect(create(URL_OF_NOBODY, ['key.created'], 'nobody')).rejects.toThrow('no account "nobody"')
  })

  test('have a secret of their own, which is not stored in the clear and outlives a rotation', async () => {
    const { id, secret } = await create(URL_OF_NOBODY, ['key.revoked', 'key.created', 'key.created'])
    // Standard Webhooks: whsec_ and base64 of 24 to 64 bytes.
    expect(secret).toMatch(/^whsec_[\w+/]+=*$/)
    const plain = Buffer.from(secret.slice('whsec_'.length), 'base64')
    expect(plain.length).toBeGreaterThanOrEqual(24)
    expect(plain.length).toBeLessThanOrEqual(64)
    expect(await operator.list()).toMatchObject([
      { id, account: 'hooked', url: URL_OF_NOBODY, events: ['key.created', 'key.revoked'], enabled: true },
    ])
    const stored = async (): Promise<Buffer> => {
      const { rows } = await place.store.pool.query<{ secret: Buffer }>('SELECT secret FROM webhook')
      return rows[0]?.secret ?? Buffer.alloc(0)
    }
    expect((await stored()).includes(plain)).toBe(false)

    const log = createLogger('silent')
    const vault = await openVault(
      configOf(place.config.dataDir, { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD }),
      place.store,
    )
    const jobs = openJobs(place.store, { log, isAlone: true })
    await createWebhooks({ store: place.store, jobs, vault, egress, log })
    await jobs.close()
    const later = await openVault(configOf(place.config.dataDir, { SECRET_KEY: NEW }), place.store)
    expect(later.open(`webhook ${id}`, await stored())).toEqual({ plain, isCurrent: true })
  })

  test('at one address are told of an event once', async () => {
    const id = (await operator.list())[0]?.id ?? ''
    await expect(create(URL_OF_NOBODY, ['key.created'])).rejects.toThrow(
      `url: ${id} of account hooked is told of key.created, key.revoked at this address already; delete it first, or leave those events out`,
    )
    await create(URL_OF_NOBODY, ['quota.exhausted', 'quota.exhausted', ''])
    await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: 'another' })
    await create(URL_OF_NOBODY, ['key.created'], 'another')
  })

  test('are at most twenty of an account', async () => {
    const before = (await operator.list()).filter(({ account }) => account === 'hooked').length
    for (let count = before; count < 20; count += 1) await create(`${URL_OF_NOBODY}/${count}`)
    await expect(create(`${URL_OF_NOBODY}/20`)).rejects.toThrow('at most 20 endpoints')
  })

  test('that are not there cannot be changed', async () => {
    await expect(operator.setEnabled('whk_none', false)).rejects.toThrow('no endpoint "whk_none"')
    await expect(operator.resend('dlv_none')).rejects.toThrow('no delivery "dlv_none"')
  })
})
