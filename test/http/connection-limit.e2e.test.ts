import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type TestService } from '../support/service.js'

const MOST = 3
const HEAD = 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'

let service: TestService
const sockets: Socket[] = []

beforeAll(async () => {
  service = await startService({ IP_CONNECTION_LIMIT: String(MOST) })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await service.stop()
})

/** A connection from a loopback address. */
const open = async (localAddress: string): Promise<Socket> => {
  const { port } = new URL(service.url)
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress })
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

const ask = async (socket: Socket): Promise<string> => {
  socket.write(HEAD)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return answer.toString()
}

describe('open connections of one address', () => {
  it('beyond the limit are told so and end, while those of others are answered', async () => {
    const mine = await Promise.all(Array.from({ length: MOST }, () => open('127.0.0.1')))
    for (const socket of mine) expect(await ask(socket)).toMatch(/^HTTP\/1\.1 200 /)

    const oneMore = await open('127.0.0.1')
    const closed = once(oneMore, 'close')
    const answer = await ask(oneMore)
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(answer).toMatch(/^Retry-After: 1/m)
    expect(answer).toContain('too_many_connections')
    await closed

    expect(await ask(await open('127.0.0.2'))).toMatch(/^HTTP\/1\.1 200 /)
    for (const socket of mine) expect(await ask(socket)).toMatch(/^HTTP\/1\.1 200 /)

    // One that ends makes room for another.
    mine[0]?.destroy()
    await expect.poll(async () => (await ask(await open('127.0.0.1'))).slice(0, 12)).toBe('HTTP/1.1 200')
  })

  it('that are too many and send nothing are closed', async () => {
    await Promise.all(Array.from({ length: MOST }, () => open('127.0.0.3')))
    const silent = await open('127.0.0.3')
    silent.resume()
    await once(silent, 'close')
  })
})
