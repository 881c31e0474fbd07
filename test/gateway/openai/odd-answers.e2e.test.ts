import { setTimeout as delay } from 'node:timers/promises'
import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '../../support/gateway.js'
import {
  answers,
  chunk,
  completionOf,
  eventsOf,
  sends,
  startProvider,
  streams,
  writes,
  type Behaviour,
  type ScriptedProvider,
} from '../../support/provider.js'

/** Each test has a model of its own, since failures count by model. */
const MODELS = Array.from({ length: 100 }, (_, index) => `vendor/small-${index}`)
const GOOD = 'Good morning to all of you.'

let odd: ScriptedProvider
let good: ScriptedProvider
let gateway: TestGateway
let client: OpenAI
let tests = 0
let model: string

const entry = (id: string, provider: ScriptedProvider, weight: number, more: object = {}): object => ({
  id,
  base_url: provider.baseUrl,
  free: 'all',
  weight,
  ...more,
})

beforeAll(async () => {
  odd = await startProvider({ models: MODELS.map((id) => ({ id })) })
  good = await startProvider({ models: MODELS.map((id) => ({ id })) })
  const timeout = { first_byte_ms: 3000, idle_ms: 3000, plain_ms: 3000 }
  gateway = await startGateway([entry('odd', odd, 1_000_000, { timeout }), entry('good', good, 1)])
  client = await gateway.client()
})

afterAll(async () => {
  await gateway.stop()
  await Promise.all([odd.close(), good.close()])
})

/** Goes on where the text so far ends. */
const goesOn: Behaviour = (response, request) => {
  const messages = request.body?.['messages'] as { role: string; content: string }[]
  const last = messages.at(-1)
  return answers(last?.role === 'assistant' ? GOOD.slice(last.content.length) : GOOD)(response, request)
}

beforeEach(() => {
  model = MODELS[tests++] as string
  good.fallback = goesOn
  good.received.length = 0
})

const ask = async () => {
  const answer = await client.chat.completions.create({ model, messages: [{ role: 'user', content: 'x' }] })
  return { choice: answer.choices[0], usage: answer.usage }
}

const askStream = async () => {
  const stream = client.chat.completions.stream({
    model,
    messages: [{ role: 'user', content: 'x' }],
    stream_options: { include_usage: true },
  })
  const answer = await stream.finalChatCompletion()
  return { choice: answer.choices[0], usage: answer.usage }
}

const choice = (message: object, more: object = {}): object => ({
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop', ...more }],
})

// As one-api's answers have it, whose struct has an error that is always written.
describe('an answer with an error that tells of none is an answer', () => {
  const NONE = [{ message: '', type: '', param: '', code: null }, {}, '', false]

  test.each(NONE)('plain: %j', async (error) => {
    odd.fallback = sends(200, { ...choice({ content: 'Odd one.' }), error })
    expect((await ask()).choice?.message.content).toBe('Odd one.')
  })

  test.each(NONE)('streamed: %j', async (error) => {
    odd.fallback = streams([
      chunk({ content: 'Odd one.' }, null, { error }),
      chunk({}, 'stop', { error }),
      '[DONE]',
    ])
    expect((await askStream()).choice?.message.content).toBe('Odd one.')
  })

  test.each(NONE)('without choices it is none: %j', async (error) => {
    odd.fallback = sends(200, { choices: [], error })
    expect((await ask()).choice?.message.content).toBe(GOOD)
  })
})

describe('a plain answer that is none goes to the next provider', () => {
  test.each([
    // OpenRouter's reference has `error` in a choice as well.
    ['an error in its choice', choice({ content: 'Half' }, { error: { code: 502, message: 'x' } })],
    ['white space', choice({ content: ' \n\t ' })],
    [
      'a call of nothing',
      choice({ content: null, tool_calls: [{ id: 'a', function: { arguments: '{}' } }] }),
    ],
    ['an error in words', { object: 'error', message: 'Out of memory', code: 500 }],
    // DeepSeek's reference: "the request is interrupted due to insufficient resource of the inference system".
    [
      'one that ran out of resources',
      choice({ content: 'Half' }, { finish_reason: 'insufficient_system_resource' }),
    ],
    // vLLM's and SGLang's word for a request that they dropped.
    ['one that was aborted', choice({ content: 'Half' }, { finish_reason: 'abort' })],
  ])('%s', async (_name, body) => {
    odd.fallback = sends(200, body)
    expect((await ask()).choice?.message.content).toBe(GOOD)
  })
})

