import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dereference, readContract } from '#contract'
import { startService, type TestService } from '../support/service.js'

/** FIPS 180-4: SHA-256 of "abc". */
const SHA256_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

let service: TestService
let key: string

beforeAll(async () => {
  service = await startService()
  key = await service.key('rest', 'unlimited')
})
afterAll(() => service.stop())

const get = async (
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS' = 'GET',
) => {
  const response = await request(`${service.toolkitUrl}${path}`, { method, headers })
  const text = await response.body.text()
  return {
    status: response.statusCode,
    headers: response.headers,
    text,
    body: (text === '' ? null : JSON.parse(text)) as {
      error?: { details?: { parameter: string }[]; code: string; message: string }
      data?: { hex: string }
    },
  }
}

describe('the key', () => {
  it.each([
    ['query', () => get(`/hash/digest?text=abc&key=${key}`)],
    ['x-api-key', () => get('/hash/digest?text=abc', { 'x-api-key': key })],
    ['Bearer', () => get('/hash/digest?text=abc', { authorization: `Bearer ${key}` })],
    ['the long form of the address', () => get('/api/hash/digest?text=abc', { 'x-api-key': key })],
    ['an address with needless escapes', () => get('/h%61sh/%64igest?text=abc', { 'x-api-key': key })],
  ])('is taken from %s', async (_name, call) => {
    const { status, body } = await call()
    expect(status).toBe(200)
    expect(body).toMatchObject({ ok: true, feature: 'hash/digest', data: { hex: SHA256_ABC } })
  })

  it('counts from the first place where one is present', async () => {
    expect((await get(`/hash/digest?text=abc&key=${key}`, { 'x-api-key': 'svc_rest_wrong' })).status).toBe(
      404,
    )
    expect(
      (await get('/hash/digest?text=abc', { 'x-api-key': key, authorization: 'Bearer wrong' })).status,
    ).toBe(404)
  })
})

describe('the generic 404', () => {
  const visible = (headers: Record<string, unknown>) =>
    Object.keys(headers)
      .filter((name) => !['date', 'x-request-id'].includes(name))
      .map((name) => [name, headers[name]])

  it('is the same, byte for byte and header for header, whatever the cause', async () => {
    const gatewayKey = await service.key('gateway', 'live')
    const answers = await Promise.all([
      get('/hash/digest?text=abc'),
      get('/hash/digest?text=abc&key=svc_rest_unknown'),
      get('/hash/digest?text=abc', { authorization: `Bearer ${gatewayKey}` }),
      get('/no/feature', { 'x-api-key': key }),
      get('/no/feature'),
      get('/'),
      get('/hash/digest?text=abc', { 'x-api-key': key }, 'POST'),
      get('/hash/digest?%ff&text=1&text=2'),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(404)
      expect(answer.text).toBe(answers[0].text)
      expect(visible(answer.headers)).toEqual(visible(answers[0].headers))
    }
  })
})

describe('a call without a key', () => {
  it('is told what is missing, as documented', async () => {
    const contract = readContract()
    const documented = contract.paths['/hash/digest']?.get?.responses['404'] ?? { $ref: '#/none' }
    const { content } = dereference(contract, documented)
    const { example } = content?.['application/json'] as { example: unknown }
    const { body } = await get('/hash/digest?text=abc')
    expect(body).toEqual(example)
    expect(body).toMatchObject({
      error: {
        message: expect.stringMatching(
          /^The REST key is missing.*no such feature.*Authorization: Bearer/,
        ) as string,
      },
    })
  })
})

describe('a call with a good key', () => {
  it('lists every fault with its parameter', async () => {
    const { status, body } = await get(
      '/hash/digest?algorithm=sha257&length=0&extra=1&inputEncoding=utf8&inputEncoding=hex',
      { 'x-api-key': key },
    )
    expect(status).toBe(400)
    expect(body.error?.details?.map(({ parameter }) => parameter).sort()).toEqual([
      'algorithm',
      'extra',
      'inputEncoding',
      'length',
      'text',
    ])
  })

  it('keeps answers out of caches, and keys out of referrers', async () => {
    const { headers } = await get('/hash/digest?text=abc', { 'x-api-key': key })
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  it('answers HEAD as GET without the body', async () => {
    const head = await get('/hash/digest?text=abc', { 'x-api-key': key }, 'HEAD')
    const full = await get('/hash/digest?text=abc', { 'x-api-key': key })
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(full.headers['content-length'])
  })

  it('takes an address of 200 KB', async () => {
    expect((await get(`/hash/digest?text=${'%41'.repeat(20_000)}&key=${key}`)).status).toBe(200)
  })
})

describe('OPTIONS', () => {
  it('answers alike on every path', async () => {
    const preflight = {
      origin: 'https://app.example.org',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-api-key',
    }
    const known = await get('/hash/digest', preflight, 'OPTIONS')
    const unknown = await get('/no/feature', preflight, 'OPTIONS')
    expect([known.status, unknown.status]).toEqual([204, 204])
    expect(known.headers['access-control-allow-origin']).toBe('*')
    expect(known.headers['access-control-allow-headers']).toBe('x-api-key')
    expect({ ...unknown.headers, date: '', 'x-request-id': '' }).toEqual({
      ...known.headers,
      date: '',
      'x-request-id': '',
    })
  })
})

describe('the daily quota', () => {
  it('gives a free key five calls, charges 200 and 422 alone, then answers 429', async () => {
    const free = await service.key('rest', 'free', 'quota')
    const call = (query: string) => get(`/hash/digest?${query}`, { 'x-api-key': free })
    expect((await call('text=abc')).headers['x-ratelimit-remaining']).toBe('4')
    expect((await call('algorithm=none')).status).toBe(400)
    const unprocessable = await call('text=xyz&inputEncoding=hex')
    expect([unprocessable.status, unprocessable.headers['x-ratelimit-remaining']]).toEqual([422, '3'])
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await call('text=abc')).status),
    )
    expect(statuses.sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429, 429, 429])
    const refused = await call('text=abc')
    const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400
    expect(refused.headers['x-ratelimit-reset']).toBe(String(midnight))
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body.error?.code).toBe('quota_exhausted')
    // Agents see the words alone: the headers' wait and reset stand in them too.
    expect(refused.body.error?.message).toContain(
      `Try again in ${String(refused.headers['retry-after'])} s, at ${new Date(midnight * 1000).toISOString().slice(0, 19)}Z.`,
    )
  })
})

describe('the limit by address', () => {
  it('answers 429 with the reset to the first request over it, before any key is looked at', async () => {
    const limited = await startService({ IP_RATE_LIMIT: '3' })
    try {
      const statuses: number[] = []
      for (let call = 0; call < 4; call += 1)
        statuses.push((await request(`${limited.toolkitUrl}/no/feature`)).statusCode)
      // A minute may end between the calls, which starts the count again.
      expect([
        [404, 404, 404, 429],
        [404, 404, 404, 404],
      ]).toContainEqual(statuses)
      const next = await request(`${limited.toolkitUrl}/no/feature`)
      const { error } = (await next.body.json()) as { error: { message: string } }
      if (next.statusCode !== 429) return
      expect(Number(next.headers['x-ratelimit-reset']) % 60).toBe(0)
      expect(error.message).toBe(
        `This address has sent more than 3 requests in a minute. Try again in ${String(next.headers['retry-after'])} s.`,
      )
    } finally {
      await limited.stop()
    }
  })
})
