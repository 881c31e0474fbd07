import { gzipSync } from 'node:zlib'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type TestService } from '../support/service.js'
import { threadMs } from '../support/cpu.js'

let service: TestService
let key: string

beforeAll(async () => {
  service = await startService()
  key = await service.key('gateway', 'live')
})
afterAll(() => service.stop())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${service.gatewayUrl}${path}`, { headers })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as {
      error: { code: string; param: string | null; message: string; type: string }
    },
  }
}

const post = async (body: string | Buffer, headers: Record<string, string> = {}) => {
  const response = await request(`${service.gatewayUrl}/chat/completions`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
  })
  return {
    status: response.statusCode,
    body: (await response.body.json()) as { error: { code: string; param: string | null; message: string } },
  }
}

describe('keys', () => {
  it.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
    ['an empty key', { authorization: 'Bearer ' }],
    ['an unknown key', { authorization: 'Bearer svc_live_000000000000000000000000000000000000' }],
    ['a mistyped key', { authorization: 'Bearer svc_live_x' }],
  ])('answers 401 in the shape of OpenAI to %s', async (_name, headers) => {
    const { status, body, headers: answered } = await get('/usage', headers)
    expect(status).toBe(401)
    expect(body.error).toMatchObject({ type: 'invalid_request_error', code: 'invalid_api_key', param: null })
    expect(answered.get('x-request-id')).toMatch(/^req_[0-9a-f]{24}$/)
  })

  it('does not take a REST key', async () => {
    const rest = await service.key('rest', 'free')
    expect((await get('/usage', { authorization: `Bearer ${rest}` })).status).toBe(401)
  })

  it('takes a good key, and shows the window with the least remaining', async () => {
    const { status, headers } = await get('/usage', { authorization: `Bearer ${key}` })
    expect(status).toBe(200)
    const limit = Number(headers.get('x-ratelimit-limit'))
    expect(limit).toBeGreaterThan(0)
    expect(Number(headers.get('x-ratelimit-remaining'))).toBeLessThanOrEqual(limit)
    expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.now() / 1000 - 1)
  })
})

describe('unknown addresses', () => {
  it('answers the same 404 with and without a key', async () => {
    const without = await get('/nothing/here')
    const withKey = await get('/nothing/here', { authorization: `Bearer ${key}` })
    expect(without.status).toBe(404)
    expect(withKey.status).toBe(404)
    expect(withKey.body).toEqual(without.body)
    expect(without.body.error).toMatchObject({
      type: 'invalid_request_error',
      code: 'unknown_url',
      param: null,
    })
  })

  it.each([
    ['/completions', '/chat/completions'],
    ['/responses', '/chat/completions'],
    ['/videos', '/text-to-video'],
    ['/responses/resp_1', '/chat/completions'],
    ['/messages', '/chat/completions'],
    ['/messages/count_tokens', '/chat/completions'],
    ['/batches', 'POST /batch,'],
    ['/batches/batch_1/cancel', 'POST /batch,'],
    ['/files', 'POST /batch,'],
    ['/audio/transcriptions', '/audio/speech'],
    ['/images/edits', '/images/generations'],
    ['/v1/chat/completions', '/v1 twice'],
  ])('says what to call in place of %s', async (path, instead) => {
    const { status, body } = await get(path)
    expect(status).toBe(404)
    expect(body.error.message).toContain(instead)
  })

  it('takes the list of models with a slash at its end for a typo, not for a model without a name', async () => {
    const { status, body } = await get('/models/')
    expect(status).toBe(404)
    expect(body.error).toMatchObject({ code: 'unknown_url', param: null })
    expect(body.error.message).toContain('Unknown request URL: GET /v1/models/.')
  })

  it.each([
    ['POST', '/chat/completions'],
    ['GET', '/models'],
    ['GET', '/models/vendor/name'],
    ['POST', '/embeddings'],
    ['POST', '/responses'],
    ['POST', '/messages'],
  ])('says to add /v1 to a base address without it: %s %s', async (method, path) => {
    const response = await fetch(new URL(path, service.gatewayUrl), { method })
    expect(response.status).toBe(404)
    const { error } = (await response.json()) as { error: { message: string } }
    expect(error).toMatchObject({ type: 'invalid_request_error', code: 'unknown_url', param: null })
    expect(error.message).toContain(`Add /v1 to the base address: ${method} /v1${path}.`)
  })

  it.each(['', '/'])('names the base alone as it is, asked for as %j', async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(404)
    expect(body.error.message).toMatch(/^Unknown request URL: GET \/v1\. /)
  })

  it('says of any other address only that nothing is there', async () => {
    const response = await fetch(new URL('/nothing', service.gatewayUrl))
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
  })

  it('names the method that an address takes', async () => {
    const { status, headers, body } = await get('/chat/completions', { authorization: `Bearer ${key}` })
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('POST')
    expect(body.error.message).toContain('POST')
  })
})

describe('bodies', () => {
  it.each([
    ['broken syntax, with its place', '{"model": "a/b",\n  "messages": [}', 'line 2, column 16'],
    ['a body that ends early', '{"model": "a/b"', 'ends too early'],
    ['something behind the end', '{"model": "a/b"}}', 'line 1, column 17'],
    ['a body that is endless', `{"messages":${'['.repeat(99_000)}`, 'nested too deep to say where it breaks'],
    ['no JSON object', '"text"', 'must be a JSON object'],
  ])('refuses %s', async (_name, text, about) => {
    const { status, body } = await post(text)
    expect(status).toBe(400)
    expect(body.error.code).toBe('invalid_json')
    expect(body.error.message).toContain(about)
  })

  it('refuses broken UTF-8', async () => {
    const { status, body } = await post(
      Buffer.concat([Buffer.from('{"model":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
    )
    expect([status, body.error.code]).toEqual([400, 'invalid_encoding'])
  })

  it('refuses another type', async () => {
    expect((await post('model=a', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    expect((await post('{}', { 'content-encoding': 'gzip' })).status).toBe(415)
  })

  it.each(['utf-8', 'UTF-8', '"utf-8"', 'utf8'])('takes charset=%s', async (charset) => {
    const { body } = await post('{}', { 'content-type': `application/json; charset=${charset}` })
    expect(body.error.code).toBe('missing_required_parameter')
  })

  it.each(['utf-16', 'utf-16le', 'iso-8859-1'])('refuses charset=%s, by its name', async (charset) => {
    const { status, body } = await post(Buffer.from('{}', 'utf16le'), {
      'content-type': `application/json; charset=${charset}`,
    })
    expect([status, body.error.code]).toEqual([415, 'unsupported_charset'])
    expect(body.error.message).toContain(charset)
  })

  it.each(['gzip', 'deflate', 'br', 'zstd'])('refuses a body in %s unread', async (encoding) => {
    const { status, body } = await post(gzipSync(Buffer.alloc(1_000_000)), { 'content-encoding': encoding })
    expect([status, body.error.code]).toEqual([415, 'unsupported_content_encoding'])
  })

  it('says that __proto__ is what it does not take', async () => {
    const { status, body } = await post(
      '{"model": "a/b", "messages": [], "metadata": {"__proto__": {"x": 1}}}',
    )
    expect([status, body.error.code]).toEqual([400, 'forbidden_field'])
    expect(body.error.message).toContain('__proto__')
  })

  it.each(['constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'takes a field named %s like any unknown one',
    async (name) => {
      const { body } = await post(
        JSON.stringify({ model: 'a/b', messages: [{ role: 'user', content: 'x' }], [name]: { polluted: 1 } }),
      )
      // There is no provider, so that a request that passes every check ends here.
      expect(body.error.code).toBe('catalog_unavailable')
      expect('polluted' in Object.prototype).toBe(false)
      expect('polluted' in Object).toBe(false)
    },
  )

  it('refuses a body past 20 MB', async () => {
    const { status, body } = await post(Buffer.alloc(21 * 1024 * 1024, 0x20))
    expect([status, body.error.code]).toEqual([413, 'request_too_large'])
  })

  it('refuses nesting without end', async () => {
    const deep = `{"model":"a/b","messages":[{"role":"user","content":"x"}],"metadata":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    const { status, body } = await post(deep)
    expect(status).toBe(400)
    expect(body.error.message).toContain('levels deep')
  })

  const message = { role: 'user', content: 'x' }
  const bad = { role: 'robot', content: 5 }
  const call = { id: 'a', type: 'function', function: { name: 'f', arguments: '' } }

  it('stops at the first fault, however many there are', async () => {
    const many = JSON.stringify({ model: 'a/b', messages: Array<object>(40_000).fill(bad) })
    const used = threadMs()
    const { status, body } = await post(many)
    expect([status, body.error.param]).toEqual([400, 'messages'])
    const fewer = await post(JSON.stringify({ model: 'a/b', messages: Array<object>(9_000).fill(bad) }))
    expect([fewer.status, fewer.body.error.param]).toEqual([400, 'messages[0].role'])
    expect(fewer.body.error.message).not.toContain(';')
    // Gathering all faults took a minute.
    expect(threadMs() - used).toBeLessThan(10_000)
  })

  it('refuses what is cheap to send and dear to parse', async () => {
    const { status, body } = await post(
      JSON.stringify({ model: 'a/b', messages: Array<object>(350_000).fill(message) }),
    )
    expect([status, body.error.code]).toEqual([400, 'too_many_values'])
    // Commas and brackets of a text cost nothing.
    const text = await post(
      JSON.stringify({ model: 'a/b', messages: [{ ...message, content: '[{,'.repeat(1e6) }] }),
    )
    expect(text.body.error.code).toBe('catalog_unavailable')
  })

  it.each([
    ['messages', { messages: Array<object>(10_001).fill(message) }],
    [
      'messages[0].content',
      { messages: [{ ...message, content: Array<object>(1_001).fill({ type: 'text', text: 'x' }) }] },
    ],
    ['messages[0].tool_calls', { messages: [{ role: 'assistant', tool_calls: Array(129).fill(call) }] }],
    ['stop', { messages: [message], stop: ['a', 'b', 'c', 'd', 'e'] }],
    ['tools', { messages: [message], tools: Array(129).fill({ type: 'function', function: { name: 'f' } }) }],
  ])('bounds the list %s', async (param, value) => {
    const { status, body } = await post(JSON.stringify({ model: 'a/b', ...value }))
    expect([status, body.error.param]).toEqual([400, param])
    expect(body.error.message).toMatch(/array too long\. Expected an array with maximum length \d+,/)
  })

  it.each([
    ['max_tokens', '"max_tokens":1e999'],
    ['temperature', '"temperature":-1e999'],
    ['top_k', '"top_k":1e400'],
    ['options.list[1]', '"options":{"list":[1,1e400]}'],
  ])('refuses a number that is none: %s', async (param, member) => {
    const { status, body } = await post(`{"model":"a/b","messages":[${JSON.stringify(message)}],${member}}`)
    expect([status, body.error.param]).toEqual([400, param])
    expect(body.error.message).toContain('too large a number')
  })

  it.each([
    ['a missing field', { messages: [{ role: 'user', content: 'x' }] }, 'model'],
    ['a wrong type', { model: 5, messages: [{ role: 'user', content: 'x' }] }, 'model'],
    [
      'a number as text',
      { model: 'a/b', messages: [{ role: 'user', content: 'x' }], temperature: '1' },
      'temperature',
    ],
    [
      'a value past its bound',
      { model: 'a/b', messages: [{ role: 'user', content: 'x' }], temperature: 2.1 },
      'temperature',
    ],
    [
      'no tokens at all',
      { model: 'a/b', messages: [{ role: 'user', content: 'x' }], max_tokens: 0 },
      'max_tokens',
    ],
    ['an unknown role', { model: 'a/b', messages: [{ role: 'robot', content: 'x' }] }, 'messages[0].role'],
    ['no messages', { model: 'a/b', messages: [] }, 'messages'],
  ])('names the place of %s', async (_name, value, param) => {
    const { status, body } = await post(JSON.stringify(value))
    expect(status).toBe(400)
    expect(body.error.param).toBe(param)
  })
})

