import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHttpClient, type HttpClient, type HttpResponse } from '#http-client'

const start = async (
  answer: RequestListener,
): Promise<{ origin: string; connections: () => number; busiest: () => number }> => {
  let connections = 0
  let busy = 0
  let busiest = 0
  const server = createServer((request, response) => {
    busy += 1
    busiest = Math.max(busiest, busy)
    response.on('close', () => (busy -= 1))
    answer(request, response)
  })
  server.on('connection', () => (connections += 1)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, connections: () => connections, busiest: () => busiest }
}

const client = (connectionsPerOrigin = 2): HttpClient => {
  const made = createHttpClient({ connectionsPerOrigin, connectTimeoutMs: 2_000 })
  onTestFinished(() => made.close())
  return made
}

const get = (
  from: HttpClient,
  origin: string,
  signal = new AbortController().signal,
): Promise<HttpResponse> => from.send({ origin, target: '/', method: 'GET', headers: {}, body: null }, signal)

const textOf = async ({ body }: HttpResponse): Promise<string> => {
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

describe('connections', () => {
  it('are kept, and no more at once than allowed', async () => {
    const server = await start((_, response) => void setTimeout(() => response.end('here'), 20))
    const http = client(2)
    const texts = await Promise.all(
      Array.from({ length: 10 }, async () => textOf(await get(http, server.origin))),
    )
    expect(texts).toEqual(Array<string>(10).fill('here'))
    expect(server.connections()).toBe(2)
    expect(server.busiest()).toBe(2)
  })

  it('of a released answer serve again; of a discarded one they are closed', async () => {
    const server = await start((_, response) => response.end('x'.repeat(1000)))
    const http = client(1)
    for (let round = 0; round < 3; round++) (await get(http, server.origin)).release()
    await textOf(await get(http, server.origin))
    expect(server.connections()).toBe(1)
    const endless = await start((_, response) => void response.write('x'))
    ;(await get(http, endless.origin)).discard()
    ;(await get(http, endless.origin)).discard()
    expect(endless.connections()).toBe(2)
  })

  // RFC 9112, 9.3.1: a kept connection may be closed at any time, also while a request is on its way.
  it.each([
    ['ends', (response: ServerResponse) => response.socket?.end()],
    ['resets', (response: ServerResponse) => response.socket?.resetAndDestroy()],
  ])('that a server %s as soon as they are used again fail no request', async (_, lose) => {
    const used = new WeakSet()
    const server = await start((request, response) => {
      if (used.has(request.socket)) return void lose(response)
      used.add(request.socket)
      setTimeout(() => response.end('here'), 50)
    })
    const http = client(8)
    const ask = (count: number): Promise<string[]> =>
      Promise.all(Array.from({ length: count }, async () => textOf(await get(http, server.origin))))
    const texts = [...(await ask(8)), ...(await ask(1)), ...(await ask(8))]
    expect(texts).toEqual(Array<string>(17).fill('here'))
  })

  it.each([
    ['anything', (response: ServerResponse) => response.writeEarlyHints({ link: '</x>; rel=preload' })],
    ['a half answer', (response: ServerResponse) => response.write('half')],
  ])('that end behind %s fail their request, which is sent once', async (_, begin) => {
    let requests = 0
    const server = await start((_request, response) => {
      requests++
      if (requests === 1) return void response.end('here')
      begin(response)
      setTimeout(() => response.socket?.end(), 50)
    })
    const http = client(1)
    expect(await textOf(await get(http, server.origin))).toBe('here')
    await expect(get(http, server.origin).then(textOf)).rejects.toMatchObject({ failure: 'interrupted' })
    expect(requests).toBe(2)
  })

  it('are not waited for by a request that is given up, whose place nobody takes', async () => {
    const server = await start((request, response) => void (request.url === '/' && response.write('x')))
    const http = client(1)
    const first = await get(http, server.origin)
    const reason = new Error('left')
    await expect(get(http, server.origin, AbortSignal.abort(reason))).rejects.toBe(reason)
    const controller = new AbortController()
    const waiting = get(http, server.origin, controller.signal)
    controller.abort(reason)
    await expect(waiting).rejects.toBe(reason)
    first.discard()
    ;(await get(http, server.origin)).discard()
    expect(server.connections()).toBe(2)
  })

  it('are all ended by close', async () => {
    const server = await start((_, response) => void response.write('x'))
    const http = client(1)
    const reading = textOf(await get(http, server.origin))
    const waiting = get(http, server.origin)
    const ended = Promise.all([
      expect(reading).rejects.toMatchObject({ failure: 'interrupted' }),
      expect(waiting).rejects.toMatchObject({ failure: 'interrupted' }),
    ])
    await http.close()
    await ended
    expect(server.connections()).toBe(1)
  })
})

describe('a connection that does not come about', () => {
  const tcp = async (listener: (socket: Socket) => void): Promise<string> => {
    const sockets: Socket[] = []
    const server = createTcpServer((socket) => {
      sockets.push(socket.on('error', () => undefined))
      listener(socket)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    return `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  it.each([
    ['a handshake that is reset', (socket: Socket) => socket.once('data', () => socket.resetAndDestroy())],
    ['a handshake that never ends', () => undefined],
    ['HTTP where TLS was expected', (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['garbage', (socket: Socket) => socket.end('\0\0\0')],
    // An alert: fatal, no application protocol (RFC 7301), as of a server that speaks HTTP/2 alone.
    ['no common protocol', (socket: Socket) => socket.end('\x15\x03\x03\0\x02\x02\x78', 'latin1')],
  ])('is told as such: %s', async (_, listener) => {
    await expect(get(client(), await tcp((socket) => void listener(socket)))).rejects.toMatchObject({
      name: 'HttpError',
      failure: 'connect',
    })
  })

  it('is told as such: nobody listens', async () => {
    await expect(get(client(), 'http://127.0.0.1:1')).rejects.toMatchObject({ failure: 'connect' })
  })
})

it('a body that nobody reads holds its server back', async () => {
  let written = 0
  const server = await start((_, response) => {
    const write = (): void => {
      while (written < 64_000_000 && response.write(Buffer.alloc(64_000))) written += 64_000
    }
    response.on('drain', write)
    write()
  })
  const response = await get(client(), server.origin)
  await new Promise((resolve) => setTimeout(resolve, 300))
  // What the sockets of both sides hold: some MB.
  expect(written).toBeLessThan(20_000_000)
  response.discard()
})
