import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openAccounts, type Accounts } from '#accounts'
import { loadConfig, type Config } from '#config'
import { createLogger } from '#observe'
import { openStore, type Store } from '#store'
import { PLANS_FILE } from './principals.js'

/** A store in a folder or a database of its own; everything that was opened with it is closed with it. */
export interface Place {
  config: Config
  store: Store
  /** Opens accounts as a server does, each time as another instance with a memory of its own. */
  open(options?: { now?: () => number; environment?: Record<string, string> }): Promise<Accounts>
  close(): Promise<void>
}

/** A PostgreSQL server whose user may create databases; without it the tests run on the embedded store alone. */
const server = process.env['TEST_DATABASE_URL']

/** The kinds of store that tests can run on here. */
export const storeKinds: readonly Store['kind'][] =
  server === undefined ? ['embedded'] : ['embedded', 'server']

const log = createLogger('silent')

export const configOf = (dataDir: string, environment: Record<string, string> = {}): Config =>
  loadConfig({ DATA_DIR: dataDir, PLANS_FILE, LOG_LEVEL: 'silent', ...environment }, dataDir)

const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The environment of a fresh database, and how it goes again. */
const freshDatabase = async (kind: Store['kind']) => {
  if (kind === 'embedded' || server === undefined) return { environment: {}, drop: () => Promise.resolve() }
  const name = `accounts_${randomBytes(6).toString('hex')}`
  await administer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = name
  return {
    environment: { DATABASE_URL: url.href },
    drop: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

export const openPlace = async (kind: Store['kind']): Promise<Place> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'accounts-'))
  const database = await freshDatabase(kind)
  const config = configOf(dataDir, database.environment)
  const store = await openStore(config, { log })
  const opened: Accounts[] = []
  return {
    config,
    store,
    open: async ({ now = Date.now, environment = {} } = {}) => {
      const accounts = await openAccounts(configOf(dataDir, environment), store, { log, now })
      opened.push(accounts)
      return accounts
    },
    close: async () => {
      for (const accounts of opened) await accounts.close()
      await store.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
