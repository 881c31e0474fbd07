import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request } from 'undici'
import { VERSION } from '#generated/routes'
import { startService, type TestService } from '../support/service.js'

const TOKEN = 'a-metrics-token-of-some-length'
/** Documentation addresses (RFC 5737), which are never loopback. */
const ELSEWHERE = '203.0.113.9'

let service: TestService

beforeAll(async () => {
  service = await startService({ METRICS_TOKEN: TOKEN, TRUST_PROXY: '1' })
  await service.ready
})
afterAll(() => service.stop())

const get = async (
  url: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> => {
  const response = await request(url, { method: method as 'GET', headers })
  return { status: response.statusCode, headers: response.headers, text: await response.body.text() }
}

describe('the host root', () => {
  it('has one shape for what it does not have, with a request id', async () => {
    const { status, headers, text } = await get(`${service.url}/nothing`)
    expect(status).toBe(404)
    expect(headers['x-request-id']).toMatch(/^req_[0-9a-f]{24}$/)
    expect(JSON.parse(text)).toEqual({
      error: {
        message: expect.stringContaining('/openapi.json') as unknown,
        type: 'invalid_request_error',
        param: null,
        code: 'not_found',
      },
    })
  })

  it('says which methods an address takes', async () => {
    const { status, headers } = await get(`${service.url}/openapi.json`, { method: 'DELETE' })
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
  })

  it('tells the reference that no model is on offer, where /v1/models is 503', async () => {
    expect((await get(`${service.gatewayUrl}/models`)).status).toBe(503)
    const { status, headers, text } = await get(`${service.url}/docs/models.json`)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
    ])
    expect(JSON.parse(text)).toEqual({ object: 'list', data: [] })
  })

  it('has a name for each of its operations in logs and metrics', async () => {
    for (const path of ['/livez', '/readyz', '/openapi.json', '/metrics']) await get(`${service.url}${path}`)
    // A call is counted when its connection is done with it, which is after the caller has the answer.
    for (const name of ['getLiveness', 'getReadiness', 'getContract', 'getMetrics'])
      await expect
        .poll(async () => (await get(`${service.url}/metrics`)).text)
        .toContain(`http_request_duration_seconds_count{operation="${name}",method="GET",status="200"}`)
  })
})

describe('the version', () => {
  it('is the same in package.json, the contract and /health', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
    const contract = JSON.parse((await get(`${service.url}/openapi.json`)).text) as {
      info: { version: string }
    }
    const authorization = `Bearer ${await service.key('gateway', 'live')}`
    const health = JSON.parse((await get(`${service.gatewayUrl}/health`, { authorization })).text) as {
      version: string
    }
    expect([VERSION, contract.info.version, health.version]).toEqual([version, version, version])
  })
})

describe('/metrics', () => {
  const metrics = (headers: Record<string, string> = {}) => get(`${service.url}/metrics`, headers)

  it('is open on loopback', async () => {
    expect((await metrics()).status).toBe(200)
    expect((await metrics({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(200)
  })

  it('needs the token from elsewhere, where the trusted proxy’s word counts', async () => {
    const from = { 'x-forwarded-for': ELSEWHERE }
    const refused = await metrics(from)
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(refused.text).not.toContain('# HELP')
    expect((await metrics({ ...from, authorization: 'Bearer wrong' })).status).toBe(401)
    expect((await metrics({ ...from, authorization: `Basic ${TOKEN}` })).status).toBe(401)
    expect((await metrics({ ...from, authorization: `Bearer ${TOKEN}x` })).status).toBe(401)
    expect((await metrics({ ...from, authorization: `bearer ${TOKEN}` })).status).toBe(200)
    // Only the entry of the trusted proxy itself counts, not what the caller wrote before it.
    expect((await metrics({ 'x-forwarded-for': `127.0.0.1, ${ELSEWHERE}` })).status).toBe(401)
  })

  it('is not there for others where no token is set, nor for what an unknown proxy hands on', async () => {
    const plain = await startService()
    try {
      expect((await get(`${plain.url}/metrics`)).status).toBe(200)
      // Without TRUST_PROXY the header says nothing but that a proxy stands between.
      expect((await get(`${plain.url}/metrics`, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
      expect((await get(`${plain.url}/metrics`, { forwarded: 'for=127.0.0.1' })).status).toBe(404)
    } finally {
      await plain.stop()
    }
  })
})
