import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** How fast a body must come. */
export interface BodyPace {
  /** Bytes that buy a second each; 0 is off. */
  bytesPerSecond: number
  /** What every body has before its first byte. */
  graceMs: number
}

const TICK_MS = 1000

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Ends requests whose bodies trickle: a body has `graceMs`, and a second more for each `bytesPerSecond` that came. Time in
 * which we do not read, or do not even run, does not count. The request ends as one that exceeds Node's own time does.
 */
export const keepBodyPace = (server: Server, { bytesPerSecond, graceMs }: BodyPace): void => {
  if (bytesPerSecond === 0) return
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return
    const { socket } = request
    const before = socket.bytesRead
    let countedMs = 0
    let lookedAt = performance.now()
    const look = (): void => {
      const passed = performance.now() - lookedAt
      lookedAt += passed
      if (request.complete || socket.destroyed) return clearInterval(timer)
      // What lies unread was sent in time.
      if (request.readableLength > 0) return
      countedMs += Math.min(passed, 2 * TICK_MS)
      if (countedMs <= graceMs + ((socket.bytesRead - before) * 1000) / bytesPerSecond) return
      clearInterval(timer)
      if (response.writableFinished) socket.destroy()
      else {
        const error = Object.assign(new Error('The body came too slowly'), {
          code: 'ERR_HTTP_REQUEST_TIMEOUT',
        })
        server.emit('clientError', error, socket)
      }
    }
    const timer = setInterval(look, Math.min(TICK_MS, graceMs)).unref()
    // Not the socket's end: a connection that is kept alive would keep all its requests with it.
    request.once('end', () => clearInterval(timer))
  })
}
