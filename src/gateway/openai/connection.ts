import { abortSignalOf } from '#flow'
import { createHttpClient, HttpError, type HttpFailure, type HttpResponse } from '#http-client'
import type { ProviderConfig } from '../providers/types.js'
import { UpstreamError, type UpstreamFailure } from '../providers/upstream.js'
import type { Deadline } from './deadline.js'

/** What came back; its body throws only {@link UpstreamError} or the deadline's reason. */
export type UpstreamResponse = HttpResponse

export interface UpstreamRequest {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: string | Uint8Array
}

/** Connections to one provider; redirects are not followed. */
export interface Connection {
  send(request: UpstreamRequest, deadline: Deadline): Promise<UpstreamResponse>
  close(): Promise<void>
}

const FAILURES: Readonly<Record<HttpFailure, UpstreamFailure>> = {
  connect: 'connect',
  interrupted: 'interrupted',
  malformed: 'malformed',
  undecodable: 'malformed',
  'unknown-encoding': 'malformed',
}

/** Gives a failure of the wire its class. */
export const wireError = (error: unknown): UpstreamError => {
  const [failure, code] =
    error instanceof HttpError
      ? [FAILURES[error.failure], error.code]
      : ['malformed' as const, 'unknown error']
  return new UpstreamError(failure, `${code} while talking to the provider`, { cause: error })
}

/** Gives every failure of the wire its class; an abort keeps the reason it was given. */
const toUpstreamError = (error: unknown, { signal }: Deadline): unknown =>
  signal.aborted ? signal.reason : wireError(error)

async function* read(body: HttpResponse['body'], deadline: Deadline): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw toUpstreamError(error, deadline)
  }
}

/** Opens no connection before the first request. */
export const createConnection = (config: ProviderConfig): Connection => {
  const client = createHttpClient({
    connectionsPerOrigin: config.maxConcurrency,
    connectTimeoutMs: config.timeout.connectMs,
  })
  return {
    async send({ method, url, headers, body = null }, deadline) {
      const target = url.pathname + url.search
      const response = await client
        .send({ origin: url.origin, target, method, headers, body }, abortSignalOf(deadline.signal))
        .catch((error: unknown) => {
          throw toUpstreamError(error, deadline)
        })
      return { ...response, body: read(response.body, deadline) }
    },
    close: () => client.close(),
  }
}
