import { open, type FileHandle } from 'node:fs/promises'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'

// Signatures and offsets: PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16.
const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const MAX_COMMENT = 65_535
const STORED = 0
const DEFLATED = 8

interface Entry {
  method: number
  bytes: number
  headerAt: number
}

const readAt = async (file: FileHandle, position: number, bytes: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, position)
  if (bytesRead < bytes) throw new Error('the archive is cut short')
  return buffer
}

const findEntry = async (file: FileHandle, name: string): Promise<Entry> => {
  const { size } = await file.stat()
  const tailBytes = Math.min(size, END_BYTES + MAX_COMMENT)
  const tail = await readAt(file, size - tailBytes, tailBytes)
  const signature = Buffer.alloc(4)
  signature.writeUInt32LE(END_OF_DIRECTORY)
  const end = tail.lastIndexOf(signature)
  if (end < 0) throw new Error('it is not a zip archive')
  const directory = await readAt(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12))
  for (let at = 0; at + ENTRY_BYTES <= directory.length && directory.readUInt32LE(at) === DIRECTORY_ENTRY;) {
    const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28)
    if (directory.toString('utf8', at + ENTRY_BYTES, nameEnd) === name) {
      return {
        method: directory.readUInt16LE(at + 10),
        bytes: directory.readUInt32LE(at + 20),
        headerAt: directory.readUInt32LE(at + 42),
      }
    }
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  throw new Error(`the archive has no ${name}`)
}

/**
 * Writes one member of a zip archive (a Python wheel is one) to a file; archives under 4 GB, stored or deflated.
 * The content is not verified here: the caller knows its checksum.
 */
export const extractFromZip = async (archive: string, name: string, target: string): Promise<void> => {
  const file = await open(archive)
  try {
    const { method, bytes, headerAt } = await findEntry(file, name)
    const header = await readAt(file, headerAt, LOCAL_BYTES)
    if (header.readUInt32LE(0) !== LOCAL_HEADER) throw new Error('the archive is damaged')
    if (method !== STORED && method !== DEFLATED) throw new Error(`${name} is packed by method ${method}`)
    const start = headerAt + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
    const content = createReadStream(archive, { start, end: start + bytes - 1 })
    if (method === STORED) await pipeline(content, createWriteStream(target))
    else await pipeline(content, createInflateRaw(), createWriteStream(target))
  } finally {
    await file.close()
  }
}
