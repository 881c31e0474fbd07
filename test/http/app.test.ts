import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '#config'
import { createLogger, createMetrics } from '#observe'
import { createApp } from '../../src/http/app.js'

const cycle: Record<string, unknown> = {}
cycle['self'] = cycle

/** What a plane may leave behind by mistake, by path; the app must answer all the same. */
const MISTAKES: Record<string, unknown> = { '/bigint': { price: 1n }, '/cycle': cycle }

let server: Server
let base: string
const logs: string[] = []

beforeAll(async () => {
  const mistaken = ({ ctx }: { ctx: { body: unknown } }, path: string): Promise<void> => {
    if (path === '/throws') return Promise.reject(new Error('a mistake'))
    ctx.body =
      path === '/stream'
        ? Readable.from(
            (async function* () {
              yield 'a beginning'
              await new Promise((resolve) => setTimeout(resolve, 20))
              throw new Error('a broken source')
            })(),
          )
        : MISTAKES[path]
    return Promise.resolve()
  }
  const app = createApp({
    config: loadConfig({ NODE_ENV: 'production' }, '/'),
    log: createLogger('info', { write: (line: string) => void logs.push(line) }),
    metrics: createMetrics(),
    traces: null,
    gatewayPlane: mistaken,
    toolkitPlane: mistaken,
    mcp: (exchange) => mistaken(exchange, ''),
    adminPlane: null,
    isOneTooMany: () => false,
    root: (ctx) => {
      ctx.body = MISTAKES[ctx.path]
      return Promise.resolve(null)
    },
  })
  const answer = app.callback()
  server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('an answer that cannot be written', () => {
  it.each(['/v1/bigint', '/v1/cycle', '/v1/throws', '/bigint', '/cycle'])(
    'is a 500 in the shape of OpenAI with its request id: %s',
    async (path) => {
      const response = await fetch(`${base}${path}`)
      const requestId = response.headers.get('x-request-id')
      expect(response.status).toBe(500)
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(requestId).toMatch(/^req_[0-9a-f]{24}$/)
      expect(await response.json()).toEqual({
        error: {
          message: `Something went wrong on our side. Request id: ${requestId}.`,
          type: 'server_error',
          param: null,
          code: 'internal_error',
        },
      })
      expect(logs.some((line) => line.includes(String(requestId)) && line.includes('"level":50'))).toBe(true)
    },
  )

  it('is a 500 in the shape of the toolkit there', async () => {
    const response = await fetch(`${base}/rest/cycle`)
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ ok: false, error: { code: 'internal_error' } })
  })

  it('breaks the connection once it has begun, so that nobody takes it for whole', async () => {
    const response = await fetch(`${base}/v1/stream`)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
  })
})
