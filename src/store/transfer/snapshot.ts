import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { lockDataDir } from '../lock.js'
import { codeOf, StoreError } from '../store-error.js'
import { EXCHANGE } from './embedded-copier.js'

/** Below `DATA_DIR`: each a data directory of its own that has a copy of the embedded database. */
const FOLDER = 'snapshots'
const DATABASE = 'pglite'
/** Bytes that stay free for the server, which stops taking requests at 32 MB. */
const SPARE = 128 * 1024 * 1024
/** A file that was written so shortly before it was looked at may be written again without a newer time. Nanoseconds. */
const CLOCK_TICK = 2_000_000_000n
/** A command opens its snapshot at once; one that nobody has open later is left over. Milliseconds. */
const UNCLAIMED = 600_000

/** What tells a file that was written from one that was not. */
interface Version {
  size: number
  mtime: bigint
  inode: bigint
}

type Versions = Map<string, Version>

const unlessGone = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error
  return undefined
}

/** Every file below a folder by its path there. What vanishes meanwhile is left out. */
const listFiles = async (folder: string): Promise<Versions> => {
  const files: Versions = new Map()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === EXCHANGE) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path, { bigint: true }).catch(unlessGone)
    if (found !== undefined)
      files.set(path.slice(folder.length), {
        size: Number(found.size),
        mtime: found.mtimeNs,
        inode: found.ino,
      })
  }
  return files
}

const copyFolders = async (source: string, target: string): Promise<void> => {
  await mkdir(target, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory())
      await mkdir(join(target, entry.parentPath.slice(source.length), entry.name), {
        recursive: true,
        mode: 0o700,
      })
}

const copyFiles = async (source: string, target: string, names: Iterable<string>): Promise<void> => {
  for (const name of names)
    await copyFile(join(source, name), join(target, name), constants.COPYFILE_FICLONE).catch(unlessGone)
}

const hasChanged = (now: Version, before: Version | undefined, since: bigint): boolean =>
  before === undefined ||
  now.size !== before.size ||
  now.inode !== before.inode ||
  now.mtime !== before.mtime ||
  now.mtime >= since

/** Brings a copy that was made while the files were written up to what they are now that nobody writes. */
const copyChanges = async (source: string, target: string, before: Versions, since: bigint) => {
  const now = await listFiles(source)
  await copyFolders(source, target)
  const changed = [...now].filter(([name, version]) => hasChanged(version, before.get(name), since))
  await copyFiles(
    source,
    target,
    changed.map(([name]) => name),
  )
  for (const name of (await listFiles(target)).keys())
    if (!now.has(name)) await rm(join(target, name), { force: true })
}

const requireRoom = async (dataDir: string, files: Versions): Promise<void> => {
  const { bavail, bsize } = await statfs(dataDir)
  const needed = [...files.values()].reduce((sum, { size }) => sum + size, SPARE)
  if (bavail * bsize < needed)
    throw new StoreError(
      `there is no room on the disk of DATA_DIR ${dataDir} for a snapshot of the database: ${megabytes(needed)} MB are needed and ${megabytes(bavail * bsize)} MB are free. Make room, or stop the server first: without it no snapshot is needed`,
    )
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000)

/** The time by the clock of the file system, which may be another machine's. */
const timeOf = async (folder: string): Promise<bigint> => {
  const marker = join(folder, 'marker')
  await writeFile(marker, '')
  const { mtimeNs } = await stat(marker, { bigint: true })
  await rm(marker)
  return mtimeNs
}

const makeSnapshot = async (pool: Pool, source: string, folder: string): Promise<void> => {
  const target = join(folder, DATABASE)
  await pool.query('CHECKPOINT')
  const since = (await timeOf(folder)) - CLOCK_TICK
  const before = await listFiles(source)
  await requireRoom(folder, before)
  await copyFolders(source, target)
  await copyFiles(source, target, before.keys())
  // The pool's only connection: whoever has it keeps all others off the database.
  const client = await pool.connect()
  try {
    await client.query('CHECKPOINT')
    await copyChanges(source, target, before, since)
    // An engine that was started again meanwhile has written what nobody asked for.
    await client.query('SELECT 1')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/**
 * Copies the embedded database, as it is at one moment, into a new data directory below `dataDir`, for the caller to open and then to
 * remove. The database is in use meanwhile: all is copied once, and while it is held for a moment what has changed since.
 *
 * @returns the new data directory
 * @throws StoreError where there is no room
 */
export const snapshotEmbedded = async (pool: Pool, dataDir: string): Promise<string> => {
  await sweepSnapshots(dataDir, UNCLAIMED)
  const folder = join(dataDir, FOLDER, randomBytes(6).toString('hex'))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await makeSnapshot(pool, join(dataDir, DATABASE), folder)
    return folder
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

const isOpen = async (folder: string): Promise<boolean> =>
  lockDataDir(folder).then(
    async (lock) => {
      await lock.release()
      return false
    },
    () => true,
  )

/** Removes snapshots of commands that were killed: untouched for `age` milliseconds, and open nowhere. */
export const sweepSnapshots = async (dataDir: string, age: number): Promise<void> => {
  const names = await readdir(join(dataDir, FOLDER)).catch(unlessGone)
  for (const name of names ?? []) {
    const folder = join(dataDir, FOLDER, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs >= age && !(await isOpen(folder)))
      await rm(folder, { recursive: true, force: true })
  }
}
