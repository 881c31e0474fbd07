import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'

/** One request to an address that the caller named. Everything in it can be sent to another process. */
export interface FetchRequest {
  url: string
  /** Default GET. */
  method?: 'GET' | 'HEAD' | 'POST' | 'OPTIONS'
  /** The feature's own; those of the connection itself, such as Host, are refused. */
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /** How many redirects are followed, 0 to 20, by default 5. */
  maxRedirects?: number
  /** What one redirect more means: a failure with 502 (default), or the answer itself (default when `maxRedirects` is 0). */
  pastRedirects?: 'refuse' | 'answer'
  /** Bytes of the decoded body, 0 to 10 MB, by default 5 MB; 1 MB is 1,048,576 bytes. */
  maxBytes?: number
  /** What a longer body means: a refusal with 422 (default), or an answer with its beginning. With 0 bytes nothing is read. */
  oversize?: 'refuse' | 'truncate'
}

/** One hop that led elsewhere. */
export interface Redirect {
  url: string
  status: number
  /** Absolute, without fragment. */
  location: string
}

/** The phases of the last hop, in milliseconds. Every hop has a connection of its own. */
export interface Timing {
  /** The look-up of the name; 0 for an IP address. */
  dnsMs: number
  connectMs: number
  /** The handshake; null for http. */
  tlsMs: number | null
  /** From the request sent to the first byte of the answer. */
  firstByteMs: number
  /** From there to the end of what was read. */
  downloadMs: number
  totalMs: number
}

/** The answer to a `FetchRequest`, whatever its status. */
export interface FetchResponse {
  /** The address that answered in the end, without fragment. */
  url: string
  status: number
  /** In the order received, names in lower case, one element for each line; bytes past ASCII as Latin-1. */
  headers: readonly (readonly [name: string, value: string])[]
  /** Decoded from its content encoding. */
  body: Uint8Array
  /** The body was longer than `maxBytes`, and its rest was not read. */
  truncated: boolean
  /** Bytes of the body as they came, still encoded. */
  receivedBytes: number
  redirects: readonly Redirect[]
  timing: Timing
}

/**
 * The one way to an address that a caller names.
 * @throws FeatureError 422 for an address that may not be asked, 502 when the target fails, 503 when too much is under way.
 */
export type GuardedFetch = (request: FetchRequest, signal?: AbortSignal) => Promise<FetchResponse>

declare const checked: unique symbol

/** A host and those addresses of it that passed the guard. Only the guard makes one. */
export interface CheckedHost {
  readonly [checked]: true
  /** In ASCII and lower case, without a trailing dot; an IPv6 address without brackets. */
  readonly host: string
  /** At least one, IPv4 first. */
  readonly addresses: readonly string[]
}

/** Everything that leaves the service towards what a caller named goes through one of these. */
export interface Egress {
  fetch: GuardedFetch
  /**
   * The addresses of a host name or IP address, in any notation that a URL may have for it.
   * @throws FeatureError 422 for a host that may not be asked, TargetError `unresolved`.
   */
  resolve(host: string, signal?: AbortSignal): Promise<CheckedHost>
  /**
   * A TCP connection to one of the very addresses that were checked; the feature closes it.
   * @param timeoutMs at most (and by default) that of the deployment
   * @throws TargetError with the reason, FeatureError 503 when too much is under way.
   */
  connect(to: CheckedHost, port: number, timeoutMs?: number, signal?: AbortSignal): Promise<Socket>
  /**
   * A TLS connection to a host, whatever its certificate is worth: who asks wants to look at it. The look-up, the
   * connection and the handshake have the deployment's time together; the feature closes the connection.
   * @throws FeatureError 422 for a host that may not be asked, TargetError, FeatureError 503 when too much is under way.
   */
  connectTls(host: string, port: number, signal?: AbortSignal): Promise<TLSSocket>
  /**
   * For an address that another client asks, such as a DNS server.
   * @throws FeatureError 422 when it may not be asked or is no IP address.
   */
  check(address: string): void
}

export interface EgressOptions {
  /** `EGRESS_ALLOW`: CIDRs, addresses, host names, `*.example.org`. */
  allow: readonly string[]
  /** For all hops of a request and its body together. */
  timeoutMs: number
  userAgent: string
  /** Authorities (PEM) that are trusted beside Node's. */
  authorities?: readonly string[]
  /** Asked in place of the system's, as `address:port`. */
  dnsServers?: readonly string[]
  /** Default /etc/hosts. */
  hostsFile?: string
  /** Connections at once, in all (64) and to one host (8), and how long a further one waits (2000). */
  limits?: { total: number; perHost: number; waitMs: number }
}