describe('numbers of a query', () => {
  it.each(['1e1', '+5', '%205', '0x10', '5.0', '', '1_0', 'Infinity'])('days=%s is refused', async (text) => {
    const { status, body } = await get(`/account/history?days=${text}`, { authorization: `Bearer ${key}` })
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      param: 'days',
      code: 'invalid_type',
      message:
        "Invalid type for 'days': expected an integer, but got a string value that could not be converted into an integer.",
    })
  })

  it.each([
    [
      '/account/history?days=0',
      'days',
      "Invalid 'days': integer below minimum value. Expected a value >= 1, but got 0 instead.",
    ],
    [
      '/account/history?days=366',
      'days',
      "Invalid 'days': integer above maximum value. Expected a value <= 365, but got 366 instead.",
    ],
    ['/account/history?days=7&days=8', 'days', "'days' is given more than once."],
    [
      '/account/requests?limit=1001',
      'limit',
      "Invalid 'limit': integer above maximum value. Expected a value <= 1000, but got 1001 instead.",
    ],
    [
      '/account/requests?limit=ten',
      'limit',
      "Invalid type for 'limit': expected an integer, but got a string value that could not be converted into an integer.",
    ],
    [
      '/account/requests?cursor=%F0',
      'cursor',
      "'cursor' is not percent-encoded UTF-8 (a literal % is written %25).",
    ],
    [
      '/account/keys?limit=-1',
      'limit',
      "Invalid 'limit': integer below minimum value. Expected a value >= 1, but got -1 instead.",
    ],
    [
      '/account/webhooks?cursor=',
      'cursor',
      "Invalid 'cursor': empty string. Expected a string with minimum length 1, but got an empty string instead.",
    ],
    [
      '/assets?cursor=elsewhere',
      'cursor',
      "'cursor' must be the next_cursor of an earlier page of this list.",
    ],
  ])('%s is refused by its name', async (path, param, message) => {
    const { status, body } = await get(path, { authorization: `Bearer ${key}` })
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ param, message })
  })

  it('what OpenAI clients append is passed over', async () => {
    const { status } = await get('/account/requests?api-version=2026-01-01&limit=5', {
      authorization: `Bearer ${key}`,
    })
    expect(status).toBe(200)
  })

  it('days=10 is taken, and none is the default', async () => {
    for (const [query, days] of [
      ['?days=10', 10],
      ['', 30],
    ] as const) {
      const answer = await get(`/account/history${query}`, { authorization: `Bearer ${key}` })
      expect([answer.status, (answer.body as unknown as { days: number }).days]).toEqual([200, days])
    }
  })
})

