import type OpenAI from 'openai'
import { LengthFinishReasonError } from 'openai/error'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { collect, refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import {
  answers,
  chunk,
  completionOf,
  resetsAfter,
  sends,
  startProvider,
  streams,
  type Behaviour,
  type ScriptedProvider,
} from '../../support/provider.js'

const MODEL = 'vendor/small'

let bad: ScriptedProvider
let good: ScriptedProvider
let gateway: TestGateway
let client: OpenAI

beforeAll(async () => {
  const models = [{ id: `${MODEL}:free` }]
  bad = await startProvider({ models })
  good = await startProvider({ models })
  gateway = await startGateway([])
  client = await gateway.client()
})

afterAll(async () => {
  await gateway.stop()
  await Promise.all([bad.close(), good.close()])
})

const entry = (id: string, provider: ScriptedProvider, weight: number): object => ({
  id,
  base_url: provider.baseUrl,
  free: 'suffix',
  weight,
})

/** Failures make a circuit open: each test has fresh ones. */
let round = 0
beforeEach(async () => {
  for (const provider of [bad, good]) provider.received.length = 0
  round += 1
  await gateway.configure([entry(`bad-${round}`, bad, 1_000_000), entry(`good-${round}`, good, 1)])
  await gateway.service.reload()
})

const messages = [{ role: 'user' as const, content: 'A city.' }]
const schema = {
  type: 'object',
  properties: { city: { type: 'string' } },
  required: ['city'],
  additionalProperties: false,
}
const format = (of: Record<string, unknown>, strict = false) => ({
  type: 'json_schema' as const,
  json_schema: { name: 'city', schema: of, strict },
})

const ask = (of: Record<string, unknown> = schema, strict = false) =>
  client.chat.completions.create({ model: MODEL, messages, response_format: format(of, strict) })

const askStream = async (of: Record<string, unknown> = schema): Promise<string | null | undefined> => {
  const stream = client.chat.completions.stream({ model: MODEL, messages, response_format: format(of) })
  return (await stream.finalChatCompletion()).choices[0]?.message.content
}

describe('an answer under a schema', () => {
  test.each([
    ['JSON that is not valid under it', '{"town": "Jakarta"}'],
    ['prose', 'Jakarta.'],
    ['broken JSON', '{"city": "Jak'],
  ])('%s goes to the next provider, plain and streamed', async (_, answer) => {
    bad.fallback = answers(answer)
    good.fallback = answers('Sure:\n```json\n{"city": "Jakarta"}\n```')
    expect((await ask()).choices[0]?.message.content).toBe('{"city": "Jakarta"}')
    expect(await askStream()).toBe('{"city": "Jakarta"}')
    expect(bad.received).toHaveLength(2)
  })

  test('may be an array', async () => {
    bad.fallback = answers('[1, 2]')
    expect(await askStream({ type: 'array', items: { type: 'number' } })).toBe('[1, 2]')
  })

  test('is 502 when nobody can, and nothing is charged', async () => {
    bad.fallback = good.fallback = answers('{"city": 1}')
    expect(await refusalOf(ask())).toMatchObject({ status: 502, code: 'upstream_failed' })
    expect(await refusalOf(askStream())).toMatchObject({ status: 502 })
  })

  test('breaks off unseen before its first byte', async () => {
    bad.fallback = resetsAfter([chunk({ content: '{"ci' })])
    good.fallback = answers('{"city": "Jakarta"}')
    expect(await askStream()).toBe('{"city": "Jakarta"}')
  })

  test('may be refused in words', async () => {
    const refusal = 'I can’t help with that.'
    bad.fallback = sends(
      200,
      completionOf('', {
        choices: [
          { index: 0, message: { role: 'assistant', content: null, refusal }, finish_reason: 'stop' },
        ],
      }),
    )
    expect((await ask()).choices[0]?.message).toMatchObject({ content: null, refusal })
    bad.fallback = streams([chunk({ refusal }), chunk({}, 'stop'), '[DONE]'])
    const stream = client.chat.completions.stream({ model: MODEL, messages, response_format: format(schema) })
    expect((await stream.finalChatCompletion()).choices[0]?.message.refusal).toBe(refusal)
  })
})

// OpenAI, "Structured outputs", edge cases: finish_reason is length or content_filter, and the JSON may not be whole.
describe('an answer that was cut', () => {
  const begun = '{"city": "Jak'
  const formats = [{ type: 'json_object' as const }, format(schema)]

  const cut =
    (text: string, reason: string): Behaviour =>
    (response, request) =>
      request.body?.['stream'] === true
        ? streams([chunk({ content: text }), chunk({}, reason), '[DONE]'])(response, request)
        : sends(
            200,
            completionOf('', {
              choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: reason }],
            }),
          )(response, request)

  const told = async (options: object) => {
    const body = { model: MODEL, messages, ...options }
    const plain = await client.chat.completions.create(body)
    const chunks = await collect(await client.chat.completions.create({ ...body, stream: true }))
    const pieces = chunks.map(({ choices }) => choices[0]?.delta.content ?? '')
    const ends = chunks.flatMap(({ choices }) => choices[0]?.finish_reason ?? [])
    return [
      { text: plain.choices[0]?.message.content, end: plain.choices[0]?.finish_reason },
      { text: pieces.join(''), end: ends.join() },
    ]
  }

  test.each([
    ['by max_tokens', begun, { max_tokens: 5 }, 'length', 'length'],
    ['by max_completion_tokens', begun, { max_completion_tokens: 5 }, 'length', 'length'],
    ['before its first token', '', { max_tokens: 5 }, 'length', 'length'],
    ['by a filter', begun, {}, 'content_filter', 'stop'],
    ['by a filter from the start', '', {}, 'content_filter', 'stop'],
  ])(
    '%s comes as it is, plain and streamed, and nobody else is asked',
    async (_, text, limit, reason, end) => {
      bad.fallback = cut(text, reason)
      good.fallback = answers('{"city": "Jakarta"}')
      for (const response_format of formats)
        expect(await told({ ...limit, response_format })).toEqual([
          { text, end },
          { text, end },
        ])
      expect(good.received).toHaveLength(0)
    },
  )

  test('by a provider’s own limit goes to the next one, and comes as it is where nobody gives more', async () => {
    bad.fallback = cut(begun, 'length')
    good.fallback = answers('{"city": "Jakarta"}')
    const [response_format] = formats
    const whole = { text: '{"city": "Jakarta"}', end: 'stop' }
    expect(await told({ response_format })).toEqual([whole, whole])
    good.fallback = answers('Jakarta.')
    const part = { text: begun, end: 'length' }
    expect(await told({ response_format })).toEqual([part, part])
  })

  test('costs the official client one call of one provider', async () => {
    bad.fallback = cut(begun, 'length')
    const retrying = client.withOptions({ maxRetries: 2 })
    const parsing = retrying.chat.completions.parse({
      model: MODEL,
      messages,
      response_format: format(schema, true),
      max_tokens: 5,
    })
    await expect(parsing).rejects.toThrow(LengthFinishReasonError)
    expect([bad.received.length, good.received.length]).toEqual([1, 0])
  })
})

test('an answer that nobody gives as it is wanted is not asked for again by the official client', async () => {
  bad.fallback = good.fallback = answers('{"city": 1}')
  const retrying = client.withOptions({ maxRetries: 2 })
  const asked = retrying.chat.completions.create({ model: MODEL, messages, response_format: format(schema) })
  expect(await refusalOf(asked)).toMatchObject({ status: 502 })
  expect([bad.received.length, good.received.length]).toEqual([1, 1])
})

describe('a bad schema is the caller’s own fault, and no provider is asked', () => {
  test.each<[string, Record<string, unknown>, boolean]>([
    ['an unknown type', { type: 'text' }, false],
    ['a reference to elsewhere', { $ref: 'http://127.0.0.1:1/schema' }, false],
    ['a reference without end', { $ref: '#' }, false],
    ['one that is not strict', { type: 'object', properties: { a: {} } }, true],
    ['one that is too long', { description: 'x'.repeat(300_000) }, false],
  ])('%s', async (_, of, strict) => {
    expect(await refusalOf(ask(of, strict))).toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      code: 'invalid_json_schema',
      param: 'response_format',
    })
    expect(bad.received).toHaveLength(0)
  })
})
