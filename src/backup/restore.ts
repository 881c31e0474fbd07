import { statfs } from 'node:fs/promises'
import type { Config } from '#config'
import type { Logger } from '#observe'
import { messageOf, openTarget, StoreError, type TableShape, type Target } from '#store'
import { BackupFileError } from './backup-file-error.js'
import { isNeeded, isOurs, place, stage } from './files.js'
import { checkBackup, openBackup, type BackupReader, type Part } from './read.js'
import type { Header, Totals } from './types.js'

export interface RestoreParts {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>
  log: Logger
  /** Ends the work; nothing is changed then. */
  signal: AbortSignal
  /** Told of what the operator should know beside the result. */
  say: (line: string) => void
}

/** The embedded database takes this many times the bytes of its rows as text, with indexes and the log of changes. */
const EMBEDDED_GROWTH = 2
const SPARE = 64 * 1024 * 1024

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000)

const requireRoom = async (dataDir: string, isEmbedded: boolean, totals: Totals): Promise<void> => {
  const { bavail, bsize } = await statfs(dataDir)
  const needed = totals.fileBytes + (isEmbedded ? totals.rowBytes * EMBEDDED_GROWTH + SPARE : 0)
  if (bavail * bsize < needed)
    throw new StoreError(
      `there is no room on the disk of DATA_DIR ${dataDir}: about ${megabytes(needed)} MB are needed and ${megabytes(bavail * bsize)} MB are free; nothing was restored`,
    )
}

const skip = async (pieces: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _ of pieces);
}

/** Puts the parts of a backup where nobody sees them yet. @returns the files that have to be moved to their places */
const load = async (path: string, reader: BackupReader, target: Target, say: RestoreParts['say']) => {
  const { contents } = reader.header
  const foreign = new Set(
    await target.prepare(contents).catch((error: unknown) => {
      // It is about the backup where it is about its release.
      throw error instanceof StoreError ? new StoreError(`${path}: ${error.message}`) : error
    }),
  )
  const tables = new Map<string, TableShape>(contents.tables.map((table) => [table.name, table]))
  const files: string[] = []

  const loadPart = async (part: Part): Promise<void> => {
    if (part.kind === 'file') {
      if (!isOurs(part.path)) throw new BackupFileError(path, `it has a file of another kind, ${part.path}`)
      await stage(target.staging, part.path, part.pieces)
      if (await isNeeded(target.dataDir, target.staging, part.path)) files.push(part.path)
      return
    }
    const table = tables.get(part.name)
    if (table === undefined) throw new BackupFileError(path, `it does not describe its table ${part.name}`)
    if (foreign.has(part.name)) {
      say(`Left out: table ${part.name}, which is not of this service`)
      return skip(part.pieces)
    }
    const rows = await target.write(table, part.pieces)
    if (rows !== part.end().rows)
      throw new StoreError(`${rows} of ${part.end().rows} rows of ${part.name} arrived; nothing was restored`)
  }

  for await (const part of reader.parts) await loadPart(part)
  await target.finish(contents)
  return files
}

const restoreInto = async (path: string, target: Target, { signal, say }: RestoreParts): Promise<void> => {
  const reader = await openBackup(path, signal)
  try {
    const files = await load(path, reader, target, say)
    const undo = await place(target.dataDir, target.staging, files)
    await target.commit().catch(async (error: unknown) => {
      await undo()
      throw error
    })
  } finally {
    await reader.close()
  }
}

/**
 * Restores a backup into an empty place: all of it, or nothing. The file is read through before anything is touched.
 *
 * @throws BackupFileError where the file is not whole, StoreError where it does not fit the place
 */
export const restoreBackup = async (
  path: string,
  parts: RestoreParts,
): Promise<{ header: Header; totals: Totals }> => {
  const { config, log } = parts
  const checked = await checkBackup(path, parts.signal)
  const target = await openTarget(config, log)
  try {
    await requireRoom(target.dataDir, config.databaseUrl === null, checked.totals)
    await restoreInto(path, target, parts)
  } catch (error) {
    throw error instanceof Error && 'syscall' in error
      ? new StoreError(`DATA_DIR ${target.dataDir}: ${messageOf(error)}; nothing was restored`)
      : error
  } finally {
    await target.close()
  }
  return checked
}
