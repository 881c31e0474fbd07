import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import {
  compresses,
  hangsMidBody,
  resets,
  sends,
  sendsHtml,
  startProvider,
  truncates,
  type Behaviour,
  type ScriptedProvider,
} from '../../support/provider.js'

const MODEL = 'vendor/vectors'
/** Exact in float32, so that base64 gives them back as they are. */
const VECTORS = [
  [1, -0.5, 0.25],
  [0.125, 2, -3],
  [0, 0.75, 1.5],
]

let one: ScriptedProvider
let two: ScriptedProvider
let gateway: TestGateway
let client: OpenAI

const item = (embedding: unknown, index: number) => ({ object: 'embedding', index, embedding })
const listOf = (vectors: readonly unknown[], more: object = {}): object => ({
  object: 'list',
  data: vectors.map(item),
  model: 'theirs',
  usage: { prompt_tokens: 7, total_tokens: 7 },
  ...more,
})
const base64Of = (numbers: readonly number[]): string =>
  Buffer.from(Float32Array.from(numbers).buffer).toString('base64')

/** A good answer to however many inputs. */
const vectors: Behaviour = (response, request) => {
  const input = request.body?.['input']
  const isOne = typeof input === 'string' || typeof (input as unknown[])[0] === 'number'
  return sends(200, listOf(VECTORS.slice(0, isOne ? 1 : (input as unknown[]).length)))(response, request)
}

beforeAll(async () => {
  const models = [
    { id: `${MODEL}:free` },
    {
      id: 'vendor/short:free',
      supported_parameters: ['dimensions'],
      architecture: { output_modalities: ['embeddings'] },
    },
    { id: 'vendor/big:free' },
    { id: 'vendor/chat:free', architecture: { output_modalities: ['text'] } },
  ]
  one = await startProvider({ models, chat: vectors })
  two = await startProvider({ models: [{ id: `${MODEL}:free` }], chat: vectors })
  gateway = await startGateway([], { environment: { DEFAULT_EMBEDDING_MODEL: MODEL } })
  client = await gateway.client()
})
afterAll(async () => {
  await gateway.stop()
  await Promise.all([one.close(), two.close()])
})

let round = 0
beforeEach(async () => {
  round++
  for (const provider of [one, two]) {
    provider.received.length = 0
    provider.fallback = vectors
  }
  const entry = (id: string, { baseUrl }: ScriptedProvider, weight: number) => ({
    // Circuits and cool-downs go by the id.
    id: `${id}-${round}`,
    base_url: baseUrl,
    api_key: `sk-upstream-${id}`,
    free: 'suffix',
    kinds: ['embeddings'],
    weight,
    min_plan: { 'vendor/big*': 'premier' },
    timeout: { first_byte_ms: 3000, idle_ms: 3000 },
  })
  await gateway.configure([entry('one', one, 1_000_000), entry('two', two, 1)])
  await gateway.service.reload()
})

describe('an answer', () => {
  test('has OpenAI’s shape, in the format that the client decodes', async () => {
    const answer = await client.embeddings.create({ model: MODEL, input: 'Hello' })
    expect(answer).toEqual({
      object: 'list',
      data: [{ object: 'embedding', index: 0, embedding: VECTORS[0] }],
      model: MODEL,
      usage: { prompt_tokens: 7, total_tokens: 7 },
    })
  })

  test('is floats on the wire unless base64 is asked for, which is little-endian float32', async () => {
    const ask = (more: object) =>
      client.post<{ data: { embedding: unknown }[] }>('/embeddings', { body: { input: ['a', 'b'], ...more } })
    expect((await ask({})).data.map(({ embedding }) => embedding)).toEqual(VECTORS.slice(0, 2))
    expect((await ask({ encoding_format: null })).data[0]?.embedding).toEqual(VECTORS[0])
    const { data } = await ask({ encoding_format: 'base64' })
    // 1 is 0x3f800000, -0.5 is 0xbf000000, 0.25 is 0x3e800000 (IEEE 754).
    expect(Buffer.from(data[0]?.embedding as string, 'base64').toString('hex')).toBe(
      '0000803f000000bf0000803e',
    )
  })

  test('whatever is asked for, providers are asked for floats, under the id that they listed', async () => {
    await client.embeddings.create({
      model: `${MODEL}:free`,
      input: ['a', 'b'],
      user: 'u1',
      input_type: 'query',
      models: ['vendor/paid'],
    } as OpenAI.EmbeddingCreateParams)
    const [request] = one.received
    expect(request?.path).toBe('/v1/embeddings')
    expect(request?.headers.authorization).toBe('Bearer sk-upstream-one')
    expect(request?.body).toEqual({
      model: `${MODEL}:free`,
      input: ['a', 'b'],
      encoding_format: 'float',
      user: 'u1',
      input_type: 'query',
    })
  })

  test.each([
    ['the ids of one text', [791, 8415], 1],
    ['the ids of two texts', [[791, 8415], [791]], 2],
  ])('token ids are passed on: %s', async (_, input, count) => {
    const { data } = await client.embeddings.create({ model: MODEL, input })
    expect(data).toHaveLength(count)
    expect(one.received[0]?.body?.['input']).toEqual(input)
  })

  test('without a model the operator’s default answers', async () => {
    const { model } = await client.post<OpenAI.CreateEmbeddingResponse>('/embeddings', {
      body: { input: 'a' },
    })
    expect(model).toBe(MODEL)
  })
})

