import { expect, it } from 'vitest'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

it.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [0.1 + 0.2, 10, 0.3],
  [1e-11, 10, 0],
  [-1e-11, 10, 0],
  [5e-11, 10, 1e-10],
  [123456789.123456789, 8, 123456789.12345679],
  [1e21, 10, 1e21],
  [Infinity, 2, Infinity],
])('%d to %i decimals is %d', (value, decimals, expected) => {
  expect(roundHalfAway(value, decimals)).toBe(expected)
})
