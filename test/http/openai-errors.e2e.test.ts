import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type TestService } from '../support/service.js'

// What OpenAI's API itself answers, as its callers have published it:
//   [A] github.com/kangminlee-maker/local-OAuth-CLI-API-adapter, table of direct measurements of 2026-08-30
//   [B] github.com/thisisartium/continuous-alignment-testing/issues/25
//   [C] github.com/OpenBMB/ChatDev/issues/446
//   [D] github.com/CopilotKit/CopilotKit/issues/529
//   [E] github.com/0x4m4/hexstrike-ai/issues/29
//   [F] github.com/pydantic/pydantic-ai/issues/2653
//   [G] github.com/microsoft/graphrag/issues/672
//   [H] github.com/diffbot/code-gpt-docs/issues/273
//   [I] github.com/run-llama/llama_index/issues/17748
//   [J] github.com/brekkylab/ailoy/pull/109
//   [K] github.com/home-assistant/core/issues/121325
//   [L] github.com/pydantic/pydantic-ai/issues/3653
//   [M] github.com/ChatGPTNextWeb/NextChat/pull/4924
const USER = { role: 'user', content: 'Hi' }
const chat = (more: object): object => ({ model: 'a/b', messages: [USER], ...more })
const said = (message: object): object => ({ model: 'a/b', messages: [{ ...USER, ...message }] })
const tool = (definition: object): object => ({ type: 'function', function: definition })

let service: TestService
let key: string

beforeAll(async () => {
  service = await startService()
  key = await service.key('gateway', 'premier')
})
afterAll(() => service.stop())

