import { randomBytes } from 'node:crypto'
import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from '#observe'
import { overflewInAddress } from './head-overflow.js'

interface Refusal {
  status: string
  code: string
  message: string
}

/** Both planes' shapes in one body, since the plane is unknown when a head could not be read. */
const bodyOf = ({ code, message }: Refusal): string =>
  JSON.stringify({ ok: false, error: { message, type: 'invalid_request_error', param: null, code } })

const refusalOf = async (
  error: NodeJS.ErrnoException & { rawPacket?: Buffer },
  socket: Socket,
): Promise<Refusal> => {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return {
      status: '408 Request Timeout',
      code: 'request_timeout',
      message: 'The request did not arrive in time.',
    }
  }
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    return (await overflewInAddress(socket, error.rawPacket ?? Buffer.alloc(0)))
      ? { status: '414 URI Too Long', code: 'uri_too_long', message: 'The address is longer than 512 KB.' }
      : {
          status: '431 Request Header Fields Too Large',
          code: 'headers_too_large',
          message: 'The headers are larger than 512 KB.',
        }
  }
  return { status: '400 Bad Request', code: 'bad_request', message: 'The request is not valid HTTP.' }
}

/** How long a caller may keep a refused connection open after its last byte. */
const LINGER_MS = 2_000

/** Ends a connection that no parser watches any longer; ending it at once would lose the answer. Further input is dropped. */
const hangUp = (socket: Socket): void => {
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(timer))
  socket.end()
}

/**
 * A request that Node hands over as a bare socket (CONNECT), given back to the server as an ordinary one: it is answered,
 * logged and counted like any other, and the connection ends after the answer.
 */
const asRequest = (server: Server, request: IncomingMessage, socket: Socket): void => {
  socket.on('error', () => socket.destroy())
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  response.once('finish', () => hangUp(socket))
  server.emit('request', request, response)
}

/**
 * Answers in JSON what Node would refuse on its own: what is not HTTP, before any request object exists, and requests with
 * an unknown expectation or with CONNECT, for which Node has empty answers or none. An `Upgrade` header needs nothing:
 * without a listener Node ignores it.
 */
export const answerClientErrors = (server: Server, log: Logger): void => {
  const answers = new WeakMap<Socket, ServerResponse>()
  const send = (socket: Socket, refusal: Refusal): void => {
    const body = bodyOf(refusal)
    const requestId = `req_${randomBytes(12).toString('hex')}`
    log.info({ requestId, status: refusal.status, code: refusal.code }, 'request refused by the parser')
    socket.write(
      `HTTP/1.1 ${refusal.status}\r\nContent-Type: application/json; charset=utf-8\r\nX-Request-Id: ${requestId}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
    hangUp(socket)
  }
  server.on('request', (request, response) => answers.set(request.socket, response))
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('connect', (request, socket) => asRequest(server, request, socket as Socket))
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket) => {
    const begun = answers.get(socket)
    // Written into an answer that has begun, ours would be taken for part of it.
    const isAnswering = begun?.headersSent === true && !begun.writableFinished
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy()
      return
    }
    // The parser would complain of every further packet.
    socket.removeAllListeners('data')
    void refusalOf(error, socket).then((refusal) => send(socket, refusal))
  })
}
