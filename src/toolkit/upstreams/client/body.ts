import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { UpstreamFailure } from './failure.js'

/** What `readBody` understands, as the header that asks for it. */
export const ACCEPT_ENCODING = 'gzip, br, deflate'

const DECODERS: ReadonlyMap<string, () => ReturnType<typeof createGunzip>> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
])

const decode = (body: Readable, encoding: string): Readable => {
  if (encoding === '' || encoding === 'identity') return body
  const create = DECODERS.get(encoding)
  if (create === undefined) {
    body.destroy()
    throw new UpstreamFailure('broken', 'its answer has an unknown content encoding')
  }
  const decoder = create()
  // Not `pipeline`: each must end the other, and what goes wrong must reach the reader of the decoder.
  body.on('error', (error) => decoder.destroy(error))
  decoder.on('error', () => undefined).on('close', () => body.destroy())
  return body.pipe(decoder)
}

/** Whether an error comes from decompression. */
const isDecoding = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(Z_|ERR__ERROR_|ERR_BROTLI|ERR_ZLIB)/.test(error.code)

/**
 * The whole body, decoded; never holds more than `mostBytes` of it.
 * @throws UpstreamFailure when it is longer or can't be decoded; the signal's reason; otherwise what the wire says.
 */
export const readBody = async (
  body: Readable,
  encoding: string,
  mostBytes: number,
  signal: AbortSignal,
): Promise<Buffer> => {
  const decoded = decode(body, encoding.trim().toLowerCase())
  const pieces: Buffer[] = []
  let bytes = 0
  const stop = (): unknown => decoded.destroy(new Error('aborted'))
  signal.addEventListener('abort', stop, { once: true })
  try {
    for await (const piece of decoded) {
      bytes += (piece as Buffer).length
      if (bytes > mostBytes) throw new UpstreamFailure('refused', 'its answer is too large')
      pieces.push(piece as Buffer)
    }
  } catch (error) {
    if (isDecoding(error)) throw new UpstreamFailure('broken', 'its answer is wrongly compressed')
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
  signal.throwIfAborted()
  return Buffer.concat(pieces)
}
