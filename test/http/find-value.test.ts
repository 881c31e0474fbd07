import { describe, expect, it } from 'vitest'
import { findValue } from '../../src/http/find-value.js'

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
