import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import type { Data } from '#operation'

type Timing = Data<'rest_web_timing'>

const BODY = 'x'.repeat(5000)
const GZIPPED = gzipSync(BODY)
const PHASES = ['dnsMs', 'connectMs', 'firstByteMs', 'downloadMs', 'totalMs'] as const

let connections = 0
const server = createServer((request, response) => {
  const { url } = request
  if (url === '/gzip') return response.writeHead(200, { 'content-encoding': 'gzip' }).end(GZIPPED)
  if (url === '/moved') return response.writeHead(302, { location: '/gzip' }).end('gone')
  if (url === '/slow') return setTimeout(() => response.end('late'), 200)
  if (url === '/long') return response.end(Buffer.alloc(6_000_000))
  return response.writeHead(404).end('none')
}).on('connection', () => {
  connections += 1
})
let base = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const timed = async (path: string, runs = 1): Promise<Timing> => {
  const { status, body } = await call('rest_web_timing', { url: base + path, runs })
  expect({ status, body }).toMatchObject({ status: 200 })
  return (body as { data: Timing }).data
}

describe('the time of an address', () => {
  it('counts what came over the wire, and names its coding', async () => {
    const data = await timed('/gzip')
    expect(data).toMatchObject({
      url: `${base}/gzip`,
      status: 200,
      runs: 1,
      dnsMs: 0,
      tlsMs: null,
      bytes: GZIPPED.length,
      httpVersion: '1.1',
      contentEncoding: 'gzip',
    })
    expect(data.totals).toEqual([data.totalMs])
    for (const phase of PHASES) expect(data[phase]).toBe(Number(data[phase].toFixed(1)))
    const sum = data.dnsMs + data.connectMs + data.firstByteMs + data.downloadMs
    // Five roundings, and what passes between the phases.
    expect(data.totalMs).toBeGreaterThanOrEqual(sum - 0.3)
  })

  it('has the wait for the first byte apart from the download', async () => {
    const data = await timed('/slow')
    expect(data.firstByteMs).toBeGreaterThanOrEqual(190)
    expect(data.firstByteMs).toBeLessThanOrEqual(data.totalMs + 0.1)
  })

  it('does not follow a redirect', async () => {
    expect(await timed('/moved')).toMatchObject({ status: 302, bytes: 4, contentEncoding: null })
  })

  it('is an answer with any status', async () => {
    expect(await timed('/none')).toMatchObject({ status: 404, bytes: 4 })
  })

  it.each([4, 5])('is the median of %i runs, each over its own connection', async (runs) => {
    const before = connections
    const data = await timed('/gzip', runs)
    expect(connections - before).toBe(runs)
    expect(data.totals).toHaveLength(runs)
    const sorted = data.totals.toSorted((a, b) => a - b)
    const [low = 0, high = 0] = runs === 4 ? sorted.slice(1, 3) : [sorted[2], sorted[2]]
    // Half a tenth is rounded up.
    expect(data.totalMs).toBeCloseTo(Math.round(((low + high) / 2) * 10 + 1e-6) / 10, 6)
  })

  it('is refused for a body over 5 MB', async () => {
    expect(await call('rest_web_timing', { url: `${base}/long` })).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('longer than 5 MB') as string } },
    })
  })
})

table('rest_web_timing', [
  refuses(502, 'a closed port', { url: 'http://127.0.0.1:2/' }, 'refused the connection'),
  refuses(422, 'a private address', { url: 'http://192.168.0.1/' }, 'private or local address'),
  refuses(422, 'another scheme', { url: 'ftp://example.com/' }, 'only http and https'),
  refuses(400, 'what is no address', { url: 'example.com' }, 'url'),
  refuses(400, 'six runs', { url: 'http://example.com/', runs: 6 }, 'runs'),
])
