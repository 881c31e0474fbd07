import type { Data, Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { finiteAnswer } from '#toolkit/lib/numbers/finite-numbers'
import {
  choleskyFactor,
  eigenvalues,
  eigenvectors,
  luDecomposition,
  qrDecomposition,
  singularValues,
  type RealMatrix,
} from '#toolkit/lib/linear/matrix-decompositions'
import { numberRows } from '#toolkit/lib/numbers/number-list'
import type { Complex } from '#toolkit/lib/algebra/polynomial-roots'
import { nearestDouble, rationalOfDouble } from '#toolkit/lib/numbers/rational'
import { determinant } from '#toolkit/lib/linear/rational-matrix'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

type Kind = Query<'rest_math_decompose'>['kind']

interface Parts {
  factors: Record<string, RealMatrix>
  values: readonly Complex[]
  conditionNumber: number | null
  determinant: number | null
}

const GREATEST_SIZE = 10
const DECIMALS = 8

const round = (value: number): number => roundHalfAway(value, DECIMALS)

const read = (text: string): RealMatrix => {
  const rows = numberRows(text, 'a')
  const columns = rows[0]?.length ?? 0
  if (rows.some((row) => row.length !== columns)) invalidParameter('a', 'has rows of different lengths')
  if (rows.length > GREATEST_SIZE || columns > GREATEST_SIZE) {
    invalidParameter('a', `is larger than ${GREATEST_SIZE} x ${GREATEST_SIZE}`)
  }
  return rows
}

const square = (matrix: RealMatrix): RealMatrix =>
  matrix.length === matrix[0]?.length ? matrix : unprocessable('This decomposition needs a square matrix.')

const determinantOf = (matrix: RealMatrix): number =>
  nearestDouble(determinant(matrix.map((row) => row.map(rationalOfDouble))))

const onlyFactors = (factors: Record<string, RealMatrix>): Parts => ({
  factors,
  values: [],
  conditionNumber: null,
  determinant: null,
})

const eigen = (matrix: RealMatrix): Parts => {
  const values = eigenvalues(matrix)
  const real = values.every(({ im }) => im === 0)
  return {
    factors: real
      ? {
          vectors: eigenvectors(
            matrix,
            values.map(({ re }) => re),
          ),
        }
      : {},
    values,
    conditionNumber: null,
    determinant: determinantOf(matrix),
  }
}

const svd = (matrix: RealMatrix): Parts => {
  const { U, V, values } = singularValues(matrix)
  const [largest = 0, smallest = 0] = [values[0], values.at(-1)]
  return {
    factors: { U, S: values.map((value, row) => values.map((_, column) => (row === column ? value : 0))), V },
    values: values.map((re) => ({ re, im: 0 })),
    conditionNumber: smallest === 0 ? null : largest / smallest,
    determinant: null,
  }
}

const decompose = (kind: Kind, matrix: RealMatrix): Parts => {
  switch (kind) {
    case 'eigen':
      return eigen(square(matrix))
    case 'lu':
      return {
        ...onlyFactors({ ...luDecomposition(square(matrix)) }),
        determinant: determinantOf(matrix),
      }
    case 'qr':
      if (matrix.length < (matrix[0]?.length ?? 0))
        unprocessable('qr needs at least as many rows as columns.')
      return onlyFactors({ ...qrDecomposition(matrix) })
    case 'cholesky': {
      const L =
        choleskyFactor(square(matrix)) ?? unprocessable('The matrix is not symmetric and positive definite.')
      return onlyFactors({ L })
    }
    case 'svd':
      return svd(matrix)
  }
}

export default feature('rest_math_decompose', ({ kind, a }): Data<'rest_math_decompose'> => {
  const { factors, values, conditionNumber, determinant: product } = decompose(kind, read(a))
  return finiteAnswer({
    kind,
    factors: Object.fromEntries(
      Object.entries(factors).map(([name, rows]) => [name, rows.map((row) => row.map(round))]),
    ),
    values: values.map(({ re, im }) => ({ re: round(re), im: round(im) })),
    conditionNumber: conditionNumber === null ? null : round(conditionNumber),
    determinant: product === null ? null : round(product),
  })
})
