import { join } from 'node:path'
import { DatabaseError, type ClientBase, type Pool } from 'pg'
import { connectToServer } from '../server.js'
import { readContents } from './catalog.js'
import { createEmbeddedCopier } from './embedded-copier.js'
import { createServerCopier } from './server-copier.js'
import type { Contents, RowCopier } from './types.js'

/** Where to read: an embedded database that nobody else uses, or a server that anybody may use meanwhile. */
export type SourcePlace = { pool: Pool; dataDir: string } | { databaseUrl: string }

/** A whole database as it is at one moment, until it is closed. */
export interface Source {
  contents: Contents
  /** For reads beside the rows, of the same moment. */
  client: ClientBase
  read: RowCopier['read']
  close(): Promise<void>
}

/** What a value looks like in COPY must not depend on the server's settings, nor a large table on its limits of time. */
const SETTINGS = Object.entries({
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
})
  .map(([name, value]) => `SET LOCAL ${name} = '${value}'`)
  .join('; ')

/** Settings of a transaction that reads or writes whole tables. */
export const begin = async (client: ClientBase, mode: string): Promise<void> => {
  await client.query(`BEGIN ${mode}`)
  await client.query(SETTINGS)
}

const UNDEFINED_TABLE = '42P01'
const ATTEMPTS = 5

const beginReading = async (client: ClientBase): Promise<Contents> => {
  await begin(client, 'ISOLATION LEVEL REPEATABLE READ READ ONLY')
  return readContents(client)
}

/** Holds all tables, so that retention drops no partition before it is read. One that it drops just now makes us begin anew. */
const beginHolding = async (client: ClientBase, attempt = 1): Promise<Contents> => {
  try {
    const contents = await beginReading(client)
    await client.query(
      `LOCK TABLE ${contents.tables.map(({ name }) => `ONLY ${name}`).join(', ')} IN ACCESS SHARE MODE`,
    )
    return contents
  } catch (error) {
    const isGone = error instanceof DatabaseError && error.code === UNDEFINED_TABLE
    if (!isGone || attempt === ATTEMPTS) throw error
    await client.query('ROLLBACK')
    return beginHolding(client, attempt + 1)
  }
}

/** Opens a database for reading. @throws StoreError where a server cannot be reached */
export const openSource = async (place: SourcePlace): Promise<Source> => {
  if ('databaseUrl' in place) {
    const client = await connectToServer(place.databaseUrl)
    try {
      const contents = await beginHolding(client)
      return { contents, client, read: createServerCopier(client).read, close: () => client.end() }
    } catch (error) {
      await client.end()
      throw error
    }
  }
  const client = await place.pool.connect()
  const { read, remove } = createEmbeddedCopier(client, join(place.dataDir, 'pglite'))
  const close = async (): Promise<void> => {
    await remove()
    await client.query('ROLLBACK').catch(() => undefined)
    client.release()
  }
  try {
    const contents = await beginReading(client)
    return { contents, client, read, close }
  } catch (error) {
    await close()
    throw error
  }
}
