import { randomBytes } from 'node:crypto'
import { lstatSync, type Stats } from 'node:fs'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { VERSION } from '#generated/routes'
import type { Source, Store } from '#store'
import { BACKUP_FILE_WORDS, BackupFileError } from './backup-file-error.js'
import { assetFiles, identityFiles } from './files.js'
import { writeFrames, type FrameWriter } from './frame-writer.js'
import type { FileEnd, Header, TableEnd, Totals } from './types.js'

/** What is backed up. */
export interface BackupParts {
  source: Source
  kind: Store['kind']
  /** Where the files are. */
  dataDir: string
  /** Whether the assets' files are in `dataDir`, and not in S3. */
  withAssets: boolean
  /** Ends the work; nothing is left then. */
  signal: AbortSignal
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const writeTables = async (frames: FrameWriter, source: Source, totals: Totals): Promise<void> => {
  for (const table of source.contents.tables) {
    await frames.json('table', table.name)
    const { bytes, lines: rows } = await frames.content('packed', source.read(table))
    await frames.json('end', { rows } satisfies TableEnd)
    totals.tables += 1
    totals.rows += rows
    totals.rowBytes += bytes
  }
}

/** @returns whether the file was there */
const writeFile = async (frames: FrameWriter, dataDir: string, path: string, totals: Totals) => {
  const file = await open(join(dataDir, path), 'r').catch((error: unknown) => {
    if (isGone(error)) return null
    throw error
  })
  if (file === null) return false
  await frames.json('file', path)
  const { bytes } = await frames.content('plain', file.createReadStream() as AsyncIterable<Buffer>)
  await frames.json('end', { bytes } satisfies FileEnd)
  totals.files += 1
  totals.fileBytes += bytes
  return true
}

const writeAll = async (file: FileHandle, path: string, parts: BackupParts): Promise<Totals> => {
  const { source, kind, dataDir, withAssets, signal } = parts
  const totals: Totals = { tables: 0, rows: 0, rowBytes: 0, files: 0, fileBytes: 0, missing: 0 }
  const frames = await writeFrames(file, path, signal)
  const createdAt = new Date().toISOString()
  await frames.json('header', {
    release: VERSION,
    createdAt,
    from: kind,
    contents: source.contents,
  } satisfies Header)
  for (const name of await identityFiles(dataDir)) await writeFile(frames, dataDir, name, totals)
  await writeTables(frames, source, totals)
  if (withAssets)
    for await (const name of assetFiles(source.client))
      if (!(await writeFile(frames, dataDir, name, totals))) totals.missing += 1
  await frames.json('last', totals)
  await file.sync()
  return totals
}

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/**
 * Writes a backup to a new file that only this user may read. It has its name when it is complete; after any failure there is none.
 * @throws BackupFileError where the file cannot be written
 */
export const writeBackup = async (path: string, parts: BackupParts): Promise<Totals> => {
  const partial = `${path}.${randomBytes(4).toString('hex')}.partial`
  const failed = (error: unknown): never => {
    throw isGone(error)
      ? new BackupFileError(path, 'its folder does not exist')
      : BackupFileError.of(path, error)
  }
  const file = await open(partial, 'wx', 0o600).catch(failed)
  try {
    const totals = await writeAll(file, path, parts)
    await file.close()
    requireFree(path)
    await rename(partial, path).catch(failed)
    await syncFolder(dirname(path))
    return totals
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(partial, { force: true })
    throw error
  }
}

const lookAt = (path: string): Stats | undefined => {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch (error) {
    throw BackupFileError.of(path, error)
  }
}

/** @throws BackupFileError where there is something of that name, which is never overwritten */
export const requireFree = (path: string): void => {
  const found = lookAt(path)
  if (found !== undefined)
    throw new BackupFileError(path, found.isDirectory() ? BACKUP_FILE_WORDS.EISDIR : BACKUP_FILE_WORDS.EEXIST)
}
