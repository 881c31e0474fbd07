import { setTimeout as sleep } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import { Client, Pool, type PoolConfig } from 'pg'
import type { Config } from '#config'
import { PrismaClient } from '#generated/prisma'
import type { Logger } from '#observe'
import { prepareDataDir, unusable } from './data-dir.js'
import { openEmbedded } from './embedded.js'
import { forgetOldPositions, openJournal } from './journal/index.js'
import { copyLeftJournals } from './left-journals.js'
import { lockDataDir } from './lock.js'
import { migrate, migrationsDirectory } from './migrate.js'
import { maintainPartitions } from './partitions.js'
import { createRetention } from './retention.js'
import { connectToServer, holdSingleServerLock, placeOf, requireVersion, serverConnection } from './server.js'
import { reclaimSpace } from './space.js'
import { requireNoRestore, sweepSnapshots } from './transfer/index.js'
import type { Store } from './types.js'

const AVAILABLE_TIMEOUT = 1_000
/** In tests and development, where much else may have the processors. */
const TRIAL_AVAILABLE_TIMEOUT = 5_000
/** Bytes on the disk of `DATA_DIR`. The embedded database's log of changes grows by 16 MB at once, and stops it where it cannot. */
const LEAST_FREE: Readonly<Record<Store['kind'], number>> = {
  embedded: 32 * 1024 * 1024,
  server: 4 * 1024 * 1024,
}
/** A database that tidies up is slow for a moment. Before a request is refused, it must be silent for this long. */
export const SLOW_STORE_MS = 5_000
/** Milliseconds; retention is by day, and a run that finds nothing to do is cheap. */
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A database to open a pool on, migrated. */
interface Database {
  kind: Store['kind']
  place: string
  pool: PoolConfig
}

/** Whether the file system failed (a full disk, a missing right), which names its place itself; not the network. */
const isFileSystemError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && !/^(connect|read|getaddrinfo)$/.test(String(error.syscall))

type Closers = (() => Promise<unknown>)[]

const openServer = async (
  databaseUrl: string,
  single: boolean,
  log: Logger,
  closers: Closers,
): Promise<Database> => {
  const client = await connectToServer(databaseUrl)
  closers.push(() => client.end())
  await requireVersion(client)
  if (single) closers.push(await holdSingleServerLock(databaseUrl, log))
  await migrate(client, migrationsDirectory(), log)
  await client.end()
  return {
    kind: 'server',
    place: placeOf(client),
    pool: { ...serverConnection(databaseUrl), max: 10, statement_timeout: 30_000, query_timeout: 35_000 },
  }
}

const openEmbeddedDatabase = async (dataDir: string, log: Logger, closers: Closers): Promise<Database> => {
  const embedded = await openEmbedded(dataDir, log)
  closers.push(embedded.close)
  const client = new Client(embedded.connection)
  client.on('error', () => undefined)
  closers.push(() => client.end())
  await client.connect()
  await migrate(client, migrationsDirectory(), log)
  await client.end()
  return {
    kind: 'embedded',
    place: `The embedded database in ${dataDir}`,
    pool: { ...embedded.connection, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 10_000 },
  }
}

const available = (pool: Pool, usualTimeoutMs: number): Store['available'] => {
  let asking: Promise<boolean> | undefined
  const ask = (): Promise<boolean> =>
    pool
      .query('SELECT 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = undefined))
  // Many may ask at once; one round trip serves all.
  return (timeoutMs = usualTimeoutMs) =>
    Promise.race([(asking ??= ask()), sleep(timeoutMs, false, { ref: false })])
}

/**
 * Opens the database that the configuration names, migrated and with everything that the journal held copied into it.
 *
 * `isLocked`: the caller holds the lock of the data directory, and keeps it when the store is closed.
 *
 * Throws {@link StoreError}, naming the place, when the data directory is in use, unwritable or corrupt, when the
 * server cannot be reached, refuses us, is too old or already serves another instance, or when a migration fails.
 */
export const openStore = async (
  config: Config,
  { log, isLocked = false }: { log: Logger; isLocked?: boolean },
): Promise<Store> => {
  const closers: Closers = []
  const close = async (): Promise<void> => {
    for (let closer = closers.pop(); closer !== undefined; closer = closers.pop()) await closer()
  }
  try {
    const dataDir = prepareDataDir(config.dataDir)
    if (!isLocked) closers.push((await lockDataDir(dataDir)).release)
    requireNoRestore(dataDir, config.databaseUrl !== null)
    await sweepSnapshots(dataDir, 0)
    const database =
      config.databaseUrl === null
        ? await openEmbeddedDatabase(dataDir, log, closers)
        : await openServer(config.databaseUrl, config.redisUrl === null, log, closers)
    const pool = new Pool(database.pool)
    closers.push(() => pool.end())
    pool.on('error', (error) => log.warn({ err: error }, 'an idle connection to the database was lost'))
    const prisma = new PrismaClient({ adapter: new PrismaPg(pool) })
    closers.push(() => prisma.$disconnect())
    const leastFree = LEAST_FREE[database.kind]
    const journal = await openJournal(dataDir, pool, log, { leastFree, rejectedIn: config.sharedDir })
    closers.push(journal.close)
    if (config.worker === null) await copyLeftJournals(dataDir, pool, log, leastFree)
    const { kind, place } = database
    await maintainPartitions(pool, Date.now(), log).catch((error: unknown) =>
      log.warn(
        { err: error },
        'the partitions of the request log could not be maintained; trying again later',
      ),
    )
    await journal.purge()
    // Each instance's own: nobody else knows which files it has.
    const ownPurge = setInterval(() => void journal.purge(), HOUR).unref()
    closers.push(() => Promise.resolve(clearInterval(ownPurge)))
    const retention = createRetention({ pool, isShared: kind === 'server', log })
    closers.push(retention.close)
    retention.register('request log', HOUR, (now) => maintainPartitions(pool, now, log))
    retention.register('journal positions', DAY, (now) => forgetOldPositions(pool, now))
    if (kind === 'embedded') retention.register('space', DAY, () => reclaimSpace(pool).then(() => 0), 'last')
    const { instance } = journal
    const isAvailable = available(
      pool,
      config.validateResponses ? TRIAL_AVAILABLE_TIMEOUT : AVAILABLE_TIMEOUT,
    )
    return { kind, instance, place, pool, prisma, journal, retention, available: isAvailable, close }
  } catch (error) {
    await close()
    throw isFileSystemError(error) ? unusable(config.dataDir, error) : error
  }
}
