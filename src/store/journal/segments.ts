import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { codeOf, messageOf, StoreError } from '../store-error.js'
import type { Room } from './room.js'

/** Bytes after which the next file begins; copied files are deleted whole. */
const SEGMENT_BYTES = 8 * 1024 * 1024
const CHUNK_BYTES = 512 * 1024
const NEWLINE = 0x0a

/** One file of the journal. */
export interface Segment {
  /** The file's name, which no other segment of any instance has. */
  name: string
  path: string
  /** Bytes written. */
  end: number
  /** Bytes that PostgreSQL has. */
  position: number
}

/** A line as it is in its segment. */
export interface Line {
  bytes: Buffer
  /** Where the next line begins. */
  end: number
}

/** The files of one journal, oldest first; at most the last one is being written. */
export interface Segments {
  /** Queues a line (with its newline); resolves when it is written, together with the other lines of this tick. */
  append(line: string): Promise<void>
  /** Writes at once what is queued. */
  write(): void
  /** The segments that have something to copy or to delete. */
  all(): readonly Segment[]
  /** Deletes a segment that is copied, unless it is being written. */
  finish(segment: Segment): void
  /** Flushes every deletion so far to the disk. */
  sync(): void
  close(): void
}

const NO_ROOM: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT'])

/**
 * Opens the journal's files in an existing directory; `written` is told the number of lines of each write, 0 of one that
 * failed. A write that finds no room is tried once more without the room's reserve.
 */
export const openSegments = (
  directory: string,
  written: (lines: number) => void,
  room?: Pick<Room, 'spendReserve'>,
): Segments => {
  const segments: Segment[] = readdirSync(directory)
    .filter((name) => name.endsWith('.log'))
    .sort()
    .map((name) => ({
      name,
      path: join(directory, name),
      end: statSync(join(directory, name)).size,
      position: 0,
    }))
  let current: { segment: Segment; file: number } | undefined
  let queue:
    | { lines: string[]; resolve: () => void; reject: (error: Error) => void; promise: Promise<void> }
    | undefined
  let closed = false

  const begin = (): { segment: Segment; file: number } => {
    const name = `${Date.now()}-${randomBytes(6).toString('hex')}.log`
    const path = join(directory, name)
    const segment = { name, path, end: 0, position: 0 }
    const file = openSync(path, 'wx', 0o600)
    segments.push(segment)
    return { segment, file }
  }

  const endCurrent = (): void => {
    if (current !== undefined) closeSync(current.file)
    current = undefined
  }

  const writeAll = (bytes: Buffer): void => {
    if (current !== undefined && current.segment.end >= SEGMENT_BYTES) endCurrent()
    current ??= begin()
    const { segment, file } = current
    try {
      for (let done = 0; done < bytes.length;)
        done += writeSync(file, bytes, done, bytes.length - done, segment.end + done)
      segment.end += bytes.length
    } catch (error) {
      // Half a line must not precede the next one.
      ftruncateSync(file, segment.end)
      // What is in the file is copied, and the file then deleted, which makes room; an empty one is tried again.
      if (segment.end > 0) endCurrent()
      throw error
    }
  }

  const writeSurely = (bytes: Buffer): void => {
    try {
      writeAll(bytes)
    } catch (error) {
      if (!NO_ROOM.has(codeOf(error)) || room?.spendReserve() !== true) throw error
      writeAll(bytes)
    }
  }

  const write = (): void => {
    if (queue === undefined) return
    const { lines, resolve, reject } = queue
    queue = undefined
    try {
      writeSurely(Buffer.from(lines.join('')))
    } catch (error) {
      reject(new StoreError(`the journal in ${directory} cannot be written: ${messageOf(error)}`))
      written(0)
      return
    }
    resolve()
    written(lines.length)
  }

  const newQueue = (): NonNullable<typeof queue> => {
    let resolve = (): void => undefined
    let reject = (_: Error): void => undefined
    const promise = new Promise<void>((yes, no) => {
      resolve = yes
      reject = no
    })
    setImmediate(write)
    return { lines: [], resolve, reject, promise }
  }

  return {
    append: (line) => {
      if (closed) return Promise.reject(new StoreError('the journal is closed'))
      queue ??= newQueue()
      queue.lines.push(line)
      return queue.promise
    },
    write,
    all: () => segments,
    finish: (segment) => {
      if (segment === current?.segment) return
      rmSync(segment.path, { force: true })
      segments.splice(segments.indexOf(segment), 1)
    },
    sync: () => {
      const folder = openSync(directory, 'r')
      fsyncSync(folder)
      closeSync(folder)
    },
    close: () => {
      write()
      closed = true
      endCurrent()
    },
  }
}

/**
 * The next whole lines of a segment, from its position on, at most `limit` of them. None are left when the array is
 * empty: what may still follow is the beginning of a line that was never completed.
 */
export const readLines = ({ path, position, end }: Segment, limit: number): Line[] => {
  const file = openSync(path, 'r')
  try {
    for (let size = CHUNK_BYTES; ; size *= 2) {
      const chunk = Buffer.allocUnsafe(Math.min(size, end - position))
      const bytes = chunk.subarray(0, readSync(file, chunk, 0, chunk.length, position))
      const lines: Line[] = []
      let start = 0
      for (
        let stop = bytes.indexOf(NEWLINE);
        stop >= 0 && lines.length < limit;
        stop = bytes.indexOf(NEWLINE, start)
      ) {
        lines.push({ bytes: bytes.subarray(start, stop), end: position + stop + 1 })
        start = stop + 1
      }
      if (lines.length > 0 || position + size >= end) return lines
    }
  } finally {
    closeSync(file)
  }
}
