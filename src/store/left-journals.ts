import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { WORKERS_FOLDER } from '#config'
import type { Logger } from '#observe'
import { JOURNAL_FOLDER, openJournal } from './journal/index.js'
import { lockDataDir, type DataDirLock } from './lock.js'
import { DataDirInUseError } from './store-error.js'

/** Workers end when their primary does, once they come to it. */
const PATIENCE_MS = 15_000
const RETRY_MS = 250

const lockWhenFree = async (directory: string): Promise<DataDirLock> => {
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(RETRY_MS)) {
    try {
      return await lockDataDir(directory)
    } catch (error) {
      if (!(error instanceof DataDirInUseError) || Date.now() > until) throw error
    }
  }
}

const hasRows = (directory: string): boolean => {
  const journal = join(directory, JOURNAL_FOLDER)
  return existsSync(journal) && readdirSync(journal).some((name) => name.endsWith('.log'))
}

/**
 * Copies the journals that the workers of an earlier run have left in `dataDir`, whose lock the caller holds: there may be
 * fewer workers now, or none. Waits for workers that are still ending.
 *
 * @throws DataDirInUseError where one does not end
 */
export const copyLeftJournals = async (
  dataDir: string,
  pool: Pool,
  log: Logger,
  leastFree: number,
): Promise<void> => {
  const folder = join(dataDir, WORKERS_FOLDER)
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter((each) => /^\d+$/.test(each))) {
    const directory = join(folder, name)
    const lock = await lockWhenFree(directory)
    try {
      if (!hasRows(directory)) continue
      const journal = await openJournal(directory, pool, log, { leastFree, rejectedIn: dataDir })
      await journal.close()
      log.info({ worker: Number(name) }, 'the journal of a worker of an earlier run is copied')
    } finally {
      await lock.release()
    }
  }
}
