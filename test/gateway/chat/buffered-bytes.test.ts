import { describe, expect, it } from 'vitest'
import { createDeltaBuffer } from '../../../src/gateway/continuation/buffered.js'
import { readHead } from '../../../src/gateway/continuation/opened.js'
import { createSeam } from '../../../src/gateway/continuation/seam.js'
import { throughSeam } from '../../../src/gateway/continuation/through-seam.js'
import { createBufferedBytes, weightOf } from '../../../src/gateway/chat/buffered-bytes.js'
import { bufferStream } from '../../../src/gateway/chat/structured.js'
import { assembleCalls } from '../../../src/gateway/chat/tool-calls.js'
import type { ChunkDelta, UpstreamChunk } from '../../../src/gateway/providers/upstream.js'

const MEGABYTE = 1024 * 1024
/** What took the process down: 450 MB of one stream. */
const PIECES = 450

const chunkOf = (delta: ChunkDelta): UpstreamChunk => ({
  choices: [{ index: 0, delta, finish_reason: null }],
})

/** A stream of so many chunks of a megabyte; `sent` is how many were taken. */
const streamOf = (delta: ChunkDelta): { chunks: AsyncIterable<UpstreamChunk[]>; sent: () => number } => {
  let sent = 0
  const chunks = (async function* () {
    while (sent < PIECES) {
      sent += 1
      yield await Promise.resolve([chunkOf(delta)])
    }
  })()
  return { chunks, sent: () => sent }
}

const LONG = 'x'.repeat(MEGABYTE)
const OVERSIZED = expect.objectContaining({ failure: 'oversized' }) as unknown
const MALFORMED = expect.objectContaining({ failure: 'malformed' }) as unknown

describe('what is kept back of a stream has a bound', () => {
  it.each<[string, ChunkDelta]>([
    ['arguments of a tool call', { tool_calls: [{ index: 0, function: { arguments: LONG } }] }],
    ['the input of a custom tool', { tool_calls: [{ index: 0, custom: { input: LONG } }] }],
    ['arguments in the older form', { function_call: { arguments: LONG } }],
    [
      'calls of no length',
      { tool_calls: Array.from({ length: 10_000 }, () => ({ index: 0, function: { arguments: '' } })) },
    ],
  ])('%s', (_name, delta) => {
    const hold = createDeltaBuffer()
    let taken = 0
    const takeAll = (): void => {
      for (; taken < PIECES; taken += 1) hold.take(chunkOf(delta))
    }
    expect(takeAll).toThrow(OVERSIZED)
    expect(taken).toBeLessThan(100)
    hold.close()
  })

  it.each<[string, ChunkDelta]>([
    ['reasoning', { reasoning: LONG }],
    ['members that nobody knows', { thoughts: [LONG] }],
    ['the text itself', { content: LONG }],
  ])('under the JSON modes: %s', async (_name, delta) => {
    const { chunks, sent } = streamOf(delta)
    const demand = { format: { type: 'json_object' }, accept: () => Promise.resolve() } as unknown
    await expect(bufferStream(chunks, demand as Parameters<typeof bufferStream>[1])).rejects.toThrow(
      OVERSIZED,
    )
    expect(sent()).toBeLessThan(100)
  })

  it.each<[string, ChunkDelta]>([
    ['white space', { content: ' '.repeat(MEGABYTE) }],
    ['members that nobody knows', { thoughts: LONG }],
  ])('before the first text: %s', async (_name, delta) => {
    const { chunks, sent } = streamOf(delta)
    await expect(readHead(chunks, () => undefined)).rejects.toThrow(OVERSIZED)
    expect(sent()).toBeLessThan(100)
  })

  it('white space in front of a repeated answer', async () => {
    const { chunks, sent } = streamOf({ content: ' '.repeat(MEGABYTE) })
    const seam = createSeam('What was said.', { mustRepeat: true })
    const read = async (): Promise<void> => {
      for await (const _ of throughSeam(chunks, seam, { said: 'What was said.', hasReasoned: false }));
    }
    await expect(read()).rejects.toThrow(OVERSIZED)
    expect(sent()).toBeLessThan(100)
  })

  it('of all streams together too, where one that holds little goes on', () => {
    const others = Array.from({ length: 5 }, createBufferedBytes)
    const fill = (): void => {
      for (const other of others) for (let count = 0; count < 60; count += 1) other.add(LONG)
    }
    const little = createBufferedBytes()
    try {
      expect(fill).toThrow(OVERSIZED)
      expect(() => little.add('a few words')).not.toThrow()
    } finally {
      for (const other of [...others, little]) other.release()
    }
    // What was let go counts no more.
    const next = createBufferedBytes()
    for (let count = 0; count < 60; count += 1) next.add(LONG)
    next.release()
  })
})

it('weighs at least the text of a value and its members', () => {
  expect(weightOf({ a: [LONG, { b: LONG }] })).toBeGreaterThan(2 * MEGABYTE)
  expect(weightOf(Array.from({ length: 1000 }, () => ({})))).toBeGreaterThan(1000 * 56)
})

describe('pieces that would take long to put together', () => {
  it('of more calls than any model makes', () => {
    const pieces = Array.from({ length: 300 }, (_, index) => ({
      id: `call_${index}`,
      index,
      function: { name: 'f', arguments: '{}' },
    }))
    expect(() => assembleCalls(pieces)).toThrow(OVERSIZED)
    expect(assembleCalls(pieces.slice(0, 128))).toHaveLength(128)
  })

  it('whose arguments look whole again and again', () => {
    // Each piece has to be told from a new call by parsing all of what came before.
    const pieces = [
      { id: 'a', index: 0, function: { name: 'f', arguments: `{"x":"${'y'.repeat(100_000)}"}` } },
      ...Array.from({ length: 1000 }, (_, index) => ({
        id: 'a',
        index: index + 1,
        function: { name: 'f', arguments: '}' },
      })),
    ]
    expect(() =>
      assembleCalls([
        { ...pieces[0], function: { name: 'f', arguments: `{"x":"${'y'.repeat(100_000)}"}}` } },
        ...pieces.slice(1),
      ]),
    ).toThrow(OVERSIZED)
  })
})

it('a streamed call in the older form that never names its function is no answer', () => {
  const hold = createDeltaBuffer()
  hold.take(chunkOf({ function_call: { arguments: '{}' } }))
  expect(() => hold.end()).toThrow(MALFORMED)
  hold.close()
})