describe('a stream that is told to have failed is gone on with', () => {
  const begun = [chunk({ role: 'assistant', content: '' }), chunk({ content: 'Good ' })]

  test.each([
    ['in its choice', { choices: [{ index: 0, delta: {}, finish_reason: null, error: { message: 'x' } }] }],
    // vLLM's shape of an error.
    ['as an object', { object: 'error', message: 'Out of memory', type: 'InternalServerError', code: 500 }],
    ['in words', { message: 'Internal error', type: 'internal_server_error', param: '', code: '' }],
    // Groq's SDK: "An error string indicating why a stream was stopped early."
    ['in a member of Groq’s', { choices: [], x_groq: { id: 'req_1', error: 'over capacity' } }],
    ['by MiniMax’s result', { choices: [], base_resp: { status_code: 1000, status_msg: 'unknown error' } }],
    ['as FastAPI does', { detail: 'Internal Server Error' }],
  ])('%s', async (_name, error) => {
    odd.fallback = streams([...begun, JSON.stringify(error), '[DONE]'])
    expect((await askStream()).choice?.message.content).toBe(GOOD)
    expect(good.received).toHaveLength(1)
  })

  // What stands before a server that has died writes its own error between the events; llama.cpp writes a field `error`.
  test.each([
    '{"error": {"message": "Internal error"}}',
    '{\n  "detail": "x"\n}',
    'error: {"code":500,"message":"x"}',
  ])('past the format: %s', async (line) => {
    const events = (...data: string[]): string => data.map((each) => `data: ${each}\n\n`).join('')
    for (const end of [events('[DONE]'), events(chunk({}, 'stop'), '[DONE]')]) {
      odd.fallback = writes([events(...begun), `${line}\n\n`, end])
      good.received.length = 0
      expect((await askStream()).choice?.message.content).toBe(GOOD)
      expect(good.received).toHaveLength(1)
      // Before the first token another provider is asked afresh.
      odd.fallback = writes([events(begun[0] as string), `${line}\n\n`, end])
      expect((await askStream()).choice?.message.content).toBe(GOOD)
      expect(good.received).toHaveLength(2)
    }
  })

  // OpenRouter's word, vLLM's, Zhipu's and DeepSeek's.
  test.each(['error', 'abort', 'network_error', 'insufficient_system_resource'])(
    'by the end %s',
    async (reason) => {
      odd.fallback = streams([...begun, chunk({}, reason), '[DONE]'])
      expect((await askStream()).choice?.message.content).toBe(GOOD)
      expect(good.received).toHaveLength(1)
    },
  )

  test('by tool calls without a name', async () => {
    const call = { index: 0, id: 'a', type: 'function', function: { arguments: '{}' } }
    odd.fallback = streams([...begun, chunk({ tool_calls: [call] }), chunk({}, 'tool_calls'), '[DONE]'])
    const { choice: told } = await askStream()
    expect(told?.message.tool_calls).toBeUndefined()
    expect(told?.message.content).toBe(GOOD)
  })
})

describe('a stream without progress is given up after its idle time', () => {
  const nothing = chunk({ content: '' })
  const blank = chunk({ content: '\n' })
  const often = (data: string): string[] => Array.from({ length: 6000 }, () => data)

  test.each([
    ['that says nothing at all', often(nothing), GOOD],
    ['of white space', often(blank), GOOD],
    ['that begins and says nothing more', [chunk({ content: 'Good ' }), ...often(nothing)], GOOD],
  ])('%s', async (_name, events, expected) => {
    // The provider would go on for 5 minutes.
    odd.fallback = streams(events, 50)
    expect((await askStream()).choice?.message.content).toBe(expected)
    expect(good.received).toHaveLength(1)
  })
})

