import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '../../support/gateway.js'
import {
  answers,
  eventsOf,
  resetsAfter,
  sends,
  startProvider,
  streams,
  type Behaviour,
  type ScriptedProvider,
} from '../../support/provider.js'

const MODEL = 'vendor/small'
const SLOW_MS = 300

let provider: ScriptedProvider
let gateway: TestGateway
let client: OpenAI
let made = 0

beforeAll(async () => {
  provider = await startProvider({ models: [{ id: `${MODEL}:free` }] })
  gateway = await startGateway([{ id: 'first', base_url: provider.baseUrl, free: 'suffix' }])
})
afterAll(async () => {
  await gateway.stop()
  await provider.close()
})
beforeEach(async () => {
  provider.fallback = answers('Hello from the provider.')
  provider.received.length = 0
  client = await gateway.client('live')
})

const newKey = (): string => `order-${++made}`
const body = (more: object = {}) => ({
  model: MODEL,
  messages: [{ role: 'user', content: 'Say hello.' }],
  ...more,
})

/** Sends a body under a key; what came back, the body as its text. */
const send = async (
  key: string,
  sent: object | string = body(),
  { path = '/chat/completions', signal = null as AbortSignal | null, apiKey = client.apiKey } = {},
) => {
  const response = await fetch(`${gateway.service.gatewayUrl}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
    signal,
  })
  const text = await response.text()
  const { headers } = response
  return {
    status: response.status,
    headers,
    text,
    replayed: headers.get('idempotent-replayed'),
    error: (text.startsWith('{') ? JSON.parse(text) : {}) as { error?: { code: string; param: string } },
  }
}
const codeOf = async (answer: ReturnType<typeof send>) => {
  const { status, error } = await answer
  return [status, error.error?.code]
}

const slow =
  (text: string): Behaviour =>
  async (response, received) => {
    await delay(SLOW_MS)
    await answers(text)(response, received)
  }

/** Rows of the log and requests of the day: what was charged. */
const charges = async () => {
  const rows = await gateway.rows(client)
  const { day } = await client.get<{ day: { requests: { used: number } } }>('/usage')
  return { rows: rows.map(({ status }) => status), day: day.requests.used }
}

describe('the same request again', () => {
  test('gets the same answer, marked, with one charge', async () => {
    const key = newKey()
    const first = await send(key)
    const again = await send(key)
    expect([first.status, first.replayed]).toEqual([200, null])
    expect([again.status, again.replayed]).toEqual([200, 'true'])
    expect(again.text).toBe(first.text)
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
    // The request's own, not the first one's.
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    expect(again.headers.get('x-ratelimit-remaining')).toBe(first.headers.get('x-ratelimit-remaining'))
    expect(provider.received).toHaveLength(1)
    expect(await charges()).toEqual({ rows: [200], day: 1 })
  })

  test('is the same however its JSON is written, and with the defaults written out', async () => {
    const key = newKey()
    const first = await send(key, '{"model":"vendor/small","messages":[{"role":"user","content":"A"}]}')
    const again = await send(
      key,
      '{ "temperature": 0.7, "messages": [{"content": "\\u0041", "role": "user"}], "model": "vendor/small" }',
    )
    expect([again.status, again.replayed, again.text]).toEqual([200, 'true', first.text])
  })

  test('of another key of the account is the same, of another account is not', async () => {
    const key = newKey()
    const first = await send(key)
    const { name } = await client.get<{ name: string }>('/account')
    const sibling = await gateway.service.key('gateway', 'live', name)
    const stranger = await gateway.service.key('gateway', 'live', `stranger-${key}`)
    expect((await send(key, body(), { apiKey: sibling })).text).toBe(first.text)
    expect((await send(key, body(), { apiKey: stranger })).replayed).toBeNull()
    expect(provider.received).toHaveLength(2)
  })

  test('of a moderation is not judged again', async () => {
    const key = newKey()
    const path = '/moderations'
    const first = await send(key, { input: 'Hello' }, { path })
    const again = await send(key, { input: 'Hello' }, { path })
    expect([again.text, again.replayed]).toEqual([first.text, 'true'])
    expect((await charges()).day).toBe(1)
  })

  test('with the official client gives the same object', async () => {
    const headers = { 'Idempotency-Key': newKey() }
    const ask = () =>
      client.chat.completions.create(
        { model: MODEL, messages: [{ role: 'user', content: 'x' }] },
        { headers },
      )
    expect(await ask()).toEqual(await ask())
  })
})

describe('a stream', () => {
  test('comes again event by event', async () => {
    provider.fallback = streams(eventsOf('One two three four.'), 5)
    const key = newKey()
    const sent = body({ stream: true, stream_options: { include_usage: true } })
    const first = await send(key, sent)
    const again = await send(key, sent)
    expect(first.text.endsWith('data: [DONE]\n\n')).toBe(true)
    expect(again.headers.get('content-type')).toContain('text/event-stream')
    expect([again.replayed, again.text]).toEqual(['true', first.text])
    const ask = () =>
      client.chat.completions.create(
        { ...sent, messages: [{ role: 'user', content: 'Say hello.' }], stream: true },
        { headers: { 'Idempotency-Key': key } },
      )
    let text = ''
    for await (const chunk of await ask()) text += chunk.choices[0]?.delta.content ?? ''
    expect(text).toBe('One two three four.')
    expect(provider.received).toHaveLength(1)
    expect(await charges()).toEqual({ rows: [200], day: 1 })
  })

  test('and a plain answer are not the same request', async () => {
    const key = newKey()
    await send(key)
    expect(await codeOf(send(key, body({ stream: true })))).toEqual([422, 'idempotency_key_reused'])
  })

  test('that broke off is not kept', async () => {
    const [role = '', word = ''] = eventsOf('One two.')
    provider.script(resetsAfter([role, word]))
    provider.fallback = sends(401, { error: { message: 'no' } })
    const key = newKey()
    const sent = body({ stream: true, n: 2 })
    expect((await send(key, sent)).text).toContain('"error"')
    provider.fallback = answers('Whole.')
    await expect.poll(async () => (await send(key, sent)).text).toContain('[DONE]')
  })
})

describe('another request', () => {
  test('under a used key is refused, and charges nothing', async () => {
    const key = newKey()
    await send(key)
    expect(await codeOf(send(key, body({ max_tokens: 5 })))).toEqual([422, 'idempotency_key_reused'])
    expect(await codeOf(send(key, { input: 'Hello' }, { path: '/moderations' }))).toEqual([
      422,
      'idempotency_key_reused',
    ])
    expect(await charges()).toEqual({ rows: [200], day: 1 })
  })

  test.each(['', ' ', 'k'.repeat(256), 'naïve'])('key %j is refused by name', async (key) => {
    const answer = await send(key)
    expect([answer.status, answer.error.error?.param]).toEqual([400, 'Idempotency-Key'])
  })

  test('with two keys is refused by name', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(gateway.service.url)
      const outgoing = request(
        {
          port,
          path: '/v1/chat/completions',
          method: 'POST',
          headers: {
            authorization: `Bearer ${client.apiKey}`,
            'content-type': 'application/json',
            'idempotency-key': ['one', 'two'],
          },
        },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
      outgoing.on('error', reject)
      outgoing.end(JSON.stringify(body()))
    })
    expect(status).toBe(400)
  })

  test('that only reads takes no notice of a key', async () => {
    const ask = () => client.get('/usage', { headers: { 'Idempotency-Key': 'k'.repeat(300) } })
    expect(await ask()).toEqual(await ask())
  })
})

describe('while the first one runs', () => {
  test('any number of others is told to come again, and one is charged', async () => {
    let refusals = 0
    provider.fallback = async (response, request) => {
      // The first one runs until all others have been refused, however long that takes.
      await expect.poll(() => refusals).toBe(11)
      await answers('Once.')(response, request)
    }
    const key = newKey()
    const ask = async () => {
      const answer = await send(key)
      if (answer.status === 409) refusals += 1
      return answer
    }
    const all = await Promise.all(Array.from({ length: 12 }, ask))
    const refused = all.filter(({ status }) => status === 409)
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(refused).toHaveLength(11)
    expect(refused[0]?.error.error?.code).toBe('idempotency_key_in_use')
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await codeOf(send(key, body({ max_tokens: 1 })))).toEqual([422, 'idempotency_key_reused'])
    expect(provider.received).toHaveLength(1)
    expect(await charges()).toEqual({ rows: [200], day: 1 })
  })

  test('the official client waits for its answer', async () => {
    provider.fallback = slow('Once.')
    const patient = new OpenAI({ apiKey: client.apiKey, baseURL: client.baseURL, maxRetries: 2 })
    const headers = { 'Idempotency-Key': newKey() }
    const ask = () =>
      patient.chat.completions.create(
        { model: MODEL, messages: [{ role: 'user', content: 'x' }] },
        { headers },
      )
    const [one, other] = await Promise.all([ask(), ask()])
    expect(one).toEqual(other)
    expect(provider.received).toHaveLength(1)
  })
})

describe('what was not charged is not kept', () => {
  test('a failure of every provider', async () => {
    provider.fallback = sends(401, { error: { message: 'no' } })
    const key = newKey()
    expect((await send(key)).status).toBe(502)
    provider.fallback = answers('Better.')
    await expect.poll(async () => (await send(key)).status).toBe(200)
  })

  test("a refusal: the key may name the caller's next attempt", async () => {
    const key = newKey()
    expect((await send(key, body({ model: 'vendor/none' }))).status).toBe(404)
    expect((await send(key, body({ temperature: 9 }))).status).toBe(400)
    expect(await codeOf(send(key))).toEqual([200, undefined])
  })
})

describe('a client that leaves', () => {
  test.each([false, true])('finds the whole answer when it comes again (stream: %s)', async (stream) => {
    provider.fallback = async (response, received) =>
      stream
        ? streams(eventsOf('One two three four five six.'), 60)(response, received)
        : slow('One two three four five six.')(response, received)
    const key = newKey()
    const sent = body({ stream })
    const leave = new AbortController()
    const gone = send(key, sent, { signal: leave.signal })
    await expect.poll(() => provider.received.length).toBe(1)
    await delay(SLOW_MS / 2)
    leave.abort()
    await expect(gone).rejects.toThrow()
    await expect.poll(async () => (await send(key, sent)).status).toBe(200)
    const again = await send(key, sent)
    expect(again.replayed).toBe('true')
    if (stream) expect(again.text.match(/"content":"\w+[ .]"/g)).toHaveLength(6)
    else expect(again.text).toContain('One two three four five six.')
    expect(provider.received).toHaveLength(1)
    expect(await charges()).toEqual({ rows: [200], day: 1 })
  })
})
