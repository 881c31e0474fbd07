import { describe, expect, it } from 'vitest'
import { createStructureCounter, findValue } from '../../src/http/json-structure.js'

const countOf = (...pieces: string[]): number => {
  const count = createStructureCounter()
  return pieces.reduce((_, piece) => count(Buffer.from(piece)), 0)
}

describe('the structure of a JSON text', () => {
  it.each([
    ['nothing', '"text"', 0],
    ['an empty object', '{}', 1],
    ['a list of three', '[1, 2, 3]', 3],
    ['objects in a list', '[{"a":1,"b":2},{}]', 5],
    ['signs in a string', '["[{,"]', 1],
    ['a quote in a string', String.raw`["\"[{,", 1]`, 2],
    ['a backslash at the end of a string', String.raw`["\\", 1]`, 2],
    ['a key with signs', '{"[,":1}', 1],
  ])('%s', (_name, text, count) => {
    expect(countOf(text)).toBe(count)
    // However the network cuts it.
    expect(countOf(...text)).toBe(count)
  })
})

describe('the first value of a kind', () => {
  const isTrue = (value: unknown): boolean => value === true

  it('is found with its place', () => {
    expect(findValue({ a: [1, { b: true }], c: true }, isTrue)).toEqual(['a', '1', 'b'])
    expect(findValue(true, isTrue)).toEqual([])
  })

  it('or not at all', () => {
    expect(findValue({ a: [1, { b: null }], c: 'true' }, isTrue)).toBeNull()
  })
})
