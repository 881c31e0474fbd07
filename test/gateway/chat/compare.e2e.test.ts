import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import {
  answers,
  hangs,
  sends,
  sendsHtml,
  startProvider,
  type Behaviour,
  type Received,
  type ScriptedProvider,
} from '../../support/provider.js'

interface Result {
  model: string
  response: OpenAI.ChatCompletion | null
  error: { message: string; type: string; param: string | null; code: string | null } | null
  latency_ms: number
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number } | null
}
interface Comparison {
  object: string
  id: string
  created: number
  results: Result[]
}
interface Usage {
  day: { requests: { used: number }; tokens: { used: number } }
}

const MODELS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `vendor/${name}`)
const [A, B, C] = MODELS as [string, string, string]

let provider: ScriptedProvider
let gateway: TestGateway
let folder: string
let round = 0
/** What a model answers; those without an entry say hello. */
const told = new Map<string, Behaviour>()
let waiting: (() => void)[] = []
let together = 0
let mostTogether = 0

const modelOf = ({ body }: Received): string => String(body?.['model']).replace(':free', '')

const compare = (client: OpenAI, body: object): Promise<Comparison> => client.post('/compare', { body })
const usageOf = (client: OpenAI): Promise<Usage> => client.get('/usage')

beforeAll(async () => {
  provider = await startProvider({ models: [...MODELS, 'vendor/big'].map((id) => ({ id: `${id}:free` })) })
  folder = await mkdtemp(join(tmpdir(), 'compare-'))
  // Five a day, since a minute may end between two calls.
  const plans = parse(await readFile('plans.yaml', 'utf8')) as { gateway: { id: string }[] }
  for (const plan of plans.gateway) if (plan.id === 'live') Object.assign(plan, { requests_per_day: 5 })
  const file = join(folder, 'plans.yaml')
  await writeFile(file, stringify(plans))
  gateway = await startGateway([], { environment: { PLANS_FILE: file } })
})
afterAll(async () => {
  await gateway.stop()
  await provider.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  round++
  told.clear()
  provider.received.length = 0
  waiting = []
  together = 0
  mostTogether = 0
  provider.fallback = (response, request) =>
    (told.get(modelOf(request)) ?? answers(`I am ${modelOf(request)}.`))(response, request)
  await gateway.configure([
    {
      // Circuits and cool-downs go by the id.
      id: `house-${round}`,
      base_url: provider.baseUrl,
      free: 'suffix',
      min_plan: { 'vendor/big': 'premier' },
      aliases: { 'vendor/old-a': A },
      timeout: { first_byte_ms: 4000, idle_ms: 4000 },
    },
  ])
  await gateway.service.reload()
})

describe('a comparison', () => {
  test('has each model’s completion, in the order asked', async () => {
    const client = await gateway.client()
    const answer = await compare(client, { models: [B, `${A}:free`], prompt: 'Who are you?' })
    expect(answer).toEqual({
      object: 'comparison',
      id: expect.stringMatching(/^cmp-[\w-]{24}$/) as string,
      created: expect.closeTo(Date.now() / 1000, -1) as number,
      results: [B, A].map((model, index) => ({
        model: [B, `${A}:free`][index],
        response: expect.objectContaining({
          object: 'chat.completion',
          model,
          choices: [
            {
              index: 0,
              message: { role: 'assistant', content: `I am ${model}.` },
              finish_reason: 'stop',
              native_finish_reason: 'stop',
            },
          ],
        }) as object,
        error: null,
        latency_ms: expect.any(Number) as number,
        usage: { prompt_tokens: 11, completion_tokens: 3, total_tokens: 14 },
      })),
    })
  })

  test('sends the same conversation and options to all', async () => {
    const messages = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hi' },
    ]
    const options = { temperature: 0, max_tokens: 9, seed: 4, stop: ['.'] }
    await compare(await gateway.client(), { models: [A, B], messages, ...options })
    const sent = provider.received
      .map(({ body }) => body)
      .toSorted((one, other) => String(one?.['model']).localeCompare(String(other?.['model'])))
    expect(sent).toEqual([A, B].map((model) => ({ model: `${model}:free`, messages, ...options })))
  })

  test('keeps its promise of JSON for each model', async () => {
    told.set(A, answers('```json\n{"city": "Jakarta"}\n```'))
    told.set(B, answers('The capital is Jakarta.'))
    const { results } = await compare(await gateway.client(), {
      models: [A, B],
      prompt: 'The capital as JSON.',
      response_format: { type: 'json_object' },
    })
    expect(results[0]?.response?.choices[0]?.message.content).toBe('{"city": "Jakarta"}')
    expect(results[1]).toMatchObject({ response: null, error: { code: 'upstream_failed' } })
  })

  test('asks all at once', async () => {
    // Nobody is answered before all are there.
    provider.fallback = async (response, request) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        if (waiting.length === MODELS.length) for (const go of waiting) go()
      })
      return answers('Here.')(response, request)
    }
    const { results } = await compare(await gateway.client(), { models: MODELS, prompt: 'Hi' })
    expect(results.map(({ error }) => error)).toEqual(MODELS.map(() => null))
  })

  test('of more models than the plan runs at once waits for those before, and ends', async () => {
    provider.fallback = async (response, request) => {
      mostTogether = Math.max(mostTogether, ++together)
      await new Promise((resolve) => setTimeout(resolve, 20))
      together--
      return answers('Here.')(response, request)
    }
    const client = await gateway.client('free')
    const [one, other] = await Promise.all([
      compare(client, { models: MODELS, prompt: 'Hi' }),
      compare(client, { models: MODELS, prompt: 'Hi' }),
    ])
    expect([...one.results, ...other.results].map(({ error }) => error)).toEqual(Array(16).fill(null))
    // plans.yaml: the plan free has two.
    expect(mostTogether).toBe(2)
    expect((await usageOf(client)).day.requests.used).toBe(16)
  })
})

