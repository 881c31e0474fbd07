import type { HttpError } from './http-error.js'

export interface HttpRequest {
  /** `https://host:port`, as `URL.origin` gives it. */
  origin: string
  /** The path with its query, exactly as it is sent. */
  target: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  /** Null for none. */
  body: string | Uint8Array | null
}

/** By lower-case name. */
export type HttpHeaders = Readonly<Record<string, string | string[] | undefined>>

/** An answer whose body is still on its way: whoever has it reads it to its end, discards or releases it. */
export interface HttpResponse {
  status: number
  headers: HttpHeaders
  /**
   * The body, decoded from its content encoding; to be read once, and no faster than it is asked for.
   * Throws {@link HttpError} or the signal's reason.
   */
  body: AsyncIterable<Uint8Array>
  /** Drops what has not been read, and the connection with it. Does nothing after the end or a release. */
  discard(): void
  /** Nothing more is wanted: reads away what little may follow, so that the connection serves again. */
  release(): void
}

/**
 * Redirects are not followed, time is limited by the caller's signal alone, and nothing is retried, except once a request
 * that a kept connection loses before anything comes back.
 */
export interface HttpClient {
  /** @throws HttpError, or the signal's reason. */
  send(request: HttpRequest, signal: AbortSignal): Promise<HttpResponse>
  /** Ends all connections; requests under way and later ones fail as `interrupted`. */
  close(): Promise<void>
}

export interface HttpClientOptions {
  /** Requests at once to an origin; further ones wait in their order. */
  connectionsPerOrigin: number
  /** For the look-up of the name, the connection and its handshake together, in milliseconds. */
  connectTimeoutMs: number
}

/** Is told of an answer as it comes. Behind `end` and `fail`, and once the exchange is aborted, nothing follows. */
export interface AnswerListener {
  head(status: number, headers: HttpHeaders): void
  /** A piece of the body, decoded from its content encoding. */
  data(piece: Uint8Array): void
  end(): void
  fail(error: HttpError): void
}

/** A request under way. */
export interface Exchange {
  /** Stops it, and ends its connection. */
  abort(): void
  /** Holds the server back: after the pieces that have been read already none come until `proceed`. */
  hold(): void
  proceed(): void
  /** Nothing more is wanted: reads away what little may follow, so that the connection serves again. */
  release(): void
}

/**
 * Redirects are not followed, time is limited by `abort` alone, and nothing is retried, except once a request that a kept
 * connection loses before anything comes back.
 */
export interface HttpDispatcher {
  dispatch(request: HttpRequest, listener: AnswerListener): Exchange
  /** Ends all connections; requests under way and later ones fail as `interrupted`. */
  close(): Promise<void>
}
