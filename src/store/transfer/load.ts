import type { ClientBase } from 'pg'
import { LOCKS, migrationsDirectory, rebuild } from '../migrate.js'
import { StoreError } from '../store-error.js'
import type { Contents, PartitionShape } from './types.js'

/** Tables of these names that are there; names of tables that are not there give NULL. */
const EXISTING =
  'SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NOT NULL ORDER BY name LIMIT 5'

/** @throws StoreError that names some of the tables which are in the way */
export const requireEmpty = async (
  client: ClientBase,
  { tables }: Contents,
  place: string,
): Promise<void> => {
  const names = ['schema_migration', ...tables.map(({ name }) => name)]
  const { rows } = await client.query<{ name: string }>(EXISTING, [names])
  if (rows.length === 0) return
  const found = rows.map(({ name }) => name).join(', ')
  throw new StoreError(
    `${place} is not empty (it has ${found}); nothing was restored. Restore into a new, empty database`,
  )
}

const missingOf = async (client: ClientBase, names: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NULL',
    [names],
  )
  return rows.map(({ name }) => name)
}

const makePartition = async (client: ClientBase, { name, parent, bound, key, own }: PartitionShape) => {
  const missing = await missingOf(client, [name, parent])
  if (!missing.includes(name) || missing.includes(parent)) return
  await client.query(
    `CREATE TABLE ${name} PARTITION OF ${parent} ${bound}${key === null ? '' : ` PARTITION BY ${key}`}`,
  )
  for (const statement of own) await client.query(statement)
}

/** Tables whose triggers stay silent while rows are put back as they were. */
const TRIGGERED = `
  SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE NOT tgisinternal AND NOT relispartition`

const switchTriggers = async (client: ClientBase, word: 'DISABLE' | 'ENABLE'): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(TRIGGERED)
  for (const { name } of rows) await client.query(`ALTER TABLE ${name} ${word} TRIGGER USER`)
}

/**
 * Makes the tables of an empty database as `contents` says, all of them empty. Servers that start meanwhile wait for the end of
 * the client's transaction.
 *
 * @returns the names of tables that this service does not have: somebody else's in the same database
 */
export const prepareTables = async (client: ClientBase, contents: Contents): Promise<string[]> => {
  await client.query('SELECT pg_advisory_xact_lock($1, $2)', [...LOCKS.migration])
  await rebuild(client, migrationsDirectory(), contents.migrations)
  await switchTriggers(client, 'DISABLE')
  const names = contents.tables.map(({ name }) => name)
  const missing = await missingOf(client, names)
  // Migrations leave rows of their own.
  await client.query(`TRUNCATE ${names.filter((name) => !missing.includes(name)).join(', ')}`)
  for (const partition of contents.partitions) await makePartition(client, partition)
  return missingOf(client, missing)
}

/** Leaves the tables as a running service needs them, once all rows are there. */
export const finishTables = async (client: ClientBase, { sequences }: Contents): Promise<void> => {
  await switchTriggers(client, 'ENABLE')
  for (const { name, value } of sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint)', [name, value])
  await client.query('ANALYZE')
}
