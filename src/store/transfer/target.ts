import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type ClientBase } from 'pg'
import type { Config } from '#config'
import type { Logger } from '#observe'
import { prepareDataDir } from '../data-dir.js'
import { openEmbedded } from '../embedded.js'
import { lockDataDir } from '../lock.js'
import { connectToServer, placeOf, requireVersion } from '../server.js'
import { StoreError } from '../store-error.js'
import { createEmbeddedCopier } from './embedded-copier.js'
import { finishTables, prepareTables, requireEmpty } from './load.js'
import { createServerCopier } from './server-copier.js'
import { begin } from './source.js'
import { STAGING } from './staging.js'
import type { Contents, RowCopier } from './types.js'

/** An empty database that is being filled, seen by nobody before it is committed. */
interface Database {
  /**
   * Makes the tables. @returns those of `contents` that are not the service's
   * @throws StoreError where it is not empty, or `contents` is of another release
   */
  prepare(contents: Contents): Promise<string[]>
  write: RowCopier['write']
  finish(contents: Contents): Promise<void>
  commit(): Promise<void>
  abort(): Promise<void>
}

/** Where a backup is restored: a database, and a folder for files. */
export interface Target extends Omit<Database, 'abort'> {
  dataDir: string
  /** Below `dataDir`, for files that are not complete yet; gone after a commit. */
  staging: string
  /** Leaves everything as it was, unless it was committed, and releases the data directory. */
  close(): Promise<void>
}

const openServerTarget = async (databaseUrl: string): Promise<Database> => {
  const client = await connectToServer(databaseUrl)
  try {
    await requireVersion(client)
    await begin(client, '')
  } catch (error) {
    await client.end()
    throw error
  }
  return {
    prepare: async (contents) => {
      await requireEmpty(client, contents, placeOf(client))
      return prepareTables(client, contents)
    },
    write: createServerCopier(client).write,
    finish: (contents) => finishTables(client, contents),
    commit: async () => void (await client.query('COMMIT')),
    // The end of its connection rolls it back.
    abort: () => client.end(),
  }
}

const requireNoDatabase = (directory: string): void => {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return
  throw new StoreError(
    `${directory} has a database; nothing was restored. Restore into a new DATA_DIR, or move ${directory} away first`,
  )
}

const openEmbeddedTarget = async (dataDir: string, staging: string, log: Logger): Promise<Database> => {
  const directory = join(dataDir, 'pglite')
  requireNoDatabase(directory)
  const embedded = await openEmbedded(staging, log)
  const client: ClientBase & { end(): Promise<void> } = new Client(embedded.connection)
  client.on('error', () => undefined)
  const { write, remove } = createEmbeddedCopier(client, join(staging, 'pglite'))
  let isOpen = true
  const close = async (): Promise<void> => {
    if (!isOpen) return
    isOpen = false
    await client.end()
    await embedded.close()
  }
  await client.connect()
  return {
    prepare: (contents) => prepareTables(client, contents),
    write,
    finish: (contents) => finishTables(client, contents),
    commit: async () => {
      await client.query('CHECKPOINT')
      await close()
      await remove()
      await rm(directory, { recursive: true, force: true })
      await rename(join(staging, 'pglite'), directory)
    },
    abort: close,
  }
}

/**
 * Opens the place that the configuration names for a restore. It is locked against servers and commands, and nothing of it is
 * changed before the commit.
 *
 * @throws StoreError where it is in use, has a database already, or cannot be used
 */
export const openTarget = async (
  { dataDir: wanted, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Logger,
): Promise<Target> => {
  const dataDir = prepareDataDir(wanted)
  const staging = join(dataDir, STAGING)
  const lock = await lockDataDir(dataDir)
  const discard = (): Promise<void> => rm(staging, { recursive: true, force: true })
  const release = async (): Promise<void> => {
    await discard()
    await lock.release()
  }
  try {
    await discard()
    await mkdir(staging, { mode: 0o700 })
    const database =
      databaseUrl === null
        ? await openEmbeddedTarget(dataDir, staging, log)
        : await openServerTarget(databaseUrl)
    return {
      ...database,
      dataDir,
      staging,
      commit: async () => {
        // On a server the database is the last to be complete: what is here must not speak of a restore that was cut short.
        if (databaseUrl !== null) await discard()
        await database.commit()
      },
      close: async () => {
        await database.abort()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}
