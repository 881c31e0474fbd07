import type OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import { longestTurnOf } from '../../support/cpu.js'

const MODEL = 'local/word-vectors-en-100'
const CAT = 'The cat sat on the mat.'

describe('word vectors as a provider', () => {
  let gateway: TestGateway
  let client: OpenAI

  beforeAll(async () => {
    gateway = await startGateway([{ id: 'here', kind: 'local', kinds: ['embeddings'] }])
    client = await gateway.client('free')
  })
  afterAll(() => gateway.stop())

  test('stand in the catalog with what they take and make', async () => {
    const { data } = await client.models.list()
    expect(data).toEqual([
      {
        id: MODEL,
        object: 'model',
        created: expect.any(Number) as number,
        owned_by: 'local',
        min_plan: 'free',
        speed: 'unknown',
        modalities: { input: ['text'], output: ['embeddings'] },
        context_length: null,
        providers: [{ id: 'here', status: 'available' }],
        supported_parameters: ['encoding_format'],
      },
    ])
    const health = await client.get<{ categories: object }>('/health')
    expect(health.categories).toMatchObject({
      chat: { status: 'off' },
      embeddings: { status: 'ok', models: 1, providers: { total: 1, available: 1 } },
    })
  })

  // The vectors of test/toolkit/lib/word-vectors.test.ts, computed in Python from the package's own JSON.
  test('have length 1 and point where the words of the text do', async () => {
    const answer = await client.embeddings.create({
      model: MODEL,
      input: [CAT, 'Stock prices fell sharply.'],
      encoding_format: 'float',
    })
    expect(answer).toMatchObject({ model: MODEL, usage: { prompt_tokens: 10, total_tokens: 10 } })
    const [cat, stock] = answer.data.map(({ embedding }) => embedding) as [number[], number[]]
    expect([cat.length, stock.length]).toEqual([100, 100])
    expect(cat.slice(0, 5).map((number) => Number(number.toFixed(7)))).toEqual([
      -0.0756357, 0.106578, 0.0823122, -0.1545078, -0.1369653,
    ])
    expect(cat.reduce((sum, number, index) => sum + number * (stock[index] as number), 0)).toBeCloseTo(
      0.266201,
      6,
    )
    const [row] = await gateway.rows(client)
    // The texts have ten words.
    expect(row).toMatchObject({
      endpoint: '/embeddings',
      model: MODEL,
      provider: 'here',
      tokens: { prompt: 10, completion: 0, estimated: false },
      status: 200,
    })
  })

  test('are the same in base64, as near as float32 is', async () => {
    const [floats, decoded] = await Promise.all([
      client.embeddings.create({ model: MODEL, input: CAT, encoding_format: 'float' }),
      client.embeddings.create({ model: MODEL, input: CAT }),
    ])
    expect(decoded.data[0]?.embedding).toEqual(floats.data[0]?.embedding.map(Math.fround))
  })

  test.each<[string, object, string, string]>([
    ['a text without a known word', { input: [CAT, 'zzzqqqx !'] }, 'no_known_word', 'input[1]'],
    ['a text in another language', { input: 'これは日本語です' }, 'no_known_word', 'input'],
    ['token ids', { input: [791, 8415] }, 'invalid_value', 'input'],
    ['lists of token ids', { input: [[791], [8415]] }, 'invalid_value', 'input'],
    ['fewer dimensions', { input: CAT, dimensions: 50 }, 'invalid_value', 'dimensions'],
  ])('refuse %s', async (_, body, code, param) => {
    const error = await refusalOf(client.post('/embeddings', { body }))
    expect(error).toMatchObject({ status: 400, type: 'invalid_request_error', code, param })
    expect(error.message).toContain(MODEL)
  })

  test('take their own dimensions by name', async () => {
    const { data } = await client.embeddings.create({ model: MODEL, input: CAT, dimensions: 100 })
    expect(data[0]?.embedding).toHaveLength(100)
  })

  test('do not talk', async () => {
    const chat = client.chat.completions.create({ model: MODEL, messages: [{ role: 'user', content: 'Hi' }] })
    expect(await refusalOf(chat)).toMatchObject({ status: 400, code: 'model_not_supported', param: 'model' })
  })

  test('let others have their turn while they read a long text', async () => {
    const operator = await gateway.client()
    await operator.embeddings.create({ model: MODEL, input: CAT })
    const longest = await longestTurnOf(async () => {
      const { usage } = await operator.embeddings.create({
        model: MODEL,
        input: 'the cat sat on a mat '.repeat(40_000),
      })
      expect(usage.prompt_tokens).toBe(240_000)
    })
    // In one piece it takes some 300 ms.
    expect(longest).toBeLessThan(150)
  })
})

describe('without any provider', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway([])
  })
  afterAll(() => gateway.stop())

  test('the gateway’s own model answers, named or not', async () => {
    const client = await gateway.client('free')
    for (const model of [undefined, MODEL]) {
      const answer = await client.post<OpenAI.CreateEmbeddingResponse>('/embeddings', {
        body: { input: CAT, model },
      })
      expect(answer.model).toBe(MODEL)
      expect(answer.data[0]?.embedding).toHaveLength(100)
    }
    expect(await gateway.rows(client)).toMatchObject([{ provider: 'local' }, { provider: 'local' }])
  })

  test('there is still no catalog', async () => {
    expect((await fetch(`${gateway.service.gatewayUrl}/models`)).status).toBe(503)
  })
})

test('where the operator names another default and lists no local provider, it is gone', async () => {
  const gateway = await startGateway([], { environment: { DEFAULT_EMBEDDING_MODEL: 'vendor/vectors' } })
  const client = await gateway.client()
  for (const model of [undefined, MODEL]) {
    const error = await refusalOf(client.post('/embeddings', { body: { input: CAT, model } }))
    expect(error.status).toBe(503)
    expect(error.code).toBe('catalog_unavailable')
  }
  await gateway.stop()
})