describe('what providers send is put right', () => {
  test.each<[string, object]>([
    ['base64 where floats were asked for', listOf(VECTORS.map(base64Of))],
    ['indexes out of order', listOf([], { data: [2, 0, 1].map((index) => item(VECTORS[index], index)) })],
    ['a word of success beside them', listOf(VECTORS, { code: 0, message: 'success' })],
    ['no indexes', listOf([], { data: VECTORS.map((embedding) => ({ embedding })) })],
    [
      'an index left out for 0',
      listOf([], { data: [item(VECTORS[1], 1), { embedding: VECTORS[0] }, item(VECTORS[2], 2)] }),
    ],
    [
      'numbers as integers and with exponents',
      JSON.parse(JSON.stringify(listOf(VECTORS)).replace('-0.5', '-5e-1')) as object,
    ],
  ])('%s', async (_, answer) => {
    one.script(sends(200, answer))
    const { data } = await client.embeddings.create({ model: MODEL, input: ['a', 'b', 'c'] })
    expect(data).toEqual(VECTORS.map(item))
    expect(two.received).toEqual([])
  })

  test('a compressed answer, and one with a byte order mark', async () => {
    one.script(
      compresses('gzip', listOf([VECTORS[0]])),
      sends(200, `\uFEFF${JSON.stringify(listOf([VECTORS[1]]))}`),
    )
    const ask = async () => (await client.embeddings.create({ model: MODEL, input: 'a' })).data[0]?.embedding
    expect([await ask(), await ask()]).toEqual([VECTORS[0], VECTORS[1]])
  })
})

test.each([
  { error: { message: "Unknown parameter: 'encoding_format'.", param: 'encoding_format' } },
  { detail: [{ loc: ['body', 'encoding_format'], msg: 'Extra inputs are not permitted' }] },
])('a provider that refuses to be asked for a format is asked without one', async (refusal) => {
  one.script(sends(422, refusal), sends(200, listOf([VECTORS[0]])))
  const { data } = await client.embeddings.create({ model: MODEL, input: 'a' })
  expect(data).toEqual([item(VECTORS[0], 0)])
  expect(one.received.map(({ body }) => body?.['encoding_format'])).toEqual(['float', undefined])
  expect(two.received).toEqual([])
})

