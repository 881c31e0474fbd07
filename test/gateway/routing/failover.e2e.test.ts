import { gzipSync } from 'node:zlib'
import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import {
  answers,
  chunk,
  completionOf,
  compresses,
  drips,
  eventsOf,
  hangs,
  hangsAfter,
  hangsMidBody,
  redirects,
  resets,
  resetsAfter,
  sends,
  sendsHtml,
  startProvider,
  streams,
  truncates,
  type Behaviour,
  type ScriptedProvider,
} from '../../support/provider.js'

/** Each test has a model of its own: circuits are by model, and what fails here again and again would open them. */
const MODELS = Array.from({ length: 200 }, (_, index) => `vendor/small-${index}`)
const SECRET = 'sk-upstream-secret-1'

let bad: ScriptedProvider
let good: ScriptedProvider
let gateway: TestGateway
let client: OpenAI
let tests = 0
let model: string

const entry = (id: string, provider: ScriptedProvider, weight: number, more: object = {}): object => ({
  id,
  base_url: provider.baseUrl,
  api_key: SECRET,
  free: 'suffix',
  weight,
  ...more,
})

const listed = (...ids: string[]): object[] => ids.map((id) => ({ id: `${id}:free` }))

beforeAll(async () => {
  bad = await startProvider({ models: listed('vendor/lonely', ...MODELS) })
  good = await startProvider({ models: listed('vendor/similar', ...MODELS) })
  // So that the first attempt is the bad one's, but for one in a million.
  const timeout = { first_byte_ms: 2000, idle_ms: 2000, total_ms: 6000 }
  gateway = await startGateway([entry('acme-cloud', bad, 1_000_000, { timeout }), entry('second', good, 1)])
  client = await gateway.client()
})

afterAll(async () => {
  await gateway.stop()
  await Promise.all([bad.close(), good.close()])
})

beforeEach(() => {
  model = MODELS[tests++] as string
  bad.fallback = answers('From the first.')
  good.fallback = answers('From the second.')
  for (const provider of [bad, good]) provider.received.length = 0
})

const hello = [{ role: 'user' as const, content: 'Say hello.' }]
const ask = (name = model) => client.chat.completions.create({ model: name, messages: hello })

const askStream = async (name = model): Promise<string> => {
  let text = ''
  for await (const part of await client.chat.completions.create({
    model: name,
    messages: hello,
    stream: true,
  }))
    text += part.choices[0]?.delta.content ?? ''
  return text
}

const error = (code: string | number, message = 'Something is wrong.') => ({ error: { message, code } })

const silentError: Behaviour = (response) => {
  response.writeHead(503, { 'content-type': 'application/json' })
  response.write('{"error": ')
}

const brokenError: Behaviour = (response) => {
  response.writeHead(503, { 'content-type': 'application/json', 'content-length': '5000' })
  response.write('{"error": ')
  setTimeout(() => response.destroy(), 10)
}

const truncatesGzip: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
  response.end(gzipSync(JSON.stringify(completionOf('x'.repeat(5000)))).subarray(0, 40))
}

/** A drip that is never silent for as long as `idle_ms`, and would go on for ten seconds. */
const dripsOn: Behaviour = (response, request) =>
  request.body?.['stream'] === true
    ? streams(
        Array.from({ length: 200 }, () => chunk({ role: 'assistant', content: '' })),
        50,
      )(response, request)
    : drips(completionOf('x'.repeat(8000)), 50)(response, request)

