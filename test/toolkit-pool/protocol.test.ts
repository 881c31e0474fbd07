import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { FeatureError } from '#toolkit'
import { createFrameReader, errorOf, imageOf, sendFrame } from '../../src/toolkit/pool/protocol.js'

/** What {@link sendFrame} wrote to a pipe. */
const written = (write: (pipe: PassThrough) => void): Buffer => {
  const pipe = new PassThrough()
  write(pipe)
  return pipe.read() as Buffer
}

const framesIn = (chunks: readonly Buffer[], maxBytes = 100): unknown[] => {
  const frames: unknown[] = []
  const read = createFrameReader(maxBytes, (kind, about, payload) =>
    frames.push([kind, about, payload.toString()]),
  )
  for (const chunk of chunks) read(chunk)
  return frames
}

describe('frames', () => {
  const bytes = written((pipe) => {
    sendFrame(pipe, 'ready', 0)
    sendFrame(pipe, 'answer', 7, Buffer.from('{"a":1}'))
    sendFrame(pipe, 'call', 2 ** 32 - 1, Buffer.from('x'.repeat(100)))
  })
  const frames = [
    ['ready', 0, ''],
    ['answer', 7, '{"a":1}'],
    ['call', 2 ** 32 - 1, 'x'.repeat(100)],
  ]

  it('have their length first, little endian, then kind and number', () => {
    expect([...written((pipe) => sendFrame(pipe, 'job', 258, Buffer.from('ab')))]).toEqual([
      2, 0, 0, 0, 1, 2, 1, 0, 0, 0x61, 0x62,
    ])
  })

  it.each([1, 2, 8, 9, 10, 50, 1_000])('are read from chunks of %d bytes', (size) => {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, place) =>
      bytes.subarray(place * size, (place + 1) * size),
    )
    expect(framesIn(chunks)).toEqual(frames)
  })

  it('past the bound are refused as soon as they are announced', () => {
    expect(() => framesIn([bytes.subarray(0, bytes.length - 50)], 99)).toThrow('something other than frames')
  })

  it('of an unknown kind are refused', () => {
    expect(() => framesIn([Buffer.from([0, 0, 0, 0, 99, 0, 0, 0, 0])])).toThrow('something other than frames')
  })
})

describe('errors', () => {
  it('arrive with name, message and stack', () => {
    const error = new RangeError('out of range')
    const arrived = errorOf(imageOf(error))
    expect(arrived).toMatchObject({ name: 'RangeError', message: 'out of range', stack: error.stack })
    expect(arrived).not.toBeInstanceOf(FeatureError)
  })

  it('arrive as refusals when they are', () => {
    const refusal = new FeatureError(400, 'invalid_parameter', 'x: is odd', {
      details: [{ parameter: 'x', message: 'is odd' }],
    })
    expect(errorOf(imageOf(refusal))).toBeInstanceOf(FeatureError)
    expect(errorOf(imageOf(refusal))).toEqual(refusal)
  })

  it('need not be errors, and are cut when they hold a document', () => {
    expect(imageOf(null).message).toBe('Thrown: null')
    expect(imageOf(new Error('x'.repeat(1e6))).message).toHaveLength(16_384)
  })
})
