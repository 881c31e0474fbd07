import { describe, expect, it } from 'vitest'
import { jsonValue, readJson, writeJson } from '#toolkit/lib/json/json-text'
import type { DataValue } from '#toolkit/lib/json/data-value'

/** A small generator with a fixed seed (Park and Miller 1988), so that a failure comes again. */
const randomOf = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const PIECES = [
  ...['{', '}', '[', ']', ',', ':', '"a"', '"', '\\', '1', '0', '-', '.', 'e', '+', 'true', 'null', 't', ' '],
  ...['\n', '\u00a0', '\f', '"\\u0041"', '\u0000', '1.5', '-0', '1E5', '{"a":', '[1,', '"\\n"', '\u2028'],
]

const parsed = (text: string): unknown => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return 'refused'
  }
}

const valueOf = (text: string): unknown => {
  const reading = readJson(text)
  return 'value' in reading ? { value: reading.value } : 'refused'
}

describe('a reader of JSON', () => {
  it('takes and refuses what ECMAScript does, with the same values', () => {
    const random = randomOf(1)
    for (let round = 0; round < 20_000; round += 1) {
      const text = Array.from({ length: 1 + random(7) }, () => PIECES[random(PIECES.length)]).join('')
      expect(valueOf(text), JSON.stringify(text)).toEqual(parsed(text))
    }
  })

  it('knows no depth that is too much, unless it is told one', () => {
    const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    expect(readJson(text)).toHaveProperty('value')
    expect(readJson(text, { maxDepth: 10 })).toEqual({
      fault: { offset: 10, message: 'it is nested deeper than 10 levels' },
    })
  })

  it('keeps all digits of integers', () => {
    expect(readJson('[9007199254740991,-9007199254740993]')).toEqual({
      value: [9_007_199_254_740_991, -9_007_199_254_740_993n],
    })
  })

  it('makes no prototype of a key', () => {
    const { value } = readJson('{"__proto__":{"a":1}}') as { value: DataValue }
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(writeJson(value)).toBe('{"__proto__":{"a":1}}')
  })
})

describe('a writer of JSON', () => {
  it.each([0, 1, 2, 8])('writes as ECMAScript does with %d spaces', (indent) => {
    const value = { a: [1, [], {}, { b: 'é"\n\u2028\ud800' }], c: null, d: [true, -0, 1e21] }
    expect(writeJson(value, indent)).toBe(JSON.stringify(value, null, indent))
  })

  it('writes integers of any length', () => {
    expect(writeJson([12_345_678_901_234_567_890n])).toBe('[12345678901234567890]')
  })
})

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

describe("a caller's JSON", () => {
  it('may be nested as deep as is said, and no deeper', () => {
    expect(jsonValue(nested(500), 'a', 500)).toBeInstanceOf(Array)
    expect(() => jsonValue(nested(502), 'a', 500)).toThrow('a is nested more than 500 levels deep')
  })

  it('that is none is refused by its parameter and place', () => {
    expect(() => jsonValue('{,}', 'patch')).toThrow('patch is not valid JSON: line 1, column 2')
  })

  it('must have numbers that doubles have, apart from integers', () => {
    expect(() => jsonValue('{"a":[-1e999]}', 'b')).toThrow('b has a number that is too large')
    expect(jsonValue(`1${'0'.repeat(400)}`)).toBe(10n ** 400n)
  })
})
