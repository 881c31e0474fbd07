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

/** A decoder for a content encoding; null where there is nothing to decode, `undefined` for one that nobody knows. */
export const decoderOf = (contentEncoding: string): ReturnType<typeof createGunzip> | null | undefined => {
  const encoding = contentEncoding.trim().toLowerCase()
  return encoding === '' || encoding === 'identity' ? null : DECODERS.get(encoding)?.()
}

/**
 * The body without its content encoding; it holds the body back as it is held back itself, and fails as the body does.
 * @throws HttpError `unknown-encoding`
 */
export const decode = (body: Readable, contentEncoding: string): Readable => {
  const decoder = decoderOf(contentEncoding)
  if (decoder === null) return body
  if (decoder === undefined) throw new HttpError('unknown-encoding', 'unknown encoding')
  // Not `pipeline`: the end of a decoder must not end the connection, which may be released.
  body.on('error', (error) => decoder.destroy(error))
  // Whoever reads gets the error; nobody may be reading any more, and then it would end the process.
  decoder.on('error', () => undefined)
  return body.pipe(decoder)
}