const ask = async (path: string, body?: object) => {
  const response = await fetch(`${service.gatewayUrl}${path}`, {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const { error } = (await response.json()) as { error: { message: string } }
  return { status: response.status, error }
}

/** [request, code, param, message or its beginning, source] */
const TABLE: [object, string, string, string, string][] = [
  [{ messages: [USER] }, 'missing_required_parameter', 'model', "Missing required parameter: 'model'.", 'A'],
  [
    { model: 'a/b' },
    'missing_required_parameter',
    'messages',
    "Missing required parameter: 'messages'.",
    'A',
  ],
  [
    { model: 'a/b', messages: [{ content: 'Hi' }] },
    'missing_required_parameter',
    'messages[0].role',
    "Missing required parameter: 'messages[0].role'.",
    'A',
  ],
  [
    chat({ response_format: {} }),
    'missing_required_parameter',
    'response_format.type',
    "Missing required parameter: 'response_format.type'.",
    'A',
  ],
  [
    chat({ response_format: { type: 'json_schema' } }),
    'missing_required_parameter',
    'response_format.json_schema',
    "Missing required parameter: 'response_format.json_schema'.",
    'A',
  ],
  [
    chat({ tools: [{ type: 'function' }] }),
    'missing_required_parameter',
    'tools[0].function',
    "Missing required parameter: 'tools[0].function'.",
    'A',
  ],
  [
    chat({ tools: [tool({})] }),
    'missing_required_parameter',
    'tools[0].function.name',
    "Missing required parameter: 'tools[0].function.name'.",
    'A',
  ],
  [
    chat({ temperature: 'warm' }),
    'invalid_type',
    'temperature',
    "Invalid type for 'temperature': expected a decimal, but got a string instead.",
    'H, of another parameter',
  ],
  [
    chat({ max_tokens: '5' }),
    'invalid_type',
    'max_tokens',
    "Invalid type for 'max_tokens': expected an integer, but got a string instead.",
    'H',
  ],
  [
    chat({ n: 1.5 }),
    'invalid_type',
    'n',
    "Invalid type for 'n': expected an integer, but got a decimal instead.",
    'A',
  ],
  [
    { model: 'a/b', messages: 'Hi' },
    'invalid_type',
    'messages',
    "Invalid type for 'messages': expected an array of objects, but got a string instead.",
    'A',
  ],
  [
    { model: 'a/b', messages: [7] },
    'invalid_type',
    'messages[0]',
    "Invalid type for 'messages[0]': expected an object, but got an integer instead.",
    'A, G',
  ],
  [
    said({ content: {} }),
    'invalid_type',
    'messages[0].content',
    "Invalid type for 'messages[0].content': expected one of a string or array of objects, but got an object instead.",
    'F',
  ],
  [
    said({ content: ['Hi'] }),
    'invalid_type',
    'messages[0].content[0]',
    "Invalid type for 'messages[0].content[0]': expected an object, but got a string instead.",
    'G',
  ],
  [
    chat({ n: 130 }),
    'integer_above_max_value',
    'n',
    "Invalid 'n': integer above maximum value. Expected a value <= 128, but got 130 instead.",
    'B',
  ],
  [
    chat({ n: 0 }),
    'integer_below_min_value',
    'n',
    "Invalid 'n': integer below minimum value. Expected a value >= 1, but got 0 instead.",
    'A',
  ],
  [
    chat({ max_tokens: -15335 }),
    'integer_below_min_value',
    'max_tokens',
    "Invalid 'max_tokens': integer below minimum value. Expected a value >= 1, but got -15335 instead.",
    'C',
  ],
  [
    chat({ temperature: 200 }),
    'decimal_above_max_value',
    'temperature',
    "Invalid 'temperature': decimal above maximum value. Expected a value <= 2, but got 200 instead.",
    'A, of another parameter',
  ],
  [
    chat({ presence_penalty: -3 }),
    'decimal_below_min_value',
    'presence_penalty',
    "Invalid 'presence_penalty': decimal below minimum value. Expected a value >= -2, but got -3 instead.",
    'A',
  ],
  [
    chat({ tools: [tool({ name: 'f'.repeat(65) })] }),
    'string_above_max_length',
    'tools[0].function.name',
    "Invalid 'tools[0].function.name': string too long. Expected a string with maximum length 64, but got a string with length 65 instead.",
    'A, K, of another parameter',
  ],
  [
    chat({ messages: [] }),
    'empty_array',
    'messages',
    "Invalid 'messages': empty array. Expected an array with minimum length 1, but got an empty array instead.",
    'D',
  ],
  [
    chat({ tools: Array(150).fill(tool({ name: 'f' })) }),
    'array_above_max_length',
    'tools',
    "Invalid 'tools': array too long. Expected an array with maximum length 128, but got an array with length 150 instead.",
    'E',
  ],
  [
    chat({ metadata: { note: 'x'.repeat(600) } }),
    'string_above_max_length',
    'metadata.note',
    "Invalid 'metadata.note': string too long. Expected a string with maximum length 512, but got a string with length 600 instead.",
    'A, K',
  ],
  [
    chat({ metadata: Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`k${index}`, 'v'])) }),
    'object_above_max_properties',
    'metadata',
    "Invalid 'metadata': too many properties. Expected an object with at most 16 properties, but got an object with 17 properties instead.",
    'A',
  ],
  [
    chat({ metadata: { ['k'.repeat(70)]: 'v' } }),
    'property_name_above_max_length',
    `metadata.${'k'.repeat(70)}`,
    'Invalid property name in ',
    'A',
  ],
  [
    said({ role: 'bogus' }),
    'invalid_value',
    'messages[0].role',
    "Invalid value: 'bogus'. Supported values are: '",
    'I',
  ],
  [
    chat({ response_format: { type: 'bogus' } }),
    'invalid_value',
    'response_format.type',
    "Invalid value: 'bogus'. Supported values are: 'text', 'json_object', and 'json_schema'.",
    'A',
  ],
  [
    chat({ tool_choice: 'bogus' }),
    'invalid_value',
    'tool_choice',
    "Invalid value: 'bogus'. Supported values are: '",
    'A',
  ],
  [
    chat({ tools: [tool({ name: 'no spaces' })] }),
    'invalid_value',
    'tools[0].function.name',
    "Invalid 'tools[0].function.name': string does not match pattern. Expected a string that matches the pattern '",
    'J',
  ],
]

