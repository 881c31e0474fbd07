import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import { answers, completionOf, startProvider, type ScriptedProvider } from '../../support/provider.js'

const MODEL = 'vendor/small'
/** Its list says nothing about parameters. */
const BIG = 'vendor/big'

let provider: ScriptedProvider
let gateway: TestGateway
let client: OpenAI

beforeAll(async () => {
  provider = await startProvider({
    models: [
      {
        id: `${MODEL}:free`,
        created: 1700000000,
        context_length: 8192,
        pricing: { prompt: '0', completion: '0' },
        architecture: { input_modalities: ['text', 'image'], output_modalities: ['text'] },
        supported_parameters: ['tools', 'temperature'],
      },
      { id: `${MODEL}`, pricing: { prompt: '0.001', completion: '0.002' } },
      { id: 'vendor/big:free' },
      { id: 'vendor/paid:free', pricing: { prompt: '0.001' } },
    ],
  })
  gateway = await startGateway([
    {
      id: 'first',
      base_url: provider.baseUrl,
      api_key: 'sk-upstream-secret-1',
      free: 'suffix',
      min_plan: { 'vendor/big*': 'premier' },
      aliases: { 'vendor/small-0314': MODEL },
    },
  ])
  client = await gateway.client()
})

afterAll(async () => {
  await gateway.stop()
  await provider.close()
})

beforeEach(() => {
  provider.received.length = 0
  provider.fallback = answers('Hello from the provider.')
})

const hello = [{ role: 'user' as const, content: 'Say hello.' }]
const last = () => provider.received.at(-1)

describe('the catalog', () => {
  test('lists free variants alone, in the shape that the client iterates', async () => {
    const { data } = await client.models.list()
    expect(data).toEqual([
      {
        id: MODEL,
        object: 'model',
        created: 1700000000,
        owned_by: 'vendor',
        min_plan: 'free',
        speed: 'unknown',
        modalities: { input: ['text', 'image'], output: ['text'] },
        context_length: 8192,
        providers: [{ id: 'first', status: 'available' }],
        supported_parameters: ['tools', 'temperature'],
      },
      expect.objectContaining({ id: 'vendor/big', min_plan: 'premier', context_length: null }),
    ])
  })

  test('describes one model by its id, which holds a slash', async () => {
    expect(await client.models.retrieve(MODEL)).toMatchObject({ id: MODEL, object: 'model' })
    const error = await refusalOf(client.models.retrieve('vendor/none'))
    expect(error).toMatchObject({ status: 404, code: 'model_not_found' })
  })
})

