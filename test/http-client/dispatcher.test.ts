import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createHttpDispatcher, HttpError, type Exchange, type HttpDispatcher } from '#http-client'
import { eventually } from '../support/eventually.js'
import { bodies, startHostileServer, tricks, type Trick } from '../support/hostile-server.js'

const TYPE = 'Content-Type: application/json'
/** More than the client's buffers hold, so that the end of the connection comes while the body is held back. */
const TEXT = randomBytes(150_000).toString('hex')

const TRICKS: readonly (readonly [string, Trick])[] = [
  ...tricks(TYPE, TEXT),
  ...[['gzip', gzipSync(TEXT)] as const, ['br', brotliCompressSync(TEXT)] as const].flatMap(
    ([encoding, bytes]) =>
      bodies(`${TYPE}\r\nContent-Encoding: ${encoding}`, bytes.toString('latin1')).map(
        ([name, trick]) => [`${encoding}: ${name}`, trick] as const,
      ),
  ),
]

const LIMIT_MS = 400

interface Reading {
  status?: number
  text: string
  error?: HttpError
}

/** What a listener does at each piece, and once the head is there. */
interface Manner {
  onHead?: (exchange: Exchange, stopReading: () => void) => void
  onPiece?: (exchange: Exchange, stopReading: () => void) => void
}

/** Asks, and resolves at the end, at a failure, when the reader stops, or after the time limit, at which it is aborted. */
const read = (
  dispatcher: HttpDispatcher,
  origin: string,
  { onHead, onPiece }: Manner = {},
  { method = 'GET', limitMs = LIMIT_MS }: { method?: 'GET' | 'POST'; limitMs?: number } = {},
): Promise<Reading> =>
  new Promise((resolve) => {
    const reading: Reading = { text: '' }
    const pieces: Uint8Array[] = []
    let isOver = false
    const finish = (error?: HttpError): void => {
      expect(isOver, 'told of an end twice').toBe(false)
      isOver = true
      clearTimeout(timer)
      resolve({
        ...reading,
        text: Buffer.concat(pieces).toString(),
        ...(error === undefined ? {} : { error }),
      })
    }
    /** The caller leaves; the answer may have ended before. */
    const stop = (): void => {
      if (!isOver) finish()
    }
    const body = method === 'POST' ? 'x'.repeat(300_000) : null
    const exchange = dispatcher.dispatch(
      { origin, target: '/', method, headers: {}, body },
      {
        head(status) {
          reading.status = status
          // Behind `dispatch`, whose result it needs.
          queueMicrotask(() => {
            if (!isOver) onHead?.(exchange, stop)
          })
        },
        data(piece) {
          expect(isOver, 'a piece behind the end').toBe(false)
          pieces.push(piece)
          onPiece?.(exchange, stop)
        },
        end: () => finish(),
        fail: finish,
      },
    )
    const timer = setTimeout(() => {
      exchange.abort()
      finish()
    }, limitMs)
  })

const dispatcherOf = (connectionsPerOrigin = 2): HttpDispatcher => {
  const made = createHttpDispatcher({ connectionsPerOrigin, connectTimeoutMs: 2_000 })
  onTestFinished(() => made.close())
  return made
}

const MANNERS: Readonly<Record<string, () => Manner>> = {
  'reads at once': () => ({}),
  'reads slowly': () => {
    let pieces = 0
    return {
      onPiece(exchange) {
        if (++pieces > 4) return
        exchange.hold()
        setTimeout(() => exchange.proceed(), 60)
      },
    }
  },
  'holds it back and leaves': () => ({
    onPiece(exchange, stop) {
      exchange.hold()
      setTimeout(() => {
        exchange.abort()
        stop()
      }, 60)
    },
  }),
  'aborts at a piece': () => ({
    onPiece(exchange, stop) {
      exchange.abort()
      stop()
    },
  }),
  'aborts at the head': () => ({
    onHead(exchange, stop) {
      exchange.abort()
      stop()
    },
  }),
  'releases at a piece': () => ({
    onPiece(exchange, stop) {
      exchange.release()
      stop()
    },
  }),
  'releases at the head': () => ({
    onHead(exchange, stop) {
      exchange.release()
      stop()
    },
  }),
}

const uncaught: unknown[] = []
const note = (error: unknown): void => void uncaught.push(error)
beforeAll(() => {
  process.on('uncaughtExceptionMonitor', note)
  process.on('unhandledRejection', note)
})
afterAll(() => {
  process.off('uncaughtExceptionMonitor', note)
  process.off('unhandledRejection', note)
})

it.each(Object.entries(MANNERS))(
  'no answer ends the process, outlasts its limit or leaves a connection behind: a caller that %s',
  async (_name, manner) => {
    await Promise.all(
      TRICKS.flatMap(([trickName, trick]) =>
        (['GET', 'POST'] as const).map(async (method) => {
          const server = await startHostileServer(() => trick)
          const dispatcher = createHttpDispatcher({ connectionsPerOrigin: 2, connectTimeoutMs: LIMIT_MS })
          // Twice, since what a connection is left in shows in its next answer.
          for (let round = 0; round < 2; round++) {
            const { error } = await read(dispatcher, server.url, manner(), { method })
            if (error !== undefined) expect(error, `${trickName}, ${method}`).toBeInstanceOf(HttpError)
          }
          await dispatcher.close()
          await eventually(() => expect(server.open(), `${trickName}, ${method}`).toEqual([]))
          await server.close()
        }),
      ),
    )
    expect(uncaught).toEqual([])
  },
)

const start = async (answer: RequestListener): Promise<{ origin: string; connections: () => number }> => {
  let connections = 0
  const server = createServer(answer)
  server.on('connection', () => (connections += 1)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, connections: () => connections }
}

