import { describe, expect, test } from 'vitest'
import { createEventParser, EventStreamError } from '../../../src/gateway/openai/sse.js'

const parse = (pieces: readonly Uint8Array[]): string[] => {
  const parser = createEventParser(1000)
  return [...pieces.flatMap((piece) => parser.push(piece)), ...parser.end()].map(
    ({ event, data }) => `${event}|${data}`,
  )
}

/** Every way to cut the bytes in two, every byte alone, and all at once. */
const cuts = (bytes: Uint8Array): Uint8Array[][] => [
  [bytes],
  Array.from(bytes, (byte) => Uint8Array.of(byte)),
  ...Array.from(bytes, (_, at) => [bytes.subarray(0, at), bytes.subarray(at)]),
]

describe('an event stream is read alike however its bytes are cut', () => {
  test.each([
    // WHATWG HTML 9.2.6, the examples of its section on interpreting an event stream.
    ['three stock lines', 'data: YHOO\ndata: +2\ndata: 10\n\n', ['message|YHOO\n+2\n10']],
    [
      'a comment, an event without data',
      ': test stream\n\nevent: none\n\ndata: first\n\n',
      ['message|first'],
    ],
    ['empty data lines', 'data\n\ndata\ndata\n\ndata:', ['message|', 'message|\n', 'message|']],
    [
      'one space is dropped, not two',
      'data:test\n\ndata: test\n\ndata:  test\n\n',
      ['message|test', 'message|test', 'message| test'],
    ],
    ['CRLF', 'data: a\r\n\r\ndata: b\r\n\r\n', ['message|a', 'message|b']],
    ['CR alone', 'data: a\r\rdata: b\r\r', ['message|a', 'message|b']],
    ['mixed line ends', 'data: a\r\ndata: b\n\rdata: c\r\n\n', ['message|a\nb', 'message|c']],
    ['a missing final blank line', 'data: a\n\ndata: b\n', ['message|a', 'message|b']],
    ['a missing final line end', 'data: a\n\ndata: [DONE]', ['message|a', 'message|[DONE]']],
    ['a byte order mark', '\uFEFFdata: a\n\n', ['message|a']],
    ['characters of two to four bytes', 'data: é漢🙂\n\ndata: ½\n\n', ['message|é漢🙂', 'message|½']],
    [
      'a named event, other fields',
      'id: 7\nretry: 10\nevent: error\ndata: x\nwhat: ever\n\ndata: y\n\n',
      ['error|x', 'message|y'],
    ],
    ['a colon in the data', 'data: {"a":"b: c"}\n\n', ['message|{"a":"b: c"}']],
    // What stands before a server that has died writes its own error into the stream.
    [
      'JSON without a field, at once and over lines',
      'data: a\n\n{"error": {"message": "x: y"}}\n\n{\n  "error": "z"\n}\n\ndata: b\n\n',
      ['message|a', 'message|{"error": {"message": "x: y"}}', 'message|{\n  "error": "z"\n}', 'message|b'],
    ],
    [
      'JSON without a field, between data without blank lines',
      'data: a\n{"error": 1}\ndata: b\n',
      ['message|a', 'message|{"error": 1}', 'message|b'],
    ],
    // llama.cpp's server_sent_event(sink, "error", ...), which `[DONE]` follows.
    [
      'a field that is an error',
      'data: a\n\nerror: {"code":500}\n\ndata: b\n\n',
      ['message|a', 'error|{"code":500}', 'message|b'],
    ],
    ['nothing', '', []],
    ['only comments and blank lines', ': a\n\n:\n\n\n', []],
    ['JSON over several lines', 'data: {"a":\ndata: 1}\n\n', ['message|{"a":\n1}']],
    ['a CR at the end of all', 'data: a\r', ['message|a']],
  ])('%s', (_, text, expected) => {
    for (const pieces of cuts(Buffer.from(text))) expect(parse(pieces)).toEqual(expected)
  })
})

test('an event is given as soon as its blank line is there', () => {
  const parser = createEventParser(1000)
  expect(parser.push(Buffer.from('data: a\r\n\r'))).toEqual([{ event: 'message', data: 'a' }])
  expect(parser.push(Buffer.from('\ndata: b'))).toEqual([])
})

test('a line or an event without end is refused', () => {
  const parser = createEventParser(1000)
  expect(() => parser.push(Buffer.from(`data: ${'x'.repeat(2000)}`))).toThrow(EventStreamError)
  const empty = createEventParser(1000)
  expect(() => empty.push(Buffer.from('data:\n'.repeat(2000)))).toThrow(EventStreamError)
  const other = createEventParser(1000)
  expect(() => other.push(Buffer.from(`data: ${'x'.repeat(600)}\n`.repeat(2)))).toThrow(EventStreamError)
})

test('bytes that are no UTF-8 are refused, however they are cut', () => {
  // WHATWG Encoding, UTF-8 decoder: neither FF nor E6 BC with another letter behind it is a character.
  for (const wrong of [[0xff], [0xe6, 0xbc]]) {
    const bytes = Buffer.concat([Buffer.from('data: a'), Buffer.from(wrong), Buffer.from('c\n\n')])
    for (const pieces of cuts(bytes)) expect(() => parse(pieces)).toThrow(EventStreamError)
  }
})

test('a character that the end has cut is left out', () => {
  const bytes = Buffer.concat([Buffer.from('data: a\n\ndata: b'), Buffer.from([0xe6, 0xbc])])
  for (const pieces of cuts(bytes)) expect(parse(pieces)).toEqual(['message|a', 'message|b'])
})
