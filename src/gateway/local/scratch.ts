import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const PREFIX = 'scratch-'
const ABANDONED_MS = 60 * 60 * 1000

/** Work in a folder of its own inside `folder`, gone afterwards; two installations do not meet in it. */
export const inScratch = async (folder: string, work: (scratch: string) => Promise<void>): Promise<void> => {
  const scratch = await mkdtemp(join(folder, PREFIX))
  try {
    await work(scratch)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Removes what installations that were killed an hour ago or earlier have left. */
export const removeAbandoned = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const isAbandoned = name.startsWith(PREFIX) && (await stat(path)).mtimeMs < Date.now() - ABANDONED_MS
    if (isAbandoned) await rm(path, { recursive: true, force: true })
  }
}
