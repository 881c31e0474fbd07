import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { HttpError } from './http-error.js'

/** What {@link decode} understands, as the header that asks for it. */
export const ACCEPT_ENCODING = 'gzip, br, deflate'

const DECODERS: ReadonlyMap<string, () => ReturnType<typeof createGunzip>> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
])

/**
 * The body without its content encoding; it holds the body back as it is held back itself, and fails as the body does.
 * @throws HttpError `unknown-encoding`
 */
export const decode = (body: Readable, contentEncoding: string): Readable => {
  const encoding = contentEncoding.trim().toLowerCase()
  if (encoding === '' || encoding === 'identity') return body
  const create = DECODERS.get(encoding)
  if (create === undefined) throw new HttpError('unknown-encoding', 'unknown encoding')
  const decoder = create()
  // Not `pipeline`: the end of a decoder must not end the connection, which may be released.
  body.on('error', (error) => decoder.destroy(error))
  // Whoever reads gets the error; nobody may be reading any more, and then it would end the process.
  decoder.on('error', () => undefined)
  return body.pipe(decoder)
}
