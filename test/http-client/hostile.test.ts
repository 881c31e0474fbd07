import { randomBytes } from 'node:crypto'
import { getEventListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpClient, HttpError, type HttpResponse } from '#http-client'
import { bodies, startHostileServer, tricks, type Trick } from '../support/hostile-server.js'
import { eventually } from '../support/eventually.js'

const TYPE = 'Content-Type: application/json'
/** More than the client's buffers hold, so that the end of the connection comes while the body is held back. */
const TEXT = randomBytes(150_000).toString('hex')

const TRICKS: readonly (readonly [string, Trick])[] = [
  ...tricks(TYPE, TEXT),
  ...bodies(`${TYPE}\r\nContent-Encoding: gzip`, gzipSync(TEXT).toString('latin1')).map(
    ([name, trick]) => [`gzip: ${name}`, trick] as const,
  ),
  ...bodies(`${TYPE}\r\nContent-Encoding: br`, brotliCompressSync(TEXT).toString('latin1')).map(
    ([name, trick]) => [`brotli: ${name}`, trick] as const,
  ),
]

const LIMIT_MS = 400

/** The ways in which the gateway and the public-API client treat an answer. */
const READERS: Readonly<Record<string, (response: HttpResponse) => Promise<void>>> = {
  'reads at once': async ({ body }) => {
    for await (const _ of body);
  },
  'reads slowly': async ({ body }) => {
    let pieces = 0
    for await (const _ of body) if (++pieces < 4) await delay(60)
  },
  'stops in the middle': async (response) => {
    for await (const _ of response.body) break
    await delay(60)
    response.discard()
  },
  'discards late': async (response) => {
    await delay(60)
    response.discard()
  },
  'releases in the middle': async (response) => {
    for await (const _ of response.body) {
      response.release()
      break
    }
  },
  'releases at once': (response) => Promise.resolve(response.release()),
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

const leaked = (): number =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'TCPSocketWrap').length

it.each(Object.entries(READERS))(
  'no answer ends the process, outlasts its limit or leaves anything behind: a caller that %s',
  async (_name, treat) => {
    const before = leaked()
    await Promise.all(
      TRICKS.flatMap(([trickName, trick]) =>
        (['GET', 'POST'] as const).map(async (method) => {
          const server = await startHostileServer(() => trick)
          const client = createHttpClient({ connectionsPerOrigin: 2, connectTimeoutMs: LIMIT_MS })
          const controller = new AbortController()
          const reason = new Error('time is up')
          const timer = setTimeout(() => controller.abort(reason), LIMIT_MS)
          const body = method === 'POST' ? 'x'.repeat(300_000) : null
          // Twice, since what a connection is left in shows in its next answer.
          for (let round = 0; round < 2; round++) {
            const failure: unknown = await client
              .send({ origin: server.url, target: '/', method, headers: {}, body }, controller.signal)
              .then(treat)
              .then(
                () => null,
                (error: unknown) => error,
              )
            if (failure !== null && failure !== reason)
              expect(failure, `${trickName}, ${method}`).toBeInstanceOf(HttpError)
          }
          await client.close()
          expect(getEventListeners(controller.signal, 'abort'), `${trickName}, ${method}`).toEqual([])
          clearTimeout(timer)
          await eventually(() => expect(server.open(), `${trickName}, ${method}`).toEqual([]))
          await server.close()
        }),
      ),
    )
    expect(uncaught).toEqual([])
    expect(leaked()).toBeLessThanOrEqual(before)
  },
)
