import { isDeepStrictEqual } from 'node:util'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Says that a file is one of ours, and in which layout. */
const MAGIC = Buffer.from('DATASET1')
/** Magic, then the length of the index as a 32-bit big-endian number. */
const HEAD_BYTES = MAGIC.length + 4

type Index = readonly (readonly [name: string, bytes: number])[]

const compress = (text: string): Buffer => {
  const bytes = Buffer.from(text, 'utf8')
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  })
}

/**
 * A data file of named parts, each JSON under brotli, so that one part can be read without the others.
 */
export const packDataSet = (parts: Readonly<Record<string, unknown>>): Buffer => {
  const bodies = Object.entries(parts).map(
    ([name, value]) => [name, compress(JSON.stringify(value))] as const,
  )
  const index = Buffer.from(JSON.stringify(bodies.map(([name, body]) => [name, body.length])))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(index.length)
  return Buffer.concat([MAGIC, length, index, ...bodies.map(([, body]) => body)])
}

/** Where each part's compressed bytes stand, in the file's order. */
const places = (file: Buffer): { name: string; start: number; end: number }[] => {
  if (!file.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('not a data file')
  const indexEnd = HEAD_BYTES + file.readUInt32BE(MAGIC.length)
  let end = indexEnd
  return (JSON.parse(file.toString('utf8', HEAD_BYTES, indexEnd)) as Index).map(([name, bytes]) => {
    const start = end
    end += bytes
    return { name, start, end }
  })
}

/** The names of a data file's parts. */
export const partNames = (file: Buffer): string[] => places(file).map(({ name }) => name)

/**
 * One part of a data file.
 * @throws Error when the bytes are no data file, are cut short, or have no such part.
 */
export const unpackPart = (file: Buffer, part: string): unknown => {
  const place = places(file).find(({ name }) => name === part)
  if (place === undefined) throw new Error(`the data file has no part ${part}`)
  if (place.end > file.length) throw new Error(`the data file ends inside its part ${part}`)
  return JSON.parse(brotliDecompressSync(file.subarray(place.start, place.end)).toString('utf8'))
}

/** Whether a data file holds exactly these parts. */
export const holdsParts = (file: Buffer, parts: Readonly<Record<string, unknown>>): boolean => {
  const plain = JSON.parse(JSON.stringify(parts)) as Record<string, unknown>
  return (
    isDeepStrictEqual(partNames(file), Object.keys(plain)) &&
    Object.entries(plain).every(([name, value]) => isDeepStrictEqual(unpackPart(file, name), value))
  )
}
