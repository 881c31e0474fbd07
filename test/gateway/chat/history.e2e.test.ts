import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { collect, refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import {
  answers,
  chunk,
  completionOf,
  sends,
  startProvider,
  streams,
  type ScriptedProvider,
} from '../../support/provider.js'

const MODEL = 'vendor/small'
const hello = { role: 'user' as const, content: 'x' }

let provider: ScriptedProvider
let gateway: TestGateway
let client: OpenAI

beforeAll(async () => {
  provider = await startProvider({ models: [{ id: MODEL }] })
  gateway = await startGateway([{ id: 'first', base_url: provider.baseUrl, free: 'all' }])
  client = await gateway.client()
})

afterAll(async () => {
  await gateway.stop()
  await provider.close()
})

beforeEach(() => {
  provider.fallback = answers('Hello.')
  provider.received.length = 0
})

interface Answer {
  choices: [{ message: Record<string, unknown>; finish_reason: string }]
}

/** Bodies as SDKs write them, whose types allow less. */
const post = (body: object) =>
  client.post<Answer>('/chat/completions', { body: { model: MODEL, messages: [hello], ...body } })

const received = () => provider.received.at(-1)?.body ?? {}

/** What the provider is sent of a message of before. */
const sentBack = async (message: object): Promise<unknown> => {
  await post({ messages: [hello, message, hello] })
  return (received()['messages'] as unknown[])[1]
}

const functionCall = { id: 'c1', type: 'function', function: { name: 'look', arguments: '{}' } }
const customCall = { id: 'c2', type: 'custom', custom: { name: 'run', input: 'print(1)' } }

describe('a message that was answered is accepted back', () => {
  test.each<[string, object, string, object]>([
    ['of text', { content: 'Hi.', refusal: null, annotations: [] }, 'stop', { content: 'Hi.' }],
    ['that declines', { content: null, refusal: 'No.' }, 'stop', { content: null, refusal: 'No.' }],
    [
      'with sound, of which the id goes back',
      { content: null, audio: { id: 'audio_1', data: 'AAAA', expires_at: 1, transcript: 'Hi.' } },
      'stop',
      { content: null, audio: { id: 'audio_1' } },
    ],
    [
      'that calls in the older form',
      { content: null, function_call: { name: 'look', arguments: '{}' } },
      'function_call',
      { content: null, function_call: { name: 'look', arguments: '{}' } },
    ],
    [
      'that calls in the older form without arguments',
      { content: null, function_call: { name: 'look' } },
      'function_call',
      { content: null, function_call: { name: 'look', arguments: '{}' } },
    ],
    [
      'that calls',
      { content: null, tool_calls: [functionCall, customCall] },
      'tool_calls',
      { content: null, tool_calls: [functionCall, customCall] },
    ],
    ['that a limit cut before its first token', { content: null }, 'length', { content: '' }],
    ['that a filter cut before its first token', { content: null }, 'content_filter', { content: '' }],
    [
      'that reasons',
      { content: 'Hi.', reasoning_content: 'Greet.', reasoning_details: [{ type: 'x', format: null }] },
      'stop',
      { content: 'Hi.', reasoning_content: 'Greet.', reasoning_details: [{ type: 'x', format: null }] },
    ],
  ])('%s', async (_, said, reason, expected) => {
    const message = { role: 'assistant', ...said }
    provider.fallback = sends(
      200,
      completionOf('', { choices: [{ index: 0, message, finish_reason: reason }] }),
    )
    const { choices } = await post({})
    expect(await sentBack(choices[0].message)).toEqual({ role: 'assistant', ...expected })
  })
})

describe('a message as an SDK writes it down is accepted', () => {
  // openai-python 1.x and 2.x, `model_dump()` of ChatCompletionMessage.
  const dumped = {
    content: 'Hi.',
    refusal: null,
    role: 'assistant',
    annotations: [],
    audio: null,
    function_call: null,
    tool_calls: null,
  }

  test.each<[string, object, object]>([
    ['of text', dumped, { content: 'Hi.' }],
    ['with a name that is null', { ...dumped, name: null, tool_call_id: null }, { content: 'Hi.' }],
    [
      'older ones without some members',
      { content: 'Hi.', role: 'assistant', tool_calls: null },
      { content: 'Hi.' },
    ],
    ['of an answer that was parsed', { ...dumped, parsed: { city: 'Jakarta' } }, { content: 'Hi.' }],
    [
      'of calls that were parsed',
      {
        ...dumped,
        content: null,
        parsed: null,
        tool_calls: [
          {
            ...functionCall,
            index: 0,
            custom: null,
            function: { name: 'look', arguments: '{}', parsed_arguments: {} },
          },
        ],
      },
      { content: null, tool_calls: [functionCall] },
    ],
    [
      'of calls of custom tools',
      { ...dumped, content: null, tool_calls: [{ ...customCall, function: null }] },
      { content: null, tool_calls: [customCall] },
    ],
  ])('%s', async (_, message, expected) => {
    expect(await sentBack(message)).toEqual({ role: 'assistant', ...expected })
  })

  test('of a function’s result, in the older form', async () => {
    const result = { role: 'function', name: 'look', content: '{"celsius":31}' }
    expect(await sentBack({ ...result, tool_call_id: null })).toEqual(result)
    // OpenAI's type of the message has null for a result without content.
    expect(await sentBack({ ...result, content: null })).toEqual({ ...result, content: '' })
  })

  test('in a comparison and in a batch’s request', async () => {
    const messages = [hello, dumped, hello]
    const compared = await client.post<{ results: { error: unknown }[] }>('/compare', {
      body: { models: [MODEL, 'vendor/none'], messages, prompt: null },
    })
    expect(compared.results[0]?.error).toBeNull()
    const batch = await client.post<{ id: string }>('/batch', {
      body: { requests: [{ custom_id: 'a', body: { model: MODEL, messages } }] },
    })
    expect(batch.id).toMatch(/^batch_/)
    await expect
      .poll(() => provider.received.length, { timeout: 60_000, interval: 200 })
      .toBeGreaterThanOrEqual(2)
  })
})

describe('null for an optional member is as if it were absent', () => {
  test('in messages and their parts', async () => {
    const content = [
      { type: 'text', text: 'What is this?', image_url: null, input_audio: null, file: null },
      {
        type: 'image_url',
        text: null,
        image_url: { url: 'https://img.bookshop.example/a.png', detail: null },
      },
    ]
    expect(await sentBack({ role: 'user', name: null, tool_calls: null, content })).toEqual({
      role: 'user',
      content: [
        { type: 'text', text: 'What is this?' },
        { type: 'image_url', image_url: { url: 'https://img.bookshop.example/a.png' } },
      ],
    })
  })

  test('in tools, formats and options, but not in the schemas of the caller', async () => {
    const parameters = { type: 'object', properties: { a: { enum: [1, null], default: null } } }
    await post({
      tools: [
        {
          type: 'function',
          custom: null,
          function: { name: 'f', description: null, parameters: null, strict: null },
        },
        { type: 'function', function: { name: 'g', parameters } },
      ],
      tool_choice: { type: 'function', function: { name: 'f' }, custom: null },
      response_format: { type: 'text', json_schema: null },
      stream_options: null,
      ...Object.fromEntries(
        [
          ...[
            'temperature',
            'top_p',
            'max_tokens',
            'max_completion_tokens',
            'n',
            'stream',
            'stop',
            'seed',
            'user',
          ],
          ...['presence_penalty', 'frequency_penalty', 'logit_bias', 'logprobs', 'top_logprobs', 'metadata'],
          ...[
            'parallel_tool_calls',
            'service_tier',
            'functions',
            'function_call',
            'reasoning_effort',
            'store',
          ],
          ...['modalities', 'audio', 'prediction', 'verbosity', 'prompt_cache_key', 'safety_identifier'],
        ].map((name) => [name, null]),
      ),
    })
    const { model: _, messages: __, ...sent } = received()
    expect(sent).toEqual({
      temperature: 0.7,
      tools: [
        { type: 'function', function: { name: 'f' } },
        { type: 'function', function: { name: 'g', parameters } },
      ],
      tool_choice: { type: 'function', function: { name: 'f' } },
      response_format: { type: 'text' },
    })
  })

  test('in a schema’s frame, and in the options of a stream', async () => {
    provider.fallback = answers('[1]')
    const json_schema = { name: 'list', description: null, schema: null, strict: null }
    const { choices } = await post({ response_format: { type: 'json_schema', json_schema } })
    expect(choices[0].message['content']).toBe('[1]')
    expect(received()['response_format']).toEqual({ type: 'json_schema', json_schema: { name: 'list' } })
    const stream = await client.chat.completions.create({
      model: MODEL,
      messages: [hello],
      stream: true,
      stream_options: { include_usage: null as unknown as boolean },
    })
    expect((await collect(stream)).every(({ usage }) => usage === undefined)).toBe(true)
  })
})

describe('what is still missing is told', () => {
  test.each<[string, object]>([
    ['messages[0].name', { messages: [{ role: 'function', content: 'x' }] }],
    ['messages[0].tool_call_id', { messages: [{ role: 'tool', content: 'x', tool_call_id: null }] }],
    ['messages[0].content', { messages: [{ role: 'user', content: null }] }],
    [
      'messages[0].content[0].text',
      { messages: [{ role: 'user', content: [{ type: 'text', text: null }] }] },
    ],
    [
      'messages[0].tool_calls[0].custom',
      { messages: [{ role: 'assistant', tool_calls: [{ id: 'a', type: 'custom' }] }] },
    ],
    ['tools[0].function', { tools: [{ type: 'function', function: null }] }],
    ['tools[0].custom', { tools: [{ type: 'custom' }] }],
    ['tools[0].custom.name', { tools: [{ type: 'custom', custom: {} }] }],
    ['tools[0].type', { tools: [{ type: 'web_search' }] }],
    ['tool_choice', { tool_choice: { type: 'allowed_tools' } }],
    ['tool_choice', { tool_choice: { type: 'custom' } }],
    ['response_format.json_schema', { response_format: { type: 'json_schema', json_schema: null } }],
  ])('%s', async (param, body) => {
    expect(await refusalOf(post(body))).toMatchObject({ status: 400, param })
    expect(provider.received).toHaveLength(0)
  })
})

// https://platform.openai.com/docs/guides/function-calling#custom-tools
describe('custom tools', () => {
  const tools = [
    {
      type: 'custom',
      custom: {
        name: 'run',
        description: 'Runs Python.',
        format: { type: 'grammar', grammar: { syntax: 'lark', definition: 'start: /.+/' } },
      },
    },
    { type: 'function', function: { name: 'look', parameters: { type: 'object' } } },
  ]

  test.each<[string, object]>([
    ['one that must be called', { type: 'custom', custom: { name: 'run' } }],
    [
      'those that may be',
      {
        type: 'allowed_tools',
        allowed_tools: {
          mode: 'required',
          tools: [
            { type: 'custom', custom: { name: 'run' } },
            { type: 'function', function: { name: 'look' } },
          ],
        },
      },
    ],
  ])('pass whole, with a choice of %s', async (_, tool_choice) => {
    await post({ tools, tool_choice })
    expect(received()).toMatchObject({ tools, tool_choice })
  })

  test('are called in a plain answer, and the call and its result go back', async () => {
    const message = { role: 'assistant', content: null, tool_calls: [customCall] }
    provider.fallback = sends(
      200,
      completionOf('', { choices: [{ index: 0, message, finish_reason: 'tool_calls' }] }),
    )
    const { choices } = await post({ tools })
    expect(choices[0]).toMatchObject({ message, finish_reason: 'tool_calls' })
    const result = { role: 'tool', tool_call_id: 'c2', content: '1' }
    await post({ tools, messages: [hello, choices[0].message, result] })
    expect(received()['messages']).toEqual([hello, message, result])
  })

  test('are called in a stream, each call whole', async () => {
    const piece = (custom: object, more: object = {}) =>
      chunk({ tool_calls: [{ index: 0, custom, ...more }] })
    provider.fallback = streams([
      chunk({ role: 'assistant', content: null }),
      piece({ name: 'run', input: '' }, { id: 'c2', type: 'custom' }),
      piece({ input: 'print' }),
      piece({ input: '(1)' }),
      chunk({}, 'tool_calls'),
      '[DONE]',
    ])
    const stream = await client.chat.completions.create({
      model: MODEL,
      messages: [hello],
      tools: tools as OpenAI.Chat.ChatCompletionTool[],
      stream: true,
    })
    const chunks = await collect(stream)
    const calls = chunks.flatMap(({ choices }) => choices[0]?.delta.tool_calls ?? [])
    expect(calls).toEqual([{ index: 0, ...customCall }])
    expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe('tool_calls')
  })

  test('count as text of the answer where the provider counts nothing', async () => {
    const message = { role: 'assistant', content: null, tool_calls: [customCall] }
    provider.fallback = sends(200, { choices: [{ index: 0, message, finish_reason: 'tool_calls' }] })
    const { usage } = await client.post<{ usage: { completion_tokens: number } }>('/chat/completions', {
      body: { model: MODEL, messages: [hello], tools },
    })
    expect(usage.completion_tokens).toBeGreaterThan(0)
  })
})
