import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

interface Refusal {
  status: string
  code: string
  message: string
}

/** Both planes' shapes in one body, since the plane is unknown when a head could not be read. */
const bodyOf = ({ code, message }: Refusal): string =>
  JSON.stringify({ ok: false, error: { message, type: 'invalid_request_error', param: null, code } })

/**
 * Whether what overflowed is the address: then the packet that was one too many holds no line end yet, or the request
 * line's own. A packet is far smaller than the limit, so that it never holds a whole head.
 */
const endsInAddress = (packet: Buffer): boolean => {
  const end = packet.indexOf('\r\n')
  return end === -1 || / HTTP\/1\.[01]$/.test(packet.subarray(Math.max(0, end - 16), end).toString('latin1'))
}

const refusalOf = (error: NodeJS.ErrnoException & { rawPacket?: Buffer }): Refusal => {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return {
      status: '408 Request Timeout',
      code: 'request_timeout',
      message: 'The request did not arrive in time.',
    }
  }
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    const isAddress = endsInAddress(error.rawPacket ?? Buffer.alloc(0))
    return isAddress
      ? { status: '414 URI Too Long', code: 'uri_too_long', message: 'The address is longer than 512 KB.' }
      : {
          status: '431 Request Header Fields Too Large',
          code: 'headers_too_large',
          message: 'The headers are larger than 512 KB.',
        }
  }
  return { status: '400 Bad Request', code: 'bad_request', message: 'The request is not valid HTTP.' }
}

/** Answers in JSON what Node refuses by itself, before any request object exists. */
export const answerClientErrors = (server: Server): void => {
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const refusal = refusalOf(error)
    const body = bodyOf(refusal)
    socket.end(
      `HTTP/1.1 ${refusal.status}\r\nContent-Type: application/json; charset=utf-8\r\nX-Request-Id: req_${randomBytes(12).toString('hex')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  })
}
