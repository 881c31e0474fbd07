import { type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Pool, type Dispatcher } from 'undici'
import type { ProviderConfig } from '../providers/types.js'
import { UpstreamError } from '../upstream.js'
import type { Deadline } from './deadline.js'

/** What came back: headers by lower-case name, the body decoded. */
export interface UpstreamResponse {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Throws only {@link UpstreamError}. */
  body: AsyncIterable<Uint8Array>
  /** Drops what has not been read, and the connection with it. Does nothing after the end or a release. */
  discard(): void
  /** The answer is whole: reads away what little may follow, so that the connection serves again. */
  release(): void
}

export interface UpstreamRequest {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: string
}

/** Connections to one provider; redirects are not followed, nothing is retried. */
export interface Connection {
  send(request: UpstreamRequest, deadline: Deadline): Promise<UpstreamResponse>
  close(): Promise<void>
}

const CONNECT_FAILURES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
  'ETIMEDOUT',
  'EPROTO',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_SSL/
const INTERRUPTIONS = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_ABORTED',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
])

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error
  return inner instanceof Error && 'code' in inner && typeof inner.code === 'string' ? inner.code : ''
}

/** How long an answer may stay open behind its end before its connection is given up. */
const DRAIN_MS = 1000

/** Gives every failure of the wire its class; an abort keeps the reason it was given. */
const toUpstreamError = (error: unknown, deadline: Deadline): unknown => {
  if (deadline.signal.aborted) return deadline.signal.reason
  if (error instanceof UpstreamError) return error
  const code = codeOf(error)
  const message = `${code || 'unknown error'} while talking to the provider`
  if (CONNECT_FAILURES.has(code) || CERTIFICATE.test(code))
    return new UpstreamError('connect', message, { cause: error })
  if (INTERRUPTIONS.has(code)) return new UpstreamError('interrupted', message, { cause: error })
  return new UpstreamError('malformed', message, { cause: error })
}

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
} as const

const decode = (body: Readable, encoding: string): Readable => {
  if (encoding === '' || encoding === 'identity') return body
  if (!Object.hasOwn(DECODERS, encoding)) {
    body.destroy()
    throw new UpstreamError('malformed', 'the answer has an unknown content encoding')
  }
  const decoder = DECODERS[encoding as keyof typeof DECODERS]()
  // Not `pipeline`: the decoder must hold the body back and each must end the other, but its errors are ours to class.
  body.on('error', (error) => decoder.destroy(error))
  decoder.on('close', () => body.destroy())
  return body.pipe(decoder)
}

async function* read(body: Readable, deadline: Deadline): AsyncGenerator<Uint8Array> {
  const stop = (): unknown => body.destroy()
  deadline.signal.addEventListener('abort', stop, { once: true })
  try {
    for await (const piece of body.iterator({ destroyOnReturn: false })) yield piece as Uint8Array
  } catch (error) {
    throw toUpstreamError(error, deadline)
  } finally {
    deadline.signal.removeEventListener('abort', stop)
  }
  // A destroyed stream can end its loop without an error.
  if (deadline.signal.aborted) throw deadline.signal.reason
}

const drain = (body: Readable): void => {
  const timer = setTimeout(() => body.destroy(), DRAIN_MS).unref()
  body.once('close', () => clearTimeout(timer)).resume()
}

/** Opens no connection before the first request. */
export const createConnection = (config: ProviderConfig, origin: string): Connection => {
  const pool = new Pool(origin, {
    connections: config.maxConcurrency,
    pipelining: 1,
    connect: { timeout: config.timeout.connectMs },
    // The deadline of each attempt measures progress in events, which the wire's own time-outs can't see.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  return {
    async send({ method, url, headers, body }, deadline) {
      const options: Dispatcher.RequestOptions = {
        method,
        path: url.pathname + url.search,
        headers,
        signal: deadline.signal,
        ...(body === undefined ? {} : { body }),
      }
      const response = await pool.request(options).catch((error: unknown) => {
        throw toUpstreamError(error, deadline)
      })
      // Without a listener the error of a body that nobody reads any more would end the process.
      response.body.on('error', () => undefined)
      const encoding = String(response.headers['content-encoding'] ?? '')
      const decoded = decode(response.body, encoding.trim().toLowerCase())
      let released = false
      return {
        status: response.statusCode,
        headers: response.headers,
        body: read(decoded, deadline),
        discard() {
          if (!released) decoded.destroy()
        },
        release() {
          released = true
          drain(decoded)
        },
      }
    },
    close: () => pool.destroy(),
  }
}