describe('a refused request has the code, the parameter and the sentence of OpenAI’s API', () => {
  it.each(TABLE)('%j: %s, %s', async (body, code, param, message) => {
    const { status, error } = await ask('/chat/completions', body)
    expect(status).toBe(400)
    expect(error).toMatchObject({ type: 'invalid_request_error', code, param })
    if (message.endsWith('.')) expect(error.message).toBe(message)
    else expect(error.message.startsWith(message)).toBe(true)
  })

  it.each<[string, object | undefined, string, string, string]>([
    // [L]
    [
      '/images/generations',
      { prompt: 'x', bogus: 1 },
      'unknown_parameter',
      'bogus',
      "Unknown parameter: 'bogus'.",
    ],
    [
      '/images/generations',
      { prompt: '' },
      'empty_string',
      'prompt',
      "Invalid 'prompt': empty string. Expected a string with minimum length 1, but got an empty string instead.",
    ],
    [
      '/images/generations',
      { prompt: 'x', stream: true },
      'unsupported_value',
      'stream',
      "Unsupported value: 'stream' does not support true.",
    ],
    [
      '/images/generations',
      { prompt: 'x', size: 'a"b\n' },
      'invalid_value',
      'size',
      "Invalid 'size': string does not match pattern. Expected ",
    ],
    [
      '/embeddings',
      { input: Array<string>(2049).fill('a') },
      'array_above_max_length',
      'input',
      "Invalid 'input': array too long. Expected an array with maximum length 2048, but got an array with length 2049 instead.",
    ],
    [
      '/compare',
      { models: ['a/b', 'a/c'] },
      'missing_required_parameter',
      'messages',
      "Missing required parameter: 'messages'",
    ],
    [
      '/compare',
      { models: ['a/b'], prompt: 'Hi' },
      'array_below_min_length',
      'models',
      "Invalid 'models': array too short. Expected an array with minimum length 2, but got an array with length 1 instead.",
    ],
    [
      '/account/history?days=0',
      undefined,
      'integer_below_min_value',
      'days',
      "Invalid 'days': integer below minimum value. Expected a value >= 1, but got 0 instead.",
    ],
    // The words for a text that should be a number are [A]'s, of a form's field.
    [
      '/account/history?days=ten',
      undefined,
      'invalid_type',
      'days',
      "Invalid type for 'days': expected an integer, but got a string value that could not be converted into an integer.",
    ],
  ])('%s %j: %s, %s', async (path, body, code, param, message) => {
    const { status, error } = await ask(path, body)
    expect(status).toBe(400)
    expect(error).toMatchObject({ type: 'invalid_request_error', code, param })
    expect(error.message.startsWith(message)).toBe(true)
  })

  it('echoes a value cut and quoted', async () => {
    const { error } = await ask('/chat/completions', said({ role: `a\n"${'x'.repeat(500)}` }))
    expect(error.message).toMatch(/^Invalid value: 'a\\n\\"x{97}…'\. Supported values are: /)
  })

  it('names the fault of a batch’s request within that request', async () => {
    const { status, error } = await ask('/batch', { requests: [{ custom_id: 'a', body: 7 }] })
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'invalid_type', param: 'requests[0].body' })
  })
})

describe('other refusals have the types and codes of OpenAI’s API', () => {
  it('404 for an address [M]', async () => {
    const { status, error } = await ask('/v2/chat/completions', {})
    expect(status).toBe(404)
    expect(error).toMatchObject({ type: 'invalid_request_error', code: 'unknown_url', param: null })
    expect(error.message).toMatch(
      /^Unknown request URL: POST \/v1\/v2\/chat\/completions\. Please check the URL for typos/,
    )
  })
})
