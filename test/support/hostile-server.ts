import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** What a server does with a connection once a request has begun to arrive on it. */
export type Trick = (socket: Socket) => void

/** A server below HTTP, which may send what no HTTP server would. */
export interface HostileServer {
  url: string
  /** The connections that are open now, each as what it last asked. */
  open(): string[]
  close(): Promise<void>
}

/** @param choose the trick for a request, of which at least the head has arrived; null where more of it is needed */
export const startHostileServer = async (
  choose: (request: string) => Trick | null,
): Promise<HostileServer> => {
  const sockets = new Map<Socket, string>()
  const server = createServer((socket) => {
    sockets.set(socket, 'nothing')
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    let request = ''
    socket.on('data', (piece) => {
      request += piece.toString('latin1')
      sockets.set(socket, request)
      const trick = request.includes('\r\n\r\n') ? choose(request) : null
      if (trick === null) return
      request = ''
      trick(socket)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => [...sockets.values()],
    close: async () => {
      for (const socket of sockets.keys()) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const head = (status: string, ...headers: string[]): string =>
  `HTTP/1.1 ${status}\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`

const JSON_TYPE = 'Content-Type: application/json'
const CLOSE = 'Connection: close'
const CHUNKED = 'Transfer-Encoding: chunked'
const OK = head('200 OK', JSON_TYPE, 'Content-Length: 2') + '{}'
const RESET_BUT = head('200 OK', JSON_TYPE, CHUNKED) + '2\r\n{}\r\n'

const chunkOf = (bytes: string): string => `${bytes.length.toString(16)}\r\n${bytes}\r\n`

const fin = (socket: Socket): unknown => socket.end()

/** libuv refuses to reset what is being shut down, as after the client's FIN, and Node then never closes the socket. */
const resetNow = (socket: Socket): unknown =>
  socket.readableEnded || socket.writableEnded ? socket.destroy() : socket.resetAndDestroy()
const reset = (socket: Socket): unknown => setTimeout(() => resetNow(socket), 30)
const stay = (): void => undefined

/** Sends and then does the last thing. */
const sends =
  (text: string, then: (socket: Socket) => unknown = stay): Trick =>
  (socket) => {
    socket.write(text, 'latin1')
    then(socket)
  }

/** Sends the same again and again for as long as anybody takes it. */
const floods =
  (start: string, again: string): Trick =>
  (socket) => {
    socket.write(start)
    const timer = setInterval(() => {
      if (!socket.writableNeedDrain) socket.write(again)
    }, 5)
    socket.on('close', () => clearInterval(timer))
  }

/**
 * A body under every framing and every end.
 * @param type header lines of its type and, where it has one, its encoding
 * @param body its bytes as Latin-1
 */
export const bodies = (type: string, body: string): [name: string, trick: Trick][] => {
  const framings: [string, string, string][] = [
    ['by length', head('200 OK', type, CLOSE, `Content-Length: ${body.length}`), body],
    ['by a length too great', head('200 OK', type, CLOSE, `Content-Length: ${body.length * 2}`), body],
    ['until the end', head('200 OK', type, CLOSE), body],
    ['of HTTP/1.0', head('200 OK', type).replace('1.1', '1.0'), body],
    ['chunked', head('200 OK', type, CLOSE, CHUNKED), `${chunkOf(body)}0\r\n\r\n`],
    ['chunked without its end', head('200 OK', type, CLOSE, CHUNKED), chunkOf(body)],
    ['chunked on a kept connection', head('200 OK', type, CHUNKED), chunkOf(body)],
  ]
  return framings.flatMap(([name, start, rest]): [string, Trick][] => [
    [`a body ${name}, then FIN`, sends(start + rest, fin)],
    [`a body ${name}, then RST`, sends(start + rest, reset)],
    [`a body ${name}, then garbage`, sends(`${start}${rest}\0\xff garbage\r\n\r\n`, fin)],
    [`a body ${name}, then silence`, sends(start + rest)],
  ])
}

/** What has brought down HTTP clients, or could. */
export const tricks = (type: string, body: string): readonly [name: string, trick: Trick][] => [
  ...bodies(type, body),
  ['FIN at once', fin],
  ['RST at once', (socket) => socket.resetAndDestroy()],
  ['half a head, then FIN', sends('HTTP/1.1 200 OK\r\nContent-', fin)],
  ['half a head, then RST', sends('HTTP/1.1 200 OK\r\nConnection: close\r\nContent-', reset)],
  ['a head, then RST', sends(head('200 OK', type, CLOSE), reset)],
  ['one interim answer after another', floods('', head('103 Early Hints', 'Link: </a>').repeat(50))],
  ['100 without being asked', sends(head('100 Continue') + OK)],
  ['an interim answer with a body', sends(head('199 Odd', 'Content-Length: 2') + '{}', fin)],
  ['another protocol', sends(`${head('101 Switching', 'Upgrade: x', 'Connection: upgrade')}garbage`)],
  ['another protocol without its name', sends(`${head('101 Switching')}garbage`)],
  ['an upgrade with 200', sends(head('200 OK', 'Upgrade: h2c', 'Connection: upgrade', CHUNKED), fin)],
  [
    'an upgrade with 426',
    sends(`${head('426 Upgrade', 'Upgrade: h2c', 'Connection: upgrade, close')}x`, fin),
  ],
  ['two answers', sends(OK + OK)],
  ['two long answers', sends((head('200 OK', type, `Content-Length: ${body.length}`) + body).repeat(2))],
  ['bytes behind the answer', sends(`${OK}garbage garbage`)],
  [
    'a late second answer',
    sends(OK, (socket) => setTimeout(() => socket.end(head('408 Request Timeout', CLOSE)), 30)),
  ],
  ['a hundred trailers', sends(`${RESET_BUT}0\r\n${'x: y\r\n'.repeat(100)}\r\n`)],
  ['trailers without end', floods(`${RESET_BUT}0\r\n`, `x: ${'y'.repeat(50)}\r\n`.repeat(100))],
  ['Content-Length as a trailer', sends(`${RESET_BUT}0\r\nContent-Length: 99\r\n\r\n`, fin)],
  ['a header of 200 KB', sends(head('200 OK', `X: ${'a'.repeat(200_000)}`))],
  ['headers without end', floods('HTTP/1.1 200 OK\r\n', 'x: y\r\n'.repeat(100))],
  [
    'a chunk extension of 100 KB',
    sends(`${head('200 OK', CHUNKED)}2;${'a'.repeat(100_000)}\r\n{}\r\n0\r\n\r\n`),
  ],
  ['a chunk of a negative size', sends(`${head('200 OK', CHUNKED)}-2\r\n{}\r\n`)],
  ['a chunk of an endless size', sends(`${head('200 OK', CHUNKED)}${'f'.repeat(40)}\r\n{}\r\n`)],
  ['a body shorter than its length', sends(`${head('200 OK', JSON_TYPE, 'Content-Length: 50')}{}`, fin)],
  ['two lengths', sends(`${head('200 OK', 'Content-Length: 2', 'Content-Length: 3')}{}`)],
  ['a length and chunks', sends(`${head('200 OK', 'Content-Length: 2', CHUNKED)}${chunkOf('{}')}0\r\n\r\n`)],
  ['a negative length', sends(`${head('200 OK', 'Content-Length: -2')}{}`)],
  ['a length past all numbers', sends(`${head('200 OK', `Content-Length: ${'9'.repeat(30)}`)}{}`, fin)],
  ['204 with a body', sends(`${head('204 No Content', 'Content-Length: 2')}{}`)],
  ['304 with a body', sends(`${head('304 Not Modified', 'Content-Length: 2')}{}`)],
  ['status 99', sends(`${head('099 Odd', 'Content-Length: 2')}{}`)],
  ['status 1000', sends(`${head('1000 Odd', 'Content-Length: 2')}{}`)],
  ['an early refusal, then RST', sends(`${head('400 Bad', JSON_TYPE, 'Content-Length: 2')}{}`, reset)],
  ['HTTP/0.9', sends('<html>hello</html>', fin)],
  ['HTTP/2 in its own frames', sends('\0\0\x04\x04\0\0\0\0\0\0\0\0\x07\0\0\0\0\0')],
  ['TLS', sends('\x15\x03\x03\0\x02\x02\x46', fin)],
  ['a null byte in a header', sends('HTTP/1.1 200 OK\r\nx\0y: z\r\n\r\n')],
  ['a folded header', sends('HTTP/1.1 200 OK\r\nx: y\r\n z\r\nContent-Length: 2\r\n\r\n{}')],
  ['line feeds alone', sends('HTTP/1.1 200 OK\nContent-Length: 2\n\n{}')],
  ['gzip that is none', sends(`${head('200 OK', type, CLOSE, 'Content-Encoding: gzip')}nonsense`, fin)],
  [
    'gzip that breaks off',
    sends(`${head('200 OK', type, CLOSE, 'Content-Encoding: gzip')}\x1f\x8b\b\0\0\0\0\0\0\x03`, reset),
  ],
  ['gzip of an empty answer', sends(head('200 OK', type, 'Content-Encoding: gzip', 'Content-Length: 0'))],
  ['brotli that is none', sends(`${head('200 OK', type, CLOSE, 'Content-Encoding: br')}${body}`, fin)],
  ['drops without end', floods(head('200 OK', type, CHUNKED), '1\r\n:\r\n')],
]