describe('what is no UTF-8 goes to the next provider', () => {
  const wrong = Buffer.from([0xff, 0xfe])

  test('plain', async () => {
    const [before, behind] = JSON.stringify(completionOf('Odd | one.')).split('|')
    odd.fallback = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(Buffer.concat([Buffer.from(before ?? ''), wrong, Buffer.from(behind ?? '')]))
    }
    expect((await ask()).choice?.message.content).toBe(GOOD)
  })

  test('streamed, behind what was told before', async () => {
    odd.fallback = writes([
      `data: ${chunk({ content: 'Good ' })}\n\n`,
      Buffer.concat([Buffer.from('data: {"choices":[{"index":0,"delta":{"content":"m'), wrong]),
      `"}}]}\n\ndata: [DONE]\n\n`,
    ])
    expect((await askStream()).choice?.message.content).toBe(GOOD)
    expect(good.received).toHaveLength(1)
  })

  test('but not a character in two pieces', async () => {
    const bytes = Buffer.from(`data: ${chunk({ content: 'Ödd 漢 one.' })}\n\n`)
    const middle = bytes.indexOf('漢') + 1
    const end = `data: ${chunk({}, 'stop')}\n\ndata: [DONE]\n\n`
    odd.fallback = writes([bytes.subarray(0, middle), bytes.subarray(middle), end], 20)
    expect((await askStream()).choice?.message.content).toBe('Ödd 漢 one.')
    expect(good.received).toHaveLength(0)
  })

  test('and a death within a character leaves nothing of it', async () => {
    const bytes = Buffer.from(`data: ${chunk({ content: 'morning 漢' })}\n\n`)
    const whole = `data: ${chunk({ content: 'Good ' })}\n\n`
    odd.fallback = writes([whole, bytes.subarray(0, bytes.indexOf('漢') + 1)])
    expect((await askStream()).choice?.message.content).toBe(GOOD)
  })
})

describe('a plain answer has its time as a whole', () => {
  /** White space that keeps the connection open, then the answer; a piece every 100 ms. */
  const dripsAfter =
    (spaces: number): Behaviour =>
    async (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      for (let piece = 0; piece < spaces && !response.destroyed; piece++) {
        response.write('\n')
        await delay(100)
      }
      response.end(JSON.stringify(completionOf('Odd one.')))
    }

  test('after which the next provider is asked', async () => {
    // Ten minutes.
    odd.fallback = dripsAfter(6000)
    const startedAt = performance.now()
    expect((await ask()).choice?.message.content).toBe(GOOD)
    expect(performance.now() - startedAt).toBeGreaterThan(2900)
  })

  test('in which white space may keep the connection open', async () => {
    odd.fallback = dripsAfter(12)
    expect((await ask()).choice?.message.content).toBe('Odd one.')
    expect(good.received).toHaveLength(0)
  })

  test('which a stream that goes on is not held to', async () => {
    const words = Array.from({ length: 9 }, (_, at) => chunk({ content: `${at} ` }))
    odd.fallback = streams([...words, chunk({}, 'stop'), '[DONE]'], 350)
    expect((await askStream()).choice?.message.content).toBe('0 1 2 3 4 5 6 7 8 ')
    expect(good.received).toHaveLength(0)
  })
})

