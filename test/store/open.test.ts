import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openStore, StoreError } from '#store'
import { configOf, freshPlace, freshStore, storeKinds } from '../support/stores.js'

const removals: (() => Promise<void>)[] = []
afterEach(async () => {
  for (let remove = removals.pop(); remove !== undefined; remove = removals.pop()) await remove()
})

describe.each(storeKinds)('the %s store', (kind) => {
  test('serves Prisma and plain SQL on the same database', async () => {
    const { store, remove } = await freshStore(kind)
    removals.push(remove)
    await store.prisma.account.create({
      data: { id: 'acc_1', name: 'Ada', plan: 'free', toolkitPlan: 'free' },
    })
    await store.prisma.$transaction(async (tx) => {
      await tx.account.update({ where: { id: 'acc_1' }, data: { preferences: { theme: 'dark' } } })
    })
    const { rows } = await store.pool.query('SELECT name, status, preferences FROM account WHERE id = $1', [
      'acc_1',
    ])
    expect(rows).toEqual([{ name: 'Ada', status: 'active', preferences: { theme: 'dark' } }])
    expect(store.kind).toBe(kind)
  })

  test('answers that it is available, also to many at once, and not once it is closed', async () => {
    const { store, remove } = await freshStore(kind)
    removals.push(remove)
    expect(await Promise.all(Array.from({ length: 50 }, () => store.available()))).toEqual(
      Array(50).fill(true),
    )
    await store.close()
    expect(await store.available()).toBe(false)
  })

  test('serves calls that come together, and keeps what was written over a restart', async () => {
    const place = await freshPlace(kind)
    removals.push(place.remove)
    const first = await openStore(place.config, { log: place.log })
    const names = Array.from({ length: 40 }, (_, index) => `account-${index}`)
    await Promise.all(
      names.map((name) =>
        first.prisma.account.create({ data: { id: name, name, plan: 'free', toolkitPlan: 'free' } }),
      ),
    )
    await first.close()
    const second = await openStore(place.config, { log: place.log })
    expect(await second.prisma.account.count()).toBe(40)
    await second.close()
  })

  test('a transaction that fails leaves nothing behind', async () => {
    const { store, remove } = await freshStore(kind)
    removals.push(remove)
    const account = { id: 'acc_1', name: 'Ada', plan: 'free', toolkitPlan: 'free' }
    await expect(
      store.prisma.$transaction([
        store.prisma.account.create({ data: account }),
        store.prisma.account.create({ data: account }),
      ]),
    ).rejects.toThrow()
    expect(await store.prisma.account.count()).toBe(0)
  })

  test('a second server on the same DATA_DIR is refused, and the first goes on', async () => {
    const { store, config, log, remove } = await freshStore(kind)
    removals.push(remove)
    const refusal = await openStore({ ...config, redisUrl: 'redis://127.0.0.1' }, { log }).catch(
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(StoreError)
    expect(String(refusal)).toContain(`DATA_DIR ${config.dataDir} is in use by another running server`)
    expect(await store.available()).toBe(true)
  })

  test('closing twice is closing once', async () => {
    const { store, remove } = await freshStore(kind)
    removals.push(remove)
    await store.close()
    await store.close()
    await expect(
      store.journal.toolkitCall({ at: Date.now(), keyId: 'key_1', feature: 'hash/md5' }),
    ).rejects.toThrow('closed')
  })
})

test('a DATA_DIR whose path is too long for a socket works', async () => {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'store-test-')), 'a'.repeat(120), 'b'.repeat(120))
  mkdirSync(dataDir, { recursive: true })
  const place = await freshPlace('embedded', dataDir)
  removals.push(place.remove)
  const store = await openStore(place.config, { log: place.log })
  expect(await store.available()).toBe(true)
  await expect(openStore(place.config, { log: place.log })).rejects.toThrow(
    'in use by another running server',
  )
  await store.close()
})

test('a new DATA_DIR is made, readable by its owner only', async () => {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'store-test-')), 'not', 'there')
  const config = configOf(dataDir)
  const lines: string[] = []
  const { log, remove } = await freshPlace('embedded')
  removals.push(remove)
  const store = await openStore(config, { log })
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'pglite', 'PG_VERSION')).isFile()).toBe(true)
  expect(lines).toEqual([])
  await store.close()
})

test('a DATA_DIR that cannot be made is named', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'store-test-'))
  writeFileSync(join(parent, 'file'), '')
  const { log, remove } = await freshPlace('embedded')
  removals.push(remove)
  const dataDir = join(parent, 'file', 'data')
  await expect(openStore(configOf(dataDir), { log })).rejects.toThrow(
    `DATA_DIR ${dataDir} cannot be used: ENOTDIR`,
  )
})
