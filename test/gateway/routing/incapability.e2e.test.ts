import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import {
  answers,
  sends,
  startProvider,
  type Behaviour,
  type ScriptedProvider,
} from '../../support/provider.js'

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

/** One behaviour for the first request, another for all that follow. */
const firstly = (first: Behaviour, others: Behaviour): Behaviour => {
  let asked = 0
  return (response, request) => (asked++ === 0 ? first : others)(response, request)
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
    // Groq's of several answers, OpenAI's own form, and Google's.
    "'n' : number must be at most 1",
    "Invalid 'n': integer above maximum value. Expected a value <= 1, but got 2 instead.",
    'Only n=1 is supported',
    'Multiple candidates is not enabled for this model',
    // Servers that were started without the option: vLLM and llama.cpp.
    '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
    'tools param requires --jinja flag',
    'Function calling is not enabled for models/small',
    // Content in parts: Groq, SambaNova, DeepSeek, Cerebras, and vLLM of a picture.
    'messages[0].content must be a string',
    "'messages.0' : for 'role:user' the following must be satisfied[('messages.0.content' : value must be a string)]",
    "Invalid 'content' type. Expected one of: ['str'], got list.",
    'Failed to deserialize the JSON body into the target type: messages[0]: invalid type: sequence, expected a string',
    'messages.0.user.content: Input should be a valid string',
    'small is not a multimodal model',
    // Alibaba's, of Qwen's open models.
    'This model only support stream mode, please enable the stream parameter to access the model.',
    // vLLM, in the words of some models' templates.
    'Conversation roles must alternate user/assistant/user/assistant/...',
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

describe('a refusal of the caller’s request', () => {
  test.each([
    "Invalid 'temperature': must be at most 1",
    'Input should be at most 1',
    'max_tokens must be at least 1',
    "'max_tokens' : value must be an integer",
    'messages[0].content must be a non-empty string',
    "'n' must be an integer",
    'Invalid tool name',
  ])('goes to nobody else: %s', async (message) => {
    plain.fallback = sends(400, { error: { message } })
    expect(await refusalOf(ask())).toMatchObject({ status: 400 })
    expect(able.received).toHaveLength(0)
  })
})

test('options of a provider’s server are not shown', async () => {
  const message = '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'
  plain.fallback = able.fallback = sends(400, { error: { message } })
  const refused = await refusalOf(ask())
  expect(refused.status).toBe(400)
  expect(refused.message).toContain('"auto" tool choice requires')
  expect(refused.message).not.toContain('--')
})

const askStreamed = async (more: object = {}): Promise<string> => {
  let text = ''
  const body = { model: MODEL, messages: [{ role: 'user' as const, content: 'x' }], ...more }
  for await (const { choices } of await client.chat.completions.create({ ...body, stream: true }))
    text += choices[0]?.delta.content ?? ''
  return text
}

// Groq's answers where the model has failed: https://console.groq.com/docs/structured-outputs, .../tool-use
describe('a model’s own mishap that is told as a 400', () => {
  const message = "Please adjust your prompt. See 'failed_generation' for more details."
  const invalidJson = { message: `Failed to generate JSON. ${message}`, code: 'json_validate_failed' }
  const invalidCall = { message: `Failed to call a function. ${message}`, code: 'tool_use_failed' }
  const response_format = { type: 'json_object' as const }

  test.each([
    [invalidJson, { response_format }, '{"a":1}'],
    [{ code: 'json_validate_failed', message: 'Generated JSON does not match.' }, { response_format }, '{}'],
    [invalidCall, { tools }, 'able'],
    [{ message: invalidCall.message }, { tools }, 'able'],
  ])('%o goes to the next provider', async (error, more, answer) => {
    for (const call of [ask, askStreamed]) {
      plain.fallback = able.fallback = firstly(sends(400, { error }), answers(answer))
      expect(await call(more)).toBe(answer)
    }
    expect(plain.received.length + able.received.length).toBe(4)
  })

  test('is the providers’ failure where all have it, and each was asked once', async () => {
    plain.fallback = able.fallback = sends(400, { error: { ...invalidJson, failed_generation: '{"a"' } })
    const refused = await refusalOf(ask({ response_format }))
    expect(refused).toMatchObject({ status: 502, code: 'upstream_failed' })
    expect(refused.message).toMatch(/: 2 attempts got an answer that was not in the requested form\.$/)
    expect([plain.received.length, able.received.length]).toEqual([1, 1])
  })
})

describe('a prompt too long for one provider', () => {
  test('goes to the one with the longer context', async () => {
    expect(await ask({ model: LONG })).toBe('plain')
    expect(await ask({ model: LONG, max_tokens: 200 })).toBe('able')
  })

  test.each([
    // OpenAI, vLLM
    "This model's maximum context length is 4096 tokens. However, you requested 9000 tokens (8000 in the messages, 1000 in the completion).",
    "'max_tokens' or 'max_completion_tokens' is too large: 9000. This model's maximum context length is 4096 tokens and your request has 12 input tokens.",
    'max_tokens is too large: 9000. This model supports at most 4096 completion tokens, whereas you provided 9000.',
    // Groq
    '`max_tokens` must be less than or equal to `4096`, the maximum value for `max_tokens` is less than the `context_window` for this model',
    // DeepSeek, Google
    'Invalid max_tokens value, the valid range of max_tokens is [1, 4096]',
    'it has a maxOutputTokens value of 9000 but the supported range is from 1 (inclusive) to 4097 (exclusive).',
    'The input token count (9000) exceeds the maximum number of tokens allowed (4096).',
    // llama.cpp, LM Studio, Ollama
    'request (9000 tokens) exceeds the available context size (4096 tokens), try increasing it',
    'the model is loaded with context length of only 4096 tokens, which is not enough',
    'prompt too long; exceeded max context length by 5 tokens',
    // Together
    '`inputs` tokens + `max_new_tokens` must be <= 4097. Given: 9000 `inputs` tokens and 500 `max_new_tokens`',
    // Mistral, Cerebras, SambaNova, GitHub Models, Anthropic
    'Prompt contains 9000 tokens and 0 draft tokens, too large for model with 4096 maximum context length',
    'Please reduce the length of the messages or completion. Current length is 9000 while limit is 4096',
    'Requested generation length 1 is not possible! The provided prompt is 8999 tokens long, so generating 1 tokens requires a sequence length of 9000, but the maximum supported sequence length is just 4096!',
    'Request body too large for small model. Max size: 4000 tokens.',
    'prompt is too long: 9000 tokens > 4096 maximum',
  ])('that refuses it goes to the one with the longer context: %s', async (message) => {
    plain.fallback = sends(400, { error: { message } })
    expect(await ask({ model: LONG })).toBe('able')
    // Of this model nobody says how long its context is.
    expect(await ask()).toBe('able')
  })

  test('and for all is refused without asking any', async () => {
    // Each word is one token at least: 20,000 with a window of 8,000.
    const content = 'word '.repeat(20_000)
    for (const more of [{ max_tokens: 8001 }, { messages: [{ role: 'user' as const, content }] }]) {
      for (const call of [ask, askStreamed]) {
        const refused = await refusalOf(call({ model: LONG, ...more }))
        expect(refused).toMatchObject({ status: 400, code: 'context_length_exceeded', param: 'messages' })
        expect(refused.message).toContain('the context window of the model vendor/long is 8000')
      }
    }
    expect([plain.received.length, able.received.length]).toEqual([0, 0])
    // Of this one nobody says how long it is.
    expect(await ask({ max_tokens: 8001 })).toBe('plain')
  })

  test('is asked for where its tokens are in doubt', async () => {
    // 40,000 characters: 10,000 tokens by estimate, and 8,000 of any text that has five characters a token.
    const messages = [{ role: 'user' as const, content: 'abcd '.repeat(8_000) }]
    expect(await ask({ model: LONG, messages })).toMatch(/plain|able/)
  })

  test('that refuses it by code alone too', async () => {
    const error = { message: 'No.', code: 'context_length_exceeded' }
    plain.fallback = sends(400, { error })
    expect(await ask({ model: LONG })).toBe('able')
  })

  test('is the caller’s fault where the others’ are known to be no longer than the limit that is named', async () => {
    plain.fallback = sends(400, { error: { message: "This model's maximum context length is 8000 tokens." } })
    expect(await refusalOf(ask({ model: LONG }))).toMatchObject({ code: 'context_length_exceeded' })
    expect(able.received).toHaveLength(0)
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