describe('what is only written oddly is taken', () => {
  test('events without data keep a connection open', async () => {
    const events = [chunk({ content: 'Odd ' }), chunk({ content: 'one.' }), chunk({}, 'stop')]
    odd.fallback = writes(
      events.map((data) => `data:\n\ndata: \n\ndata: ${data}\n\n`).concat('data:  [DONE] \n\n'),
    )
    expect((await askStream()).choice?.message.content).toBe('Odd one.')
    expect(good.received).toHaveLength(0)
  })

  // https://docs.mistral.ai/studio-api/conversations/reasoning
  const thinking = (text: string): object => ({ type: 'thinking', thinking: [{ type: 'text', text }] })

  test('thoughts among the parts of a content are reasoning', async () => {
    const content = [thinking('Let me see.'), { type: 'text', text: 'Odd one.' }]
    odd.fallback = sends(200, choice({ content }))
    expect((await ask()).choice?.message).toMatchObject({
      content: 'Odd one.',
      reasoning_content: 'Let me see.',
    })
  })

  test('a stream of thoughts goes on', async () => {
    const thoughts = Array.from({ length: 9 }, (_, at) => chunk({ content: [thinking(`${at} `)] }))
    odd.fallback = streams([...thoughts, chunk({ content: 'Odd one.' }), chunk({}, 'stop'), '[DONE]'], 500)
    expect((await askStream()).choice?.message).toMatchObject({ content: 'Odd one.' })
    expect(good.received).toHaveLength(0)
  })

  // As Alibaba's own API writes the end that has not come yet.
  test('an end that is null as a text is none', async () => {
    const events = [chunk({ content: 'Odd ' }, 'null'), chunk({ content: 'one.' }, 'null'), chunk({}, 'stop')]
    odd.fallback = streams([...events, '[DONE]'])
    const messages = [{ role: 'user' as const, content: 'x' }]
    const reasons: unknown[] = []
    for await (const { choices } of await client.chat.completions.create({ model, messages, stream: true }))
      reasons.push(...choices.map(({ finish_reason: reason }) => reason))
    expect(reasons).toEqual([null, null, 'stop'])
  })

  // What sse-starlette sends every 15 s; llama-cpp-python's server is built on it (github.com/ztjhz/BetterChatGPT/issues/538).
  test('so do named events that are no JSON', async () => {
    const ping = 'event: ping\r\ndata: 2024-04-27 01:35:43.686476\r\n\r\n'
    const events = [chunk({ content: 'Odd ' }), chunk({ content: 'one.' }), chunk({}, 'stop'), '[DONE]']
    odd.fallback = writes(events.map((data) => `${ping}data: ${data}\r\n\r\n`))
    expect((await askStream()).choice?.message.content).toBe('Odd one.')
    expect(good.received).toHaveLength(0)
  })

  const events = eventsOf('Odd one.').map((data) => `data: ${data}\n\n`)
  const whole = JSON.stringify(completionOf('Odd one.'))
  test.each([
    ['a completion as plain text', 'text/plain', whole],
    ['a completion as events', 'text/event-stream', ` \n${whole}`],
    ['a completion without a type', '', `\uFEFF${whole}`],
    ['events as JSON', 'application/json', events.join('')],
    ['events as plain text', 'text/plain', `: hello\n\n${events.join('')}`],
  ])('a stream is known by what it begins with: %s', async (_name, type, body) => {
    odd.fallback = (response) => {
      response.writeHead(200, type === '' ? {} : { 'content-type': type })
      response.end(body)
    }
    expect((await askStream()).choice?.message.content).toBe('Odd one.')
    expect(good.received).toHaveLength(0)
  })

  test('events as JSON have the time of a stream', async () => {
    const words = Array.from({ length: 9 }, (_, at) => chunk({ content: `${at} ` }))
    odd.fallback = async (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      for (const data of [...words, chunk({}, 'stop'), '[DONE]']) {
        response.write(`data: ${data}\n\n`)
        await delay(350)
      }
      response.end()
    }
    expect((await askStream()).choice?.message.content).toBe('0 1 2 3 4 5 6 7 8 ')
    expect(good.received).toHaveLength(0)
  })

  test('what Groq and MiniMax tell beside an answer is no error', async () => {
    const beside = { x_groq: { id: 'req_1', usage: {} }, base_resp: { status_code: 0, status_msg: '' } }
    odd.fallback = streams([chunk({ content: 'Odd.' }, null, beside), chunk({}, 'stop', beside), '[DONE]'])
    expect((await askStream()).choice?.message.content).toBe('Odd.')
    expect(good.received).toHaveLength(0)
  })

  test('white space before the text is part of it', async () => {
    odd.fallback = streams([
      chunk({ content: '\n\n' }),
      chunk({ content: 'Odd.' }),
      chunk({}, 'stop'),
      '[DONE]',
    ])
    expect((await askStream()).choice?.message.content).toBe('\n\nOdd.')
  })

  test('tool calls with neither id nor index are told apart by their names', async () => {
    const calls = ['first', 'second', 'second'].map((name, at) =>
      chunk({ tool_calls: [{ function: { name, arguments: `{"at":${at}}` } }] }),
    )
    odd.fallback = streams([...calls, chunk({}, 'tool_calls'), '[DONE]'])
    const { choice: told } = await askStream()
    expect(told?.message.tool_calls?.map((call) => 'function' in call && call.function)).toMatchObject([
      { name: 'first', arguments: '{"at":0}' },
      { name: 'second', arguments: '{"at":1}' },
      { name: 'second', arguments: '{"at":2}' },
    ])
  })

  test('a tool call whose pieces all repeat its id and name is told in one', async () => {
    const pieces = ['{"city"', ':"Jakarta"', '}'].map((text) =>
      chunk({
        tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'f', arguments: text } }],
      }),
    )
    odd.fallback = streams([...pieces, chunk({}, 'stop'), '[DONE]'])
    const messages = [{ role: 'user' as const, content: 'Say good morning.' }]
    const deltas: object[] = []
    for await (const { choices } of await client.chat.completions.create({ model, messages, stream: true }))
      deltas.push(...(choices[0]?.delta.tool_calls ?? []))
    expect(deltas).toEqual([
      { index: 0, id: 'a', type: 'function', function: { name: 'f', arguments: '{"city":"Jakarta"}' } },
    ])
  })

  test('tool calls that all have the index 0 and no id are told apart by their names', async () => {
    const calls = ['first', 'second', 'second'].map((name, at) =>
      chunk({ tool_calls: [{ index: 0, type: 'function', function: { name, arguments: `{"at":${at}}` } }] }),
    )
    odd.fallback = streams([...calls, chunk({}, 'tool_calls'), '[DONE]'])
    const { choice: told } = await askStream()
    expect(told?.message.tool_calls?.map((call) => 'function' in call && call.function)).toMatchObject([
      { name: 'first', arguments: '{"at":0}' },
      { name: 'second', arguments: '{"at":1}' },
      { name: 'second', arguments: '{"at":2}' },
    ])
  })

  test('answers come in the order of their numbers', async () => {
    const numbered = [1, 0].map((index) => ({
      index,
      message: { role: 'assistant', content: String(index) },
      finish_reason: 'stop',
    }))
    odd.fallback = sends(200, { choices: numbered })
    expect((await ask()).choice?.message.content).toBe('0')
  })

  test('a prompt of one letter that is said to be 19 million tokens is counted here', async () => {
    const usage = { prompt_tokens: 19_000_000, completion_tokens: 2, total_tokens: 19_000_002 }
    odd.fallback = sends(200, completionOf('Odd one.', { usage }))
    expect((await ask()).usage?.prompt_tokens).toBeLessThan(50)
  })

  test('an answer of two words that is said to be 900,000 tokens is counted here', async () => {
    const usage = { prompt_tokens: 5, completion_tokens: 900_000, total_tokens: 900_005 }
    odd.fallback = sends(200, completionOf('Odd one.', { usage }))
    expect((await ask()).usage?.completion_tokens).toBeLessThan(10)
  })

  test('thoughts that are counted and not shown are not', async () => {
    const usage = { prompt_tokens: 5, completion_tokens: 128_000, total_tokens: 128_005 }
    odd.fallback = sends(200, completionOf('Odd one.', { usage }))
    expect((await ask()).usage?.completion_tokens).toBe(128_000)
  })
})

