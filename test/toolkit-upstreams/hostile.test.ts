import { randomBytes } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { bodies, startHostileServer, tricks, type Trick } from '../support/hostile-server.js'
import { startClient } from '../support/upstream-client.js'
import { eventually } from '../support/eventually.js'

const TYPE = 'Content-Type: application/json'
/** Hardly compressible, and past what the decoders take at once: the body is held back while they work. */
const TEXT = JSON.stringify(randomBytes(1_500_000).toString('base64'))

const encoded = (encoding: string, bytes: Buffer): [string, Trick][] =>
  bodies(`${TYPE}\r\nContent-Encoding: ${encoding}`, bytes.toString('latin1'))

const TRICKS = [
  ...tricks(TYPE, TEXT),
  ...encoded('gzip', gzipSync(TEXT, { level: 1 })),
  ...encoded('br', brotliCompressSync(TEXT, { params: { 0: 0, 1: 0 } })),
]

it('no answer of an upstream ends the process, outlasts the limit or leaves a connection behind', async () => {
  const uncaught: unknown[] = []
  const note = (error: unknown): void => void uncaught.push(error)
  process.on('uncaughtExceptionMonitor', note)
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', note))
  const server = await startHostileServer(
    (request) => TRICKS[Number(/^GET \/(\d+)/.exec(request)?.[1])]?.[1] ?? null,
  )
  onTestFinished(server.close)
  const { request } = await startClient({
    baseUrls: { tafsir: server.url },
    timeoutMs: 1000,
    breakerFailures: 0,
  })
  const ask = async (id: number): Promise<void> => {
    const failure: unknown = await request({ upstream: 'tafsir', path: `/${id}` }).then(
      () => null,
      (error: unknown) => error,
    )
    const name = TRICKS[id]?.[0]
    if (failure !== null) expect(failure, name).toMatchObject({ status: 502, code: 'upstream_failed' })
  }
  const ids = [...TRICKS.keys()]
  // No more at once than there are connections to an origin, so that nobody's limit is spent in a queue.
  while (ids.length > 0) await Promise.all(ids.splice(0, 16).map(ask))
  expect(uncaught).toEqual([])
  // Idle connections are kept for 4 s.
  await eventually(() => expect(server.open()).toEqual([]))
})