describe('another provider is asked, and the caller sees nothing, where one', () => {
  const two_ = [VECTORS[0], VECTORS[1]]
  test.each<[string, Behaviour]>([
    ['sends too few vectors', sends(200, listOf([VECTORS[0]]))],
    ['sends too many vectors', sends(200, listOf(VECTORS))],
    ['sends an index twice', sends(200, listOf([], { data: two_.map((vector) => item(vector, 1)) }))],
    [
      'counts indexes from 1',
      sends(200, listOf([], { data: two_.map((vector, index) => item(vector, index + 1)) })),
    ],
    [
      'sends an index that is a word',
      sends(200, listOf([], { data: [item(VECTORS[0], 0), { ...item(VECTORS[1], 0), index: 'length' }] })),
    ],
    ['sends vectors of different lengths', sends(200, listOf([[1, 2], [1]]))],
    ['sends an empty vector', sends(200, listOf([[], []]))],
    ['sends no vector', sends(200, listOf([null, null]))],
    [
      'sends null among the numbers',
      sends(
        200,
        listOf([
          [1, null],
          [1, 2],
        ]),
      ),
    ],
    [
      'sends numbers as texts',
      sends(
        200,
        listOf([
          ['1', '2'],
          ['1', '2'],
        ]),
      ),
    ],
    [
      'sends NaN',
      sends(
        200,
        JSON.stringify(
          listOf([
            [1, 2],
            [1, 3],
          ]),
        ).replace('3', 'NaN'),
      ),
    ],
    ['sends NaN in base64', sends(200, listOf([base64Of([1, Number.NaN]), base64Of([1, 2])]))],
    [
      'sends what float32 can’t hold',
      sends(
        200,
        JSON.stringify(
          listOf([
            [1, 2],
            [1, 3],
          ]),
        ).replace('3', '1e39'),
      ),
    ],
    ['sends base64 of half a number', sends(200, listOf(['AACAPwA=', 'AACAPwA=']))],
    ['sends what is no base64', sends(200, listOf(['<html>', 'x y']))],
    ['sends an empty list', sends(200, listOf([]))],
    ['sends no list', sends(200, { object: 'list' })],
    ['sends a bare list', sends(200, [VECTORS[0], VECTORS[1]])],
    ['sends a completion', sends(200, { choices: [{ message: { content: 'Hi' } }] })],
    ['sends an error object with 200', sends(200, { error: { message: 'overloaded', code: 503 } })],
    ['sends nothing', sends(200, '')],
    ['sends a page', sendsHtml],
    ['answers 500', sends(500, { error: { message: 'boom' } })],
    ['answers 404', sends(404, { error: { message: 'no such model' } })],
    ['has no quota left', sends(429, { error: { message: 'slow down' } })],
    ['does not take our key', sends(401, { error: { message: 'bad key sk-upstream-one' } })],
    ['breaks off', truncates],
    ['resets the connection', resets],
    ['stops in the middle', hangsMidBody],
  ])('%s', async (_, behaviour) => {
    one.script(behaviour)
    const { data } = await client.embeddings.create({ model: MODEL, input: ['a', 'b'] })
    expect(data).toEqual([item(VECTORS[0], 0), item(VECTORS[1], 1)])
    expect([one.received.length, two.received.length]).toEqual([1, 1])
  })

  test('and where none can answer it is a 502 that names nobody and costs nothing', async () => {
    one.fallback = sends(500, { error: { message: 'boom at one.internal' } })
    two.fallback = sendsHtml
    const fresh = await gateway.client('live')
    const error = await refusalOf(fresh.embeddings.create({ model: MODEL, input: 'a' }))
    expect(error).toMatchObject({ status: 502, code: 'upstream_failed', type: 'server_error' })
    expect(error.message).not.toMatch(/boom|internal|one\b|two\b/)
    const usage = await fresh.get<{ day: { requests: { used: number }; tokens: { used: number } } }>('/usage')
    expect([usage.day.requests.used, usage.day.tokens.used]).toEqual([0, 0])
    expect(await gateway.rows(fresh)).toMatchObject([
      { endpoint: '/embeddings', status: 502, tokens: { total: 0 } },
    ])
  })
})

describe('metering', () => {
  test('counts one request, and the provider’s tokens', async () => {
    const fresh = await gateway.client('live')
    const response = await fresh.embeddings.create({ model: MODEL, input: ['a', 'b'] }).asResponse()
    expect(response.headers.get('x-ratelimit-remaining')).toBe('59')
    const [row, ...others] = await gateway.rows(fresh)
    expect(others).toEqual([])
    // 7 tokens at 1,500 IDR a million.
    expect(row).toMatchObject({
      endpoint: '/embeddings',
      model: MODEL,
      provider: `one-${round}`,
      tokens: { prompt: 7, completion: 0, total: 7, estimated: false },
      status: 200,
      cost_idr: '0.0105',
    })
    const usage = await fresh.get<{ day: { requests: { used: number }; tokens: { used: number } } }>('/usage')
    expect([usage.day.requests.used, usage.day.tokens.used]).toEqual([1, 7])
  })

  test('takes the total where that is all there is', async () => {
    one.script(sends(200, listOf([VECTORS[0]], { usage: { total_tokens: 9 } })))
    expect((await client.embeddings.create({ model: MODEL, input: 'a' })).usage.prompt_tokens).toBe(9)
  })

  test.each([
    ['says nothing', undefined],
    ['says 0', { prompt_tokens: 0, total_tokens: 0 }],
    ['says more than the text has bytes', { prompt_tokens: 5000, total_tokens: 5000 }],
    ['says a fraction', { prompt_tokens: 1.5, total_tokens: 1.5 }],
  ])('counts by itself where the provider %s', async (_, usage) => {
    const fresh = await gateway.client()
    one.script(sends(200, listOf(VECTORS.slice(0, 2), { usage })))
    const answer = await fresh.embeddings.create({ model: MODEL, input: ['Hello world', 'Hello'] })
    // o200k_base: "Hello", " world"; "Hello".
    expect(answer.usage).toEqual({ prompt_tokens: 3, total_tokens: 3 })
    expect(await gateway.rows(fresh)).toMatchObject([
      { tokens: { prompt: 3, completion: 0, estimated: true } },
    ])
  })

  test('counts token ids one by one', async () => {
    one.script(sends(200, listOf(VECTORS.slice(0, 2), { usage: null })))
    const answer = await client.embeddings.create({ model: MODEL, input: [[1, 2, 3], [4]] })
    expect(answer.usage.prompt_tokens).toBe(4)
  })
})