describe('a plain answer that comes as events', () => {
  test('is put together', async () => {
    odd.fallback = streams(eventsOf('Odd one.'))
    const { choice: told, usage } = await ask()
    expect(told).toMatchObject({ message: { role: 'assistant', content: 'Odd one.' }, finish_reason: 'stop' })
    expect(usage).toMatchObject({ prompt_tokens: 11, completion_tokens: 2 })
    expect(good.received).toHaveLength(0)
  })

  test('with its tool calls, reasoning and figures', async () => {
    const token = (text: string): object => ({ token: text, logprob: -1, bytes: null, top_logprobs: [] })
    const piece = (delta: object, finish: string | null = null, more: object = {}): string =>
      JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish, ...more }] })
    const call = (more: object): object => ({ tool_calls: [{ index: 0, ...more }] })
    odd.fallback = streams([
      piece({ role: 'assistant', reasoning_content: 'Let me ' }),
      piece({ reasoning_content: 'see.' }),
      piece({ content: 'A ' }, null, { logprobs: { content: [token('A ')] } }),
      piece({ content: 'b' }, null, { logprobs: { content: [token('b')] } }),
      piece(call({ id: 'a', type: 'function', function: { name: 'f', arguments: '{"x"' } })),
      piece(call({ function: { arguments: ':1}' } })),
      piece({}, 'tool_calls'),
      '[DONE]',
    ])
    expect((await ask()).choice).toMatchObject({
      message: {
        content: 'A b',
        reasoning_content: 'Let me see.',
        tool_calls: [{ id: 'a', type: 'function', function: { name: 'f', arguments: '{"x":1}' } }],
      },
      logprobs: { content: [token('A '), token('b')] },
      finish_reason: 'tool_calls',
    })
  })

  test.each([
    ['broke off', streams([chunk({ content: 'Odd ' })])],
    ['ends with an error', streams([chunk({ content: 'Odd ' }), '{"error":{"message":"x"}}', '[DONE]'])],
    ['has no choices', streams(['{"choices":[]}', '[DONE]'])],
    [
      'has a call without a name',
      streams([chunk({ tool_calls: [{ index: 0, function: { arguments: '{}' } }] }), chunk({}, 'stop')]),
    ],
  ])('goes to the next provider where it %s', async (_name, behaviour) => {
    odd.fallback = behaviour
    expect((await ask()).choice?.message.content).toBe(GOOD)
  })
})

