import { describe, expect, test } from 'vitest'
import { isCredible, createChunkShaper, toCompletion, usageBody } from '../../src/gateway/answer.js'
import { readChunk, readCompletion } from '../../src/gateway/openai/chunks.js'

const shaped = (deltas: readonly object[]): unknown[] => {
  const shaper = createChunkShaper()
  return deltas
    .flatMap((delta) => shaper.shape(readChunk({ choices: [{ index: 0, delta, finish_reason: null }] })))
    .flatMap(({ delta }) => delta.tool_calls ?? [])
}
const call = (more: object): object => ({ tool_calls: [more] })

describe('tool calls of a stream', () => {
  test('with their index stay as they are', () => {
    const deltas = [
      { index: 0, id: 'a', type: 'function', function: { name: 'f', arguments: '' } },
      { index: 0, function: { arguments: '{}' } },
      { index: 1, id: 'b', type: 'function', function: { name: 'g', arguments: '{}' } },
    ]
    expect(shaped(deltas.map(call))).toEqual(deltas)
  })

  test('that all have the index 0 are told apart by id and name', () => {
    const calls = shaped([
      call({ index: 0, id: 'a', function: { name: 'f', arguments: '{}' } }),
      call({ index: 0, id: 'b', function: { name: 'f', arguments: '{}' } }),
    ])
    expect(calls).toMatchObject([{ index: 0 }, { index: 1 }])
  })

  test('without an id get one, in the first piece alone', () => {
    const calls = shaped([
      call({ index: 0, function: { name: 'f', arguments: '' } }),
      call({ index: 0, function: { arguments: '{}' } }),
    ])
    expect(calls[0]).toMatchObject({ id: expect.stringMatching(/^call_/) as unknown, type: 'function' })
    expect(calls[1]).not.toHaveProperty('id')
  })

  test('whose arguments are an object have them as text', () => {
    expect(shaped([call({ index: 0, id: 'a', function: { name: 'f', arguments: { a: 1 } } })])).toMatchObject(
      [{ function: { arguments: '{"a":1}' } }],
    )
  })
})

test('an end that comes twice is given once', () => {
  const shaper = createChunkShaper()
  const end = readChunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
  expect(shaper.shape(end)).toHaveLength(1)
  expect(shaper.shape(end)).toEqual([])
  expect(shaper.finish()).toEqual([])
})

test('tool calls of a plain answer have all that their results need', () => {
  const completion = readCompletion({
    choices: [
      { message: { content: null, tool_calls: [{ function: { name: 'f' } }] }, finish_reason: 'stop' },
    ],
  })
  const identity = { id: 'i', created: 1, model: 'm', node: 'n' }
  expect(toCompletion(identity, completion, usageBody(1, 1)).choices[0]).toEqual({
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
