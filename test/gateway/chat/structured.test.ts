import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { extractJson } from '../../../src/gateway/chat/json-text.js'
import { formatOf, bufferStream, withDirective } from '../../../src/gateway/chat/structured.js'
import { UpstreamError, type UpstreamChunk } from '../../../src/gateway/providers/upstream.js'

describe('the JSON in an answer', () => {
  test.each([
    ['an object alone', ' {"a": 1}\n', '{"a": 1}'],
    ['in a fence', '```json\n{"a": 1}\n```', '{"a": 1}'],
    ['in a fence without a language', '```\n{"a": 1}\n```', '{"a": 1}'],
    ['after thoughts', '<think>\nAn object with a.\n</think>\n\n{"a": 1}', '{"a": 1}'],
    [
      'in a fence after thoughts with another one',
      '<think>```json\n{"a": 2}\n``` is wrong.</think>\n```json\n{"a": 1}\n```',
      '{"a": 1}',
    ],
    ['after thoughts whose opening tag the prompt has', 'An object with a.</think>{"a": 1}', '{"a": 1}'],
    ['in a fence, with the end of thoughts in a text', '```\n{"a": "</think>"}\n```', '{"a": "</think>"}'],
    ['in a fence between prose', 'Here you are:\n```json\r\n{"a": 1}\r\n```\nAnything else?', '{"a": 1}'],
    ['the first of two fences', '```json\n{"a": 1}\n```\n```json\n{"b": 2}\n```', '{"a": 1}'],
    ['a fence that nothing closes', '```json\n{"a": 1}', '{"a": 1}'],
    ['in a fence of tildes', '~~~json\n{"a": 1}\n~~~', '{"a": 1}'],
    ['in a longer fence', '````json\n{"a": "```"}\n````', '{"a": "```"}'],
    [
      'fences within a fence',
      'So:\n```json\n{"code": "```js\\n1\\n```"}\n```\nDone.',
      '{"code": "```js\\n1\\n```"}',
    ],
    ['after a byte order mark', '\uFEFF{"a": 1}', '{"a": 1}'],
    ['a fence that is part of a value', '{"code": "```js\\n1\\n```"}', '{"code": "```js\\n1\\n```"}'],
  ])('%s', (_, text, expected) => {
    expect(extractJson(text, 'json_object')).toBe(expected)
  })

  test.each([
    '',
    'no',
    '[1]',
    '"a"',
    'null',
    '{"a": ',
    '{"a": 1} trailing',
    '```json\n[1]\n```',
    '```json\n{',
  ])('%j is no object', (text) => {
    expect(extractJson(text, 'json_object')).toBeUndefined()
  })
})

test.each([
  ['[1, 2]', '[1, 2]'],
  ['```\n[1]\n```', '[1]'],
  ['"text"', '"text"'],
  ['null', 'null'],
])('under a schema %j is JSON', (text, expected) => {
  expect(extractJson(text, 'json_schema')).toBe(expected)
})

test('the directive joins the system message, or becomes one', () => {
  expect(
    withDirective(
      [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'x' },
      ],
      { type: 'json_object' },
    ),
  ).toEqual([
    {
      role: 'system',
      content: expect.stringMatching(/^Be kind\.\n\nAnswer with one valid JSON object/) as unknown,
    },
    { role: 'user', content: 'x' },
  ])
  expect(withDirective([{ role: 'user', content: 'x' }], { type: 'json_object' })).toHaveLength(2)
})

const held = (chunks: UpstreamChunk[]) =>
  bufferStream(Readable.from(chunks.map((chunk) => [chunk])), {
    format: { type: 'json_object' },
    accept: () => Promise.resolve(),
    isBounded: true,
  })

test('a stream is held until it is whole, its text given in one piece before its end', async () => {
  const chunks: UpstreamChunk[] = [
    { choices: [{ index: 0, delta: { role: 'assistant', content: '```json\n{"a"' }, finish_reason: null }] },
    { choices: [{ index: 0, delta: { content: ': 1}\n```' }, finish_reason: 'stop' }] },
    { choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } },
  ]
  expect((await held(chunks)).chunks).toEqual([
    { choices: [{ index: 0, delta: { role: 'assistant' }, finish_reason: null }] },
    { choices: [{ index: 0, delta: { content: '{"a": 1}' }, finish_reason: null }] },
    { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    { choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } },
  ])
})

test('a model that declines, or calls a tool, need not answer in JSON', async () => {
  const deltas = [
    { refusal: 'I can’t.' },
    { tool_calls: [{ index: 0, id: 'a' }] },
    { function_call: { name: 'look', arguments: '{}' } },
  ]
  for (const delta of deltas) {
    const chunks: UpstreamChunk[] = [{ choices: [{ index: 0, delta, finish_reason: 'stop' }] }]
    expect(await held(chunks)).toEqual({ chunks, isPartial: false })
  }
})

test('prose beside a refusal is no answer', async () => {
  const chunks: UpstreamChunk[] = [
    { choices: [{ index: 0, delta: { refusal: 'No.', content: 'Sorry' }, finish_reason: 'stop' }] },
  ]
  await expect(held(chunks)).rejects.toThrow(UpstreamError)
})

test('the format is read from the request', () => {
  expect(formatOf(null)).toBeNull()
  expect(formatOf({ type: 'text' })).toBeNull()
  expect(formatOf({ type: 'json_schema', json_schema: { schema: { type: 'array' }, strict: true } })).toEqual(
    {
      type: 'json_schema',
      schema: { type: 'array' },
      isStrict: true,
    },
  )
})
