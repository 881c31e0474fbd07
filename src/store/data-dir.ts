import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { messageOf, StoreError } from './store-error.js'

/** What is wrong with a data directory, as the operator's error. */
export const unusable = (dataDir: string, error: unknown): StoreError =>
  new StoreError(`DATA_DIR ${dataDir} cannot be used: ${messageOf(error)}`)

/** Level by level: Node's own recursive way never returns where a parent cannot hold directories, as in /proc. */
const makeDirectory = (path: string): void => {
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** Makes the directory where it is not there. @returns its real path. @throws StoreError where it cannot be used */
export const prepareDataDir = (dataDir: string): string => {
  try {
    makeDirectory(dataDir)
    if (!statSync(dataDir).isDirectory()) throw new Error('it is not a directory')
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (error) {
    throw unusable(dataDir, error)
  }
}
