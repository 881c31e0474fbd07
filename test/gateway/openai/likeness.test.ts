import { describe, expect, it } from 'vitest'
import { readChunk } from '../../../src/gateway/openai/chunks.js'
import { createLikeness } from '../../../src/gateway/openai/likeness.js'

const eventOf = (content: string, more: object = {}): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'vendor/model',
    system_fingerprint: 'fp_1',
    choices: [{ index: 0, delta: { content }, logprobs: null, finish_reason: null }],
    ...more,
  })

/** Without `logprobs`, which is what is told of a token. */
const plainOf = (content: string): string => eventOf(content).replace('"logprobs":null,', '')

const taught = (data = plainOf('Well')): ReturnType<typeof createLikeness> => {
  const likeness = createLikeness()
  likeness.learn(data, readChunk(JSON.parse(data)))
  return likeness
}

describe('an event that differs in its text alone is read as if it were parsed', () => {
  it.each([
    [' word'],
    [''],
    ['a "quoted" word'],
    ['back\\slash, tab\t and\nlines'],
    ['"content":'],
    ['}],"choices":[{"delta":{"content":"'],
    ['kana かな, 😀, and half of a pair \ud83d'],
    ['\u2028'],
  ])('%j', (content) => {
    const data = plainOf(content)
    expect(taught().read(data)).toEqual(readChunk(JSON.parse(data)))
  })

  it.each([
    ['escaped in another way', plainOf('x').replace('"x"', String.raw`"\u0078\/"`)],
    ['with blanks as Python writes them', plainOf('x').replaceAll('":', '": ')],
  ])('%s', (_name, data) => {
    const other = taught(data.replace(/"(x|\\u0078\\\/)"/, '"Well"'))
    expect(other.read(data)).toEqual(readChunk(JSON.parse(data)))
    expect(other.read(data)).toBeDefined()
  })
})

describe('an event that differs in more must be parsed', () => {
  it.each([
    ['its end', plainOf('x').replace('"finish_reason":null', '"finish_reason":"stop"')],
    ['its id', plainOf('x').replace('chatcmpl-1', 'chatcmpl-2')],
    ['a reasoning beside it', plainOf('x').replace('"x"', '"x","reasoning":"y"')],
    ['a content that is null', plainOf('x').replace('"x"', 'null')],
    ['an error', plainOf('x').replace('{"id"', '{"error":{"message":"no"},"id"')],
    ['a text that is not closed', plainOf('x').replace('"x"', String.raw`"x\"`)],
    ['a broken escape', plainOf('x').replace('"x"', String.raw`"\x"`)],
    ['a bare line feed in it', plainOf('x').replace('"x"', '"a\nb"')],
    ['nothing but half of it', plainOf('x').slice(0, 40)],
    ['both halves, which overlap', plainOf('')],
  ])('%s', (name, data) => {
    const likeness = taught(
      name.startsWith('both') ? '{"choices":[{"index":0,"delta":{"content":"a"}}]}' : undefined,
    )
    expect(
      likeness.read(name.startsWith('both') ? '{"choices":[{"index":0,"delta":{"content":"}}]}' : data),
    ).toBe(undefined)
  })

  it.each([
    ['a text that another field may have', '{"content":"a","choices":[{"index":0,"delta":{"content":"a"}}]}'],
    ['several answers', '{"choices":[{"index":0,"delta":{"content":"a"}},{"index":1,"delta":{}}]}'],
    [
      'usage',
      eventOf('a', { usage: { prompt_tokens: 1, completion_tokens: 1 } }).replace('"logprobs":null,', ''),
    ],
    ['figures of tokens', eventOf('a')],
    ['parts', '{"choices":[{"index":0,"delta":{"content":[{"text":"a"}]}}]}'],
    ['a call', '{"choices":[{"index":0,"delta":{"content":"a","tool_calls":[{"index":0}]}}]}'],
    ['an end', '{"choices":[{"index":0,"delta":{"content":"a"},"finish_reason":"stop"}]}'],
  ])('and one with %s teaches nothing', (_name, data) => {
    expect(taught(data).read(data)).toBe(undefined)
  })
})
