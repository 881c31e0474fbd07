import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const DEFAULT = 'var'
/** The default of earlier versions, where the data sets of the repository are too. */
const FORMER = 'data'
/** Everything that a server keeps in its data directory. */
const ENTRIES = ['secret-key', 'pglite', 'journal', 'lock', 'assets', 'work']
/** What is lost with the directory: either says that a server has run there. */
const isStore = (directory: string): boolean =>
  ['secret-key', 'pglite', 'journal'].some((name) => existsSync(join(directory, name)))

/** The absolute path of the data directory, and what the operator should know about the choice. */
export interface DataDir {
  dataDir: string
  warnings: readonly string[]
}

/**
 * `DATA_DIR`, else `./var`. Where a server of an earlier version kept its store in `./data`, and there is none in
 * `./var`, that store is used on, with a warning that says how to move it.
 */
export const chooseDataDir = (given: string | null, cwd: string): DataDir => {
  if (given !== null) return { dataDir: resolve(cwd, given), warnings: [] }
  const dataDir = join(cwd, DEFAULT)
  const former = join(cwd, FORMER)
  if (isStore(dataDir) || !isStore(former)) return { dataDir, warnings: [] }
  const moved = ENTRIES.filter((name) => existsSync(join(former, name))).map((name) => `${FORMER}/${name}`)
  const advice = `to move it, stop the server and run: mkdir -p ${DEFAULT} && mv ${moved.join(' ')} ${DEFAULT}/`
  return {
    dataDir: former,
    warnings: [
      `DATA_DIR is not set and its default is now ./${DEFAULT}; the store in ./${FORMER} is used; ${advice}`,
    ],
  }
}
