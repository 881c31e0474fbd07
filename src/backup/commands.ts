import { OperatorError, type ControlCommands } from '#accounts'
import type { RemoteServer } from '#accounts/cli'
import { messageOf, snapshotEmbedded, type Store } from '#store'

/** Where a command finds the database of a running server: on its server, or as a snapshot of the embedded one. */
export type BackupPlace = { kind: 'server'; place: string } | { kind: 'embedded'; snapshot: string }

/** A large database is copied meanwhile. */
const TIMEOUT_MS = 3_600_000

/** What a running server does for a backup: everything answered so far is in what it names. */
export const backupCommands = (store: Store, dataDir: string): ControlCommands => ({
  'POST /backup': async (): Promise<BackupPlace> => {
    try {
      await store.journal.flush()
      return store.kind === 'server'
        ? { kind: 'server', place: store.place }
        : { kind: 'embedded', snapshot: await snapshotEmbedded(store.pool, dataDir) }
    } catch (error) {
      throw new OperatorError(`The running server cannot be backed up now: ${messageOf(error)}`)
    }
  },
})

/** Asks a running server for the same. */
export const askForBackup = ({ ask }: Pick<RemoteServer, 'ask'>): Promise<BackupPlace> =>
  ask<BackupPlace>('POST', '/backup', {}, TIMEOUT_MS)
