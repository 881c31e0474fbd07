import { rm } from 'node:fs/promises'
import { OperatorError } from '#accounts'
import { inPlace } from '#accounts/cli'
import type { Config } from '#config'
import { createLogger } from '#observe'
import { openSource, openStore, type SourcePlace, type Store } from '#store'
import { askForBackup, type BackupPlace } from './commands.js'
import type { Totals } from './types.js'
import { requireFree, writeBackup } from './write.js'

/** Backs up what the configuration names, beside a running server or without one, into a new file. */
export const backUp = async (path: string, config: Config, signal: AbortSignal): Promise<Totals> => {
  requireFree(path)

  const writeFrom = async (place: SourcePlace, kind: Store['kind']): Promise<Totals> => {
    const source = await openSource(place)
    try {
      return await writeBackup(path, {
        source,
        kind,
        dataDir: config.dataDir,
        withAssets: config.s3 === null,
        signal,
      })
    } finally {
      await source.close()
    }
  }

  const writeEmbedded = async (store: Store, dataDir: string): Promise<Totals> => {
    // Its tasks would wait for the connection that reads.
    await store.retention.close()
    return writeFrom({ pool: store.pool, dataDir }, 'embedded')
  }

  const writeSnapshot = async (dataDir: string): Promise<Totals> => {
    try {
      const log = createLogger('error', process.stderr)
      const store = await openStore({ ...config, dataDir, sharedDir: dataDir, databaseUrl: null }, { log })
      try {
        return await writeEmbedded(store, dataDir)
      } finally {
        await store.close()
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  }

  const writeBesideServer = async (place: BackupPlace): Promise<Totals> => {
    if (place.kind === 'embedded') return writeSnapshot(place.snapshot)
    if (config.databaseUrl === null)
      throw new OperatorError(
        `The running server keeps its data in ${place.place}: set the same DATABASE_URL for this command`,
      )
    return writeFrom({ databaseUrl: config.databaseUrl }, 'server')
  }

  return inPlace(config, {
    remote: async (server) => writeBesideServer(await askForBackup(server)),
    alone: async (store) => {
      if (config.databaseUrl === null) return writeEmbedded(store, config.dataDir)
      // The journal is copied; a server may start while the database is read.
      await store.close()
      return writeFrom({ databaseUrl: config.databaseUrl }, 'server')
    },
  })
}
