import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inOneMinute } from '../../support/clock.js'
import { startGateway, type TestGateway } from '../../support/gateway.js'
import {
  answers,
  chunk,
  eventsOf,
  hangsAfter,
  resetsAfter,
  sends,
  startProvider,
  streams,
  writes,
  type Behaviour,
  type ScriptedProvider,
} from '../../support/provider.js'
import { eventually } from '../../support/eventually.js'

const MODEL = 'vendor/small'
const IDLE_MS = 3000
const LATE = 'vendor/late'

let provider: ScriptedProvider
let gateway: TestGateway
let client: OpenAI
/** A stream whose provider fails before its first token, later than a connection may be silent; asked before all others. */
let late: Promise<Response>

/** Ways to break off, each of a model of its own, so that none is spared for the failures of another. */
const BREAKS: Readonly<Record<string, Behaviour>> = {
  'a reset': resetsAfter([chunk({ content: 'Half ' })]),
  silence: hangsAfter([chunk({ content: 'Half ' })]),
  'an end without finish_reason': streams([chunk({ content: 'Half ' })]),
  'an error object': streams([
    chunk({ content: 'Half ' }),
    JSON.stringify({ error: { message: 'secret-host died', code: 502 } }),
  ]),
  'finish_reason error': streams([chunk({ content: 'Half ' }), chunk({}, 'error')]),
}
const breakingModel = (name: string): string => `vendor/${name.replaceAll(/\W/g, '-')}`

const hello = [{ role: 'user' as const, content: 'Say hello.' }]

