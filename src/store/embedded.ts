import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Worker } from 'node:worker_threads'
import type { Logger } from '#observe'
import { startWorker } from '#processes'
import { makeDatabase } from './embedded-files.js'
import { socketDirectory } from './short-path.js'
import { messageOf, StoreError } from './store-error.js'

/** The PostgreSQL version inside PGlite; another major version cannot read its files. */
const VERSION = '18'
/** Milliseconds that opening may take, also after a crash on a slow disk, before it counts as failed. */
const OPEN_TIMEOUT = 60_000
const RESTART_DELAYS = [0, 1_000, 5_000, 30_000]
/** Milliseconds between signs of life, and how many may fail to come: a statement that long is taken for a hung engine. */
const HEARTBEAT = 10_000
const MISSED_HEARTBEATS = 30
const LINK_REFRESH = 3_600_000
/** `pg` looks for a socket of this name in a directory given as its host. */
const SOCKET_NAME = '.s.PGSQL.5432'

/** The embedded database, served on a unix socket. */
export interface Embedded {
  /** How `pg` reaches it. One connection at most: there is one session behind it, whoever connects. */
  connection: { host: string; port: number; user: string; database: string }
  close: () => Promise<void>
}

/** Whether there is a database to open. Throws {@link StoreError} for anything that is neither a database nor empty. */
const holdsDatabase = (directory: string): boolean => {
  if (!existsSync(directory)) return false
  if (!statSync(directory).isDirectory())
    throw new StoreError(`${directory} is not a directory: the embedded database belongs there`)
  if (readdirSync(directory).length === 0) return false
  const versionFile = join(directory, 'PG_VERSION')
  if (!existsSync(versionFile))
    throw new StoreError(
      `${directory} has files but no database (no PG_VERSION): restore a backup, or move the directory away to start afresh`,
    )
  const version = readFileSync(versionFile, 'utf8').trim()
  if (version !== VERSION)
    throw new StoreError(
      `${directory} was made by PostgreSQL ${version || '(PG_VERSION is empty)'}, not ${VERSION}: restore a backup into a new DATA_DIR`,
    )
  return true
}

/** PGlite's files may be written by everybody; only their owner comes near them, however open `DATA_DIR` is. */
const shut = (directory: string): void => {
  try {
    chmodSync(directory, 0o700)
  } catch {
    // A mount that has no permissions of its own.
  }
}

/** Resolves when the worker serves; rejects when it dies or stays silent. */
const ready = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`no answer within ${OPEN_TIMEOUT / 1000} s`))
      void worker.terminate()
    }, OPEN_TIMEOUT)
    const settle = (act: () => void) => (): void => {
      clearTimeout(timer)
      act()
    }
    worker.once('message', settle(resolve))
    worker.once('error', (error) => settle(() => reject(error))())
    worker.once('exit', (code) => settle(() => reject(new Error(`the engine stopped with code ${code}`)))())
  })

/**
 * Opens the embedded database (PGlite) in `DATA_DIR/pglite`, making it first where there is none. The caller holds
 * the lock of `dataDir`. An engine that dies later is started again; what it had confirmed is on disk. Throws
 * {@link StoreError} when the directory holds anything else or cannot be opened; nothing in it is ever deleted.
 */
export const openEmbedded = async (dataDir: string, log: Logger): Promise<Embedded> => {
  // The optimising compiler takes 90 MB for PGlite's code and keeps them; the flag must be set before that code is compiled.
  setFlagsFromString('--liftoff-only')
  const directory = join(dataDir, 'pglite')
  if (!holdsDatabase(directory)) await makeDatabase(directory)
  shut(directory)
  const host = socketDirectory(dataDir)
  let closing = false
  let worker: Worker
  let restart: NodeJS.Timeout | undefined
  // Counted instead of read from a clock, which jumps when the computer sleeps.
  let missed = 0

  const start = async (): Promise<void> => {
    // Whoever made it is dead: we hold the lock.
    rmSync(join(dataDir, SOCKET_NAME), { force: true })
    worker = startWorker('store/embedded-worker', {
      workerData: { directory, socketPath: join(host, SOCKET_NAME), heartbeat: HEARTBEAT },
      stdout: true,
      stderr: true,
    })
    worker.stdout.resume()
    worker.stderr.resume()
    worker.on('error', () => undefined)
    await ready(worker)
    missed = 0
    worker.on('message', () => (missed = 0))
    worker.once('exit', (code) => {
      if (closing) return
      log.error({ code }, 'the embedded database stopped; starting it again')
      startAgain(0)
    })
    worker.once('error', (error) => log.error({ err: error }, 'the embedded database failed'))
  }

  const startAgain = (attempt: number): void => {
    restart = setTimeout(
      () =>
        void start().catch((error: unknown) => {
          log.error({ err: error, directory }, 'the embedded database does not start')
          if (!closing) startAgain(attempt + 1)
        }),
      RESTART_DELAYS[Math.min(attempt, RESTART_DELAYS.length - 1)],
    )
  }

  await start().catch((error: unknown) => {
    throw new StoreError(
      `the embedded database in ${directory} cannot be opened; restore a backup, or move the directory away to start afresh (${messageOf(error)})`,
    )
  })
  const watch = setInterval(() => {
    missed += 1
    if (missed === MISSED_HEARTBEATS) void worker.terminate()
  }, HEARTBEAT).unref()
  const refresh = setInterval(() => socketDirectory(dataDir), LINK_REFRESH).unref()

  return {
    connection: { host, port: 5432, user: 'postgres', database: 'postgres' },
    close: async () => {
      closing = true
      clearInterval(watch)
      clearInterval(refresh)
      clearTimeout(restart)
      // A worker that has ended has no thread any longer, and sends nothing more.
      if (worker.threadId < 0) return
      const stopped = once(worker, 'exit')
      worker.postMessage('stop')
      await stopped
    },
  }
}
