import { describe, expect, it } from 'vitest'
import { FeatureError } from '#toolkit'
import { givenOf } from '#toolkit/lib/common/given-of'

const NAMES = ['a', 'b', 'c'] as const
type Given = Partial<Record<(typeof NAMES)[number], number>>

describe('several parameters of which so many must be given', () => {
  it('are those that are given, also with 0', () => {
    expect(givenOf({ a: 0, b: undefined, c: 2 }, NAMES, 2)).toEqual(['a', 'c'])
  })

  it.each<[string, Given, string]>([
    ['none', {}, 'a is missing: exactly two of a, b, c must be given.'],
    ['one', { a: 1 }, 'b is missing: exactly two of a, b, c must be given.'],
    ['three', { a: 1, b: 2, c: 3 }, 'c is one too many: exactly two of a, b, c must be given.'],
  ])('refuse %s with 400 and name a parameter', (_name, query, message) => {
    expect(() => givenOf(query, NAMES, 2)).toThrow(FeatureError)
    expect(() => givenOf(query, NAMES, 2)).toThrow(message)
  })
})
