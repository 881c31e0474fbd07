import { expect, it } from 'vitest'
import { attempt } from '#toolkit/lib/common/attempt'
import { element } from '#toolkit/lib/calendar/element'

const throwing = (error: Error) => () => {
  throw error
}

it('gives what the function gives, and undefined for a RangeError', () => {
  expect(attempt(() => 1)).toBe(1)
  expect(attempt(throwing(new RangeError('out of range')))).toBeUndefined()
})

it('lets every other error go on', () => {
  expect(() => attempt(throwing(new TypeError('a fault')))).toThrow('a fault')
  const isOurs = (error: unknown) => error instanceof Error && error.message === 'ours'
  expect(attempt(throwing(new Error('ours')), isOurs)).toBeUndefined()
  expect(() => attempt(throwing(new RangeError('not ours')), isOurs)).toThrow('not ours')
})

it('takes an element that is there, undefined among them, and throws for one that is not', () => {
  expect(element([undefined, 2], 0)).toBeUndefined()
  expect(() => element([1, 2], 2)).toThrow('no element 2')
  expect(() => element([1, 2], -1)).toThrow('no element -1')
})
