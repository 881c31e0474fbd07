import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ModelList } from '#gateway'
import { startGateway, type TestGateway } from '../../support/gateway.js'
import {
  answers,
  sends,
  startProvider,
  streams,
  chunk,
  type ScriptedProvider,
} from '../../support/provider.js'
import { cpuMsOf, longestTurnOf, threadMs } from '../../support/cpu.js'

let provider: ScriptedProvider
let gateway: TestGateway

beforeAll(async () => {
  provider = await startProvider()
  gateway = await startGateway([{ id: 'first', base_url: provider.baseUrl, free: 'suffix' }])
})

afterAll(async () => {
  await gateway.stop()
  await provider.close()
})

/** What OpenRouter says of a model, in its size (about 1.3 kB). */
const longEntry = (index: number): object => ({
  id: `vendor/model-${index}:free`,
  canonical_slug: `vendor/model-${index}`,
  name: `Vendor: Model ${index} (free)`,
  created: 1_763_000_000 + index,
  description: 'What the model is good at, in a few sentences. '.repeat(14),
  context_length: 131_072,
  architecture: { modality: 'text->text', input_modalities: ['text'], output_modalities: ['text'] },
  pricing: { prompt: '0', completion: '0', request: '0', image: '0' },
  top_provider: { context_length: 131_072, max_completion_tokens: null, is_moderated: false },
  supported_parameters: ['max_tokens', 'response_format', 'seed', 'stop', 'temperature', 'tools', 'top_p'],
})

const listOf = (count: number): string =>
  JSON.stringify({ object: 'list', data: Array.from({ length: count }, (_, index) => longEntry(index)) })

test.each([3000, 10_000])(
  '%i entries are listed sooner than their JSON is read, and once only',
  async (count) => {
    const json = listOf(count)
    provider.models = sends(200, json)
    const times: number[] = []
    // The best of some: a collection of garbage only adds.
    for (let turn = 0; turn < 5; turn++) {
      await gateway.service.reload()
      const { catalog } = gateway.service.gateway
      const from = threadMs()
      const { list } = catalog.list()
      times.push(threadMs() - from)
      expect(list.data).toHaveLength(count)
      expect(catalog.list().list).toBe(list)
    }
    expect(Math.min(...times)).toBeLessThan(cpuMsOf(() => JSON.parse(json)))
    const response = await fetch(`${gateway.service.gatewayUrl}/models`)
    expect((await response.json()) as ModelList).toEqual(gateway.service.gateway.catalog.list().list)
  },
)

test.each([3000, 10_000])(
  '%i entries that arrive hold nobody up for 50 ms, and no open stream',
  async (count) => {
    provider.models = sends(200, listOf(count))
    const longest: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      longest.push(await longestTurnOf(() => gateway.service.reload()))
    }
    expect(gateway.service.gateway.catalog.models).toHaveLength(count)
    // The best of some: a collection of garbage only adds.
    expect(Math.min(...longest)).toBeLessThan(50)

    const words = Array.from({ length: 100 }, (_, index) => `${index} `)
    provider.fallback = streams(
      [...words.map((content) => chunk({ content })), chunk({}, 'stop'), '[DONE]'],
      5,
    )
    const client = await gateway.client()
    const stream = await client.chat.completions.create({
      model: 'vendor/model-0',
      messages: [{ role: 'user', content: 'Count.' }],
      stream: true,
    })
    const reloading = gateway.service.reload()
    let text = ''
    for await (const part of stream) text += part.choices[0]?.delta.content ?? ''
    expect(text).toBe(words.join(''))
    await reloading
    provider.fallback = answers('Hello.')
  },
)
