import { describe, expect, it } from 'vitest'
import { checkJson, equalJson, type Json } from '#toolkit/lib/json/json-document'

describe('a JSON document', () => {
  it('that shares parts is refused before it is walked to its end', () => {
    const shared = Array.from({ length: 30 }).reduce<Json>((part) => [part, part], [])
    expect(() => checkJson('document', shared)).toThrow('document has too many values')
  })
})

describe('equality', () => {
  it.each([
    [{ a: 1, b: [null] }, { b: [null], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 1 }, false],
    [{ a: null }, { b: null }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [0, false, false],
    ['1', 1, false],
  ] as [Json, Json, boolean][])('of %j and %j is %j', (a, b, expected) => {
    expect(equalJson(a, b)).toBe(expected)
    expect(equalJson(b, a)).toBe(expected)
  })

  it('is of all digits of an integer, and of the double where a side is written as one', () => {
    expect(equalJson([12_345_678_901_234_567_890n], [12_345_678_901_234_567_891n])).toBe(false)
    expect(equalJson(100_000_000_000_000_000_000n, 1e20)).toBe(true)
    expect(equalJson(1e20, 100_000_000_000_000_000_000n)).toBe(true)
    expect(equalJson(1e20, 10_000_000_000_000_000_000n)).toBe(false)
  })
})