describe('one that fails does not fail the others:', () => {
  test.each<[string, string, Behaviour | null, object]>([
    [
      'an unknown model',
      'vendor/none',
      null,
      { type: 'invalid_request_error', code: 'model_not_found', param: 'model' },
    ],
    [
      'a model above the plan',
      'vendor/big',
      null,
      { type: 'invalid_request_error', code: 'plan_required', param: 'model' },
    ],
    [
      'a provider that is down',
      B,
      sends(500, { error: { message: 'boom' } }),
      { type: 'server_error', code: 'upstream_failed', param: null },
    ],
    ['a page', B, sendsHtml, { type: 'server_error', code: 'upstream_failed', param: null }],
    [
      'a provider that says nothing',
      B,
      hangs,
      { type: 'server_error', code: 'upstream_failed', param: null },
    ],
    [
      'a provider that refuses the request',
      B,
      sends(400, { error: { message: 'no stop here', code: 'bad_stop', param: 'stop' } }),
      { type: 'invalid_request_error', code: 'bad_stop', param: 'stop' },
    ],
  ])('%s', async (_, model, behaviour, error) => {
    if (behaviour !== null) told.set(model, behaviour)
    const client = await gateway.client('live')
    const { results } = await compare(client, { models: [A, model, C], prompt: 'Hi' })
    expect(results.map((result) => [result.model, result.response === null])).toEqual([
      [A, false],
      [model, true],
      [C, false],
    ])
    expect(results[1]).toEqual({
      model,
      response: null,
      error: { message: expect.any(String) as string, ...error },
      latency_ms: expect.any(Number) as number,
      usage: null,
    })
    // Two answered, of 14 tokens each; the third gave its place back.
    const usage = await usageOf(client)
    expect([usage.day.requests.used, usage.day.tokens.used]).toEqual([2, 28])
    const rows = await gateway.rows(client)
    expect(rows).toHaveLength(3)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
    expect(rows.map(({ endpoint }) => endpoint)).toEqual(Array(3).fill('/compare'))
    expect(
      rows
        .filter(({ status }) => status === 200)
        .map((row) => [row.model, row.tokens.total])
        .toSorted(),
    ).toEqual([
      [A, 14],
      [C, 14],
    ])
    expect(rows.find((row) => row.status !== 200)).toMatchObject({ model, tokens: { total: 0 } })
  })

  test('and where all fail each says why, and nothing is counted', async () => {
    told.set(B, sendsHtml)
    const client = await gateway.client('live')
    const { results } = await compare(client, { models: ['vendor/none', 'vendor/big', B], prompt: 'Hi' })
    expect(results.map(({ error }) => error?.code)).toEqual([
      'model_not_found',
      'plan_required',
      'upstream_failed',
    ])
    expect((await usageOf(client)).day.requests.used).toBe(0)
    expect((await gateway.rows(client)).map(({ status }) => status).toSorted()).toEqual([403, 404, 502])
  })
})

