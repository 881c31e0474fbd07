import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StoreError } from '../store-error.js'

/** Below `DATA_DIR`, while a restore is under way. */
export const STAGING = 'restoring'

/**
 * Keeps servers off a data directory that a restore was to fill and did not: an empty database made there would pass for the
 * restored one. `isServer`: the database is elsewhere.
 */
export const requireNoRestore = (dataDir: string, isServer: boolean): void => {
  const staging = join(dataDir, STAGING)
  if (!existsSync(staging)) return
  // The embedded database comes last, and with it all is there.
  if (!isServer && existsSync(join(dataDir, 'pglite')))
    return rmSync(staging, { recursive: true, force: true })
  throw new StoreError(
    `a restore into DATA_DIR ${dataDir} was cut short: run it again, or delete ${staging} to start without it`,
  )
}