const raw = (body: object = {}, signal?: AbortSignal): Promise<Response> =>
  fetch(`${gateway.service.gatewayUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: MODEL, messages: hello, stream: true, ...body }),
    ...(signal === undefined ? {} : { signal }),
  })

beforeAll(async () => {
  const ids = [MODEL, LATE, ...Object.keys(BREAKS).map(breakingModel)]
  provider = await startProvider({ models: ids.map((id) => ({ id: `${id}:free` })) })
  gateway = await startGateway([
    {
      id: 'first',
      base_url: provider.baseUrl,
      free: 'suffix',
      timeout: { first_byte_ms: 15_000, idle_ms: IDLE_MS },
    },
  ])
  client = await gateway.client()
  provider.fallback = async (response, request) => {
    await delay(11_000)
    await sends(401, { error: { message: 'no' } })(response, request)
  }
  late = raw({ model: LATE })
  await eventually(() => expect(provider.received).toHaveLength(1))
})

afterAll(async () => {
  await gateway.stop()
  await provider.close()
})

beforeEach(() => {
  provider.fallback = answers('Hello from the provider.')
  provider.received.length = 0
})

const dataOf = (text: string): string[] =>
  text
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => event.slice('data: '.length))

const objectsOf = (text: string): Record<string, unknown>[] =>
  dataOf(text)
    .filter((data) => data !== '[DONE]')
    .map((data) => JSON.parse(data) as Record<string, unknown>)

describe('a streamed completion', () => {
  test('has the contract’s chunks, the same id in all, then [DONE]', async () => {
    const response = await raw()
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const text = await response.text()
    expect(dataOf(text).at(-1)).toBe('[DONE]')
    const chunks = objectsOf(text)
    const common = {
      id: expect.stringMatching(/^chatcmpl-/) as unknown,
      object: 'chat.completion.chunk',
      created: expect.any(Number) as unknown,
      model: MODEL,
      node: 'node-test',
    }
    expect(chunks).toEqual([
      { ...common, choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] },
      ...['Hello ', 'from ', 'the ', 'provider.'].map((content) => ({
        ...common,
        choices: [{ index: 0, delta: { content }, finish_reason: null }],
      })),
      {
        ...common,
        choices: [{ index: 0, delta: {}, finish_reason: 'stop', native_finish_reason: 'stop' }],
      },
    ])
    expect(new Set(chunks.map(({ id, created }) => `${String(id)} ${String(created)}`)).size).toBe(1)
  })

  test('asks the provider for usage always, and gives it only where it was asked for', async () => {
    await (await raw()).text()
    expect(provider.received[0]?.body).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
    })
    const chunks = objectsOf(await (await raw({ stream_options: { include_usage: true } })).text())
    expect(chunks.slice(0, -1).every(({ usage }) => usage === null)).toBe(true)
    expect(chunks.at(-1)).toMatchObject({
      choices: [],
      usage: { prompt_tokens: 11, completion_tokens: 4, total_tokens: 15 },
    })
  })

  test('is put together by the client', async () => {
    const answer = await client.chat.completions
      .stream({ model: MODEL, messages: hello })
      .finalChatCompletion()
    expect(answer.choices[0]?.message.content).toBe('Hello from the provider.')
  })

  test('brings the first token at once', async () => {
    let isOver = false
    provider.fallback = async (response, request) => {
      await streams(eventsOf('Hello from the provider.'), 500)(response, request)
      isOver = true
    }
    const reader = (await raw()).body?.getReader()
    await reader?.read()
    // The first word is the second event of seven.
    expect(isOver).toBe(false)
    await reader?.cancel()
  })

  test('is exact however the provider’s bytes are cut', async () => {
    const events = eventsOf('Grüße, 世界 🙂 end.')
    const bytes = Buffer.from(`\uFEFF: hi\r\n\r\n${events.map((data) => `data: ${data}\r\n\r\n`).join('')}`)
    provider.fallback = writes(
      Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) => bytes.subarray(at * 7, at * 7 + 7)),
      0,
    )
    const answer = await client.chat.completions
      .stream({ model: MODEL, messages: hello })
      .finalChatCompletion()
    expect(answer.choices[0]?.message.content).toBe('Grüße, 世界 🙂 end.')
  })

  test('keeps tool calls apart, also without their index', async () => {
    provider.fallback = streams([
      chunk({
        role: 'assistant',
        tool_calls: [{ id: 'a', type: 'function', function: { name: 'f', arguments: '' } }],
      }),
      chunk({ tool_calls: [{ function: { arguments: '{"x":1}' } }] }),
      chunk({ tool_calls: [{ id: 'b', type: 'function', function: { name: 'g', arguments: '{}' } }] }),
      chunk({}, 'stop'),
      '[DONE]',
    ])
    const answer = await client.chat.completions
      .stream({ model: MODEL, messages: hello })
      .finalChatCompletion()
    expect(answer.choices[0]?.finish_reason).toBe('tool_calls')
    expect(answer.choices[0]?.message.tool_calls).toMatchObject([
      { id: 'a', function: { name: 'f', arguments: '{"x":1}' } },
      { id: 'b', function: { name: 'g', arguments: '{}' } },
    ])
  })

  test('passes reasoning on', async () => {
    provider.fallback = streams([
      chunk({ reasoning_content: 'Hm.' }),
      chunk({ content: 'Yes.' }),
      chunk({}, 'stop'),
      '[DONE]',
    ])
    const deltas = objectsOf(await (await raw()).text()).map(
      ({ choices }) => (choices as { delta: object }[])[0]?.delta,
    )
    expect(deltas[0]).toEqual({ role: 'assistant', reasoning_content: 'Hm.' })
  })

  test('reuses connections', async () => {
    const before = provider.connections()
    for (let round = 0; round < 5; round++) await (await raw()).text()
    expect(provider.connections() - before).toBeLessThanOrEqual(1)
  })
})

describe('a stream that breaks off', () => {
  test.each(Object.keys(BREAKS))(
    '%s raises in the client, ends without [DONE], and is not charged',
    async (name) => {
      provider.fallback = BREAKS[name] as Behaviour
      const model = breakingModel(name)
      const caller = await gateway.client('live')
      const stream = await caller.chat.completions.create({ model, messages: hello, stream: true })
      const seen: string[] = []
      const reading = (async () => {
        for await (const part of stream) seen.push(part.choices[0]?.delta.content ?? '')
      })()
      await expect(reading).rejects.toThrow('broke off')
      expect(seen).toEqual(['Half '])
      const [row] = await gateway.rows(caller)
      expect(row).toMatchObject({ status: 502, provider: 'first', tokens: { total: 0 } })

      const text = await (await raw({ model })).text()
      expect(text).not.toContain('[DONE]')
      expect(text).not.toContain('secret-host')
      expect(objectsOf(text).at(-1)).toEqual({
        error: {
          message: expect.any(String) as unknown,
          type: 'server_error',
          param: null,
          code: 'upstream_failed',
        },
      })
    },
  )
})

describe('a client that leaves', () => {
  /** Before the gateway would give the provider up by itself. */
  const isAbandoned = async (request?: { abandoned: Promise<void> }): Promise<boolean> =>
    Promise.race([request?.abandoned.then(() => true) ?? false, delay(IDLE_MS * 0.9, false)])

  test('mid-stream cancels the provider, and pays for what was produced', async () => {
    provider.fallback = hangsAfter([chunk({ content: ' word word' }), chunk({ content: ' word' })])
    const caller = await gateway.client('live')
    const stream = await caller.chat.completions.create({ model: MODEL, messages: hello, stream: true })
    for await (const part of stream) if (part.choices[0]?.delta.content === ' word') break
    expect(await isAbandoned(provider.received[0])).toBe(true)
    // " word" is one token of o200k_base.
    await expect
      .poll(() => gateway.rows(caller))
      .toMatchObject([{ status: 499, provider: 'first', tokens: { completion: 3, estimated: true } }])
  })

  test('before the first token pays nothing, but has used the minute of a provider that was asked', () =>
    inOneMinute(4000, async () => {
      provider.fallback = hangsAfter([])
      const caller = await gateway.client('live')
      for (const stream of [true, false]) {
        const controller = new AbortController()
        const call = caller.chat.completions.create(
          { model: MODEL, messages: hello, stream },
          { signal: controller.signal },
        )
        const asked = provider.received.length
        call.catch(() => undefined)
        await expect.poll(() => provider.received.length).toBe(asked + 1)
        controller.abort()
        await expect(call).rejects.toThrow()
        expect(await isAbandoned(provider.received.at(-1))).toBe(true)
      }
      await expect
        .poll(async () => (await gateway.rows(caller)).map(({ status, tokens }) => [status, tokens.total]))
        .toEqual([
          [499, 0],
          [499, 0],
        ])
      expect(await caller.get('/usage')).toMatchObject({
        minute: { used: 2 },
        day: { requests: { used: 0 }, tokens: { used: 0 } },
      })
    }))
})

test('back-pressure holds the provider', async () => {
  let written = 0
  provider.fallback = async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const closed = once(response, 'close')
    const event = `data: ${chunk({ content: 'x'.repeat(64 * 1024) })}\n\n`
    while (!response.destroyed && written < 1000) {
      written++
      if (!response.write(event)) await Promise.race([once(response, 'drain'), closed])
    }
  }
  const controller = new AbortController()
  const response = await raw({}, controller.signal)
  expect(response.status).toBe(200)
  await delay(700)
  // What sockets and buffers between the two hold, which is some megabytes, is far from the 64 MB of the whole.
  expect(written).toBeLessThan(500)
  controller.abort()
})

test('a comment keeps the connection open before the first token, and a failure behind it is an error event', async () => {
  const response = await late
  const text = await response.text()
  expect(response.status).toBe(200)
  expect(text.startsWith(': keep-alive\n\n')).toBe(true)
  expect(objectsOf(text)).toMatchObject([{ error: { code: 'upstream_failed' } }])
})
