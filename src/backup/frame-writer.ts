import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { deflate as deflateWithCallback } from 'node:zlib'
import { BackupFileError } from './backup-file-error.js'
import { checkOf, FIRST_LINE, FORMAT, HEAD_BYTES, KINDS, PIECE_BYTES, type FrameKind } from './format.js'

const deflate = promisify(deflateWithCallback)

/** Writes frames, one after another, to a new file. */
export interface FrameWriter {
  json(kind: 'header' | 'table' | 'file' | 'end' | 'last', value: unknown): Promise<void>
  /** Bytes of the table or file that has begun, in pieces that may end anywhere. @returns how many, and how many line ends in them */
  content(kind: 'packed' | 'plain', pieces: AsyncIterable<Buffer>): Promise<{ bytes: number; lines: number }>
  /** Bytes written so far. */
  written(): number
}

const writeAll = async (file: FileHandle, bytes: Buffer): Promise<void> => {
  for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done)).bytesWritten
}

/** Pieces of {@link PIECE_BYTES}, and the rest. */
async function* evenly(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    size += piece.length
    if (size < PIECE_BYTES) continue
    const bytes = Buffer.concat(waiting)
    const whole = bytes.length - (bytes.length % PIECE_BYTES)
    for (let start = 0; start < whole; start += PIECE_BYTES) yield bytes.subarray(start, start + PIECE_BYTES)
    waiting = [bytes.subarray(whole)]
    size = bytes.length - whole
  }
  if (size > 0) yield Buffer.concat(waiting)
}

const countLines = (bytes: Buffer): number => {
  let lines = 0
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) lines += 1
  return lines
}

/** Begins a backup in an empty file; `path` is its name in errors, and `signal` ends the writing. */
export const writeFrames = async (
  file: FileHandle,
  path: string,
  signal: AbortSignal,
): Promise<FrameWriter> => {
  const hash = createHash('sha256')
  let written = 0
  const put = async (bytes: Buffer): Promise<void> => {
    signal.throwIfAborted()
    hash.update(bytes)
    await writeAll(file, bytes).catch((error: unknown) => {
      throw BackupFileError.of(path, error)
    })
    written += bytes.length
  }
  const frame = async (kind: FrameKind, payload: Buffer): Promise<void> => {
    const head = Buffer.alloc(HEAD_BYTES)
    head.writeUInt8(KINDS[kind], 0)
    head.writeUInt32BE(payload.length, 1)
    await put(Buffer.concat([head, payload]))
    await put(checkOf(hash))
  }
  await put(Buffer.from(`${FIRST_LINE}${FORMAT}\n`))
  return {
    json: (kind, value) => frame(kind, Buffer.from(JSON.stringify(value))),
    async content(kind, pieces) {
      let bytes = 0
      let lines = 0
      for await (const piece of evenly(pieces)) {
        bytes += piece.length
        lines += countLines(piece)
        await frame(kind, kind === 'packed' ? await deflate(piece, { level: 3 }) : piece)
      }
      return { bytes, lines }
    },
    written: () => written,
  }
}
