import { describe, expect, test } from 'vitest'
import { generateRequest } from '../../../src/gateway/local/request.js'
import { UpstreamError } from '../../../src/gateway/providers/upstream.js'

const body = (options: Record<string, unknown>, content: unknown = 'Hi') => ({
  model: 'm',
  messages: [{ role: 'user', content }],
  ...options,
})

const refusal = (request: ReturnType<typeof body>) => {
  try {
    generateRequest(request)
  } catch (error) {
    if (error instanceof UpstreamError) return { failure: error.failure, ...error.details }
    throw error
  }
  throw new Error('it was accepted')
}

test('absent options are the defaults of the OpenAI API', () => {
  expect(generateRequest(body({}))).toEqual({
    messages: [{ role: 'user', content: 'Hi' }],
    temperature: 1,
    topP: 1,
    maxTokens: null,
    stop: [],
    seed: null,
    frequencyPenalty: 0,
    presencePenalty: 0,
    format: { type: 'text' },
  })
})

test('every supported option arrives', () => {
  const schema = { type: 'object' }
  const request = generateRequest(
    body({
      temperature: 0,
      top_p: 0.5,
      max_tokens: 9,
      stop: 'x',
      seed: -3,
      frequency_penalty: -2,
      presence_penalty: 2,
      response_format: { type: 'json_schema', json_schema: { name: 'n', schema } },
    }),
  )
  expect(request).toMatchObject({ temperature: 0, topP: 0.5, maxTokens: 9, stop: ['x'], seed: -3 })
  expect(request).toMatchObject({
    frequencyPenalty: -2,
    presencePenalty: 2,
    format: { type: 'json_schema', schema },
  })
})

test('parts are joined, a developer is the system, and calls of an assistant stay in the history', () => {
  const call = { id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }
  const { messages } = generateRequest({
    model: 'm',
    messages: [
      {
        role: 'developer',
        content: [
          { type: 'text', text: 'a' },
          { type: 'text', text: 'b' },
        ],
      },
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'tool', content: '1', tool_call_id: 'c' },
    ],
  })
  expect(messages).toEqual([
    { role: 'system', content: 'ab' },
    { role: 'assistant', content: '<tool_call>[{"name":"f","arguments":"{}"}]</tool_call>' },
    { role: 'tool', content: '1' },
  ])
})

describe('refusals name the parameter', () => {
  test.each([
    ['temperature', { temperature: 2.1 }],
    ['temperature', { temperature: 'hot' }],
    ['top_p', { top_p: -0.1 }],
    ['max_tokens', { max_tokens: 0 }],
    ['max_tokens', { max_tokens: 1.5 }],
    ['max_completion_tokens', { max_completion_tokens: -1 }],
    ['seed', { seed: 'abc' }],
    ['seed', { seed: 1e300 }],
    ['frequency_penalty', { frequency_penalty: 1000 }],
    ['presence_penalty', { presence_penalty: Number.NaN }],
    ['stop', { stop: '' }],
    ['stop', { stop: [1] }],
    ['stop', { stop: Array.from({ length: 17 }, () => 'x') }],
    ['stop', { stop: 'x'.repeat(1001) }],
    ['response_format', { response_format: { type: 'xml' } }],
    ['response_format', { response_format: 'json_object' }],
    ['response_format', { response_format: { type: 'json_schema' } }],
    [
      'response_format',
      { response_format: { type: 'json_schema', json_schema: { schema: { title: 'x'.repeat(70_000) } } } },
    ],
    ['tools', { tools: [{ type: 'function', function: { name: 'f' } }] }],
    ['n', { n: 2 }],
    ['logprobs', { logprobs: true }],
  ])('%s of %j', (param, options) => {
    expect(refusal(body(options))).toMatchObject({ failure: 'refused', status: 400, param })
  })

  test('an image', () => {
    const image = [{ type: 'image_url', image_url: { url: 'data:,' } }]
    expect(refusal(body({}, image))).toMatchObject({
      param: 'messages[0].content',
      code: 'unsupported_value',
    })
  })

  test('messages that no tokenization makes fit', () => {
    // 4,096 tokens of at most 81 bytes each are 331,776 bytes.
    expect(refusal(body({}, 'x'.repeat(331_777)))).toMatchObject({
      param: 'messages',
      code: 'context_length_exceeded',
    })
  })
})
