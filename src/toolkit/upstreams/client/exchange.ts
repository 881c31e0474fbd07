import type { HeaderFields } from '#flow'
import {
  createHttpClient,
  HttpError,
  type HttpFailure,
  type HttpRequest,
  type HttpResponse,
} from '#http-client'
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
  /** By name, in lower case. */
  headers: HeaderFields
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

const WORDS: Readonly<Record<HttpFailure, string>> = {
  connect: 'it could not be reached',
  interrupted: 'it closed the connection early',
  malformed: 'it does not speak HTTP',
  undecodable: 'its answer is wrongly compressed',
  'unknown-encoding': 'its answer has an unknown content encoding',
}

/** Gives every failure of the wire its words; an abort keeps the reason it was given. */
const failureOf = (error: unknown, signal: AbortSignal): unknown => {
  if (signal.aborted) return signal.reason
  if (!(error instanceof HttpError)) return error
  return new UpstreamFailure(error.failure === 'connect' ? 'unreachable' : 'broken', WORDS[error.failure])
}

const text = (value: string | string[] | undefined): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : value.join(', ')

/** Where a redirect leads. One away from https stays on https where its port allows. */
const nextOf = (from: URL, location: string | null): URL => {
  const next = location !== null && URL.canParse(location, from.href) ? new URL(location, from.href) : null
  if (next === null || !/^https?:$/.test(next.protocol)) {
    throw new UpstreamFailure('broken', 'it redirects to something other than a web address')
  }
  if (from.protocol === 'https:' && next.port === '') next.protocol = 'https:'
  return next
}

/**
 * Connections to the upstreams, kept alive. The operator named their origins, so they may be private addresses;
 * a redirect to any other origin goes through `fetch` with its address guard, without token or body.
 */
export const createWire = (fetch: GuardedFetch, timeoutMs: number): Wire => {
  const client = createHttpClient({
    connectionsPerOrigin: CONNECTIONS_PER_ORIGIN,
    connectTimeoutMs: timeoutMs,
  })

  const ask = (request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> =>
    client.send(request, signal).catch((error: unknown) => {
      // A kept connection may have been closed just now; asking again is harmless for a GET.
      const isBrokenOff = error instanceof HttpError && error.failure === 'interrupted'
      if (request.method === 'GET' && isBrokenOff) return client.send(request, signal)
      throw error
    })

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
    const { status, body } = response
    return { status, headers: Object.fromEntries(response.headers), bytes: Buffer.from(body) }
  }

  const hop = async (
    request: Outgoing,
    hops: number,
    wants: (status: number) => boolean,
    signal: AbortSignal,
  ): Promise<Reply> => {
    const { origin, target } = request.address
    const { headers, body } = request
    const method = body === null ? 'GET' : 'POST'
    const response = await ask({ origin, target, method, headers, body }, signal)
    const { status, headers: given } = response
    if (REDIRECTS.has(status)) {
      response.release()
      if (hops === MOST_REDIRECTS) throw new UpstreamFailure('broken', 'it redirects too often')
      if (body !== null) throw new UpstreamFailure('broken', 'it redirects a POST')
      const next = nextOf(new URL(origin + target), text(given['location']))
      if (next.origin !== origin) return sendElsewhere(next, headers, hops + 1, signal)
      const address = { origin, target: next.pathname + next.search }
      return hop({ ...request, address }, hops + 1, wants, signal)
    }
    if (!wants(status)) {
      response.release()
      return { status, headers: given, bytes: Buffer.alloc(0) }
    }
    return { status, headers: given, bytes: await readBody(response, MOST_BYTES) }
  }

  return {
    send: (request, wants, signal) =>
      hop(request, 0, wants, signal).catch((error: unknown) => {
        throw failureOf(error, signal)
      }),
    close: () => client.close(),
  }
}
