import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, StoreError } from '#store'
import { administer, configOf, freshPlace, freshStore, serverUrl, type Place } from '../support/stores.js'
import { stub } from './support/postgres-stub.js'
import { relay } from './support/relay.js'
import { row } from './support/rows.js'

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const until = async (condition: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await condition())) await sleep(50)
}

/** The same place with its database reached through the relay. */
const through = (place: Place, port: number) => {
  const url = new URL(place.config.databaseUrl ?? '')
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return { ...place.config, databaseUrl: url.href }
}

describe.runIf(serverUrl !== undefined)('a PostgreSQL server', () => {
  let place: Place
  beforeAll(async () => {
    place = await freshPlace('server')
  })
  afterAll(() => place.remove())

  test('that is away keeps nobody waiting: rows are confirmed, and arrive when it is back', async () => {
    const away = await freshPlace('server')
    const line = await relay(new URL(away.config.databaseUrl ?? ''))
    const store = await openStore(through(away, line.port), { log: away.log })
    await store.journal.request(row('req_before'))
    await line.cut()
    for (let index = 0; index < 2_500; index += 1) void store.journal.request(row(`req_away_${index}`))
    await store.journal.request(row('req_away_last'))
    expect(await store.available()).toBe(false)
    await expect(store.journal.flush()).rejects.toThrow()
    await sleep(1_000)
    await line.mend()
    await until(() => store.available())
    await until(async () => (await store.prisma.requestLog.count()) === 2_502)
    const { rows } = await store.pool.query('SELECT requests::int FROM usage_day')
    expect(rows).toEqual([{ requests: 2502 }])
    expect(away.lines.filter((one) => one.includes('cannot be copied'))).toHaveLength(1)
    await store.close()
    await line.cut()
    await away.remove()
  })

  test('that is away when the store closes gets the rows at the next start', async () => {
    const away = await freshPlace('server')
    const line = await relay(new URL(away.config.databaseUrl ?? ''))
    const first = await openStore(through(away, line.port), { log: away.log })
    await line.cut()
    await first.journal.request(row('req_1'))
    await first.close()
    const second = await openStore(away.config, { log: away.log })
    expect(await second.prisma.requestLog.count()).toBe(1)
    await second.close()
    await away.remove()
  })

  test('serves one server without Redis: the next is refused until the first ends', async () => {
    const { store, config, log, remove } = await freshStore('server')
    const other = await freshPlace('embedded')
    const second = { ...other.config, databaseUrl: config.databaseUrl }
    const error = await openStore(second, { log }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StoreError)
    expect(String(error)).toContain('DATABASE_URL: another server is running on this database')
    await store.close()
    const next = await openStore(second, { log })
    await next.close()
    await remove()
    await other.remove()
  })

  test('serves several with Redis, whose rows do not collide', async () => {
    const places = await Promise.all([freshPlace('embedded'), freshPlace('embedded')])
    const stores = await Promise.all(
      places.map(({ config, log }) =>
        openStore(
          { ...config, databaseUrl: place.config.databaseUrl, redisUrl: 'redis://127.0.0.1' },
          { log },
        ),
      ),
    )
    await Promise.all(
      stores.map(async ({ journal }, index) => {
        for (let number = 0; number < 500; number += 1) void journal.request(row(`req_${index}_${number}`))
        await journal.toolkitCall({ at: row('any').at, keyId: 'key_1', feature: 'hash/md5' })
        await journal.flush()
      }),
    )
    const { rows } = await stores[0]!.pool.query(
      'SELECT (SELECT sum(requests) FROM usage_day)::int AS requests, (SELECT sum(calls) FROM toolkit_usage)::int AS calls',
    )
    expect(rows).toEqual([{ requests: 1000, calls: 2 }])
    for (const store of stores) await store.close()
    for (const { remove } of places) await remove()
  })

  test('that drops every connection is locked again', async () => {
    const { store, config, lines, remove } = await freshStore('server')
    const database = new URL(config.databaseUrl ?? '').pathname.slice(1)
    await administer(
      serverUrl ?? '',
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`,
    )
    await until(() => lines.some((line) => line.includes('locked the database again')))
    expect(await store.available()).toBe(true)
    const other = await freshPlace('embedded')
    await expect(openStore({ ...other.config, databaseUrl: config.databaseUrl }, other)).rejects.toThrow(
      'another server is running',
    )
    await other.remove()
    await remove()
  })

  test('whose query hangs does not hold up the question whether it is there', async () => {
    const { store, remove } = await freshStore('server')
    const slow = Array.from({ length: 10 }, () => store.pool.query('SELECT pg_sleep(2)'))
    let isOver = false
    void Promise.race(slow).then(() => (isOver = true))
    expect(await store.available(200)).toBe(false)
    expect(isOver).toBe(false)
    await Promise.all(slow)
    await remove()
  })

  test('without that database, or without that user, is named with the reason', async () => {
    const missing = new URL(place.config.databaseUrl ?? '')
    missing.pathname = 'no_such_database'
    const config = { ...place.config, databaseUrl: missing.href }
    await expect(openStore(config, place)).rejects.toThrow(
      /^DATABASE_URL \(.*database no_such_database\): there is no such database/,
    )
    const stranger = new URL(place.config.databaseUrl ?? '')
    stranger.username = 'nobody_we_know'
    stranger.password = 'not-the-password'
    const error = await openStore({ ...place.config, databaseUrl: stranger.href }, place).catch(
      (reason: unknown) => String(reason),
    )
    expect(error).toContain('the server refuses the user or password')
    expect(error).not.toContain('not-the-password')
  })
})

describe('a server that turns us away at start', () => {
  const refusal = async (behaviour: Parameters<typeof stub>[0]): Promise<string> => {
    const { config, log, remove } = await freshPlace('embedded')
    const server = await stub(behaviour)
    const databaseUrl = `postgres://app:not-the-password@127.0.0.1:${server.port}/app`
    const error = await openStore({ ...config, databaseUrl }, { log }).catch((reason: unknown) => reason)
    await server.close()
    await remove()
    expect(error).toBeInstanceOf(StoreError)
    expect(String(error)).not.toContain('not-the-password')
    return (error as StoreError).message.replace(String(server.port), 'PORT')
  }

  test('because of the password', async () => {
    // As PostgreSQL says it (28P01, invalid_password).
    const message = 'password authentication failed for user "app"'
    expect(await refusal({ refuses: { code: '28P01', message } })).toBe(
      `DATABASE_URL (127.0.0.1:PORT, database app): the server refuses the user or password (${message})`,
    )
  })

  test('because it is just starting', async () => {
    // 57P03, cannot_connect_now.
    const message = 'the database system is starting up'
    expect(await refusal({ refuses: { code: '57P03', message } })).toBe(
      `DATABASE_URL (127.0.0.1:PORT, database app): the server cannot be reached (${message})`,
    )
  })

  test('because it is older than PostgreSQL 15', async () => {
    expect(await refusal({ version: '14.20 (Debian 14.20-1.pgdg12+1)' })).toBe(
      'DATABASE_URL: PostgreSQL 14.20 (Debian 14.20-1.pgdg12+1) is too old, 15 or later is needed',
    )
  })

  test('because it is no PostgreSQL', async () => {
    expect(await refusal({ says: 'HTTP/1.1 400 Bad Request\r\n\r\n' })).toMatch(
      /^DATABASE_URL \(127\.0\.0\.1:PORT, database app\): the server cannot be reached \(/,
    )
  })
})

test('a server that is not there is named, without the password', async () => {
  const { config, log, remove } = await freshPlace('embedded')
  // Port 1 (tcpmux) has no listener.
  const databaseUrl = 'postgres://user:not-the-password@127.0.0.1:1/database'
  const error = await openStore({ ...config, databaseUrl }, { log }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StoreError)
  expect(String(error)).toContain(
    'DATABASE_URL (127.0.0.1:1, database database): the server cannot be reached (connect ECONNREFUSED',
  )
  expect(String(error)).not.toContain('not-the-password')
  // The lock of the directory is free again.
  const store = await openStore(configOf(config.dataDir), { log })
  await store.close()
  await remove()
})
