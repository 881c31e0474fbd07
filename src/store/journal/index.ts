/** The journal: rows go to a file in the data directory first and from there into PostgreSQL, each exactly once. */
export { forgetOldPositions } from './copy.js'
export { openJournal, type OpenJournal } from './journal.js'
export { INSTANCE_FILE, JOURNAL_FOLDER, keptJournalFiles, REJECTED_FOLDER } from './files.js'
