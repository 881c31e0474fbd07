import { describe, expect, it } from 'vitest'
import { rational, rationalText } from '#toolkit/lib/numbers/rational'
import {
  adjugate,
  characteristicPolynomial,
  determinant,
  identity,
  inverse,
  multiplyMatrices,
  rank,
} from '#toolkit/lib/linear/rational-matrix'

const matrix = (rows: readonly (readonly number[])[]) =>
  rows.map((row) => row.map((entry) => rational(BigInt(entry))))

describe('exact matrices', () => {
  it('times their inverses are the identity: Hilbert 8 x 8', () => {
    const hilbert = Array.from({ length: 8 }, (_, i) =>
      Array.from({ length: 8 }, (_, j) => rational(1n, BigInt(i + j + 1))),
    )
    const inverted = inverse(hilbert) ?? []
    expect(multiplyMatrices(hilbert, inverted)).toEqual(identity(8))
    // OEIS A005249: the inverse determinant of the Hilbert matrix.
    expect(rationalText(determinant(inverted))).toBe('365356847125734485878112256000000')
  })

  it('have a determinant of 0, no inverse and a lower rank where rows depend on each other', () => {
    const singular = matrix([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ])
    expect(determinant(singular)).toEqual(rational(0n))
    expect(inverse(singular)).toBeNull()
    expect(rank(singular)).toBe(2)
    // By hand: each cofactor of this matrix.
    expect(adjugate(singular)).toEqual(
      matrix([
        [-3, 6, -3],
        [6, -12, 6],
        [-3, 6, -3],
      ]),
    )
  })

  it('have a characteristic polynomial: trace and determinant at its ends', () => {
    expect(
      characteristicPolynomial(
        matrix([
          [2, 1],
          [1, 3],
        ]),
      ),
    ).toEqual([1n, -5n, 5n])
    expect(characteristicPolynomial([[rational(1n, 2n)]])).toEqual([2n, -1n])
  })
})
