import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { createLogger } from '#observe'
import { keepBodyPace, type BodyPace } from '../../src/http/body-pace.js'
import { answerClientErrors } from '../../src/http/client-error.js'
import { startService } from '../support/service.js'

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** A server that reads each body to its end after `waitMs`, and says how long it was. */
const startServer = async (pace: BodyPace, waitMs = 0): Promise<Server> => {
  const server = createServer((request, response) => {
    let bytes = 0
    request.on('error', () => undefined)
    setTimeout(() => {
      request.on('data', (piece: Buffer) => (bytes += piece.length))
      request.on('end', () => response.end(`read ${bytes}`))
    }, waitMs)
  })
  answerClientErrors(server, createLogger('silent'))
  keepBodyPace(server, pace)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return server
}

/** Sends a head, then these pieces one every 50 ms until the server answers; gives what it answered. */
const trickle = async (port: number, head: string, pieces: Iterable<string>): Promise<string> => {
  const socket: Socket = connect({ port, host: '127.0.0.1' })
  let answer = ''
  socket.on('data', (piece) => (answer += piece.toString()))
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(head)
  for (const piece of pieces) {
    await sleep(50)
    if (answer !== '' || socket.destroyed) break
    socket.write(piece)
  }
  await closed
  return answer
}

function* endless(): Generator<string> {
  for (;;) yield 'a'
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port
const head = (length: number): string =>
  `POST /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`

it('a body that comes slower than the least rate is answered with 408, and the connection ends', async () => {
  // 20 bytes a second are sent where 1,000 are wanted.
  const server = await startServer({ bytesPerSecond: 1000, graceMs: 200 })
  expect(await trickle(portOf(server), head(1_000_000), endless())).toMatch(
    /^HTTP\/1\.1 408 [^]*request_timeout/,
  )
})

it('a chunked one too', async () => {
  const server = await startServer({ bytesPerSecond: 1000, graceMs: 200 })
  const chunks = (function* () {
    for (;;) yield '1\r\na\r\n'
  })()
  const chunked = 'POST /x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n'
  expect(await trickle(portOf(server), chunked, chunks)).toMatch(/^HTTP\/1\.1 408 /)
})

it('one that keeps the rate is read, however long it takes', async () => {
  // 100,000 bytes buy 100 s.
  const server = await startServer({ bytesPerSecond: 1000, graceMs: 100 })
  const pieces = ['a'.repeat(100_000), ...Array.from({ length: 20 }, () => 'a')]
  expect(await trickle(portOf(server), head(100_020), pieces)).toMatch(/read 100020$/)
})

it('time in which nobody reads is not counted against the sender', async () => {
  const server = await startServer({ bytesPerSecond: 1000, graceMs: 3000 }, 4000)
  const pieces = (function* () {
    yield 'a'.repeat(10)
    for (let wait = 0; wait < 80; wait++) yield ''
    yield 'a'
  })()
  expect(await trickle(portOf(server), head(11), pieces)).toMatch(/read 11$/)
})

it('0 is off', async () => {
  const server = await startServer({ bytesPerSecond: 0, graceMs: 100 })
  const pieces = Array.from({ length: 30 }, () => 'a')
  expect(await trickle(portOf(server), head(30), pieces)).toMatch(/read 30$/)
})

it('the service cuts a trickling body long before its time for a whole request is up', async () => {
  const service = await startService()
  try {
    const key = await service.key('gateway', 'live')
    const { port } = new URL(service.url)
    const request = `POST /v1/chat/completions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{`
    const startedAt = performance.now()
    expect(await trickle(Number(port), request, endless())).toMatch(/^HTTP\/1\.1 408 [^]*request_timeout/)
    // A whole request has 120 s.
    expect(performance.now() - startedAt).toBeLessThan(80_000)
  } finally {
    await service.stop()
  }
})
