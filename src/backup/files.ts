import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ClientBase } from 'pg'
import { SECRET_FILE } from '#accounts'
import { ASSETS_FOLDER, storedKeys } from '#assets'
import { INSTANCE_FILE, JOURNAL_FOLDER, keptJournalFiles, REJECTED_FOLDER, StoreError } from '#store'

const REJECTED = `${JOURNAL_FOLDER}/${REJECTED_FOLDER}/`
/** What is different in every data directory, and must not be another one's. */
const IDENTITIES: Readonly<Record<string, string>> = {
  [SECRET_FILE]: 'holds another secret than the backup',
  [`${JOURNAL_FOLDER}/${INSTANCE_FILE}`]: 'belongs to the journal of another database than the backup',
}

/** Small files, which come first: they tell at once whether a backup fits where it is restored. Below `DATA_DIR`. */
export const identityFiles = async (dataDir: string): Promise<string[]> => [
  SECRET_FILE,
  ...(await keptJournalFiles(dataDir)),
]

/** Files of the assets that the database has. Below `DATA_DIR`. */
export async function* assetFiles(client: ClientBase): AsyncGenerator<string, void> {
  for await (const key of storedKeys(client)) yield `${ASSETS_FOLDER}/${key}`
}

/** Whether a path is one of ours: nothing in a backup may lead out of `DATA_DIR`, or to anything else in it. */
export const isOurs = (path: string): boolean =>
  Object.hasOwn(IDENTITIES, path) ||
  (path.startsWith(REJECTED) && /^[\w-][\w.-]*$/.test(path.slice(REJECTED.length))) ||
  (path.startsWith(`${ASSETS_FOLDER}/`) &&
    /^[a-z0-9]{2}\/[a-z0-9_]+$/.test(path.slice(ASSETS_FOLDER.length + 1)))

/** Writes a file below the staging folder, readable by this user alone. */
export const stage = async (staging: string, path: string, pieces: AsyncIterable<Buffer>): Promise<void> => {
  const target = join(staging, path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const file = await open(target, 'wx', 0o600)
  try {
    for await (const piece of pieces) await file.writeFile(piece)
    await file.sync()
  } finally {
    await file.close()
  }
}

const sizeOf = async (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  )

/**
 * Whether a staged file is needed in `dataDir`, where the same may be there already.
 * @throws StoreError where another one is
 */
export const isNeeded = async (dataDir: string, staging: string, path: string): Promise<boolean> => {
  const [present, staged] = [join(dataDir, path), join(staging, path)]
  const size = await sizeOf(present)
  if (size === null) return true
  const identity = IDENTITIES[path]
  const isSame =
    identity === undefined
      ? path.startsWith(REJECTED) || size === (await sizeOf(staged))
      : (await readFile(present)).equals(await readFile(staged))
  if (isSame) return false
  throw new StoreError(
    `${present} ${identity ?? 'is another file than in the backup'}; nothing was restored. Restore into a new DATA_DIR, or move the file away first`,
  )
}

/** Moves staged files to their places, all of them or none. @returns what moves them away again */
export const place = async (
  dataDir: string,
  staging: string,
  paths: readonly string[],
): Promise<() => Promise<void>> => {
  const placed: string[] = []
  const undo = async (): Promise<void> => {
    for (const path of placed) await rm(path, { force: true })
  }
  try {
    for (const path of paths) {
      const target = join(dataDir, path)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await rename(join(staging, path), target)
      placed.push(target)
    }
    return undo
  } catch (error) {
    await undo()
    throw error
  }
}
