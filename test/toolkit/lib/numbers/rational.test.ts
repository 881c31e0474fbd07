import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  divide,
  floor,
  nearestDouble,
  parseRational,
  power,
  rational,
  rationalOfDouble,
  rationalText,
} from '#toolkit/lib/numbers/rational'

describe('fractions', () => {
  it('are in lowest terms with a positive denominator', () => {
    expect(rational(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n })
  })

  it('are added, divided and raised exactly', () => {
    expect(rationalText(add(rational(1n, 3n), rational(1n, 6n)))).toBe('1/2')
    expect(rationalText(divide(rational(1n, 2n), rational(-1n, 4n)))).toBe('-2')
    expect(rationalText(power(rational(-2n, 3n), -3))).toBe('-27/8')
  })

  it('are compared and rounded down', () => {
    expect(compare(rational(1n, 3n), rational(333n, 1000n))).toBe(1)
    expect(floor(rational(-3n, 2n))).toBe(-2n)
  })

  it('are read from decimals and quotients', () => {
    expect(parseRational('-0.125')).toEqual(rational(-1n, 8n))
    expect(parseRational('1.5/0.5')).toEqual(rational(3n))
    expect(parseRational('3e-2')).toEqual(rational(3n, 100n))
    expect(rationalOfDouble(1e21)).toEqual(rational(10n ** 21n))
    for (const text of ['', '.', '1/0', '1/2/3', 'x']) expect(parseRational(text)).toBeNull()
  })
})

describe('the nearest double', () => {
  it.each([
    ['a third', 1n, 3n, 1 / 3],
    ['a tie above 2^53 goes to the even one', 2n ** 53n + 1n, 1n, 2 ** 53],
    ['the next tie too', 2n ** 53n + 3n, 1n, 2 ** 53 + 4],
    ['a negative one', -22n, 7n, -22 / 7],
    ['the least double', 5n, 10n ** 324n, 5e-324],
    ['below half of it', 2n, 10n ** 324n, 0],
    ['a subnormal', 1n, 10n ** 320n, 1e-320],
    ['the greatest', 17976931348623157n * 10n ** 292n, 1n, Number.MAX_VALUE],
    ['past it', 10n ** 400n, 1n, Infinity],
    ['long parts of an ordinary value', 10n ** 400n, 3n * 10n ** 400n, 1 / 3],
  ])('%s', (_name, numerator, denominator, expected) => {
    expect(nearestDouble(rational(numerator, denominator))).toBe(expected)
  })
})
