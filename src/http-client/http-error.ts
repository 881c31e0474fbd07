/**
 * What became of a request. `connect`: no connection came about; `interrupted`: it ended before the answer did;
 * `malformed`: what came is not HTTP as we accept it; `undecodable`: the body is not in the encoding that it claims;
 * `unknown-encoding`: nor could we decode it.
 */
export type HttpFailure = 'connect' | 'interrupted' | 'malformed' | 'undecodable' | 'unknown-encoding'

/** The only error of the wire. */
export class HttpError extends Error {
  constructor(
    readonly failure: HttpFailure,
    /** Node's code of the error, or a word of ours. */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`${failure} (${code})`, options)
    this.name = 'HttpError'
  }
}

const codeOf = (error: unknown): string => {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error
  return inner instanceof Error && 'code' in inner && typeof inner.code === 'string' ? inner.code : 'unknown'
}

/** Node's prefixes for the errors of zlib and of brotli. */
const DECODING = /^(Z_|ERR__ERROR_|ERR_BROTLI|ERR_ZLIB)/

/** Gives an error of Node's sockets, parser and decoders its class. */
export const toHttpError = (error: unknown, isConnected: boolean): HttpError => {
  if (error instanceof HttpError) return error
  const code = codeOf(error)
  const options = { cause: error }
  if (code.startsWith('HPE_')) return new HttpError('malformed', code, options)
  if (DECODING.test(code)) return new HttpError('undecodable', code, options)
  return new HttpError(isConnected ? 'interrupted' : 'connect', code, options)
}
