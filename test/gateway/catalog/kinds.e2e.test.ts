import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import { completionOf, sends, startProvider, type ScriptedProvider } from '../../support/provider.js'

const MODEL = 'vendor/both'
const VECTORS = { object: 'list', data: [{ index: 0, embedding: [1, 2] }], usage: { prompt_tokens: 1 } }
const CHAT = { model: MODEL, messages: [{ role: 'user' as const, content: 'Hello' }] }

let talker: ScriptedProvider
let encoder: ScriptedProvider
let gateway: TestGateway

// One lists the model without a word on what it makes, the other says that it makes vectors.
beforeAll(async () => {
  talker = await startProvider({ models: [{ id: MODEL }], chat: sends(200, completionOf('Hi.')) })
  encoder = await startProvider({
    models: [{ id: MODEL, architecture: { output_modalities: ['embeddings'] } }],
    chat: sends(200, VECTORS),
  })
  gateway = await startGateway([
    { id: 'talker', base_url: talker.baseUrl, free: 'all', weight: 1 },
    {
      id: 'encoder',
      base_url: encoder.baseUrl,
      free: 'all',
      kinds: ['chat', 'embeddings'],
      weight: 1_000_000,
      min_plan: { '*': 'premier' },
    },
  ])
})
afterAll(async () => {
  await gateway.stop()
  await Promise.all([talker.close(), encoder.close()])
})
beforeEach(() => {
  for (const { received } of [talker, encoder]) received.length = 0
})

describe('a model that one provider lists for chat and another for embeddings', () => {
  test('is one entry of the catalog that makes both', async () => {
    const { data } = await (await gateway.client()).models.list()
    expect(data).toMatchObject([
      { id: MODEL, modalities: { output: ['text', 'embeddings'] }, min_plan: 'free' },
    ])
    const entry = data[0] as OpenAI.Model & { providers: { id: string }[] }
    expect(entry.providers.map(({ id }) => id)).toEqual(['talker', 'encoder'])
  })

  test('is asked for a completion where it talks, and for vectors where it makes them', async () => {
    const client = await gateway.client()
    await client.chat.completions.create(CHAT)
    expect([talker.received.length, encoder.received.length]).toEqual([1, 0])
    await client.embeddings.create({ model: MODEL, input: 'a' })
    expect([talker, encoder].map(({ received }) => received.map(({ path }) => path))).toEqual([
      ['/v1/chat/completions'],
      ['/v1/embeddings'],
    ])
  })

  test('needs the plan that the provider of that kind needs', async () => {
    const client = await gateway.client('live')
    await client.chat.completions.create(CHAT)
    const error = await refusalOf(client.embeddings.create({ model: MODEL, input: 'a' }))
    expect(error).toMatchObject({ status: 403, code: 'plan_required' })
    expect(error.message).toContain('needs the plan premier')
  })

  test('counts for each kind with the provider that offers it', async () => {
    const client = await gateway.client()
    const { categories } = await client.get<{
      categories: Record<string, { models: number; providers: object }>
    }>('/health')
    expect(categories['chat']).toMatchObject({ models: 1, providers: { total: 2, available: 2 } })
    expect(categories['embeddings']).toMatchObject({ models: 1, providers: { total: 1, available: 1 } })
  })
  test('is not asked of the other one when the right one fails', async () => {
    const client = await gateway.client()
    talker.script(sends(404, { error: { message: 'no such model' } }))
    expect((await refusalOf(client.chat.completions.create(CHAT))).status).toBe(502)
    expect([talker.received.length, encoder.received.length]).toEqual([1, 0])
  })
})