// OpenAI's reference of `stop`: "The returned text will not contain the stop sequence."
describe('an answer that the caller’s own stop leaves without text', () => {
  const stopped: Behaviour = (response, request) =>
    request.body?.['stream'] === true
      ? streams([chunk({ role: 'assistant', content: '' }), ...eventsOf('').slice(-3)])(response, request)
      : sends(200, completionOf(''))(response, request)
  const body = () => ({ model, messages: [{ role: 'user' as const, content: 'x' }], stop: ['Good'] })
  const plain = async () => (await client.chat.completions.create(body())).choices[0]
  const streamed = async () => (await client.chat.completions.stream(body()).finalChatCompletion()).choices[0]

  test.each([
    ['plain', plain],
    ['streamed', streamed],
  ])('is an answer where nobody has more, and opens no circuit: %s', async (_name, call) => {
    odd.fallback = good.fallback = stopped
    for (let at = 0; at < 12; at++) {
      const told = await call()
      expect(told?.message.content ?? '').toBe('')
      expect(told?.finish_reason).toBe('stop')
    }
    // One attempt with each provider.
    expect(good.received).toHaveLength(12)
    odd.fallback = answers('Odd one.')
    expect((await call())?.message.content).toBe('Odd one.')
  })

  test.each([
    ['plain', plain],
    ['streamed', streamed],
  ])('may still be a provider that says nothing: %s', async (_name, call) => {
    odd.fallback = stopped
    expect((await call())?.message.content).toBe(GOOD)
  })
})

