import { readdir } from 'node:fs/promises'
import { codeOf } from '../store-error.js'

/** Below `DATA_DIR`. */
export const JOURNAL_FOLDER = 'journal'
/** Holds what a data directory is called among those that share a database. */
export const INSTANCE_FILE = 'instance-id'
/** Holds lines that the database refused. */
export const REJECTED_FOLDER = 'rejected'

/** What of the journal is kept when all of it has been copied: the instance's name, and what was set aside. Below `DATA_DIR`. */
export const keptJournalFiles = async (dataDir: string): Promise<string[]> => {
  const rejected = `${JOURNAL_FOLDER}/${REJECTED_FOLDER}`
  const names = await readdir(`${dataDir}/${rejected}`).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  return [`${JOURNAL_FOLDER}/${INSTANCE_FILE}`, ...names.sort().map((name) => `${rejected}/${name}`)]
}
