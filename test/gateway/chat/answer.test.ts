import { describe, expect, it, test } from 'vitest'
import { createChunkShaper, toCompletion, usageBody } from '../../../src/gateway/chat/answer.js'
import { isCredible } from '#program/gateway/metering/usage'
import { readChunk, readCompletion } from '../../../src/gateway/openai/chunks.js'

const IDENTITY = { id: 'i', created: 1, model: 'm', node: 'n' }

test('an end that comes twice is given once', () => {
  const shaper = createChunkShaper()
  const end = readChunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
  expect(shaper.shape(end)).toHaveLength(1)
  expect(shaper.shape(end)).toEqual([])
  expect(shaper.finish()).toEqual([])
})

test.each([
  [{ content: 'Hello.' }, 'tool_calls', 'stop'],
  [{ content: 'Hello.' }, 'function_call', 'stop'],
  [{ tool_calls: [{ index: 0, function: { name: 'f' } }] }, 'stop', 'tool_calls'],
  [{ function_call: { name: 'f' } }, 'function_call', 'tool_calls'],
  [{ tool_calls: [{ index: 0, function: { name: 'f' } }] }, 'length', 'length'],
])('an answer of %o that ends with %s ends with %s', (said, given, expected) => {
  const shaper = createChunkShaper()
  const whole = readCompletion({ choices: [{ message: said, finish_reason: given }] })
  const [first] = toCompletion(IDENTITY, whole, usageBody({ promptTokens: 1, completionTokens: 1 })).choices
  shaper.shape(readChunk({ choices: [{ index: 0, delta: said }] }))
  const [end] = shaper.shape(readChunk({ choices: [{ index: 0, delta: {}, finish_reason: given }] }))
  expect([first?.finish_reason, end?.finish_reason]).toEqual([expected, expected])
})

test.each([
  ['no name', { input: 'x' }],
  ['an empty name', { name: '', input: 'x' }],
])('a call of a custom tool with %s is none', (_, custom) => {
  const call = { id: 'c1', type: 'custom', custom }
  expect(() =>
    readCompletion({ choices: [{ message: { tool_calls: [call] }, finish_reason: 'stop' }] }),
  ).toThrow('no name')
})

test('two calls of a plain answer with the same id have each their own', () => {
  const calls = ['a', 'b'].map((name) => ({ id: 'call_1', function: { name, arguments: '{}' } }))
  const completion = readCompletion({ choices: [{ message: { tool_calls: calls }, finish_reason: 'stop' }] })
  const [choice] = toCompletion(
    IDENTITY,
    completion,
    usageBody({ promptTokens: 1, completionTokens: 1 }),
  ).choices
  const ids = choice?.message.tool_calls?.map(({ id }) => id)
  expect(ids).toEqual(['call_1', expect.stringMatching(/^call_[0-9a-f]{24}$/)])
})

test('tool calls of a plain answer have all that their results need', () => {
  const completion = readCompletion({
    choices: [
      { message: { content: null, tool_calls: [{ function: { name: 'f' } }] }, finish_reason: 'stop' },
    ],
  })
  expect(
    toCompletion(IDENTITY, completion, usageBody({ promptTokens: 1, completionTokens: 1 })).choices[0],
  ).toEqual({
    index: 0,
    message: {
      role: 'assistant',
      content: null,
      tool_calls: [
        {
          id: expect.stringMatching(/^call_/) as unknown,
          type: 'function',
          function: { name: 'f', arguments: '{}' },
        },
      ],
    },
    finish_reason: 'tool_calls',
    native_finish_reason: 'stop',
  })
})

test.each([
  ['what a short answer costs', 11, 4, true],
  ['no prompt', 0, 4, false],
  ['text of no tokens', 11, 0, false],
  ['more than any window holds', 1e15, 1e15, false],
  ['a negative count', 11, -1, false],
  ['a part of a token', 11.5, 4, false],
])('whether a provider is believed that says %s', (_name, prompt_tokens, completion_tokens, expected) => {
  expect(isCredible({ prompt_tokens, completion_tokens }, 'some text')).toBe(expected)
})

test.each([{}, { name: '', arguments: '' }, { arguments: null }])(
  'a function call of nothing, %o, beside an answer is left out',
  (call) => {
    const said = { role: 'assistant', content: 'Hello.', function_call: call }
    const whole = readCompletion({ choices: [{ message: said, finish_reason: 'stop' }] })
    const piece = readChunk({ choices: [{ index: 0, delta: said, finish_reason: 'stop' }] })
    expect(whole.choices[0]?.message).toEqual({ role: 'assistant', content: 'Hello.' })
    expect(piece.choices[0]?.delta).toEqual({ role: 'assistant', content: 'Hello.' })
  },
)

test('a function call that has arguments but no name is no answer', () => {
  const said = { content: null, function_call: { arguments: '{"city":"Bogor"}' } }
  expect(() => readCompletion({ choices: [{ message: said }] })).toThrow('no name')
})

test('whoever answers is the assistant, whatever the provider calls it', () => {
  const piece = readChunk({ choices: [{ index: 0, delta: { role: 'model', content: 'Hello.' } }] })
  expect(piece.choices[0]?.delta).toEqual({ role: 'assistant', content: 'Hello.' })
})

describe('a piece of text is written as the shaper would', () => {
  const begun = (): ReturnType<typeof createChunkShaper> => {
    const shaper = createChunkShaper()
    shaper.shape({ choices: [{ index: 0, delta: { content: 'a' }, finish_reason: null }] })
    return shaper
  }

  it.each(['b', '', '"quoted"\n\\ \u2028 \ud83d', 'かな'])('%j', (content) => {
    const chunk = { choices: [{ index: 0, delta: { content }, finish_reason: null }] }
    expect(begun().plainText(chunk)).toBe(JSON.stringify(begun().shape(chunk)))
  })

  it.each([
    ['the first piece', { index: 1, delta: { content: 'b' }, finish_reason: null }],
    ['an end', { index: 0, delta: { content: 'b' }, finish_reason: 'stop' }],
    ['figures of tokens', { index: 0, delta: { content: 'b' }, logprobs: {}, finish_reason: null }],
    ['reasoning', { index: 0, delta: { content: 'b', reasoning: 'c' }, finish_reason: null }],
    ['no text', { index: 0, delta: { content: null }, finish_reason: null }],
  ])('but not %s', (_name, choice) => {
    expect(begun().plainText({ choices: [choice] })).toBe(undefined)
  })
})
