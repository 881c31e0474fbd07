import { readFileSync } from 'node:fs'
import type { MadeDocument } from '../documents/packed.js'

/** Where a file of the bundle stands. */
interface Entry {
  name: string
  /** Of the file, uncompressed. */
  bytes: number
  hash: string
  /** Of its brotli form, which follow each other in this order behind the index. */
  compressed: number
}

/** What the bundle was made from. */
export interface Source {
  package: string
  version: string
  /** Of the package's archive (Subresource Integrity), as the registry states it. */
  integrity: string
}

/** A bundle's first line, as JSON. */
export interface Index extends Source {
  /** The module that the page loads, and those that it imports at once. */
  entry: string
  preload: readonly string[]
  files: readonly Entry[]
}

const FILE = new URL('../site/reference.bin', import.meta.url)

/** One line of JSON, then the compressed files. */
export const packBundle = (
  head: Omit<Index, 'files'>,
  files: readonly (MadeDocument & { name: string })[],
): Buffer => {
  const index: Index = {
    ...head,
    files: files.map(({ name, bytes, hash, brotli }) => ({
      name,
      bytes,
      hash,
      compressed: brotli.byteLength,
    })),
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...files.map(({ brotli }) => brotli)])
}

/** A bundle's index and, by name, its files. */
export interface Bundle {
  index: Index
  file: (name: string) => MadeDocument | undefined
}

/** Reads a bundle. @throws SyntaxError or Error where the bytes are none */
export const unpackBundle = (bytes: Buffer): Bundle => {
  const end = bytes.indexOf('\n')
  const index = JSON.parse(bytes.toString('utf8', 0, end)) as Index
  const starts = new Map<string, number>()
  let start = end + 1
  for (const { name, compressed } of index.files) {
    starts.set(name, start)
    start += compressed
  }
  if (start !== bytes.length) throw new Error('The bundle is not as long as its index says')
  return {
    index,
    file: (name) => {
      const entry = index.files.find((each) => each.name === name)
      const from = starts.get(name)
      if (entry === undefined || from === undefined) return undefined
      // A copy, so that what is kept of one file does not hold the others.
      const brotli = Uint8Array.from(bytes.subarray(from, from + entry.compressed))
      return { bytes: entry.bytes, hash: entry.hash, brotli }
    },
  }
}

/** The API reference's program, as it is committed. It is read at each call, since it is asked for once. */
export const readBundle = (): Bundle => unpackBundle(readFileSync(FILE))
