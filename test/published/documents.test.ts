import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { load } from 'js-yaml'
import { request } from 'undici'
import { describe, expect, it } from 'vitest'
import { CATEGORIES, publications } from '../../src/published/addresses.js'
import { sharedService } from '../support/shared-service.js'

const service = sharedService()

interface Sent {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

const send = async (
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Sent> => {
  // The server ends a connection that is idle while a large document is read here.
  const response = await request(`${service.url}${path}`, { method, headers, reset: true })
  const body = Buffer.from(await response.body.arrayBuffer())
  return { status: response.statusCode, headers: response.headers, body }
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
}

/** What describes a representation; the rest differs from one answer to the next. */
const described = ({ headers }: Sent): unknown[] =>
  ['content-type', 'content-length', 'content-encoding', 'etag', 'cache-control', 'vary'].map(
    (name) => headers[name],
  )

describe('every published document', () => {
  it.each([...publications.keys()])('%s has one text in three codings, each with its ETag', async (path) => {
    const plain = await send(path)
    expect(plain.status).toBe(200)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.length).toBe(Number(plain.headers['content-length']))
    const etags = new Set([plain.headers['etag']])
    for (const coding of ['br', 'gzip']) {
      const coded = await send(path, { 'accept-encoding': coding })
      expect(coded.headers['content-encoding']).toBe(coding)
      expect(decoders[coding]?.(coded.body).equals(plain.body)).toBe(true)
      expect(coded.headers['etag']).toMatch(/^"[\w-]+"$/)
      etags.add(coded.headers['etag'])
      const head = await send(path, { 'accept-encoding': coding }, 'HEAD')
      expect([head.status, head.body.length, described(head)]).toEqual([200, 0, described(coded)])
    }
    expect(etags.size).toBe(3)
    const known = await send(path, { 'if-none-match': String(plain.headers['etag']) })
    expect([known.status, known.body.length]).toEqual([304, 0])
    expect([known.headers['etag'], known.headers['vary']]).toEqual([
      plain.headers['etag'],
      plain.headers['vary'],
    ])
    expect((await send(path, { 'if-none-match': '"another"' })).status).toBe(200)
  })

  // What browsers send, and weights as RFC 9110, 12.4.2 has them.
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['zstd', 'identity'],
    ['', 'identity'],
  ])('Accept-Encoding: %s is answered in %s', async (accepted, coding) => {
    const sent = await send('/openapi/gateway.json', { 'accept-encoding': accepted })
    expect(sent.headers['content-encoding'] ?? 'identity').toBe(coding)
    expect(sent.headers['vary']).toContain('Accept-Encoding')
    expect(JSON.parse(String(decoders[coding]?.(sent.body)))).toHaveProperty('openapi', '3.1.0')
  })

  // RFC 9110, 13.1.2: a list, or any; compared weakly. `fetch` adds Cache-Control: no-cache to an If-None-Match.
  it.each([
    ['a weak form of it', (etag: string) => `W/${etag}`, 304],
    ['a list with it', (etag: string) => `"a", ${etag} , W/"b"`, 304],
    ['any', () => '*', 304],
    ['a list without it', () => '"a", W/"b"', 200],
    ['it without quotation marks', (etag: string) => etag.replaceAll('"', ''), 200],
    ['nothing', () => '', 200],
  ])('If-None-Match with %s is answered, whatever caches are told', async (_what, header, status) => {
    const { etag } = (await send('/llms.txt')).headers
    const headers = { 'if-none-match': header(String(etag)) }
    expect((await send('/llms.txt', headers)).status).toBe(status)
    expect((await send('/llms.txt', { ...headers, 'cache-control': 'no-cache' })).status).toBe(status)
  })

  // RFC 9110, 15.4.9: what is asked with HEAD is asked with HEAD there too.
  it.each([
    ['/docs/', '/docs'],
    ['/openapi.json/?from=mail', '/openapi.json?from=mail'],
    ['/.well-known/api-catalog/', '/.well-known/api-catalog'],
  ])('%s leads to %s', async (typed, meant) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const sent = await send(typed, {}, method)
      expect([sent.status, sent.headers['location'], sent.body.length]).toEqual([308, meant, 0])
    }
    expect((await send(meant)).status).toBe(200)
  })

  it.each(['/docs//', '//elsewhere.test/', '//elsewhere.test/docs/', '/docs/nowhere/', '/livez/'])(
    '%s leads nowhere',
    async (typed) => {
      const sent = await send(typed)
      expect([sent.status, sent.headers['location']]).toEqual([404, undefined])
    },
  )

  it('has an ETag that only a change of its text changes', async () => {
    const [first, second] = [await send('/openapi.json'), await send('/openapi.json')]
    expect(second.headers['etag']).toBe(first.headers['etag'])
    expect((await send('/openapi/gateway.json')).headers['etag']).not.toBe(first.headers['etag'])
  })
})

describe('the contract as YAML', () => {
  const stems = [...publications.keys()]
    .filter((address) => /^\/openapi.*\.json$/.test(address))
    .map((address) => address.replace(/\.json$/, ''))

  it('is there as a whole, for each plane and for each category', () => {
    expect(stems).toEqual([
      '/openapi',
      '/openapi/gateway',
      '/openapi/toolkit',
      ...CATEGORIES.map((category) => `/openapi/toolkit/${category}`),
    ])
  })

  /** Whether an object stands in more than one place, which an alias makes. */
  const isShared = (value: unknown, seen = new Set<object>()): boolean => {
    if (typeof value !== 'object' || value === null) return false
    if (seen.has(value)) return true
    seen.add(value)
    return Object.values(value).some((member) => isShared(member, seen))
  }

  it.each(stems)('%s.yaml says what the JSON says', async (stem) => {
    const [yaml, json] = [await send(`${stem}.yaml`), await send(`${stem}.json`)]
    expect(yaml.headers['content-type']).toBe('application/yaml; charset=utf-8')
    const read = load(String(yaml.body))
    expect(read).toEqual(JSON.parse(String(json.body)))
    // Some readers have a bound on aliases.
    expect(isShared(read)).toBe(false)
  })
})
