import { BackupFileError } from './backup-file-error.js'
import { jsonOf, type Frame } from './format.js'
import { readFrames } from './frame-reader.js'
import type { FileEnd, Header, TableEnd, Totals } from './types.js'

/** One part of a backup. What it has must be read to its end before the next part. */
export type Part =
  | { kind: 'table'; name: string; pieces: AsyncIterable<Buffer>; end: () => TableEnd }
  | { kind: 'file'; path: string; pieces: AsyncIterable<Buffer>; end: () => FileEnd }

/** A backup while it is read. */
export interface BackupReader {
  header: Header
  /** In the order of the file. */
  parts: AsyncGenerator<Part, Totals>
  close(): Promise<void>
}

/** Opens a backup. @throws BackupFileError where it is none, cut short or damaged; so do its parts */
export const openBackup = async (path: string, signal: AbortSignal): Promise<BackupReader> => {
  const frames = readFrames(path, signal)
  const next = async (): Promise<Frame> => {
    const { value, done } = await frames.next()
    if (done === true) throw new BackupFileError(path, 'its parts are in disorder')
    return value
  }
  const header = jsonOf<Header>(await next())

  const contentOf = <End>() => {
    let end: End | undefined
    async function* pieces(): AsyncGenerator<Buffer> {
      for (;;) {
        const frame = await next()
        if (frame.kind === 'end') {
          end = jsonOf<End>(frame)
          return
        }
        yield frame.payload
      }
    }
    return {
      pieces: pieces(),
      end: (): End => {
        if (end === undefined) throw new Error('a part of the backup was not read to its end')
        return end
      },
    }
  }

  async function* parts(): AsyncGenerator<Part, Totals> {
    for (;;) {
      const frame = await next()
      if (frame.kind === 'table')
        yield { kind: 'table', name: jsonOf<string>(frame), ...contentOf<TableEnd>() }
      else if (frame.kind === 'file')
        yield { kind: 'file', path: jsonOf<string>(frame), ...contentOf<FileEnd>() }
      else {
        // What follows the last frame is a fault too.
        await frames.next()
        return jsonOf<Totals>(frame)
      }
    }
  }
  return { header, parts: parts(), close: async () => void (await frames.return()) }
}

/** Reads a backup from its first byte to its last. @returns what it says of itself. @throws BackupFileError where anything is wrong */
export const checkBackup = async (
  path: string,
  signal: AbortSignal,
): Promise<{ header: Header; totals: Totals }> => {
  const { header, parts, close } = await openBackup(path, signal)
  try {
    for (;;) {
      const { value, done } = await parts.next()
      if (done === true) return { header, totals: value }
      for await (const _ of value.pieces);
    }
  } finally {
    await close()
  }
}