describe('a refusal', () => {
  const refused = async (body: object, plan = 'unlimited') => {
    const fresh = await gateway.client(plan)
    const error = await refusalOf(fresh.post('/embeddings', { body }))
    const usage = await fresh.get<{ minute: { used: number } }>('/usage')
    expect(usage.minute.used).toBe(0)
    return error
  }

  test.each<[string, object, number, string, string]>([
    ['no input', {}, 400, 'missing_required_parameter', 'input'],
    ['an empty text', { input: '' }, 400, 'empty_string', 'input'],
    ['an empty list', { input: [] }, 400, 'empty_array', 'input'],
    ['an empty text in a list', { input: ['a', ''] }, 400, 'empty_string', 'input[1]'],
    ['an empty list of ids', { input: [[1], []] }, 400, 'empty_array', 'input[1]'],
    [
      'more than 8,192 token ids',
      { input: Array<number>(8193).fill(1) },
      400,
      'array_above_max_length',
      'input',
    ],
    [
      'more than 2,048 inputs',
      { input: Array<string>(2049).fill('a') },
      400,
      'array_above_max_length',
      'input',
    ],
    ['a text among ids', { input: [1, 'a'] }, 400, 'invalid_type', 'input[1]'],
    ['ids of one text among texts', { input: ['a', [1]] }, 400, 'invalid_type', 'input[1]'],
    ['an id below 0', { input: [-1] }, 400, 'integer_below_min_value', 'input[0]'],
    ['a number', { input: 7 }, 400, 'invalid_type', 'input'],
    ['an unknown format', { input: 'a', encoding_format: 'int8' }, 400, 'invalid_value', 'encoding_format'],
    ['no dimensions', { input: 'a', dimensions: 0 }, 400, 'integer_below_min_value', 'dimensions'],
    ['an unknown model', { input: 'a', model: 'vendor/none' }, 404, 'model_not_found', 'model'],
    ['a model of another kind', { input: 'a', model: 'vendor/chat' }, 400, 'model_not_supported', 'model'],
  ])('for %s', async (_, body, status, code, param) => {
    expect(await refused({ model: MODEL, ...body })).toMatchObject({ status, code, param })
    expect([...one.received, ...two.received]).toEqual([])
  })

  test('for a model above the plan names the plan that would do', async () => {
    const error = await refused({ input: 'a', model: 'vendor/big' }, 'live')
    expect(error).toMatchObject({ status: 403, code: 'plan_required', param: 'model' })
    expect(error.message).toContain('premier')
  })

  test('for one input beyond the plan’s context window names it', async () => {
    // The plan free has 8,192; "word " is one token each.
    const error = await refused({ model: MODEL, input: ['short', 'word '.repeat(9000)] }, 'free')
    expect(error).toMatchObject({ status: 400, code: 'context_length_exceeded', param: 'input[1]' })
  })

  test('for more than 300,000 tokens in all', async () => {
    const error = await refused(
      { model: MODEL, input: Array<string>(300).fill('word '.repeat(1100)) },
      'unlimited',
    )
    expect(error).toMatchObject({ status: 400, code: 'max_tokens_per_request', param: 'input' })
  })

  test('by a provider, of what the caller sent, is passed on in our shape', async () => {
    one.script(sends(400, { error: { message: 'input too weird', param: 'input', code: 'weird' } }))
    expect(await refused({ model: MODEL, input: 'a' })).toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      code: 'weird',
      param: 'input',
    })
    expect(two.received).toEqual([])
  })
})

describe('dimensions', () => {
  test('are passed on', async () => {
    one.script(sends(200, listOf([[1, 2]])))
    const { data } = await client.embeddings.create({ model: 'vendor/short', input: 'a', dimensions: 2 })
    expect(data[0]?.embedding).toEqual([1, 2])
    expect(one.received[0]?.body?.['dimensions']).toBe(2)
  })

  test('that a model does not heed are a 400, and no fault of its provider', async () => {
    const ask = () => refusalOf(client.embeddings.create({ model: MODEL, input: 'a', dimensions: 2 }))
    for (let asked = 0; asked < 8; asked++)
      expect(await ask()).toMatchObject({ status: 400, code: 'invalid_value', param: 'dimensions' })
    const { data } = await client.models.list()
    const [model] = data.filter(({ id }) => id === MODEL) as { providers?: { status: string }[] }[]
    expect(model?.providers?.map(({ status }) => status)).toEqual(['available', 'available'])
  })
})