test.each([
  // OpenRouter's words for what a provider behind it answers, which may come with 200.
  ['code', { code: 400, message: 'Provider returned error' }],
  ['type', { type: 'invalid_request_error', code: 'context_length_exceeded', message: 'Too long.' }],
  // vLLM's, whose codes may be empty.
  ['type alone', { type: 'BadRequestError', code: '', param: null, message: 'Too long.' }],
])('an error object with 200 that blames the request by its %s opens no circuit', async (_name, error) => {
  odd.fallback = sends(200, { error })
  for (let at = 0; at < 12; at++) expect((await ask()).choice?.message.content).toBe(GOOD)
  expect(good.received).toHaveLength(12)
  odd.fallback = answers('Odd one.')
  expect((await ask()).choice?.message.content).toBe('Odd one.')
})

test.each([
  ['our key', { type: 'invalid_request_error', code: 'invalid_api_key', message: 'Incorrect API key.' }],
  ['what passes', { type: 'invalid_request_error', code: null, message: 'Rate limit reached.' }],
])('one of the same type that is about %s does', async (_what, error) => {
  odd.fallback = sends(200, { error })
  odd.received.length = 0
  for (let at = 0; at < 12; at++) expect((await ask()).choice?.message.content).toBe(GOOD)
  expect(odd.received.length).toBeLessThan(12)
})

test.each([
  ['llama.cpp writes', 'error: {"code":400,"message":"the request exceeds the available context size"}'],
  ['an event names', 'event: error\ndata: {"error":{"code":400,"message":"Provider returned error"}}'],
])('nor does one that %s', async (_name, lines) => {
  odd.fallback = writes([
    `data: ${chunk({ role: 'assistant', content: '' })}\n\n`,
    `${lines}\n\ndata: [DONE]\n\n`,
  ])
  for (let at = 0; at < 12; at++) expect((await askStream()).choice?.message.content).toBe(GOOD)
  expect(good.received).toHaveLength(12)
  odd.fallback = answers('Odd one.')
  expect((await askStream()).choice?.message.content).toBe('Odd one.')
})

// RFC 8259, 8.2: JSON can write half of a pair, which UTF-8 cannot; the replacement is that of `String.prototype.toWellFormed`.
describe('half of a surrogate pair', () => {
  const stream = (...deltas: string[]): Behaviour =>
    streams([
      ...deltas.map((delta) => `{"choices":[{"index":0,"delta":${delta},"finish_reason":null}]}`),
      chunk({}, 'stop'),
      '[DONE]',
    ])
  const deltasOf = async (): Promise<object[]> => {
    const messages = [{ role: 'user' as const, content: 'x' }]
    const deltas: object[] = []
    for await (const { choices } of await client.chat.completions.create({ model, messages, stream: true }))
      deltas.push(...choices.map(({ delta }) => delta))
    return deltas
  }

  test('is replaced in a plain answer', async () => {
    odd.fallback = sends(
      200,
      String.raw`{"choices":[{"index":0,"message":{"content":"a \ud83d b \ud83d\ude00","reasoning":"\ude00"},"finish_reason":"stop"}]}`,
    )
    const { choice: told } = await ask()
    expect(told?.message).toMatchObject({ content: 'a \uFFFD b \u{1F600}', reasoning: '\uFFFD' })
  })

  test('is replaced in a stream, within a piece and at the end', async () => {
    odd.fallback = stream(
      '{"content":"a "}',
      String.raw`{"content":"\ud83d b"}`,
      String.raw`{"content":" \ud83d"}`,
    )
    expect((await askStream()).choice?.message.content).toBe('a \uFFFD b \uFFFD')
  })

  test.each(['content', 'reasoning_content', 'reasoning'])(
    'waits for the other half in the %s of a stream',
    async (name) => {
      odd.fallback = stream(
        String.raw`{"${name}":"a \ud83d"}`,
        String.raw`{"${name}":"\ude00 b"}`,
        '{"content":"."}',
      )
      const deltas = (await deltasOf()) as Record<string, string>[]
      const texts = deltas.map((delta) => delta[name] ?? '')
      expect(texts.join('').replace(/\.$/, '')).toBe('a \u{1F600} b')
      expect(texts.filter((text) => /\p{Cs}/u.test(text))).toEqual([])
    },
  )
})
