import { Agent, type Dispatcher } from 'undici'
import type { GuardedFetch } from '../../fetch/types.js'
import { readBody } from './body.js'
import type { Address } from './address.js'
import { UpstreamFailure } from './failure.js'

/** Documented answers stay far below; more would hold the event loop for over 50 ms when it is parsed. */
const MOST_BYTES = 6 * 1024 * 1024
const MOST_REDIRECTS = 3
const CONNECTIONS_PER_ORIGIN = 16
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** What an upstream answered, whatever its status; the body is read only where `wants` says so. */
export interface Reply {
  status: number
  retryAfter: string | null
  bytes: Buffer
}

export interface Outgoing {
  address: Address
  headers: Readonly<Record<string, string>>
  /** JSON; without it the request is a GET. */
  body: string | null
}

export interface Wire {
  /** @throws UpstreamFailure, or the signal's reason. */
  send(request: Outgoing, wants: (status: number) => boolean, signal: AbortSignal): Promise<Reply>
  close(): Promise<void>
}

const TIME_OUTS = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])
const RESETS = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

const codeOf = (error: unknown): string => {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error
  return inner instanceof Error && 'code' in inner && typeof inner.code === 'string' ? inner.code : ''
}

/** Gives every failure of the wire its words; an abort keeps the reason it was given. */
const failureOf = (error: unknown, signal: AbortSignal): unknown => {
  if (signal.aborted) return signal.reason
  if (error instanceof UpstreamFailure) return error
  const code = codeOf(error)
  if (TIME_OUTS.has(code)) return new UpstreamFailure('broken', 'it did not answer in time')
  if (RESETS.has(code)) return new UpstreamFailure('broken', 'it broke off the connection')
  if (code.startsWith('HPE_')) return new UpstreamFailure('broken', 'it does not speak HTTP')
  return new UpstreamFailure('broken', 'it could not be reached')
}

const text = (value: string | string[] | undefined): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : value.join(', ')

/** Where a redirect leads. One away from https stays on https where its port allows. */
const nextOf = (from: URL, location: string | null): URL => {
  const next = location !== null && URL.canParse(location, from.href) ? new URL(location, from.href) : null
  if (next === null || !/^https?:$/.test(next.protocol)) {
    throw new UpstreamFailure('broken', 'it redirects to no web address')
  }
  if (from.protocol === 'https:' && next.port === '') next.protocol = 'https:'
  return next
}

/**
 * Connections to the upstreams, kept alive. The operator named their origins, so that these may be private addresses;
 * a redirect to any other origin goes through `fetch` with its address guard, without token or body.
 */
export const createWire = (fetch: GuardedFetch, timeoutMs: number): Wire => {
  const agent = new Agent({
    connections: CONNECTIONS_PER_ORIGIN,
    pipelining: 1,
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  })

  const dispatch = async (
    options: Dispatcher.RequestOptions & { origin: string },
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> => {
    const once = () => agent.request({ ...options, signal })
    return once().catch((error: unknown) => {
      // A kept connection may have been closed just now; asking again is harmless for a GET.
      const isAgain = options.method === 'GET' && RESETS.has(codeOf(error)) && !signal.aborted
      if (isAgain) return once()
      throw error
    })
  }

  /** Follows a redirect that left the upstream's origin. */
  const sendElsewhere = async (
    url: URL,
    headers: Outgoing['headers'],
    hops: number,
    signal: AbortSignal,
  ): Promise<Reply> => {
    const { accept = 'application/json', 'user-agent': userAgent = '' } = headers
    const response = await fetch(
      {
        url: url.href,
        headers: { accept, 'user-agent': userAgent },
        maxRedirects: MOST_REDIRECTS - hops,
        maxBytes: MOST_BYTES,
      },
      signal,
    ).catch(() => {
      throw signal.aborted ? signal.reason : new UpstreamFailure('broken', 'its redirect leads nowhere')
    })
    const retryAfter = response.headers.find(([name]) => name === 'retry-after')?.[1] ?? null
    return { status: response.status, retryAfter, bytes: Buffer.from(response.body) }
  }

  const hop = async (
    request: Outgoing,
    hops: number,
    wants: (status: number) => boolean,
    signal: AbortSignal,
  ): Promise<Reply> => {
    const { origin, target } = request.address
    const { body } = request
    const {
      statusCode,
      headers,
      body: stream,
    } = await dispatch(
      { origin, path: target, method: body === null ? 'GET' : 'POST', headers: request.headers, body },
      signal,
    )
    // Without a listener the error of a body that nobody reads any more would end the process.
    stream.on('error', () => undefined)
    const retryAfter = text(headers['retry-after'])
    if (REDIRECTS.has(statusCode)) {
      void stream.dump()
      if (hops === MOST_REDIRECTS) throw new UpstreamFailure('broken', 'it redirects too often')
      if (body !== null) throw new UpstreamFailure('broken', 'it redirects a POST')
      const next = nextOf(new URL(origin + target), text(headers.location))
      if (next.origin !== origin) return sendElsewhere(next, request.headers, hops + 1, signal)
      const address = { origin, target: next.pathname + next.search }
      return hop({ ...request, address }, hops + 1, wants, signal)
    }
    if (!wants(statusCode)) {
      void stream.dump()
      return { status: statusCode, retryAfter, bytes: Buffer.alloc(0) }
    }
    const encoding = text(headers['content-encoding']) ?? ''
    return { status: statusCode, retryAfter, bytes: await readBody(stream, encoding, MOST_BYTES, signal) }
  }

  return {
    send: (request, wants, signal) =>
      hop(request, 0, wants, signal).catch((error: unknown) => {
        throw failureOf(error, signal)
      }),
    close: () => agent.destroy(),
  }
}
