import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How fast a body must come. */
export interface BodyPace {
  /** Bytes that buy a second each; 0 is off. */
  bytesPerSecond: number
  /** The time that every body has before its first byte. */
  graceMs: number
}

const TICK_MS = 1000

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** One body that is still coming. */
interface OpenBody {
  request: IncomingMessage
  response: ServerResponse
  /** Kept here, since a request whose reader gives up half-way loses its own: Node sets it to null. */
  socket: Socket
  /** Bytes that the connection had read before it. */
  before: number
  /** Time that counts against the sender. */
  countedMs: number
}

/** Ends a request in the same way as Node's own request timeout. */
const endLate = (server: Server, { socket, response }: OpenBody): void => {
  if (response.writableFinished) {
    socket.destroy()
    return
  }
  const error = Object.assign(new Error('The body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.emit('clientError', error, socket)
}

/**
 * Ends requests whose bodies trickle: a body has `graceMs`, and a second more for each `bytesPerSecond` that came. Time in
 * which we do not read, or do not even run, does not count. One timer looks at all open bodies; it stops when it finds none,
 * and not with the last one, or each request of a single caller would start it anew.
 */
export const keepBodyPace = (server: Server, { bytesPerSecond, graceMs }: BodyPace): void => {
  if (bytesPerSecond === 0) return
  const open = new Set<OpenBody>()
  let timer: NodeJS.Timeout | undefined
  let lookedAt = 0

  const isLate = (body: OpenBody, passedMs: number): boolean => {
    const { request, socket, before } = body
    // What is still unread was sent in time.
    if (request.readableLength > 0) return false
    body.countedMs += Math.min(passedMs, 2 * TICK_MS)
    return body.countedMs > graceMs + ((socket.bytesRead - before) * 1000) / bytesPerSecond
  }

  const look = (): void => {
    const passedMs = performance.now() - lookedAt
    lookedAt += passedMs
    for (const body of open) {
      const isOver = body.request.complete || body.socket.destroyed
      const mustEnd = !isOver && isLate(body, passedMs)
      if (isOver || mustEnd) open.delete(body)
      if (mustEnd) endLate(server, body)
    }
    if (open.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return
    if (timer === undefined) {
      lookedAt = performance.now()
      timer = setInterval(look, Math.min(TICK_MS, graceMs)).unref()
    }
    // The time before it in the running tick is not its own.
    const countedMs = lookedAt - performance.now()
    const { socket } = request
    const body = { request, response, socket, before: socket.bytesRead, countedMs }
    open.add(body)
    // Not the socket's end: a connection that is kept alive would keep all its requests with it.
    request.once('end', () => open.delete(body))
  })
}
