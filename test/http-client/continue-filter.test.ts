import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createHttpDispatcher } from '#http-client'
import { createContinueFilter } from '../../src/http-client/continue-filter.js'

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n'
const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'

const passed = (...pieces: string[]): string => {
  const filter = createContinueFilter()
  filter.begin()
  return pieces.map((piece) => filter.pass(Buffer.from(piece))?.toString() ?? '').join('')
}

// RFC 9110, 15.2: a client must be able to parse interim answers that it does not expect, and may ignore them.
describe('what says 100 before an answer', () => {
  it.each([
    ['in one piece', [CONTINUE + OK]],
    ['byte by byte', (CONTINUE + OK).split('')],
    ['twice', [CONTINUE + CONTINUE, OK]],
    ['with fields', [`HTTP/1.0 100 Go\r\nVia: x\r\n\r`, `\n${OK}`]],
    ['not at all', [OK]],
    ['not at all, byte by byte', OK.split('')],
  ])('is taken out %s', (_name, pieces) => expect(passed(...pieces)).toBe(OK))

  it.each([
    ['another interim answer', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
    ['a longer number', 'HTTP/1.1 1000 x\r\n\r\n'],
    ['what is no HTTP', 'HELLO 100 x\r\n\r\n'],
  ])('leaves %s', (_name, head) => expect(passed(head + OK)).toBe(head + OK))

  it('leaves what looks like it in a body', () => expect(passed(OK, CONTINUE)).toBe(OK + CONTINUE))

  it('passes on more than 20 of them, and fields without end', () => {
    expect(passed(CONTINUE.repeat(21))).toBe(CONTINUE)
    const endless = `HTTP/1.1 100 x\r\n${'x: y\r\n'.repeat(12_000)}`
    expect(passed(endless)).toBe(endless)
  })

  it('is ignored on the wire, for each request of a connection', async () => {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      socket.setNoDelay()
      socket.on('error', () => undefined)
      socket.on('data', () => {
        void (async () => {
          for (const piece of [CONTINUE.slice(0, 5), CONTINUE.slice(5), OK]) {
            socket.write(piece)
            await sleep(20)
          }
        })()
      })
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const dispatcher = createHttpDispatcher({ connectionsPerOrigin: 1, connectTimeoutMs: 60_000 })
    const ask = () =>
      new Promise((resolve, reject) => {
        let answer = ''
        dispatcher.dispatch(
          { origin, target: '/', method: 'POST', headers: {}, body: '{}' },
          {
            head: (status) => (answer += `${status} `),
            data: (piece) => (answer += Buffer.from(piece).toString()),
            end: () => resolve(answer),
            fail: reject,
          },
        )
      })
    expect(await ask()).toBe('200 {}')
    expect(await ask()).toBe('200 {}')
    expect(sockets.size).toBe(1)
    await dispatcher.close()
    for (const socket of sockets) socket.destroy()
    server.close()
  })
})
