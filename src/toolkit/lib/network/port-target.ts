import { readHost } from '../../fetch/index.js'

/** Ports of the schemes whose addresses may leave theirs out. */
const SCHEME_PORTS: ReadonlyMap<string, number> = new Map([
  ['http', 80],
  ['https', 443],
  ['ftp', 21],
  ['ssh', 22],
])

const MOST_PORT = 65_535

/** A host as the guard resolves it, and a port. */
export interface PortTarget {
  host: string
  port: number
}

/** Why a text names no port of a host, to continue "target". */
export type TargetFault = { fault: string }

const NO_TARGET: TargetFault = { fault: 'must be host:port, [ipv6]:port or a URL' }
const NO_PORT: TargetFault = { fault: 'must name a port, such as example.org:443' }
const BAD_PORT: TargetFault = { fault: `must name a port from 1 to ${MOST_PORT}` }

/** The scheme of a URL and its authority without a user; undefined for a text that is no URL. */
const authorityOf = (text: string): { scheme: string; authority: string } | undefined => {
  const [, scheme, authority] = /^([a-z][a-z0-9+.-]*):\/\/([^/?#\\]*)/i.exec(text) ?? []
  if (scheme === undefined || authority === undefined) return undefined
  return { scheme: scheme.toLowerCase(), authority: authority.slice(authority.lastIndexOf('@') + 1) }
}

/**
 * Reads `host:port`, `[ipv6]:port` or a URL. By hand: the URL standard drops a scheme's own port and reads
 * `example.org:80` as a scheme.
 */
export const readPortTarget = (target: string): PortTarget | TargetFault => {
  const text = target.trim()
  const url = authorityOf(text)
  const [, hostText, portText] = /^(\[[^[\]]*\]|[^:[\]]*)(?::(\d*))?$/.exec(url?.authority ?? text) ?? []
  if (hostText === undefined) return NO_TARGET
  const host = readHost(hostText)
  if (host === undefined) return NO_TARGET
  const port = portText ? Number(portText) : SCHEME_PORTS.get(url?.scheme ?? '')
  if (port === undefined) return NO_PORT
  return port >= 1 && port <= MOST_PORT ? { host, port } : BAD_PORT
}
