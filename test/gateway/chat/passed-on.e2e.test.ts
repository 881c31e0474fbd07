import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { collect, startGateway, type TestGateway } from '../../support/gateway.js'
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
const messages = [{ role: 'user' as const, content: 'x' }]

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
})

const ask = () => client.chat.completions.create({ model: MODEL, messages })

const askStream = async (options: object = {}) =>
  collect(await client.chat.completions.create({ model: MODEL, messages, stream: true, ...options }))

/** The stream as openai-node puts it together. */
const final = (options: object = {}) =>
  client.chat.completions.stream({ model: MODEL, messages, ...options }).finalChatCompletion()

// The usage object of OpenAI's API reference, with a member of DeepSeek's and one of Groq's.
const usage = {
  prompt_tokens: 1117,
  completion_tokens: 46,
  total_tokens: 1163,
  prompt_tokens_details: { cached_tokens: 1024, audio_tokens: 0 },
  completion_tokens_details: {
    reasoning_tokens: 24,
    audio_tokens: 0,
    accepted_prediction_tokens: 3,
    rejected_prediction_tokens: 2,
  },
  prompt_cache_hit_tokens: 1024,
  queue_time: 0.037,
}
const members = {
  system_fingerprint: 'fp_44709d6fcb',
  service_tier: 'default',
  citations: ['https://en.wikipedia.example/Jakarta'],
  search_results: [{ title: 'Jakarta', date: null }],
}

describe('what a provider tells reaches the caller', () => {
  test('of a plain answer', async () => {
    provider.fallback = sends(200, completionOf('Hello.', { usage, ...members }))
    const answer = await ask()
    expect(answer).toMatchObject({ ...members, usage, model: MODEL, object: 'chat.completion' })
    expect(answer.id).toMatch(/^chatcmpl-/)
  })

  test('of a stream, in the chunks where it stood', async () => {
    const { system_fingerprint, service_tier, ...late } = members
    const own = { system_fingerprint, service_tier }
    provider.fallback = streams([
      chunk({ role: 'assistant', content: 'Hel' }, null, own),
      chunk({ content: 'lo.' }, null, own),
      chunk({}, 'stop', { ...own, ...late }),
      JSON.stringify({ choices: [], usage, ...own }),
      '[DONE]',
    ])
    const chunks = await askStream({ stream_options: { include_usage: true } })
    for (const each of chunks) expect(each).toMatchObject({ ...own, model: MODEL })
    expect(chunks.find(({ choices }) => choices[0]?.finish_reason === 'stop')).toMatchObject(late)
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage })
    expect(await final()).toMatchObject(members)
  })

  test('where it stands in chunks without choices: it comes with the next one, or with one more', async () => {
    // Azure begins with such a chunk; Perplexity's and xAI's citations come with the usage.
    const begun = { prompt_filter_results: [{ prompt_index: 0 }] }
    provider.fallback = streams([
      JSON.stringify({ choices: [], ...begun }),
      chunk({ role: 'assistant', content: 'Hello.' }),
      chunk({}, 'stop'),
      JSON.stringify({ choices: [], usage, ...members }),
      '[DONE]',
    ])
    const chunks = await askStream()
    expect(chunks[0]).toMatchObject({ choices: [{ delta: { content: 'Hello.' } }], ...begun })
    expect(chunks.at(-1)).toMatchObject({ choices: [{ delta: {}, finish_reason: null }], ...members })
    expect(chunks.every(({ choices }) => choices.length === 1)).toBe(true)
    expect(await final({ stream_options: { include_usage: true } })).toMatchObject({ ...members, usage })
  })

  test('in pieces of a tool call, which come whole', async () => {
    const piece = (text: string) =>
      chunk(
        { tool_calls: [{ index: 0, id: 'c1', type: 'function', function: { name: 'f', arguments: text } }] },
        null,
        { system_fingerprint: text },
      )
    provider.fallback = streams([piece('{'), piece('}'), chunk({}, 'tool_calls'), '[DONE]'])
    expect((await askStream())[0]).toMatchObject({ system_fingerprint: '}' })
  })

  test('of a whole answer to a request for a stream', async () => {
    provider.fallback = sends(200, completionOf('Hello.', { usage, ...members }))
    expect(await final({ stream_options: { include_usage: true } })).toMatchObject({ ...members, usage })
  })

  test('in a comparison', async () => {
    provider.fallback = sends(200, completionOf('Hello.', { usage, ...members }))
    const { results } = await client.post<{ results: object[] }>('/compare', {
      body: { models: [MODEL, 'vendor/none'], messages },
    })
    expect(results[0]).toMatchObject({ response: { ...members, usage }, usage })
  })
})

test('what the gateway gives itself is not the provider’s to tell', async () => {
  const others = { node: 'theirs', created: 1, system_fingerprint: null, service_tier: 5, error: null }
  provider.fallback = sends(200, completionOf('Hello.', others))
  const answer = await ask()
  expect(answer).toMatchObject({ node: 'node-test', model: MODEL })
  for (const name of ['system_fingerprint', 'service_tier', 'error']) expect(answer).not.toHaveProperty(name)
})

test('details of figures that can’t be right are not told', async () => {
  const wrong = { ...usage, prompt_tokens: 0, prompt_tokens_details: { cached_tokens: -1 } }
  provider.fallback = sends(200, completionOf('Hello.', { usage: wrong }))
  const told = (await ask()).usage
  expect(Object.keys(told ?? {})).toEqual(['prompt_tokens', 'completion_tokens', 'total_tokens'])
})

describe('the provider’s own word for the end', () => {
  test.each([
    ['a filter’s', 'content_filter', undefined, 'stop', 'content_filter'],
    // OpenRouter has the model's own word beside its translation.
    ['a router’s beside its own', 'length', 'MAX_TOKENS', 'length', 'MAX_TOKENS'],
  ])('%s stands beside ours', async (_, finish_reason, native_finish_reason, ours, native) => {
    const end = { finish_reason, ...(native_finish_reason === undefined ? {} : { native_finish_reason }) }
    const message = { role: 'assistant', content: 'Hel' }
    provider.fallback = sends(200, completionOf('', { choices: [{ index: 0, message, ...end }] }))
    const expected = { finish_reason: ours, native_finish_reason: native }
    expect((await ask()).choices[0]).toMatchObject(expected)
    provider.fallback = streams([
      chunk({ content: 'Hel' }),
      JSON.stringify({ choices: [{ index: 0, delta: {}, ...end }] }),
      '[DONE]',
    ])
    const chunks = await askStream()
    expect(chunks[0]?.choices[0]).not.toHaveProperty('native_finish_reason')
    expect(chunks.at(-1)?.choices[0]).toMatchObject(expected)
  })

  test('a filter’s tells an answer of no text, which is not asked of anybody else', async () => {
    const message = { role: 'assistant', content: null }
    provider.received.length = 0
    provider.fallback = sends(
      200,
      completionOf('', { choices: [{ index: 0, message, finish_reason: 'content_filter' }] }),
    )
    expect((await ask()).choices[0]).toMatchObject({ message, native_finish_reason: 'content_filter' })
    provider.fallback = streams([chunk({ role: 'assistant' }), chunk({}, 'content_filter'), '[DONE]'])
    expect((await askStream()).at(-1)?.choices[0]).toMatchObject({ native_finish_reason: 'content_filter' })
    expect(provider.received).toHaveLength(2)
  })
})