const ALWAYS: [string, Behaviour][] = [
  ['a drip without end', dripsOn],
  ...[401, 402, 403, 404, 408, 409, 425, 429, 500, 502, 503, 504].map((status): [string, Behaviour] => [
    String(status),
    sends(status, error('x')),
  ]),
  [
    'a 400 about our key',
    sends(400, error('invalid_key', 'API key not valid. Please pass a valid API key.')),
  ],
  ['a 400 about its own catalog', sends(400, error('model_decommissioned'))],
  ['a 400 that is a proxy’s page', sends(400, '<html>Bad Request</html>')],
  ['a reset', resets],
  ['silence before headers', hangs],
  ['HTML with 200', sendsHtml],
  ['an empty body', sends(200, '')],
  ['broken JSON', sends(200, '{"choices": [')],
  ['a list', sends(200, [])],
  ['an error object with 200', sends(200, error(429, 'Rate limited upstream'))],
  ['no choices', sends(200, { choices: [] })],
  ['a redirect', redirects('http://127.0.0.1:1/v1/chat/completions')],
  ['an unknown encoding', sends(200, 'x', { 'content-encoding': 'zstd' })],
  ['a gzip body that is none', sends(200, 'not gzip', { 'content-encoding': 'gzip' })],
  ['a picture', sends(200, '\u0089PNG', { 'content-type': 'image/png' })],
  ['a redirect to itself', (response, request) => redirects(request.path)(response, request)],
  ['silence in an error’s body', silentError],
  ['a reset in an error’s body', brokenError],
]

/** Once; a request that a kept connection loses is sent again by a new one, since the server may not have read it (RFC 9112, 9.3.1). */
const expectAsked = (behaviour: Behaviour): void => {
  expect(bad.received.length).toBeGreaterThanOrEqual(1)
  expect(bad.received.length).toBeLessThanOrEqual(behaviour === resets ? 2 : 1)
}

describe('a provider that fails is not seen by the caller of a plain completion', () => {
  test.each([
    ...ALWAYS,
    ['silence in the body', hangsMidBody],
    ['a truncated body', truncates],
    ['a truncated gzip body', truncatesGzip],
    ['an empty answer', sends(200, completionOf(''))],
    [
      'a null answer',
      sends(200, {
        choices: [{ index: 0, message: { role: 'assistant', content: null }, finish_reason: 'stop' }],
      }),
    ],
    [
      'an answer that ends with an error',
      sends(200, { choices: [{ index: 0, message: { content: 'x' }, finish_reason: 'error' }] }),
    ],
  ] as [string, Behaviour][])('%s', async (_, behaviour) => {
    bad.fallback = behaviour
    expect((await ask()).choices[0]?.message.content).toBe('From the second.')
    expectAsked(behaviour)
  })
})

describe('a provider that fails before its first content is not seen by the caller of a stream', () => {
  test.each([
    ...ALWAYS,
    ['no event', streams([])],
    ['[DONE] at once', streams(['[DONE]'])],
    ['a role and silence', hangsAfter([chunk({ role: 'assistant', content: '' })])],
    ['a role and a reset', resetsAfter([chunk({ role: 'assistant', content: '' })])],
    [
      'comments and nothing else',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        const timer = setInterval(() => response.write(': PROCESSING\n\n'), 50)
        response.on('close', () => clearInterval(timer))
      },
    ],
    ['an error event', streams([JSON.stringify(error(502))])],
    [
      'an answer without content',
      streams([chunk({ role: 'assistant', content: '' }), chunk({}, 'stop'), '[DONE]']),
    ],
    ['an event that is not JSON', streams(['oops'])],
  ] as [string, Behaviour][])('%s', async (_, behaviour) => {
    bad.fallback = behaviour
    expect(await askStream()).toBe('From the second.')
    expectAsked(behaviour)
  })
})

describe('a provider that can’t be reached any more', () => {
  test('is not seen by callers, and left alone for a moment', async () => {
    const gone = await startProvider({ models: listed('vendor/shared') })
    const stays = await startProvider({ models: listed('vendor/shared'), chat: answers('Stayed.') })
    const other = await startGateway([entry('gone', gone, 1_000_000), entry('stays', stays, 1)])
    const caller = await other.client()
    await gone.close()
    for (const stream of [false, true]) {
      const call = caller.chat.completions.create({ model: 'vendor/shared', messages: hello, stream })
      expect(await call).toBeDefined()
    }
    expect(stays.received).toHaveLength(2)
    expect(await (await fetch(`${other.service.url}/metrics`)).text()).toContain(
      'gateway_upstream_attempts_total{provider="gone",outcome="connect"} 1',
    )
    await other.stop()
    await stays.close()
  })
})