describe('the limit of the public operations', () => {
  it('never refuses a health check, which would take a healthy server for a broken one', async () => {
    const limited = await startService({ PUBLIC_RATE_LIMIT: '1' })
    try {
      const statuses = async (path: string): Promise<number[]> => {
        const found: number[] = []
        for (let call = 0; call < 5; call++) found.push((await fetch(`${limited.gatewayUrl}${path}`)).status)
        return found
      }
      expect(await statuses('/health')).toEqual([200, 200, 200, 200, 200])
      expect(await statuses('/pricing')).toContain(429)
    } finally {
      await limited.stop()
    }
  })
})

describe('an answer that cannot be written as JSON', () => {
  it('is a 500 in the shape of OpenAI with its request id', async () => {
    const broken = await startService({ NODE_ENV: 'production' })
    try {
      // What a mistake in a handler would leave in an answer.
      broken.gateway.status = () => ({ chat: { models: 1n } }) as never
      const secret = await broken.key('gateway', 'live')
      const response = await fetch(`${broken.gatewayUrl}/health`, {
        headers: { authorization: `Bearer ${secret}` },
      })
      expect(response.status).toBe(500)
      expect(response.headers.get('x-request-id')).toMatch(/^req_/)
      expect(response.headers.get('x-ratelimit-limit')).not.toBeNull()
      expect(await response.json()).toMatchObject({ error: { type: 'server_error', code: 'internal_error' } })
    } finally {
      await broken.stop()
    }
  })
})
