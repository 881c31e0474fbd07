import { describe, expect, it } from 'vitest'
import { Decimal } from '#toolkit/lib/numbers/decimal'
import { roundedNear } from '#toolkit/lib/numbers/rounded-near'

const product = (one: number, other: number, decimals: number): number =>
  roundedNear(one * other, () => new Decimal(one).times(other), decimals)

describe('roundedNear', () => {
  it.each([
    [0.69, 1.5, 2, 1.04, 'a double below the tie 1.035'],
    [37.0037, 50, 2, 1850.19, 'a tie, 1850.185'],
    [1.1, 1.1, 1, 1.2, '1.21'],
    [0, 5, 2, 0, 'nothing'],
    [0.5, 1, 0, 1, 'a tie'],
    [123_456_789.125, 1, 2, 123_456_789.13, 'a tie of a large number'],
    [99_999.999, 2809, 2, 280_899_997.19, '280899997.191'],
  ])('of %d times %d to %d decimals is %d (%s)', (one, other, decimals, expected) => {
    expect(product(one, other, decimals)).toBe(expected)
  })

  it('asks for the exact value near a tie alone', () => {
    const exact = (): never => {
      throw new Error('asked for')
    }
    expect(roundedNear(1.234, exact, 2)).toBe(1.23)
    expect(() => roundedNear(1.235, exact, 2)).toThrow('asked for')
  })
})
