import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer, type TlsOptions } from 'node:tls'

/** An address that the tests allow; the victim listens on 127.0.0.1 and ::1, which they do not. */
export const OPEN_ADDRESS = '127.0.0.2'

export interface TestServer {
  port: number
  /** How many connections came in. */
  connections(): number
  /** How many are open now. */
  open(): number
  close(): void
}

const listen = async (server: Server, host: string, port: number): Promise<TestServer> => {
  const sockets = new Set<Socket>()
  let connections = 0
  server.on('connection', (socket: Socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    open: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

export const startHttp = (handler: RequestListener, host = OPEN_ADDRESS, port = 0): Promise<TestServer> =>
  listen(createHttpServer(handler), host, port)

/** Hands over each connection with the path of its request, once the request's head is there. */
export const startRaw = (serve: (socket: Socket, path: string) => void): Promise<TestServer> =>
  listen(
    createTcpServer((socket) => {
      let head = ''
      socket.on('data', (piece) => {
        const isFirst = !head.includes('\r\n\r\n')
        head += piece.toString('latin1')
        if (isFirst && head.includes('\r\n\r\n')) serve(socket, head.split(' ')[1] ?? '')
      })
    }),
    OPEN_ADDRESS,
    0,
  )

const file = (name: string): string =>
  readFileSync(new URL(`../certificates/${name}`, import.meta.url), 'utf8')

export const AUTHORITY = file('authority.pem')

/** Answers every request with "secure". */
export const startTls = (
  certificate: string,
  host = OPEN_ADDRESS,
  options: TlsOptions = {},
): Promise<TestServer> => {
  const server = createTlsServer({ cert: file(certificate), key: file('leaf.key'), ...options }, (socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nsecure'))
  })
  server.on('tlsClientError', () => undefined)
  return listen(server, host, 0)
}

const startVictimOn = (host: string, port: number): Promise<TestServer> =>
  startHttp((_request, response) => void response.end('the secret'), host, port)

/** What nobody may reach: one port on 127.0.0.1, on ::1 where the machine has it. */
export const startVictim = async (): Promise<TestServer> => {
  const ipv4 = await startVictimOn('127.0.0.1', 0)
  const ipv6 = await startVictimOn('::1', ipv4.port).catch(() => null)
  return {
    port: ipv4.port,
    connections: () => ipv4.connections() + (ipv6?.connections() ?? 0),
    open: () => ipv4.open() + (ipv6?.open() ?? 0),
    close: () => {
      ipv4.close()
      ipv6?.close()
    },
  }
}
