import { describe, expect, test } from 'vitest'
import { readChunk } from '../../../src/gateway/openai/chunks.js'
import { assembleCalls } from '../../../src/gateway/chat/tool-calls.js'
import type { ToolCallDelta } from '../../../src/gateway/providers/upstream.js'

/** Pieces as a provider writes them, a chunk each. */
const assembled = (...pieces: readonly object[]): ToolCallDelta[] =>
  assembleCalls(
    pieces
      .flatMap((piece) => readChunk({ choices: [{ index: 0, delta: { tool_calls: [piece] } }] }).choices)
      .flatMap(({ delta }) => delta.tool_calls ?? []),
  )

const call = (index: number, id: string, name: string, text: string): object => ({
  index,
  id,
  type: 'function',
  function: { name, arguments: text },
})
const OWN_ID = expect.stringMatching(/^call_[0-9a-f]{24}$/) as unknown

describe('the pieces of tool calls become whole calls', () => {
  // https://platform.openai.com/docs/guides/function-calling#streaming
  test('as OpenAI cuts them', () => {
    expect(
      assembled(
        call(0, 'a', 'f', ''),
        { index: 0, function: { arguments: '{"x"' } },
        { index: 0, function: { arguments: ':1}' } },
        call(1, 'b', 'g', ''),
        { index: 1, function: { arguments: '{}' } },
      ),
    ).toEqual([call(0, 'a', 'f', '{"x":1}'), call(1, 'b', 'g', '{}')])
  })

  test('with pieces of two calls by turns', () => {
    const more = (index: number, text: string): object => ({ index, function: { arguments: text } })
    expect(
      assembled(call(0, 'a', 'f', '{'), call(1, 'b', 'g', '{'), more(0, '"x":1}'), more(1, '"y":2}')),
    ).toEqual([call(0, 'a', 'f', '{"x":1}'), call(1, 'b', 'g', '{"y":2}')])
  })

  test('where each repeats id, type and name', () => {
    expect(assembled(call(0, 'a', 'f', '{"x'), call(0, 'a', 'f', '":'), call(0, 'a', 'f', '{}}'))).toEqual([
      call(0, 'a', 'f', '{"x":{}}'),
    ])
  })

  test('where the name comes in pieces, or grows', () => {
    expect(
      assembled(call(0, 'a', 'get_', ''), { index: 0, function: { name: 'weather', arguments: '{}' } }),
    ).toEqual([call(0, 'a', 'get_weather', '{}')])
    expect(assembled(call(0, 'a', 'get_', ''), call(0, 'a', 'get_weather', '{}'))).toEqual([
      call(0, 'a', 'get_weather', '{}'),
    ])
  })

  test('where all have the index 0', () => {
    expect(assembled(call(0, 'a', 'f', '{}'), call(0, 'b', 'f', '{"x":1}'))).toEqual([
      call(0, 'a', 'f', '{}'),
      call(1, 'b', 'f', '{"x":1}'),
    ])
  })

  test('where all have the index 0 and none an id', () => {
    const piece = (name: string, text: string): object => ({ index: 0, function: { name, arguments: text } })
    expect(
      assembled(
        piece('f', '{"x":'),
        { index: 0, function: { arguments: '1}' } },
        piece('g', '{}'),
        piece('g', '{"y":2}'),
      ),
    ).toMatchObject([
      { index: 0, id: OWN_ID, function: { name: 'f', arguments: '{"x":1}' } },
      { index: 1, id: OWN_ID, function: { name: 'g', arguments: '{}' } },
      { index: 2, id: OWN_ID, function: { name: 'g', arguments: '{"y":2}' } },
    ])
    expect(assembled(piece('f', '{"x":'), piece('f', '{"y":1}'), piece('f', '}'))).toMatchObject([
      { function: { name: 'f', arguments: '{"x":{"y":1}}' } },
    ])
  })

  test('where none has an index or an id', () => {
    const piece = (name: string, text: string): object => ({ function: { name, arguments: text } })
    expect(
      assembled(piece('f', '{"x":'), { function: { arguments: '1}' } }, piece('f', '{}'), piece('g', '')),
    ).toMatchObject([
      { index: 0, id: OWN_ID, type: 'function', function: { name: 'f', arguments: '{"x":1}' } },
      { index: 1, id: OWN_ID, type: 'function', function: { name: 'f', arguments: '{}' } },
      { index: 2, id: OWN_ID, type: 'function', function: { name: 'g', arguments: '{}' } },
    ])
  })

  test('where two have the same id: the second gets another', () => {
    for (const index of [1, 0]) {
      expect(assembled(call(0, 'a', 'f', '{}'), call(index, 'a', 'f', '{"x":1}'))).toEqual([
        call(0, 'a', 'f', '{}'),
        { ...call(1, 'a', 'f', '{"x":1}'), id: OWN_ID },
      ])
      expect(assembled(call(0, 'a', 'f', '{}'), call(index, 'a', 'g', '{}'))).toHaveLength(2)
    }
  })

  // https://github.com/mudler/LocalAI/issues/9722, and providers that repeat the whole call at the end.
  test('where a whole call comes again under its id: it is one', () => {
    const whole = call(0, 'a', 'f', '{"x":1}')
    for (const again of [
      whole,
      call(1, 'a', 'f', '{"x":1}'),
      { index: 0, id: 'a', function: { arguments: '{"x":1}' } },
    ])
      expect(assembled(whole, again, again)).toEqual([whole])
    expect(assembled(call(0, 'a', 'f', '{"x"'), { index: 0, function: { arguments: ':1}' } }, whole)).toEqual(
      [whole],
    )
    // Two calls by their ids.
    expect(assembled(whole, call(1, 'b', 'f', '{"x":1}'))).toHaveLength(2)
  })

  // DeepSeek's model at Baidu Qianfan: https://github.com/NousResearch/hermes-agent/pull/35718
  test('where each piece has all arguments so far', () => {
    const pieces = ['{', '{"x":', '{"x":"a', '{"x":"a"}']
    const whole = [call(0, 'a', 'f', '{"x":"a"}')]
    expect(assembled(...pieces.map((text) => call(0, 'a', 'f', text)))).toEqual(whole)
    const more = pieces.map((text) => ({ index: 0, function: { arguments: text } }))
    expect(assembled(call(0, 'a', 'f', ''), ...more, { index: 0, function: { arguments: '' } })).toEqual(
      whole,
    )
    // Pieces that only look like it.
    expect(assembled(call(0, 'a', 'f', '{"x":'), { index: 0, function: { arguments: '{"x":1}}' } })).toEqual([
      call(0, 'a', 'f', '{"x":{"x":1}}'),
    ])
  })

  test('where the last piece says nothing', () => {
    expect(assembled(call(0, 'a', 'f', '{}'), { index: 1, function: { name: '', arguments: '' } })).toEqual([
      call(0, 'a', 'f', '{}'),
    ])
  })

  test('where the arguments are an object', () => {
    expect(assembled({ index: 0, id: 'a', function: { name: 'f', arguments: { a: 1 } } })).toMatchObject([
      { function: { arguments: '{"a":1}' } },
    ])
  })

  test('of custom tools, and with fields of their own', () => {
    expect(
      assembled(
        { index: 0, id: 'a', type: 'custom', custom: { name: 'c', input: 'x' }, extra_content: { y: 1 } },
        { index: 0, custom: { input: 'y' } },
      ),
    ).toEqual([
      { index: 0, id: 'a', type: 'custom', custom: { name: 'c', input: 'xy' }, extra_content: { y: 1 } },
    ])
  })
})
