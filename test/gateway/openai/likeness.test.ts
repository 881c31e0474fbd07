import { describe, expect, it } from 'vitest'
import { readChunk } from '../../../src/gateway/openai/chunks.js'
import type { TextPiece } from '../../../src/gateway/providers/text-piece.js'
import type { UpstreamChunk } from '../../../src/gateway/providers/upstream.js'
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

/** Without `logprobs`. */
const plainOf = (content: string): string => eventOf(content).replace('"logprobs":null,', '')

/** What a chunk says, whatever made it. */
const said = (chunk: UpstreamChunk | undefined): unknown =>
  chunk && { ...(chunk.members && { members: chunk.members }), choices: chunk.choices }

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
    for (const write of [plainOf, eventOf]) {
      const data = write(content)
      const piece = taught(write('Well')).read(data)
      expect(said(piece)).toEqual(readChunk(JSON.parse(data)))
      expect(JSON.parse((piece as TextPiece).choicesText)).toEqual(piece?.choices)
    }
  })

  it.each([
    ['escaped in another way', plainOf('x').replace('"x"', String.raw`"\u0078\/"`)],
    ['with blanks as Python writes them', plainOf('x').replaceAll('":', '": ')],
  ])('%s', (_name, data) => {
    const other = taught(data.replace(/"(x|\\u0078\\\/)"/, '"Well"'))
    expect(said(other.read(data))).toEqual(readChunk(JSON.parse(data)))
    expect((other.read(data) as TextPiece).isVisible).toBe(true)
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
    ['figures of tokens', eventOf('a').replace('"logprobs":null', '"logprobs":{"content":[]}')],
    ['parts', '{"choices":[{"index":0,"delta":{"content":[{"text":"a"}]}}]}'],
    ['a call', '{"choices":[{"index":0,"delta":{"content":"a","tool_calls":[{"index":0}]}}]}'],
    ['an end', '{"choices":[{"index":0,"delta":{"content":"a"},"finish_reason":"stop"}]}'],
  ])('and one with %s teaches nothing', (_name, data) => {
    expect(taught(data).read(data)).toBe(undefined)
  })
})
