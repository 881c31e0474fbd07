import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { StoreError } from '#store'
import { migrate, migrationsDirectory } from '../../src/store/migrate.js'
import { freshStore, storeKinds, type FreshStore } from '../support/stores.js'

describe.each(storeKinds)('migrations on the %s store', (kind) => {
  let fresh: FreshStore
  let client: PoolClient
  let directory: string

  beforeAll(async () => {
    fresh = await freshStore(kind)
  })
  afterAll(() => fresh.remove())
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'migrations-'))
    client = await fresh.store.pool.connect()
    await client.query("DELETE FROM schema_migration WHERE name LIKE '9%'")
    await client.query('DROP TABLE IF EXISTS fruit')
  })
  afterEach(() => {
    client.release(true)
    rmSync(directory, { recursive: true })
  })

  const write = (name: string, sql: string): void => writeFileSync(join(directory, name), sql)
  const run = () => migrate(client, directory, fresh.log)
  const applied = async (): Promise<string[]> => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT name FROM schema_migration WHERE name LIKE '9%' ORDER BY name",
    )
    return rows.map(({ name }) => name)
  }

  test('are applied once, in the order of their names', async () => {
    write('9002_fill.sql', "INSERT INTO fruit VALUES ('pear');")
    write('9001_make.sql', 'CREATE TABLE fruit (name text);\nCREATE INDEX ON fruit (name);\n')
    write('notes.txt', 'no migration')
    await run()
    await run()
    const { rows } = await client.query('SELECT name FROM fruit')
    expect(rows).toEqual([{ name: 'pear' }])
    client.release(true)
    client = await fresh.store.pool.connect()
  })

  test('one that fails leaves nothing of itself, keeps those before it, and is named', async () => {
    write('9001_make.sql', 'CREATE TABLE fruit (name text);')
    write('9002_fail.sql', "INSERT INTO fruit VALUES ('pear'); SELECT 1 / 0;")
    const error = await run().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StoreError)
    expect(String(error)).toContain('migration 9002_fail.sql failed and was rolled back: division by zero')
    client.release(true)
    client = await fresh.store.pool.connect()
    expect(await applied()).toEqual(['9001_make.sql'])
    expect((await client.query('SELECT * FROM fruit')).rows).toEqual([])
  })

  test('one that was changed afterwards is refused, but not for its line ends', async () => {
    write('9001_make.sql', 'CREATE TABLE fruit (name text);\n')
    await run()
    write('9001_make.sql', 'CREATE TABLE fruit (name text);\r\n')
    await run()
    write('9001_make.sql', 'CREATE TABLE fruit (title text);\n')
    await expect(run()).rejects.toThrow(
      `${join(directory, '9001_make.sql')} was changed after it had been applied`,
    )
  })

  test('one whose file was given another number is not applied again', async () => {
    write('9001_make.sql', 'CREATE TABLE fruit (name text);')
    await run()
    rmSync(join(directory, '9001_make.sql'))
    write('9001_before.sql', 'SELECT 1;')
    write('9002_make.sql', 'CREATE TABLE fruit (name text);')
    await run()
    await run()
    expect(await applied()).toEqual(['9001_before.sql', '9002_make.sql'])
    expect(fresh.lines.join()).not.toContain('"migration":"9001_make.sql"')
  })

  test('those of a newer version are left alone, with a warning', async () => {
    write('9001_make.sql', 'CREATE TABLE fruit (name text);')
    await run()
    rmSync(join(directory, '9001_make.sql'))
    await run()
    expect(fresh.lines.join()).toContain('9001_make.sql')
  })
})

test('the migrations of this service are found from the source', () => {
  expect(readFileSync(join(migrationsDirectory(), '0001_init.sql'), 'utf8')).toContain('CREATE TABLE account')
})
