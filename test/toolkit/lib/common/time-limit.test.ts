import { expect, it } from 'vitest'
import { withinTime } from '#toolkit/lib/common/time-limit'

it('gives what the work gives', () => {
  expect(withinTime(1000, () => 42)).toEqual({ value: 42 })
})

it('stops work that never ends, and works again after it', () => {
  expect(
    withinTime(50, () => {
      for (;;);
    }),
  ).toBeNull()
  expect(withinTime(1000, () => 'next')).toEqual({ value: 'next' })
})

it('throws what the work throws', () => {
  expect(() =>
    withinTime(1000, () => {
      throw new RangeError('too far')
    }),
  ).toThrow(RangeError)
})