describe('odd but whole answers are taken', () => {
  test.each([
    ['gzip', compresses('gzip', completionOf('packed'))],
    ['brotli', compresses('br', completionOf('packed'))],
    ['a slow drip', drips(completionOf('packed'), 20)],
    ['JSON as text', sends(200, completionOf('packed'), { 'content-type': 'text/plain' })],
  ])('%s', async (_, behaviour) => {
    bad.fallback = behaviour
    expect((await ask()).choices[0]?.message.content).toBe('packed')
  })

  test.each([
    ['a whole completion in place of a stream', sends(200, completionOf('packed'))],
    ['no [DONE]', streams(eventsOf('packed').slice(0, -1))],
    ['no finish_reason', streams([chunk({ content: 'packed' }), '[DONE]'])],
    [
      'an answer cut by its limit before any text',
      streams([chunk({ content: 'packed' }), chunk({}, 'length'), '[DONE]']),
    ],
  ])('%s', async (_, behaviour) => {
    bad.fallback = behaviour
    expect(await askStream()).toBe('packed')
  })
})

describe('with response_format json_object', () => {
  const response_format = { type: 'json_object' as const }

  test('fences go, the model is told, and what is no object goes to the next provider', async () => {
    bad.fallback = answers('Sure! [1, 2]')
    good.fallback = answers('Here:\n```json\n{"city": "Jakarta"}\n```')
    const plain = await client.chat.completions.create({ model, messages: hello, response_format })
    expect(plain.choices[0]?.message.content).toBe('{"city": "Jakarta"}')
    const stream = client.chat.completions.stream({ model, messages: hello, response_format })
    expect((await stream.finalChatCompletion()).choices[0]?.message.content).toBe('{"city": "Jakarta"}')
    expect(good.received[0]?.body).toMatchObject({
      response_format,
      messages: [{ role: 'system', content: expect.stringContaining('JSON object') as unknown }, hello[0]],
    })
  })

  test('it is 502 when nobody can, after each was asked once, and no other try is advised', async () => {
    bad.fallback = good.fallback = answers('I would rather not.')
    for (const stream of [false, true]) {
      const refused = await refusalOf(
        client.chat.completions.create({ model, messages: hello, response_format, stream }),
      )
      expect(refused.status).toBe(502)
      expect(refused.message).toMatch(/: 2 attempts got an answer that was not in the requested form\.$/)
      expect(refused.headers?.get('x-should-retry')).toBe('false')
      expect(refused.headers?.get('retry-after')).toBeNull()
    }
    expect([bad.received.length, good.received.length]).toEqual([2, 2])
  })

  test('answers that nobody could make fit shut no provider out for others', async () => {
    bad.fallback = good.fallback = answers('I would rather not.')
    for (let call = 0; call < 8; call++)
      await refusalOf(client.chat.completions.create({ model, messages: hello, response_format }))
    expect((await ask()).choices[0]?.message.content).toBe('I would rather not.')
    const { data } = await client.models.list()
    expect(data.find(({ id }) => id === model)).toMatchObject({
      providers: [{ status: 'degraded' }, { status: 'degraded' }],
    })
  })
})

