import { describe, expect, test } from 'vitest'
import { byteStream, integerBelow, shuffled } from '#toolkit/lib/random/byte-stream'

// Expected values: Python's hashlib.shake_256(b'demo').digest(4000), read as the docstrings say.
describe('random bytes of a seed', () => {
  test('are SHAKE256 of its UTF-8 bytes, however they are read', () => {
    const stream = byteStream('demo')
    expect(stream(3).toString('hex')).toBe('87c0f2')
    expect(stream(5).toString('hex')).toBe('a1bb8ad531')
    stream(3982)
    expect(stream(10).toString('hex')).toBe('1f45556f9fe7b196ffa9')
  })

  test('give integers without favouring any', () => {
    const stream = byteStream('demo')
    expect(Array.from({ length: 10 }, () => integerBelow(stream, 6))).toEqual([1, 5, 5, 4, 2, 2, 0, 4, 0, 4])
  })

  test('are drawn again past the last whole multiple of the bound', () => {
    // 2^31 + 1 goes once into 2^32, so that a first word above it must be dropped.
    const words = [2 ** 31 + 1, 2 ** 32 - 1, 7]
    const stream = (count: number): Buffer => {
      const bytes = Buffer.alloc(count)
      bytes.writeUInt32BE(words.shift() ?? 0)
      return bytes
    }
    expect(integerBelow(stream, 2 ** 31 + 1)).toBe(7)
    expect(words).toEqual([])
  })

  test('shuffle from the last index down', () => {
    expect(shuffled(byteStream('demo'), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
      6, 3, 1, 0, 4, 8, 7, 9, 2, 5,
    ])
  })
})

test('without a seed two streams differ', () => {
  expect(byteStream(undefined)(16).equals(byteStream(undefined)(16))).toBe(false)
})
