import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '#config'
import { ENGINE_VERSION, WEIGHTS } from './model.js'
import type { LocalPlaces } from './upstream.js'

/** Where engine and weights live: `LOCAL_MODEL_DIR`, else `.local-model` in the working directory. */
export const localModelFolder = (env: Readonly<Record<string, string | undefined>>): string =>
  resolve(env['LOCAL_MODEL_DIR'] || '.local-model')

/** The places of providers of kind `local`. */
export const localPlaces = ({ env, dataDir }: Pick<Config, 'env' | 'dataDir'>): LocalPlaces => ({
  model: localModelFolder(env),
  work: join(dataDir, 'work'),
})

export const weightsFile = (folder: string): string => join(folder, WEIGHTS.file)
export const engineFolder = (folder: string): string => join(folder, 'engine')

/** Written last by the installation: what it lists was fetched completely and verified. */
export const receiptFile = (folder: string): string => join(folder, 'installed.json')

/** The receipt of the versions that this program needs. */
export const receipt = (): string =>
  `${JSON.stringify({ engine: ENGINE_VERSION, weights: WEIGHTS.sha256 })}\n`

/** Whether the folder has a finished installation of exactly the engine and weights that this program needs. */
export const isInstalled = async (folder: string): Promise<boolean> => {
  const written = await readFile(receiptFile(folder), 'utf8').catch(() => null)
  const weights = await stat(weightsFile(folder)).catch(() => null)
  return written === receipt() && weights?.size === WEIGHTS.bytes
}