describe('quota', () => {
  test('is one request a model', async () => {
    const client = await gateway.client('live')
    const response = await client.post('/compare', { body: { models: [A, B, C], prompt: 'Hi' } }).asResponse()
    // The plan has five a day here.
    expect(response.headers.get('x-ratelimit-remaining')).toBe('2')
  })

  test('with fewer places left than models none is asked, and none is used', async () => {
    const client = await gateway.client('live')
    await compare(client, { models: [A, B, C], prompt: 'Hi' })
    provider.received.length = 0
    const error = await refusalOf(compare(client, { models: [A, B, C], prompt: 'Hi' }))
    expect(error).toMatchObject({ status: 429, code: 'insufficient_quota' })
    expect(error.headers?.get('retry-after')).toMatch(/^\d+$/)
    expect(provider.received).toEqual([])
    expect((await usageOf(client)).day.requests.used).toBe(3)
    const { results } = await compare(client, { models: [A, B], prompt: 'Hi' })
    expect(results.map(({ error: none }) => none)).toEqual([null, null])
  })

  test('is not used by models that can’t be asked', async () => {
    const client = await gateway.client('live')
    const models = [A, B, C, 'vendor/x', 'vendor/y', 'vendor/z']
    const { results } = await compare(client, { models, prompt: 'Hi' })
    expect(results.filter(({ response }) => response !== null)).toHaveLength(3)
    expect((await usageOf(client)).day.requests.used).toBe(3)
  })

  test('is given back when the caller leaves', async () => {
    const client = await gateway.client('live')
    provider.fallback = hangs
    const leaving = new AbortController()
    const call = client.post('/compare', { body: { models: [A, B], prompt: 'Hi' }, signal: leaving.signal })
    await expect.poll(() => provider.received.length).toBe(2)
    leaving.abort()
    await refusalOf(call)
    await Promise.all(provider.received.map(({ abandoned }) => abandoned))
    await expect
      .poll(async () => (await gateway.rows(client)).map(({ status }) => status))
      .toEqual([499, 499])
    expect((await usageOf(client)).day.requests.used).toBe(0)
  })
})

describe('a refusal of the whole', () => {
  test.each([
    [[A, B, A], `'models[2]' is ${A}, the same model as models[0].`],
    [[B, A, 'vendor/old-a'], `'models[2]' is vendor/old-a (${A}), the same model as models[1].`],
    [['no/such', B, 'no/such'], "'models[2]' is no/such, the same model as models[0]."],
  ])('names the model that stands twice: %j', async (models, message) => {
    const client = await gateway.client()
    const error = await refusalOf(client.post('/compare', { body: { models, prompt: 'Hi' } }))
    expect(error.message).toContain(message)
  })

  test.each<[string, object, number, string, string | null]>([
    ['without models', { prompt: 'Hi' }, 400, 'missing_required_parameter', 'models'],
    ['with one model', { models: [A], prompt: 'Hi' }, 400, 'array_below_min_length', 'models'],
    [
      'with nine models',
      { models: [...MODELS, 'vendor/i'], prompt: 'Hi' },
      400,
      'array_above_max_length',
      'models',
    ],
    ['with a model beside', { models: [A, B], model: A, prompt: 'Hi' }, 400, 'unknown_parameter', 'model'],
    ['with a model twice', { models: [A, B, A], prompt: 'Hi' }, 400, 'invalid_value', 'models[2]'],
    [
      'with a model twice under two names',
      { models: [A, B, 'vendor/old-a'], prompt: 'Hi' },
      400,
      'invalid_value',
      'models[2]',
    ],
    ['with neither messages nor a prompt', { models: [A, B] }, 400, 'missing_required_parameter', 'messages'],
    [
      'with both',
      { models: [A, B], prompt: 'Hi', messages: [{ role: 'user', content: 'Hi' }] },
      400,
      'invalid_value',
      'prompt',
    ],
    ['with an empty prompt', { models: [A, B], prompt: '' }, 400, 'empty_string', 'prompt'],
    ['with stream', { models: [A, B], prompt: 'Hi', stream: true }, 400, 'unsupported_value', 'stream'],
    [
      'with an option out of its bounds',
      { models: [A, B], prompt: 'Hi', temperature: 3 },
      400,
      'decimal_above_max_value',
      'temperature',
    ],
    [
      'with a prompt beyond the plan',
      { models: [A, B], prompt: 'word '.repeat(9000) },
      400,
      'context_length_exceeded',
      'prompt',
    ],
    [
      'with messages beyond the plan',
      { models: [A, B], messages: [{ role: 'user', content: 'word '.repeat(9000) }] },
      400,
      'context_length_exceeded',
      'messages',
    ],
    [
      'with tools on a plan without them',
      { models: [A, B], prompt: 'Hi', tools: [{ type: 'function', function: { name: 'look' } }] },
      403,
      'plan_required',
      'tools',
    ],
  ])('%s', async (_, body, status, code, param) => {
    const client = await gateway.client('free')
    expect(await refusalOf(compare(client, body))).toMatchObject({ status, code, param })
    expect(provider.received).toEqual([])
    expect((await usageOf(client)).day.requests.used).toBe(0)
  })
})