describe('an answer nested without end', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`

  test('goes to the next provider, plain', async () => {
    bad.fallback = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(
        `{"choices":[{"index":0,"message":{"role":"assistant","content":"x","z":${deep}},"finish_reason":"stop"}]}`,
      )
    }
    expect((await ask()).choices[0]?.message.content).toBe('From the second.')
  })

  test('goes to the next provider, streamed', async () => {
    bad.fallback = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.end(
        `data: {"choices":[{"index":0,"delta":{"content":"x","z":${deep}},"finish_reason":null}]}\n\n`,
      )
    }
    expect(await askStream()).toBe('From the second.')
  })
})

describe('the caller’s own fault', () => {
  test('a list of faults, as FastAPI writes it with 422, is passed on too', async () => {
    bad.fallback = sends(422, {
      detail: [{ loc: ['body', 'n'], msg: 'Input should be at most 1', type: 'less_than_equal' }],
    })
    const refused = await refusalOf(ask())
    expect(refused.status).toBe(422)
    expect(refused.message).toContain('Input should be at most 1')
    expect(good.received).toHaveLength(0)
  })

  test.each([400, 413, 422])('%i is passed on in our shape, and nobody else is asked', async (status) => {
    bad.fallback = sends(status, {
      error: {
        message: 'temperature: must be <= 1',
        code: 'bad_temperature',
        param: 'temperature',
        type: 'theirs',
      },
    })
    for (const call of [ask, askStream]) {
      const refused = await refusalOf(call())
      expect(refused).toMatchObject({
        status,
        type: 'invalid_request_error',
        code: 'bad_temperature',
        param: 'temperature',
      })
      expect(refused.message).toContain('temperature: must be <= 1')
    }
    expect(good.received).toHaveLength(0)
  })

  // OpenAI's words for a bad schema; the name is the caller's.
  test.each([
    "Invalid schema for function 'get_balance': schema must be a JSON Schema of 'type: \"object\"'.",
    'Invalid schema for response_format "billing.report": "required" is missing.',
    "Invalid value: 'check_quota'. Supported values are: 'none', 'auto', and 'required'.",
  ])('names that a refusal quotes do not make it ours: %s', async (message) => {
    bad.fallback = sends(400, { error: { message, type: 'invalid_request_error' } })
    // More than what opens a circuit.
    for (let at = 0; at < 12; at++) expect((await refusalOf(ask())).status).toBe(400)
    expect(good.received).toHaveLength(0)
    bad.fallback = answers('Still asked.')
    expect((await ask()).choices[0]?.message.content).toBe('Still asked.')
  })

  // OpenAI's words, older and newer, and Google's.
  test.each([
    'Unrecognized request argument supplied: api_key',
    "Unknown parameter: 'api_key'.",
    'Invalid JSON payload received. Unknown name "api_key": Cannot find field.',
  ])('a field that a provider does not know opens no circuit: %s', async (message) => {
    bad.fallback = sends(400, { error: { message } })
    for (let at = 0; at < 12; at++) expect((await ask()).choices[0]?.message.content).toBe('From the second.')
    bad.fallback = answers('Still asked.')
    expect((await ask()).choices[0]?.message.content).toBe('Still asked.')
  })

  // OpenRouter's reference: "403: Your chosen model requires moderation and your input was flagged".
  test('a text that was flagged goes to the next provider, and opens no circuit', async () => {
    const metadata = {
      reasons: ['violence', 'self-harm'],
      flagged_input: 'Say hello.',
      provider_name: 'Acme',
      model_slug: 'acme/x',
    }
    bad.fallback = sends(403, { error: { code: 403, message: 'Input was flagged by Acme', metadata } })
    for (let at = 0; at < 12; at++) expect((await ask()).choices[0]?.message.content).toBe('From the second.')
    const refused = await refusalOf(ask('vendor/lonely'))
    expect(refused).toMatchObject({ status: 400, code: 'content_policy_violation' })
    expect(refused.message).toContain('violence, self-harm')
    expect(refused.message).not.toContain('Acme')
    bad.fallback = answers('Still asked.')
    expect((await ask()).choices[0]?.message.content).toBe('Still asked.')
  })

  // nginx's page for a body above its `client_max_body_size`.
  test('413 without an API’s words goes to the next provider, and opens no circuit', async () => {
    bad.fallback = sends(413, '<html><h1>413 Request Entity Too Large</h1></html>', {
      'content-type': 'text/html',
    })
    for (let at = 0; at < 12; at++) expect((await ask()).choices[0]?.message.content).toBe('From the second.')
    expect(await refusalOf(ask('vendor/lonely'))).toMatchObject({
      status: 413,
      code: 'payload_too_large',
      type: 'invalid_request_error',
    })
    bad.fallback = answers('Still asked.')
    expect((await ask()).choices[0]?.message.content).toBe('Still asked.')
  })

  // axum's rejection, as text-generation-inference sends it.
  test('422 in plain words is a refusal, though another provider may read more', async () => {
    const words =
      'Failed to deserialize the JSON body into the target type: tools[0].function: missing field `parameters` at line 1 column 90'
    bad.fallback = sends(422, words, { 'content-type': 'text/plain; charset=utf-8' })
    for (let at = 0; at < 12; at++) expect((await ask()).choices[0]?.message.content).toBe('From the second.')
    const refused = await refusalOf(ask('vendor/lonely'))
    expect(refused.status).toBe(422)
    expect(refused.message).toContain('missing field `parameters`')
    bad.fallback = answers('Still asked.')
    expect((await ask()).choices[0]?.message.content).toBe('Still asked.')
  })

  test('shows no name, key or address of the provider', async () => {
    const message = `Acme-Cloud at https://api.acme.example/v1?key=x (127.0.0.1:8080, acme-cloud:8443, node-3.internal.example:11434, localhost:8000) refused ${SECRET}: bad input`
    bad.fallback = sends(400, { error: { message } })
    const refused = await refusalOf(ask())
    expect(JSON.stringify(refused.error)).not.toMatch(
      /acme|sk-upstream|127\.0\.0\.1|https|node-3|localhost|:\d{4}/i,
    )
    expect(refused.message).toContain('bad input')
  })

  test('a context too long for the model has OpenAI’s code', async () => {
    bad.fallback = sends(400, { error: { message: "This model's maximum context length is 4096 tokens." } })
    expect(await refusalOf(ask('vendor/lonely'))).toMatchObject({
      status: 400,
      code: 'context_length_exceeded',
    })
  })
})