describe('a plain completion', () => {
  test('has the contract’s shape, our own id, the node and the usage', async () => {
    const answer = await client.chat.completions.create({ model: MODEL, messages: hello })
    expect(answer).toEqual({
      id: expect.stringMatching(/^chatcmpl-[\w-]{24}$/) as unknown,
      object: 'chat.completion',
      created: expect.closeTo(Date.now() / 1000, -1) as unknown,
      model: MODEL,
      node: 'node-test',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: 'Hello from the provider.' },
          finish_reason: 'stop',
          native_finish_reason: 'stop',
        },
      ],
      usage: { prompt_tokens: 11, completion_tokens: 4, total_tokens: 15 },
    })
  })

  test('sends the id that was listed, our key in its header, the default temperature', async () => {
    await client.chat.completions.create({ model: MODEL, messages: hello })
    expect(last()?.path).toBe('/v1/chat/completions')
    expect(last()?.headers.authorization).toBe('Bearer sk-upstream-secret-1')
    expect(last()?.body).toEqual({ model: `${MODEL}:free`, messages: hello, temperature: 0.7 })
  })

  test.each([`${MODEL}:free`, 'vendor/small-0314'])('understands the model as %s', async (model) => {
    const answer = await client.chat.completions.create({ model, messages: hello })
    expect(answer.model).toBe(MODEL)
    expect(last()?.body?.['model']).toBe(`${MODEL}:free`)
  })

  test('passes OpenAI’s fields on, brings others into the form that every provider takes', async () => {
    const passed = {
      n: 2,
      logprobs: true,
      top_logprobs: 3,
      user: 'u1',
      tools: [{ type: 'function' as const, function: { name: 'look', parameters: { type: 'object' } } }],
      tool_choice: { type: 'function' as const, function: { name: 'look' } },
      parallel_tool_calls: false,
      reasoning_effort: 'low' as const,
      metadata: { trace: 't1' },
      store: false,
      service_tier: 'flex' as const,
      prediction: { type: 'content' as const, content: 'a cat' },
      presence_penalty: 0.5,
      never_heard_of: { a: [1] },
    }
    await client.chat.completions.create({
      model: BIG,
      messages: [
        { role: 'developer', content: 'Be brief.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is this?' },
            { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } },
          ],
        },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'c1', type: 'function', function: { name: 'look', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: 'c1', content: 'a cat' },
      ],
      temperature: 0,
      max_completion_tokens: 50,
      max_tokens: 60,
      top_p: null,
      seed: 7,
      stop: ['\n'],
      logit_bias: { '50256': -100 },
      ...passed,
      // What a router upstream would take for "use a paid model".
      ...{
        models: ['vendor/paid'],
        route: 'fallback',
        plugins: [{ id: 'web' }],
        reasoning: { effort: 'low' },
      },
    })
    expect(last()?.body).toEqual({
      model: `${BIG}:free`,
      messages: [
        { role: 'system', content: 'Be brief.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is this?' },
            { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } },
          ],
        },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'c1', type: 'function', function: { name: 'look', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: 'c1', content: 'a cat' },
      ],
      temperature: 0,
      max_completion_tokens: 50,
      seed: 7,
      stop: ['\n'],
      logit_bias: { '50256': -100 },
      reasoning: { effort: 'low' },
      ...passed,
    })
  })

  test.each([
    ['9223372036854775807', 2n ** 63n - 1n],
    ['-9223372036854775808', -(2n ** 63n)],
  ])('a seed of %s, the bound of 64 bits, still fits into them', async (seed, bound) => {
    // Python’s `sys.maxsize`, which no number of JavaScript can be: as text, as Python’s client writes it.
    await client.post('/chat/completions', {
      body: Buffer.from(
        JSON.stringify({ model: BIG, messages: hello, seed: 'SEED' }).replace('"SEED"', seed),
      ),
      headers: { 'content-type': 'application/json' },
    })
    const text = JSON.stringify(last()?.body?.['seed'])
    expect(text).toMatch(/^-?92233720368547\d{5}$/)
    expect(BigInt(text) < 0n ? BigInt(text) >= bound : BigInt(text) <= bound).toBe(true)
  })

  test('what a model’s list does not name is dropped where nobody misses it, else sent all the same', async () => {
    const request = {
      model: MODEL,
      messages: hello,
      seed: 7,
      logit_bias: { '1': 1 },
      user: 'u1',
      stop: ['x'],
      n: 2,
    }
    await client.chat.completions.create(request)
    expect(last()?.body).toEqual({
      model: `${MODEL}:free`,
      messages: hello,
      temperature: 0.7,
      user: 'u1',
      stop: ['x'],
      n: 2,
    })
  })

  test.each(['priority', 'scale'])(
    'a tier of service that costs more (%s) is not asked for',
    async (tier) => {
      await client.chat.completions.create({ model: BIG, messages: hello, service_tier: tier as 'priority' })
      expect(last()?.body).not.toHaveProperty('service_tier')
    },
  )

  test.each([
    ['stop', 'stop'],
    ['eos', 'stop'],
    ['content_filter', 'stop'],
    ['max_tokens', 'length'],
    // Nothing was called.
    ['function_call', 'stop'],
  ])('finish_reason %s is %s', async (theirs, ours) => {
    provider.script((response) => {
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({
          choices: [{ message: { role: 'assistant', content: 'x' }, finish_reason: theirs }],
        }),
      )
    })
    const answer = await client.chat.completions.create({ model: MODEL, messages: hello })
    expect(answer.choices[0]).toMatchObject({ finish_reason: ours, native_finish_reason: theirs })
  })

  test('tool calls and reasoning come through', async () => {
    const message = {
      role: 'assistant',
      content: null,
      reasoning_content: 'They want the weather.',
      tool_calls: [
        { id: 'c1', type: 'function', function: { name: 'weather', arguments: '{"city":"Jakarta"}' } },
      ],
    }
    provider.script((response) => {
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify(completionOf('', { choices: [{ index: 0, message, finish_reason: 'stop' }] })),
      )
    })
    const tools = [
      { type: 'function' as const, function: { name: 'weather', parameters: { type: 'object' } } },
    ]
    const answer = await client.chat.completions.create({ model: MODEL, messages: hello, tools })
    expect(answer.choices[0]).toEqual({
      index: 0,
      message,
      finish_reason: 'tool_calls',
      native_finish_reason: 'stop',
    })
  })
})

describe('the request log', () => {
  test('has one row for each request, with tokens and cost', async () => {
    const live = await gateway.client('live')
    await live.chat.completions.create({ model: MODEL, messages: hello })
    await refusalOf(live.chat.completions.create({ model: 'vendor/none', messages: hello }))
    const rows = await gateway.rows(live)
    expect(rows).toHaveLength(2)
    expect(rows.find(({ status }) => status === 200)).toMatchObject({
      endpoint: '/chat/completions',
      model: MODEL,
      provider: 'first',
      tokens: { prompt: 11, completion: 4, total: 15, estimated: false },
      // plans.yaml: live is 1,500 IDR a million in and 4,500 out: 11 * 0.0015 + 4 * 0.0045.
      cost_idr: expect.stringMatching(/^0\.0345(00)?$/) as unknown,
    })
    expect(rows.find(({ status }) => status === 404)).toMatchObject({
      model: 'vendor/none',
      provider: null,
      tokens: { total: 0 },
    })
  })

  test('counts tokens where the provider does not, and says so', async () => {
    const live = await gateway.client('live')
    provider.script((response) => {
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({
          choices: [
            { index: 0, message: { role: 'assistant', content: ' word word word' }, finish_reason: 'stop' },
          ],
        }),
      )
    })
    const answer = await live.chat.completions.create({
      model: MODEL,
      messages: [{ role: 'user', content: ' word word' }],
    })
    // o200k_base: one token for each " word"; the prompt also has 3 for the message, 3 for the reply and the line feeds that join.
    expect(answer.usage?.completion_tokens).toBe(3)
    expect(answer.usage?.prompt_tokens).toBeGreaterThanOrEqual(8)
    expect(answer.usage?.prompt_tokens).toBeLessThanOrEqual(10)
    expect((await gateway.rows(live))[0]?.tokens).toMatchObject({ completion: 3, estimated: true })
  })
})
