import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../support/gateway.js'
import { answers, sends, startProvider, type ScriptedProvider } from '../support/provider.js'

const MODEL = 'vendor/small'
const LONG = 'vendor/long'

let plain: ScriptedProvider
let able: ScriptedProvider
let gateway: TestGateway
let client: OpenAI

const listed = (context: number, ...supported: string[]): object[] => [
  { id: MODEL, supported_parameters: supported },
  { id: LONG, context_length: context },
]

beforeAll(async () => {
  plain = await startProvider({ models: listed(100, 'max_tokens') })
  able = await startProvider({ models: listed(8000, 'max_tokens', 'tools', 'logprobs') })
  gateway = await startGateway([
    { id: 'plain', base_url: plain.baseUrl, free: 'all', weight: 1_000_000 },
    { id: 'able', base_url: able.baseUrl, free: 'all', weight: 1 },
  ])
  client = await gateway.client()
})

afterAll(async () => {
  await gateway.stop()
  await Promise.all([plain.close(), able.close()])
})

beforeEach(() => {
  plain.fallback = answers('plain')
  able.fallback = answers('able')
  for (const provider of [plain, able]) provider.received.length = 0
})

const ask = async (more: object = {}): Promise<string | null | undefined> => {
  const body = { model: MODEL, messages: [{ role: 'user' as const, content: 'x' }], ...more }
  return (await client.chat.completions.create(body)).choices[0]?.message.content
}

const tools = [{ type: 'function' as const, function: { name: 'f' } }]
const invalid = sends(400, { error: { message: 'Invalid request.' } })

describe('a refusal of who is known not to take what the request needs', () => {
  test('is its incapability where another could have answered: the caller may try again', async () => {
    plain.fallback = invalid
    able.script(...Array.from({ length: 4 }, () => sends(503, { error: { message: 'no' } })))
    expect(await refusalOf(ask({ tools }))).toMatchObject({ status: 502 })
    expect(plain.received).toHaveLength(1)
  })

  test('does not end the chain before the other one is back', async () => {
    plain.fallback = invalid
    able.script(sends(503, { error: { message: 'no' } }))
    expect(await ask({ tools })).toBe('able')
  })

  test('is the caller’s fault where it is of one who takes it', async () => {
    able.fallback = invalid
    expect(await refusalOf(ask({ tools }))).toMatchObject({ status: 400 })
    expect(plain.received).toHaveLength(0)
  })
})

describe('a refusal that speaks of the provider', () => {
  test.each([
    // Groq's words.
    "'messages.0' : for 'role:user' the following must be satisfied[('messages.0' : property 'name' is unsupported)]",
    'logprobs is not supported with this model',
    'Extra inputs are not permitted',
    // Google's.
    'User location is not supported for the API use.',
    // OpenRouter's, of a provider behind it.
    'Provider returned error',
    'Insufficient balance. Please recharge.',
  ])('goes to the next one: %s', async (message) => {
    plain.fallback = sends(400, { error: { message } })
    expect(await ask()).toBe('able')
  })

  test('is passed on where all say so, and each was asked once', async () => {
    plain.fallback = sends(400, { error: { message: 'This is not supported here.' } })
    able.fallback = sends(422, { error: { message: 'It is unsupported.' } })
    expect(await refusalOf(ask())).toMatchObject({
      status: 400,
      message: expect.stringContaining('not supported here') as unknown,
    })
    expect([plain.received.length, able.received.length]).toEqual([1, 1])
  })
})

describe('a prompt too long for one provider', () => {
  test('goes to the one with the longer context', async () => {
    expect(await ask({ model: LONG })).toBe('plain')
    expect(await ask({ model: LONG, max_tokens: 200 })).toBe('able')
  })

  test('that refuses it goes to the one with the longer context', async () => {
    plain.fallback = sends(400, { error: { message: "This model's maximum context length is 100 tokens." } })
    expect(await ask({ model: LONG })).toBe('able')
  })

  test('is the caller’s fault with the longest', async () => {
    const tooLong = sends(400, { error: { message: "This model's maximum context length is 8000 tokens." } })
    plain.fallback = tooLong
    able.fallback = tooLong
    expect(await refusalOf(ask({ model: LONG }))).toMatchObject({
      status: 400,
      code: 'context_length_exceeded',
    })
  })
})

test('a provider all of whose models cool down is not counted as available', async () => {
  const later = sends(503, { error: { message: 'no' } }, { 'retry-after': '600' })
  plain.fallback = later
  for (const model of [MODEL, LONG]) await ask({ model })
  const health = await client.get<{ categories: { chat: object } }>('/health')
  expect(health.categories.chat).toMatchObject({ status: 'degraded', providers: { total: 2, available: 1 } })
})
