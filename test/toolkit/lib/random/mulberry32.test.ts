import { expect, test } from 'vitest'
import { mulberry32 } from '#toolkit/lib/random/mulberry32'

// bryc/code, jshash/PRNGs.md; the numbers by Python's integers.
test('draws multiples of 2^-32', () => {
  const draw = mulberry32(1)
  expect([draw(), draw(), draw(), draw()].map((number) => number * 2 ** 32)).toEqual([
    2693262067, 11749833, 2265367787, 4213581821,
  ])
  expect(mulberry32(0)()).toBe(0.26642920868471265)
})
