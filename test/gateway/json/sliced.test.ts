import { describe, expect, test } from 'vitest'
import { parseInSlices } from '../../../src/gateway/json/sliced.js'

const parse = (text: string): unknown => JSON.parse(text)

describe('what JSON.parse reads is read alike', () => {
  test.each([
    '1',
    '"a, [text]"',
    'null',
    '[]',
    ' [ ] ',
    '[1, 2, 3]',
    '{}',
    '{"data": []}',
    '{"data": [{"id": "a", "tags": [1, [2, 3]]}, {"id": "b"}], "object": "list"}',
    '{"first": [1], "second": {"third": [2, 3]}, "fourth": [[4], [5, [6]]]}',
    '{"data": ["], [", "\\\\", "\\\\\\"", "a\\"b,c]"]}',
    '[{"a": "\\\\"}, {"b": ","}]',
    '{"__proto__": [1], "a": 1}',
    '{"data": [1], "data": [2, 3]}',
    '\n{\t"data" : [ 1 ,\r\n 2 ] }\n',
    '[[1, 2], {"a": [3]}, "4"]',
  ])('%s', async (text) => {
    expect(await parseInSlices(text)).toEqual({ value: parse(text) })
  })

  test('a list of 20,000 entries', async () => {
    const entries = Array.from({ length: 20_000 }, (_, index) => ({ id: `vendor/${index}`, text: '"],{' }))
    expect(await parseInSlices(JSON.stringify({ data: entries }))).toEqual({ value: { data: entries } })
  })
})

describe('what JSON.parse refuses is refused', () => {
  test.each([
    '',
    '[',
    '{"data": [',
    '{"data": [1, 2',
    '{"data": [1,]}',
    '[,1]',
    '[1 2]',
    '{"data": [1}]',
    '{"data": [1]',
    '{"data": [1]]}',
    '[1], [2]',
    '{"data": [1] "x": 2}',
    '{"data" [1]}',
    '["a]',
    '["a\\"]',
    'oops',
    '<html>[1]</html>',
  ])('%s', async (text) => {
    expect(() => parse(text)).toThrow(SyntaxError)
    expect(await parseInSlices(text)).toBeUndefined()
  })
})

test.each([
  ['in an entry', (deep: string) => `{"data": [1, ${deep}]}`],
  ['around', (deep: string) => `{"data": [1], "x": {"y": ${deep}}}`],
])('what is nested without end is refused %s', async (_, embed) => {
  expect(await parseInSlices(embed(`${'['.repeat(200_000)}${']'.repeat(200_000)}`))).toBeUndefined()
})
