import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { loadConfig, type Config } from '#config'
import { createLogger, type Logger } from '#observe'
import { openStore, type Store } from '#store'
import { ADMIN_PASSWORD } from './password.js'

export type StoreKind = Store['kind']

/** A superuser's address of a PostgreSQL server to test on; without it only the embedded store is tested. */
export const serverUrl = process.env['TEST_DATABASE_URL']

/** The kinds of store that can be tested here. */
export const storeKinds: readonly StoreKind[] =
  serverUrl === undefined ? ['embedded'] : ['embedded', 'server']

const ROOT = join(import.meta.dirname, '../..')

/** Where a store may be opened: a data directory of its own, and on a server a database of its own. */
export interface Place {
  config: Config
  /** What a service needs in its environment to start here. */
  environment: Record<string, string>
  log: Logger
  /** Every line logged so far. */
  lines: string[]
  remove: () => Promise<void>
}

/** An open store in a place of its own; `remove` closes it. */
export interface FreshStore extends Place {
  store: Store
}

/** A log whose lines are gathered. */
export const logOf = (lines: string[]): Logger =>
  createLogger('info', { write: (line: string) => void lines.push(line) })

export const configOf = (dataDir: string, environment: Record<string, string> = {}): Config =>
  loadConfig({ DATA_DIR: dataDir, ...environment }, dataDir)

/** Runs SQL on a server, outside of any store. */
export const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Two thirds of the files are those of databases that new ones would be copied from; the store has one and makes none. */
const dropSpareDatabases = async ({ pool }: Store): Promise<void> => {
  await pool.query('UPDATE pg_database SET datistemplate = false')
  for (const name of ['template0', 'template1']) await pool.query(`DROP DATABASE ${name}`)
}

/**
 * A migrated embedded database to copy, with an operator's password, since initialising one takes seconds. It is kept between runs for the same
 * engine and migrations.
 */
const template = async (): Promise<string> => {
  const migrations = join(ROOT, 'prisma/migrations')
  const hash = createHash('sha256').update(
    readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json')),
  )
  hash.update(`without spare databases, ${ADMIN_PASSWORD}`)
  for (const name of readdirSync(migrations).sort())
    hash.update(name).update(readFileSync(join(migrations, name)))
  const path = join(ROOT, 'node_modules/.cache/embedded-template', hash.digest('hex').slice(0, 16))
  if (existsSync(path)) return path
  const dataDir = await mkdtemp(join(tmpdir(), 'template-'))
  const store = await openStore(configOf(dataDir), { log: logOf([]) })
  await dropSpareDatabases(store)
  // Each first start would hash a password of its own, a third of a second of a processor.
  const { preparePassword } = await import('#admin')
  await preparePassword(store.pool, ADMIN_PASSWORD)
  await store.close()
  await mkdir(join(path, '..'), { recursive: true })
  const copy = `${path}.${randomBytes(4).toString('hex')}`
  await cp(join(dataDir, 'pglite'), copy, { recursive: true })
  // Another test file may have been faster; its copy is as good.
  await rename(copy, path).catch(() => rm(copy, { recursive: true }))
  await rm(dataDir, { recursive: true })
  return path
}

/**
 * A data directory whose embedded database is there and migrated, for where a first start is not what is tested; a new one
 * under the system's temporary one if none is given.
 */
export const preparedFolder = async (directory?: string): Promise<string> => {
  const folder = directory ?? (await mkdtemp(join(tmpdir(), 'store-test-')))
  // A thousand files: the asynchronous copy takes three times the work.
  cpSync(await template(), join(folder, 'pglite'), { recursive: true })
  return folder
}

/** A place for a store of that kind; `dataDir` overrides the directory (made here, and removed like it). */
export const freshPlace = async (kind: StoreKind, dataDir?: string): Promise<Place> => {
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), 'store-test-')))
  const lines: string[] = []
  const log = logOf(lines)
  if (kind === 'embedded') {
    await preparedFolder(directory)
    const remove = () => rm(directory, { recursive: true, force: true })
    return { config: configOf(directory), environment: { DATA_DIR: directory }, log, lines, remove }
  }
  if (serverUrl === undefined) throw new Error('TEST_DATABASE_URL is not set')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(serverUrl, `CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = name
  return {
    config: configOf(directory, { DATABASE_URL: url.href }),
    environment: { DATA_DIR: directory, DATABASE_URL: url.href },
    log,
    lines,
    remove: async () => {
      await administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** An empty, migrated store of that kind. */
export const freshStore = async (kind: StoreKind): Promise<FreshStore> => {
  const place = await freshPlace(kind)
  const store = await openStore(place.config, { log: place.log })
  return {
    ...place,
    store,
    remove: async () => {
      await store.close()
      await place.remove()
    },
  }
}
