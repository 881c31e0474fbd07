import { promisify } from 'node:util'
import { brotliDecompress, createBrotliDecompress, gzip } from 'node:zlib'
import { Readable } from 'node:stream'

/** A document as it leaves the worker. */
export interface MadeDocument {
  /** The text's length in bytes. */
  bytes: number
  /** Of the text; the same text has the same hash in every process. */
  hash: string
  brotli: Uint8Array
}

/** The content codings that documents are served in. */
export type Coding = 'br' | 'gzip' | 'identity'

/** One representation of a document. */
export interface Representation {
  /** A strong validator (RFC 9110, 8.8.3): each coding has its own. */
  etag: string
  bytes: number
  /** The body; a stream is opened at each call and must be read or destroyed. */
  body: () => Buffer | Readable
}

/** A document that is kept compressed. */
export interface PackedDocument {
  as: (coding: Coding) => Promise<Representation>
}

/**
 * Keeps a document's brotli form alone, and its gzip form once somebody has asked for it. The text itself is decompressed
 * as fast as each client takes it, so that slow clients cost no copies of it.
 */
export const packed = ({ bytes, hash, brotli }: MadeDocument): PackedDocument => {
  const compressed = Buffer.from(brotli.buffer, brotli.byteOffset, brotli.byteLength)
  let zipped: Promise<Buffer> | undefined
  const gzipped = async (): Promise<Buffer> =>
    promisify(gzip)(await promisify(brotliDecompress)(compressed), { level: 9 })
  return {
    as: async (coding) => {
      switch (coding) {
        case 'br':
          return { etag: `"${hash}-br"`, bytes: compressed.length, body: () => compressed }
        case 'gzip': {
          const body = await (zipped ??= gzipped())
          return { etag: `"${hash}-gzip"`, bytes: body.length, body: () => body }
        }
        case 'identity': {
          const body = (): Readable => Readable.from([compressed]).pipe(createBrotliDecompress())
          return { etag: `"${hash}"`, bytes, body }
        }
      }
    },
  }
}
