import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientBase } from 'pg'
import type { Logger } from '#observe'
import { messageOf, StoreError } from './store-error.js'

/** Keys of PostgreSQL's advisory locks: the first number is this service's, the second says what is locked. */
export const LOCKS = {
  migration: [8787, 1],
  singleServer: [8787, 2],
  partitions: [8787, 3],
  deletion: [8787, 4],
  /** One for each task, by its name. */
  retention: [8788],
  /** One for each address, by its name. */
  subscriber: [8789],
} as const

/** A migration by its file's name and the checksum of its SQL. */
export interface MigrationRecord {
  name: string
  sha256: string
}

interface Migration extends MigrationRecord {
  sql: string
}

const projectRoot = (directory: string): string =>
  existsSync(join(directory, 'package.json')) ? directory : projectRoot(dirname(directory))

/** The folder of the migrations, whether this runs from source or compiled. */
export const migrationsDirectory = (): string =>
  join(projectRoot(dirname(fileURLToPath(import.meta.url))), 'prisma', 'migrations')

const readMigrations = (directory: string): Migration[] =>
  readdirSync(directory)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((name) => {
      // A checkout may turn line ends into CRLF; that is no change.
      const sql = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })

const CREATE_RECORDS =
  'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())'

/** The migrations that a database has, in the order of their names. */
export const listApplied = async (client: ClientBase): Promise<MigrationRecord[]> => {
  const { rows } = await client.query<MigrationRecord>(
    'SELECT name, sha256 FROM schema_migration ORDER BY name COLLATE "C"',
  )
  return rows
}

const apply = async (client: ClientBase, { name, sql, sha256 }: Migration): Promise<void> => {
  await client.query('BEGIN')
  await client.query(sql).catch((error: unknown) => {
    throw new StoreError(`migration ${name} failed and was rolled back: ${messageOf(error)}`)
  })
  await client.query('INSERT INTO schema_migration (name, sha256) VALUES ($1, $2)', [name, sha256])
  await client.query('COMMIT')
}

/**
 * Gives records the names that their files have now: a file that was given another number is known by its checksum, and
 * must not be applied twice.
 */
const followRenames = async (
  client: ClientBase,
  migrations: readonly Migration[],
  applied: Map<string, string>,
): Promise<void> => {
  const names = new Set(migrations.map(({ name }) => name))
  for (const [old, sha256] of [...applied]) {
    if (names.has(old)) continue
    const renamed = migrations.find(
      (migration) => migration.sha256 === sha256 && !applied.has(migration.name),
    )
    if (renamed === undefined) continue
    await client.query('UPDATE schema_migration SET name = $2 WHERE name = $1', [old, renamed.name])
    applied.delete(old)
    applied.set(renamed.name, sha256)
  }
}

/**
 * Applies what is new in `directory`, in the order of the names, each file in a transaction of its own; servers that
 * start together wait for each other. A migration that this version does not know is a newer server's, and stays.
 * Throws {@link StoreError} when a migration fails or was changed after it had been applied; the client must then be
 * ended, which rolls back and unlocks.
 */
export const migrate = async (client: ClientBase, directory: string, log: Logger): Promise<void> => {
  await client.query('SELECT pg_advisory_lock($1, $2)', [...LOCKS.migration])
  await client.query(CREATE_RECORDS)
  const applied = new Map((await listApplied(client)).map(({ name, sha256 }) => [name, sha256]))
  const fresh: string[] = []
  const migrations = readMigrations(directory)
  await followRenames(client, migrations, applied)
  for (const migration of migrations) {
    const sha256 = applied.get(migration.name)
    if (sha256 === undefined) {
      await apply(client, migration)
      fresh.push(migration.name)
    } else if (sha256 !== migration.sha256)
      throw new StoreError(
        `${join(directory, migration.name)} was changed after it had been applied to this database: restore it, and put the change in a new migration`,
      )
    applied.delete(migration.name)
  }
  if (fresh.length > 0) log.info({ migrations: fresh }, 'migrations applied')
  for (const name of applied.keys())
    log.warn({ migration: name }, 'the database has a migration of a newer version')
  await client.query('SELECT pg_advisory_unlock($1, $2)', [...LOCKS.migration])
}

/**
 * Gives an empty database the tables of the release that had applied `wanted`, in the transaction that the client has
 * begun; the records of it are the caller's to add. Throws {@link StoreError}, before anything is done, where `directory` has not
 * got all of them.
 */
export const rebuild = async (
  client: ClientBase,
  directory: string,
  wanted: readonly MigrationRecord[],
): Promise<void> => {
  const present = readMigrations(directory)
  const known = new Map(present.map((migration) => [migration.name, migration]))
  const migrations = wanted.map(({ name, sha256 }) => {
    const migration = known.get(name) ?? present.find((each) => each.sha256 === sha256)
    if (migration === undefined)
      throw new StoreError(`it is of a newer release (migration ${name} is not known here): use that release`)
    if (migration.sha256 !== sha256)
      throw new StoreError(`it is of another release (its migration ${name} differs): use that release`)
    return migration
  })
  await client.query(CREATE_RECORDS)
  for (const { sql } of migrations) await client.query(sql)
}
