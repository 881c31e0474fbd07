import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflate as inflateWithCallback } from 'node:zlib'
import { BackupFileError } from './backup-file-error.js'
import {
  CHECK_BYTES,
  checkOf,
  FIRST_LINE,
  FORMAT,
  HEAD_BYTES,
  kindOf,
  LARGEST_PAYLOAD,
  PIECE_BYTES,
  type Frame,
} from './format.js'

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateWithCallback)

/** Reads so many bytes, or fewer where the file ends. */
const readUpTo = async (file: FileHandle, length: number, position: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length)
  let done = 0
  while (done < length) {
    const { bytesRead } = await file.read(bytes, done, length - done, position + done)
    if (bytesRead === 0) break
    done += bytesRead
  }
  return bytes.subarray(0, done)
}

/** @returns the bytes of the first line. @throws BackupFileError for another file, or another format */
const requireFirstLine = async (file: FileHandle, path: string): Promise<Buffer> => {
  const start = await readUpTo(file, FIRST_LINE.length + 12, 0).catch((error: unknown) => {
    throw BackupFileError.of(path, error)
  })
  const end = start.indexOf(0x0a) + 1
  const line = start.subarray(0, end).toString('latin1')
  if (start.length > 0 && `${FIRST_LINE}${FORMAT}\n`.startsWith(start.toString('latin1')) && end === 0)
    throw new BackupFileError(path, `it was cut short after ${start.length} bytes`)
  if (!line.startsWith(FIRST_LINE)) throw new BackupFileError(path, 'it is not a backup of this service')
  const format = line.slice(FIRST_LINE.length).trim()
  if (format !== String(FORMAT))
    throw new BackupFileError(
      path,
      `it has format ${format}, and this release reads format ${FORMAT}: use a newer release`,
    )
  return start.subarray(0, end)
}

/**
 * The frames of a backup. What it yields is as it was written; the file is complete and unharmed when it returns.
 * @throws BackupFileError that says what is wrong with the file, and where
 */
export async function* readFrames(path: string, signal: AbortSignal): AsyncGenerator<Frame, void> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw BackupFileError.of(path, error)
  })
  try {
    const hash = createHash('sha256')
    const firstLine = await requireFirstLine(file, path)
    hash.update(firstLine)
    let position = firstLine.length
    for (;;) {
      signal.throwIfAborted()
      const { size } = await file.stat()
      const head = await readUpTo(file, HEAD_BYTES, position)
      const fault = (what: string) => new BackupFileError(path, what)
      const isCut = `it was cut short after ${size} bytes`
      const isDamaged = `it is damaged near byte ${position}`
      if (head.length < HEAD_BYTES) throw fault(isCut)
      const kind = kindOf(head[0])
      const length = head.readUInt32BE(1)
      if (kind === undefined || length > LARGEST_PAYLOAD) throw fault(isDamaged)
      const rest = await readUpTo(file, length + CHECK_BYTES, position + HEAD_BYTES)
      if (rest.length < length + CHECK_BYTES) throw fault(isCut)
      const bytes = rest.subarray(0, length)
      hash.update(head).update(bytes)
      const check = checkOf(hash)
      if (!check.equals(rest.subarray(length))) throw fault(isDamaged)
      hash.update(check)
      position += HEAD_BYTES + length + CHECK_BYTES
      if (kind === 'packed')
        yield {
          kind,
          payload: await inflate(bytes, { maxOutputLength: PIECE_BYTES }).catch(() => {
            throw fault(isDamaged)
          }),
        }
      else yield { kind, payload: bytes }
      if (kind === 'last') {
        if (position !== size) throw fault(`it has ${size - position} bytes too many behind its end`)
        return
      }
    }
  } finally {
    await file.close()
  }
}
