import { describe, expect, it } from 'vitest'
import {
  createStructureCounter,
  createStructureLimit,
  hasMoreValues,
} from '../../../src/gateway/json/structure.js'

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

it.each([
  ['[1,2,3]', 3, [false]],
  ['[1,2,3]', 2, [true]],
  // What came before the limit could be reached counts too.
  ['[[|[,|,', 4, [false, false, true]],
  ['"[[|[[|["|,[', 1, [false, false, false, true]],
])('of %s, cut at |, more than %i: %j', (text, most, expected) => {
  const isTooMuch = createStructureLimit(most)
  expect(text.split('|').map((piece) => isTooMuch(Buffer.from(piece)))).toEqual(expected)
})

it.each([
  ['[1,2,3]', 3, false],
  ['[1,2,3]', 2, true],
  [`["${','.repeat(100)}"]`, 1, false],
])('of %s more than %i: %s', (text, most, expected) => {
  expect(hasMoreValues(text, most)).toBe(expected)
})
