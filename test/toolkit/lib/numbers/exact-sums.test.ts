import { describe, expect, it } from 'vitest'
import { integerSum, mean } from '#toolkit/lib/numbers/exact-sums'

const plainSum = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

// All by hand.
describe('sums of integers', () => {
  it('keep all digits', () => {
    expect(integerSum([9_007_199_254_740_991, 2])).toBe(9_007_199_254_740_993n)
    expect(integerSum([99_999_999_999_999_999_999n, -99_999_999_999_999_999_998n])).toBe(1)
    expect(integerSum([1, 0.5])).toBeNull()
  })
})

describe('means', () => {
  it.each([
    [[1, 2], 1.5],
    [[1, 0.5], 0.75],
    [[9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_199_254_740_991], 9_007_199_254_740_991],
    [[99_999_999_999_999_999_999n, 1], 50_000_000_000_000_000_000n],
    [[10_000_000_000_000_000_001n, 10_000_000_000_000_000_002n], 10_000_000_000_000_000_002n],
    [[-10_000_000_000_000_000_001n, -10_000_000_000_000_000_002n], -10_000_000_000_000_000_002n],
    [
      [-10_000_000_000_000_000_000n, -10_000_000_000_000_000_000n, -10_000_000_000_000_000_001n],
      -10_000_000_000_000_000_000n,
    ],
    [[9_007_199_254_740_992n, 1, 1], 3_002_399_751_580_331.5 - 0.5 / 3],
  ] as [(number | bigint)[], number | bigint][])('of %s', (values, expected) => {
    expect(mean(values, plainSum)).toBe(expected)
  })
})
