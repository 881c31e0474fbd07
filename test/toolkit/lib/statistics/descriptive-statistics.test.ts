import { expect, it } from 'vitest'
import { mean, sum, sumOfSquares } from '#toolkit/lib/statistics/descriptive-statistics'

/** By hand, as fractions. */
it.each([
  ['decimals', [0.1, 0.2, 0.3], 0.2],
  ['a sum past the largest double', [1.7e308, 1.7e308], 1.7e308],
  ['values that cancel out but for one', [1e16, 1, -1e16], 1 / 3],
  ['opposites', [-5, 5], 0],
  ['a large offset', [1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16], 1e9 + 10],
])('the mean of %s', (_name, values, expected) => {
  expect(mean(values)).toBe(expected)
})

it('a sum keeps what a large value would swallow', () => {
  expect(sum([1e16, 1, -1e16])).toBe(1)
})

/** The textbook example of a computer's variance: 4, 7, 13 and 16 have the squares 36 + 9 + 9 + 36. */
it('squared deviations keep their digits beside a large offset', () => {
  expect(sumOfSquares([1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16])).toBe(90)
})
