import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogger } from '#observe'
import { openStore, StoreError } from '#store'
import { configOf, freshPlace, freshStore, storeKinds, type FreshStore } from '../support/stores.js'

const silent = createLogger('silent')

const account = (id: string) => ({ id, name: id, plan: 'free', toolkitPlan: 'free' })

describe.each(storeKinds)('the %s store', (kind) => {
  let fresh: FreshStore
  beforeAll(async () => {
    fresh = await freshStore(kind)
  })
  afterAll(() => fresh.remove())

  test('serves Prisma and plain SQL on the same database', async () => {
    const { prisma, pool } = fresh.store
    await prisma.account.create({ data: account('acc_both') })
    await prisma.$transaction(async (tx) => {
      await tx.account.update({ where: { id: 'acc_both' }, data: { preferences: { theme: 'dark' } } })
    })
    const { rows } = await pool.query('SELECT status, preferences FROM account WHERE id = $1', ['acc_both'])
    expect(rows).toEqual([{ status: 'active', preferences: { theme: 'dark' } }])
    expect(fresh.store.kind).toBe(kind)
  })

  test('answers many at once that it is available', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => fresh.store.available()))
    expect(new Set(answers)).toEqual(new Set([true]))
  })

  test('a transaction that fails leaves nothing behind', async () => {
    const { prisma } = fresh.store
    const twice = [account('acc_failed'), account('acc_failed')]
    await expect(prisma.$transaction(twice.map((data) => prisma.account.create({ data })))).rejects.toThrow()
    expect(await prisma.account.count({ where: { id: 'acc_failed' } })).toBe(0)
  })

  test('a second server on the same DATA_DIR is refused, and the first goes on', async () => {
    const { store, config, log } = fresh
    const second = openStore({ ...config, redisUrl: 'redis://127.0.0.1' }, { log })
    const refusal: unknown = await second.catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StoreError)
    expect(String(refusal)).toContain(`DATA_DIR ${config.dataDir} is in use by another running server`)
    expect(await store.available()).toBe(true)
  })
})

test.each(storeKinds)(
  'closing the %s store keeps what was written, and leaves an empty journal',
  async (kind) => {
    const { store, config, log, remove } = await freshStore(kind)
    const ids = Array.from({ length: 40 }, (_, index) => `acc_${index}`)
    await Promise.all(ids.map((id) => store.prisma.account.create({ data: account(id) })))
    const call = { at: Date.now(), keyId: 'key_1', feature: 'hash/md5' }
    await store.journal.toolkitCall(call)
    await store.close()
    await store.close()
    expect(readdirSync(join(config.dataDir, 'journal')).sort()).toEqual([
      'instance-id',
      'rejected',
      'reserve',
    ])
    expect(await store.available()).toBe(false)
    await expect(store.journal.toolkitCall(call)).rejects.toThrow('the journal is closed')

    const next = await openStore(config, { log })
    expect([await next.prisma.account.count(), await next.prisma.toolkitUsage.count()]).toEqual([40, 1])
    await next.close()
    await remove()
  },
)

test('a DATA_DIR whose path is too long for a socket works', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'store-test-'))
  const dataDir = join(parent, 'a'.repeat(120), 'b'.repeat(120))
  mkdirSync(dataDir, { recursive: true })
  const { config, log } = await freshPlace('embedded', dataDir)
  const store = await openStore(config, { log })
  expect(await store.available()).toBe(true)
  await expect(openStore(config, { log })).rejects.toThrow('in use by another running server')
  await store.close()
  await rm(parent, { recursive: true })
})

test('a new DATA_DIR is made, readable by its owner only, with a database in it', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'store-test-'))
  const dataDir = join(parent, 'not', 'there')
  const store = await openStore(configOf(dataDir), { log: silent })
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(await store.prisma.account.count()).toBe(0)
  await store.close()
  await rm(parent, { recursive: true })
})

test('a DATA_DIR that cannot be made is named', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'store-test-'))
  writeFileSync(join(parent, 'file'), '')
  const dataDir = join(parent, 'file', 'data')
  const error: unknown = await openStore(configOf(dataDir), { log: silent }).catch(
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StoreError)
  expect(String(error)).toContain(`DATA_DIR ${dataDir} cannot be used: ENOTDIR`)
  await rm(parent, { recursive: true })
})
