import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import { answers, sends, startProvider, type ScriptedProvider } from '../../support/provider.js'

const MODEL = 'vendor/small'

let provider: ScriptedProvider
let gateway: TestGateway
let client: OpenAI

beforeAll(async () => {
  provider = await startProvider({
    models: [
      { id: `${MODEL}:free` },
      { id: 'vendor/big:free' },
      { id: 'vendor/paid' },
      { id: 'vendor/paid:free', pricing: { prompt: '0.001' } },
    ],
  })
  gateway = await startGateway([
    { id: 'first', base_url: provider.baseUrl, free: 'suffix', min_plan: { 'vendor/big*': 'premier' } },
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

describe('what a plan does not allow', () => {
  test('an unknown model is 404 and no row is charged', async () => {
    const error = await refusalOf(client.chat.completions.create({ model: 'vendor/none', messages: hello }))
    expect(error).toMatchObject({
      status: 404,
      code: 'model_not_found',
      type: 'invalid_request_error',
      param: 'model',
    })
  })

  test('the paid twin of a free model is never called', async () => {
    const error = await refusalOf(client.chat.completions.create({ model: 'vendor/paid', messages: hello }))
    expect(error.status).toBe(404)
    expect(provider.received).toHaveLength(0)
  })

  test('a model above the plan is 403 and names the plan that would do', async () => {
    const live = await gateway.client('live')
    const error = await refusalOf(live.chat.completions.create({ model: 'vendor/big', messages: hello }))
    expect(error).toMatchObject({ status: 403, code: 'plan_required', param: 'model' })
    expect(error.message).toContain("needs the plan premier or higher; this account's plan is live")
    const premier = await gateway.client('premier')
    expect(await premier.chat.completions.create({ model: 'vendor/big', messages: hello })).toMatchObject({
      model: 'vendor/big',
    })
  })

  test('tools without tool calling are 403, an empty list of them is none', async () => {
    const free = await gateway.client('free')
    const tools = [{ type: 'function' as const, function: { name: 'f' } }]
    const error = await refusalOf(free.chat.completions.create({ model: MODEL, messages: hello, tools }))
    expect(error).toMatchObject({ status: 403, code: 'plan_required', param: 'tools' })
    expect(error.message).toContain('The plan live includes it')
    await free.chat.completions.create({ model: MODEL, messages: hello, tools: [] })
    expect(last()?.body).not.toHaveProperty('tools')
  })

  test('the same is refused to a stream, as JSON, and of none is anything charged', async () => {
    const free = await gateway.client('free')
    const tools = [{ type: 'function' as const, function: { name: 'f' } }]
    const refusals = await Promise.all(
      [
        { model: 'vendor/big' },
        { model: 'vendor/none' },
        { tools },
        { functions: [{ name: 'f' }] },
        { max_completion_tokens: 8192 },
      ].map((more) =>
        refusalOf(free.chat.completions.create({ model: MODEL, messages: hello, stream: true, ...more })),
      ),
    )
    expect(refusals.map(({ status, code }) => [status, code])).toEqual([
      [403, 'plan_required'],
      [404, 'model_not_found'],
      [403, 'plan_required'],
      [403, 'plan_required'],
      [400, 'context_length_exceeded'],
    ])
    for (const { headers } of refusals) expect(headers?.get('content-type')).toContain('application/json')
    expect(await free.get('/usage')).toMatchObject({
      minute: { used: 0 },
      day: { requests: { used: 0 }, tokens: { used: 0 } },
    })
    const rows = await gateway.rows(free)
    expect(rows.map(({ status, tokens }) => [status, tokens.total]).toSorted()).toEqual([
      [400, 0],
      [403, 0],
      [403, 0],
      [403, 0],
      [404, 0],
    ])
    expect(provider.received).toHaveLength(0)
  })

  test.each([
    ['a long prompt', 'word '.repeat(9000), 16],
    ['a large max_tokens', 'short', 8192],
    ['a text that costs more tokens than its length tells', '漢'.repeat(9000), 16],
  ])('%s beyond the context window is 400', async (_, content, maxTokens) => {
    const free = await gateway.client('free')
    const error = await refusalOf(
      free.chat.completions.create({
        model: MODEL,
        messages: [{ role: 'user', content }],
        max_tokens: maxTokens,
      }),
    )
    expect(error).toMatchObject({ status: 400, code: 'context_length_exceeded', param: 'messages' })
    expect(error.message).toContain('the context window of the plan free is 8192')
    // By these words LangChain (`_handle_openai_bad_request`) and LiteLLM (`is_error_str_context_window_exceeded`) know it.
    expect(error.message).toContain('prompt is too long')
    expect(provider.received).toHaveLength(0)
  })

  test('8,000 tokens fit into a window of 8,192, though they are 40,000 bytes', async () => {
    const free = await gateway.client('free')
    // " word" is one token of o200k_base.
    await free.chat.completions.create({
      model: MODEL,
      messages: [{ role: 'user', content: ' word'.repeat(8000) }],
    })
    expect(provider.received).toHaveLength(1)
  })

  test('the minute’s quota is exact under concurrency, and a 429 says when to come again', async () => {
    const free = await gateway.client('free')
    const calls = Array.from({ length: 30 }, () =>
      free.chat.completions.create({ model: MODEL, messages: hello }).then(
        () => 200,
        (error: unknown) => error as InstanceType<typeof OpenAI.APIError>,
      ),
    )
    const results = await Promise.all(calls)
    const refused = results.filter((result) => typeof result !== 'number')
    // plans.yaml: 20 a minute. The minute may turn in between, which only lets more through.
    expect(refused.length).toBeLessThanOrEqual(10)
    expect(provider.received.length).toBe(30 - refused.length)
    for (const error of refused) {
      expect(error).toMatchObject({ status: 429, code: 'rate_limit_exceeded' })
      expect(Number(error.headers?.get('retry-after'))).toBeGreaterThan(0)
    }
  })
})

describe('a request with tools', () => {
  test('goes to who supports them, to others only when those have failed', async () => {
    const plain = await startProvider({
      models: [{ id: MODEL, supported_parameters: ['temperature'] }],
      chat: answers('plain'),
    })
    const able = await startProvider({
      models: [{ id: MODEL, supported_parameters: ['tools'] }],
      chat: answers('able'),
    })
    const other = await startGateway([
      { id: 'plain', base_url: plain.baseUrl, free: 'all', weight: 1_000_000 },
      { id: 'able', base_url: able.baseUrl, free: 'all', weight: 1 },
    ])
    const caller = await other.client()
    const ask = async (more: object): Promise<unknown> => {
      const answer = await caller.chat.completions.create({ model: MODEL, messages: hello, ...more })
      return answer.choices[0]?.message.content
    }
    const tools = [{ type: 'function' as const, function: { name: 'f' } }]
    expect([await ask({}), await ask({ tools })]).toEqual(['plain', 'able'])
    able.fallback = sends(401, { error: { message: 'no' } })
    expect(await ask({ tools })).toBe('plain')
    await other.stop()
    await Promise.all([plain.close(), able.close()])
  })
})
