/** The database (embedded or a server), its migrations, and the journal that makes answered requests durable. */
export type * from './types.js'
export { INSTANCE_FILE, JOURNAL_FOLDER, keptJournalFiles, REJECTED_FOLDER } from './journal/index.js'
export { prepareDataDir } from './data-dir.js'
export { lockDataDir, type DataDirLock } from './lock.js'
export { LOCKS } from './migrate.js'
export { openStore, SLOW_STORE_MS } from './open.js'
export { dropExpiredPartitions } from './partitions.js'
export { createRetention, type RetentionOutcome } from './retention.js'
export { socketDirectory } from './short-path.js'
export { CommitUnknownError, DataDirInUseError, messageOf, StoreError } from './store-error.js'
export { transaction } from './transaction.js'
export {
  openSource,
  openTarget,
  snapshotEmbedded,
  type Contents,
  type Source,
  type SourcePlace,
  type TableShape,
  type Target,
} from './transfer/index.js'