/** Long enough for a busy machine; nothing here is meant to reach it. */
const LONG = { limitMs: 20_000 }

describe('connections', () => {
  it('are kept, and no more at once than allowed', async () => {
    const server = await start((_, response) => void setTimeout(() => response.end('here'), 20))
    const dispatcher = dispatcherOf(2)
    const readings = await Promise.all(
      Array.from({ length: 10 }, () => read(dispatcher, server.origin, {}, LONG)),
    )
    expect(readings.map(({ text }) => text)).toEqual(Array<string>(10).fill('here'))
    expect(server.connections()).toBe(2)
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
    const dispatcher = dispatcherOf(8)
    const ask = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () => read(dispatcher, server.origin, {}, { ...LONG, method: 'POST' })),
      )
    const readings = [...(await ask(8)), ...(await ask(1)), ...(await ask(8))]
    expect(readings.map(({ text }) => text)).toEqual(Array<string>(17).fill('here'))
  })

  it('that end otherwise fail their request, which is sent once', async () => {
    let requests = 0
    const fresh = await start((_, response) => {
      requests++
      response.socket?.end()
    })
    expect((await read(dispatcherOf(), fresh.origin, {}, LONG)).error).toMatchObject({
      failure: 'interrupted',
    })
    expect(requests).toBe(1)
    const kept = await start((_, response) => {
      requests++
      if (requests === 2) return void response.end('here')
      // Newer Nodes send it only after this turn.
      response.write('half', () => response.socket?.end())
    })
    const dispatcher = dispatcherOf(1)
    expect(await read(dispatcher, kept.origin, {}, LONG)).toMatchObject({ text: 'here' })
    expect((await read(dispatcher, kept.origin, {}, LONG)).error).toMatchObject({ failure: 'interrupted' })
    expect(requests).toBe(3)
  })

  it('of a released answer serve again; of an aborted one they are closed', async () => {
    const server = await start((_, response) => response.end('x'.repeat(1000)))
    const dispatcher = dispatcherOf(1)
    const release: Manner = {
      onPiece(exchange, stop) {
        exchange.release()
        stop()
      },
    }
    for (let round = 0; round < 3; round++) await read(dispatcher, server.origin, release, LONG)
    expect((await read(dispatcher, server.origin, {}, LONG)).text).toHaveLength(1000)
    expect(server.connections()).toBe(1)
    const endless = await start((_, response) => void response.write('x'))
    const abort: Manner = {
      onPiece(exchange, stop) {
        exchange.abort()
        stop()
      },
    }
    await read(dispatcher, endless.origin, abort, LONG)
    await read(dispatcher, endless.origin, abort, LONG)
    expect(endless.connections()).toBe(2)
  })

  it('are not waited for by a request that is given up, whose place nobody takes', async () => {
    const asked: (string | undefined)[] = []
    const server = await start((request, response) => {
      asked.push(request.url)
      response.write('x')
    })
    const dispatcher = dispatcherOf(1)
    const ask = (target: string, onPiece: () => void = () => undefined): Exchange =>
      dispatcher.dispatch(
        { origin: server.origin, target, method: 'GET', headers: {}, body: null },
        { head: () => undefined, data: onPiece, end: () => undefined, fail: () => undefined },
      )
    const first = await new Promise<Exchange>((resolve) => {
      const exchange = ask('/first', () => resolve(exchange))
    })
    ask('/given-up').abort()
    const third = new Promise<void>((resolve) => void ask('/third', resolve))
    first.abort()
    await third
    expect(asked).toEqual(['/first', '/third'])
  })

  it('are all ended by close', async () => {
    const server = await start((_, response) => void response.write('x'))
    const dispatcher = dispatcherOf(1)
    let wasRead = (): void => undefined
    const begun = new Promise<void>((resolve) => (wasRead = resolve))
    const reading = read(dispatcher, server.origin, { onPiece: wasRead }, LONG)
    const waiting = read(dispatcher, server.origin, {}, LONG)
    await begun
    await dispatcher.close()
    expect((await reading).error).toMatchObject({ failure: 'interrupted' })
    expect((await waiting).error).toMatchObject({ failure: 'interrupted' })
    expect((await read(dispatcher, server.origin)).error).toMatchObject({ failure: 'interrupted' })
  })

  it('that nobody accepts are told as such', async () => {
    const dispatcher = dispatcherOf()
    expect((await read(dispatcher, 'http://127.0.0.1:1', {}, LONG)).error).toMatchObject({
      failure: 'connect',
    })
    const silent = await startHostileServer(() => null)
    onTestFinished(() => silent.close())
    const secure = silent.url.replace('http', 'https')
    expect((await read(dispatcher, secure, {}, LONG)).error).toMatchObject({ failure: 'connect' })
  })
})

it('a body that is held back holds its server back, and comes whole', async () => {
  const SIZE = 64_000_000
  let written = 0
  const server = await start((_, response) => {
    const write = (): void => {
      while (written < SIZE) {
        written += 64_000
        if (!response.write(Buffer.alloc(64_000))) return void response.once('drain', write)
      }
      response.end()
    }
    write()
  })
  let bytes = 0
  let held: Exchange | undefined
  const whole = new Promise<void>((resolve, reject) => {
    const exchange = dispatcherOf().dispatch(
      { origin: server.origin, target: '/', method: 'GET', headers: {}, body: null },
      {
        head: () => undefined,
        data(piece) {
          bytes += piece.length
          if (held !== undefined) return
          held = exchange
          exchange.hold()
        },
        end: resolve,
        fail: reject,
      },
    )
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  // What the sockets of both sides hold: some MB.
  expect(written).toBeLessThan(20_000_000)
  held?.proceed()
  await whole
  expect(bytes).toBe(SIZE)
})
