import { describe, expect, it } from 'vitest'
import { checkJson, equalJson, readJson, type Json } from '#toolkit/lib/json-document'

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

describe('a JSON document', () => {
  it('may be nested 500 levels deep, and no deeper', () => {
    expect(readJson('a', nested(500))).toBeInstanceOf(Array)
    expect(() => readJson('a', nested(502))).toThrow('a is nested more than 500 levels deep')
  })

  it('that is none is refused by its parameter', () => {
    expect(() => readJson('patch', '{,}')).toThrow('patch is not valid JSON')
  })

  it('must have numbers that doubles have', () => {
    expect(() => readJson('b', '{"a":[-1e999]}')).toThrow('b has a number that is too large')
  })

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
})
