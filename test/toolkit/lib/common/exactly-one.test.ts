import { describe, expect, it } from 'vitest'
import { FeatureError } from '#toolkit'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'

describe('exactly one of several parameters', () => {
  it('is the one that is given, also when it is empty', () => {
    expect(exactlyOne({ a: undefined, b: '' }, ['a', 'b'])).toBe('b')
  })

  it.each([
    ['none', {}, 'a is required, unless b is given.'],
    ['two', { a: 1, b: 0 }, 'b must not be given together with a.'],
  ])('refuses %s with 400 and names a parameter', (_name, query, message) => {
    expect(() => exactlyOne(query as { a?: number; b?: number }, ['a', 'b'])).toThrow(FeatureError)
    expect(() => exactlyOne(query as { a?: number; b?: number }, ['a', 'b'])).toThrow(message)
  })
})
