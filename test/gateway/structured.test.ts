import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { extractJson, holdStream, withDirective } from '../../src/gateway/structured.js'
import { UpstreamError, type UpstreamChunk } from '../../src/gateway/upstream.js'

describe('the JSON in an answer', () => {
  test.each([
    ['an object alone', ' {"a": 1}\n', '{"a": 1}'],
    ['in a fence', '```json\n{"a": 1}\n```', '{"a": 1}'],
    ['in a fence without a language', '```\n{"a": 1}\n```', '{"a": 1}'],
    ['in a fence between prose', 'Here you are:\n```json\r\n{"a": 1}\r\n```\nAnything else?', '{"a": 1}'],
    ['the first of two fences', '```json\n{"a": 1}\n```\n```json\n{"b": 2}\n```', '{"a": 1}'],
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
    expect(() => extractJson(text, 'json_object')).toThrow(UpstreamError)
  })
})

test('the directive joins the system message, or becomes one', () => {
  expect(
    withDirective(
      [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'x' },
      ],
      'json_object',
      {},
    ),
  ).toEqual([
    {
      role: 'system',
      content: expect.stringMatching(/^Be kind\.\n\nAnswer with one valid JSON object/) as unknown,
    },
    { role: 'user', content: 'x' },
  ])
  expect(withDirective([{ role: 'user', content: 'x' }], 'json_object', {})).toHaveLength(2)
})

test('a stream is held until it is whole, its text given in one piece', async () => {
  const chunks: UpstreamChunk[] = [
    { choices: [{ index: 0, delta: { role: 'assistant', content: '```json\n{"a"' }, finish_reason: null }] },
    { choices: [{ index: 0, delta: { content: ': 1}\n```' }, finish_reason: 'stop' }] },
    { choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } },
  ]
  expect(await holdStream(Readable.from(chunks), 'json_object')).toEqual([
    { choices: [{ index: 0, delta: { content: '{"a": 1}' }, finish_reason: null }] },
    { choices: [{ index: 0, delta: { role: 'assistant' }, finish_reason: null }] },
    { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    { choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } },
  ])
})
