import { describe, expect, it } from 'vitest'
import { pointerSteps } from '../../src/contract/pointer.js'

// RFC 6901: section 5 has the pointers, section 4 the order in which ~1 and ~0 are read, section 6 the fragment form.
describe('the steps of a JSON Pointer', () => {
  it.each([
    ['', []],
    ['#', []],
    ['/', ['']],
    ['/foo/0', ['foo', '0']],
    ['/a~1b', ['a/b']],
    ['/m~0n', ['m~n']],
    ['/~01', ['~1']],
    ['#/components/schemas/A', ['components', 'schemas', 'A']],
    ['contract#/paths/~1hash~1digest/get', ['paths', '/hash/digest', 'get']],
  ])('%j: %j', (pointer, steps) => {
    expect(pointerSteps(pointer)).toEqual(steps)
  })
})
