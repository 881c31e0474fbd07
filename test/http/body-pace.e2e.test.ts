import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { createLogger } from '#observe'
import { keepBodyPace, type BodyPace } from '../../src/http/body-pace.js'
import { answerClientErrors } from '../../src/http/client-error.js'
import { startService } from '../support/service.js'

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** A server that reads each body to its end once it may, and says how long it was. */
const startServer = async (pace: BodyPace, mayRead: Promise<void> = Promise.resolve()): Promise<Server> => {
  const server = createServer((request, response) => {
    let bytes = 0
    request.on('error', () => undefined)
    void mayRead.then(() => {
      request.on('data', (piece: Buffer) => (bytes += piece.length))
      request.on('end', () => response.end(`read ${bytes}`))
    })
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

/** Sends what comes first, then these pieces one every 50 ms until the server answers; gives what it answered. */
const trickle = async (port: number, first: string, pieces: Iterable<string>): Promise<string> => {
  const socket: Socket = connect({ port, host: '127.0.0.1' })
  let answer = ''
  socket.on('data', (piece) => (answer += piece.toString()))
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(first)
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
  const pieces = Array.from({ length: 20 }, () => 'a')
  const first = head(100_020) + 'a'.repeat(100_000)
  expect(await trickle(portOf(server), first, pieces)).toMatch(/read 100020$/)
})

it('time in which nobody reads is not counted against the sender', async () => {
  let read = (): void => undefined
  const mayRead = new Promise<void>((resolve) => (read = resolve))
  const server = await startServer({ bytesPerSecond: 1000, graceMs: 200 }, mayRead)
  // Ten times the grace, or more on a slow machine; the last byte is there before anybody reads.
  const pieces = (function* () {
    for (let wait = 0; wait < 40; wait++) yield ''
    yield 'a'
    read()
  })()
  expect(await trickle(portOf(server), `${head(11)}${'a'.repeat(10)}`, pieces)).toMatch(/read 11$/)
})

it('a body whose reader gave up half-way ends its connection, and not the process', async () => {
  const server = createServer((request, response) => {
    void (async () => {
      // Leaving the loop destroys the request, which then has no socket any more.
      for await (const piece of request) if ((piece as Buffer).length > 0) break
      response.end('enough')
    })()
  })
  keepBodyPace(server, { bytesPerSecond: 1000, graceMs: 200 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  const socket = connect({ port: portOf(server), host: '127.0.0.1' })
  let answer = ''
  socket.on('data', (piece) => (answer += piece.toString()))
  const closed = once(socket, 'close')
  socket.write('POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\na')
  await closed
  expect(answer).toMatch(/enough/)
})

it('one timer looks at all open bodies, and none runs while there are none', async () => {
  const graceMs = 777
  const started = vi.spyOn(globalThis, 'setInterval')
  const ended = vi.spyOn(globalThis, 'clearInterval')
  closers.push(() => {
    started.mockRestore()
    ended.mockRestore()
  })
  const timers = (): unknown[] =>
    started.mock.results.flatMap(({ value }, call) =>
      started.mock.calls[call]?.[1] === graceMs ? [value as unknown] : [],
    )
  const server = await startServer({ bytesPerSecond: 1_000, graceMs })
  let requests = 0
  server.on('request', () => (requests += 1))
  for (const round of [1, 2]) {
    const sockets = Array.from({ length: 5 }, () => connect({ port: portOf(server), host: '127.0.0.1' }))
    closers.push(() => sockets.forEach((socket) => socket.destroy()))
    // 5,000 bytes buy five seconds for the rest.
    for (const socket of sockets) socket.write(head(5_001) + 'a'.repeat(5_000))
    await expect.poll(() => requests).toBe(5 * round)
    const running = timers()
    expect(running).toHaveLength(round)
    expect(ended.mock.calls.flat()).not.toContain(running.at(-1))
    for (const socket of sockets) socket.write('a')
    await expect.poll(() => ended.mock.calls.flat()).toContain(running.at(-1))
  }
})

it('0 is off', async () => {
  const server = await startServer({ bytesPerSecond: 0, graceMs: 100 })
  const pieces = Array.from({ length: 30 }, () => 'a')
  expect(await trickle(portOf(server), head(30), pieces)).toMatch(/read 30$/)
})

it('the service cuts a trickling body while one that keeps the rate goes on', async () => {
  const service = await startService()
  try {
    const key = await service.key('gateway', 'live')
    const port = Number(new URL(service.url).port)
    const begin = `POST /v1/chat/completions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{`
    // What is there at once buys eight minutes; only the time for a whole request would end it.
    const steady = connect({ port, host: '127.0.0.1' })
    closers.push(() => steady.destroy())
    steady.on('error', () => undefined)
    steady.write(begin + ' '.repeat(500_000))
    expect(await trickle(port, begin, endless())).toMatch(/^HTTP\/1\.1 408 [^]*request_timeout/)
    expect([steady.readableLength, steady.destroyed]).toEqual([0, false])
  } finally {
    await service.stop()
  }
})