describe('when nobody can answer', () => {
  const lonely = 'vendor/lonely'

  test('it is 502 with a reason and Retry-After, and nothing is charged', async () => {
    bad.fallback = sends(401, error('invalid_api_key', `Incorrect API key provided: ${SECRET}`))
    const caller = await gateway.client('live')
    for (const stream of [false, true]) {
      const failed = await refusalOf(
        caller.chat.completions.create({ model: lonely, messages: hello, stream }),
      )
      expect(failed).toMatchObject({ status: 502, code: 'upstream_failed', type: 'server_error' })
      expect(failed.message).toContain('vendor/lonely: 1 attempt got an error status. Try again in 5 s.')
      expect(Number(failed.headers?.get('retry-after'))).toBeGreaterThan(0)
      expect(JSON.stringify(failed.error)).not.toMatch(/acme|sk-upstream|127\.0\.0\.1/)
    }
    const rows = await gateway.rows(caller)
    expect(rows.map(({ status, tokens }) => [status, tokens.total])).toEqual([
      [502, 0],
      [502, 0],
    ])
    expect(await caller.get('/usage')).toMatchObject({ day: { requests: { used: 0 }, tokens: { used: 0 } } })
  })

  test('a transient failure is gone round again', async () => {
    bad.script(sends(503, error('x')), resets)
    expect((await ask(lonely)).choices[0]?.message.content).toBe('From the first.')
    expect(bad.received).toHaveLength(3)
  })

  test('Retry-After is kept to, without waiting for long', async () => {
    bad.script(sends(503, error('x'), { 'retry-after': '40' }))
    expect(await refusalOf(ask(lonely))).toMatchObject({ status: 502 })
    const again = await refusalOf(ask(lonely))
    expect(again.message).toContain('all are cooling down')
    expect(Number(again.headers?.get('retry-after'))).toBeGreaterThan(35)
    expect(bad.received).toHaveLength(1)
    const { data } = await client.models.list()
    expect(data.find(({ id }) => id === lonely)).toMatchObject({
      providers: [{ id: 'acme-cloud', status: 'unavailable' }],
    })
  })
})

describe('last resorts', () => {
  test('answer only where the operator says so, and are named', async () => {
    await gateway.configure([entry('acme-cloud', bad, 1_000_000), entry('second', good, 1)], {
      'vendor/lonely': ['vendor/similar'],
    })
    await gateway.service.reload()
    bad.fallback = sends(404, error('model_not_found'))
    expect(await ask('vendor/lonely')).toMatchObject({
      model: 'vendor/similar',
      choices: [{ message: { content: 'From the second.' } }],
    })
  })
})
