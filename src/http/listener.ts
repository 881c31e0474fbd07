import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { ConfigError, type Config } from '#config'
import type { Logger } from '#observe'
import { MOST_HEAD_BYTES } from './head-faults.js'
import { keepBodyPace } from './body-pace.js'
import { answerClientErrors } from './client-error.js'
import { limitConnections } from './connection-limit.js'

/** In which a body need not have begun. */
const BODY_GRACE_MS = 10_000

/** A server that does not listen yet. */
export interface Listener {
  server: Server
  /** Whether a connection is one more than its address may have. */
  isOneTooMany: (socket: Socket) => boolean
}

/** A server with every limit that keeps callers from holding it up. */
export const createListener = (
  config: Pick<Config, 'bodyMinRate' | 'ipConnectionLimit'>,
  log: Logger,
): Listener => {
  const server = createServer({
    // A little above our own limit, so that what passes it is answered by us and not by the parser.
    maxHeaderSize: MOST_HEAD_BYTES + 64 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 1_000,
    requireHostHeader: false,
  })
  answerClientErrors(server, log)
  keepBodyPace(server, { bytesPerSecond: config.bodyMinRate, graceMs: BODY_GRACE_MS })
  return { server, isOneTooMany: limitConnections(server, config.ipConnectionLimit) }
}

/** An address as URLs have it. */
export const urlOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/**
 * Listens. @param prefix of the variables that say where
 * @returns the port @throws ConfigError that names the variable at fault
 */
export const listen = async (
  server: Server,
  { host, port }: { host: string; port: number },
  prefix: '' | 'ADMIN_' = '',
): Promise<number> => {
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const [HOST, PORT] = [`${prefix}HOST`, `${prefix}PORT`]
    const reasons: Record<string, string> = {
      EADDRINUSE: `${PORT}: ${port} is already in use on ${host}`,
      EACCES: `${PORT}: ${port} needs more rights than this process has`,
      EADDRNOTAVAIL: `${HOST}: ${host} is not an address of this machine`,
      ENOTFOUND: `${HOST}: ${host} cannot be resolved`,
    }
    throw new ConfigError([
      reasons[error.code ?? ''] ?? `${HOST} and ${PORT}: cannot listen on ${host}:${port} (${error.message})`,
    ])
  })
  return (server.address() as AddressInfo).port
}

/** Stops listening and ends every connection. */
export const closeServer = async (server: Server): Promise<void> => {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
