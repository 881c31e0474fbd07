import type { Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import { finiteAnswer } from '#toolkit/lib/numbers/finite-numbers'
import {
  nearestDouble,
  parseRational,
  rational,
  rationalText,
  type Rational,
} from '#toolkit/lib/numbers/rational'
import {
  addMatrices,
  adjugate,
  columnsOf,
  determinant,
  inverse,
  matrixPower,
  multiplyMatrices,
  nullSpace,
  overCommonDenominator,
  rank,
  reducedRowEchelon,
  trace,
  transpose,
  type RationalMatrix,
} from '#toolkit/lib/linear/rational-matrix'

type Parameters = Query<'rest_math_matrix'>

const GREATEST_SIZE = 8

const read = (text: string, parameter: string): RationalMatrix => {
  const rows = text
    .split(';')
    .map((row, i) =>
      row
        .split(',')
        .map(
          (entry, j) =>
            parseRational(entry) ??
            invalidParameter(
              parameter,
              `must have numbers or fractions only; row ${i + 1}, column ${j + 1} is not one`,
            ),
        ),
    )
  const columns = columnsOf(rows)
  if (rows.some((row) => row.length !== columns)) invalidParameter(parameter, 'has rows of different lengths')
  if (rows.length > GREATEST_SIZE || columns > GREATEST_SIZE) {
    invalidParameter(parameter, `is larger than ${GREATEST_SIZE} x ${GREATEST_SIZE}`)
  }
  return rows
}

const square = (matrix: RationalMatrix): RationalMatrix =>
  matrix.length === columnsOf(matrix) ? matrix : unprocessable('This operation needs a square matrix.')

const invert = (matrix: RationalMatrix): RationalMatrix =>
  inverse(square(matrix)) ?? unprocessable('The matrix is singular: it has no inverse.')

/** Digits that an entry of a power may have before it is reduced. */
const LONGEST_ENTRY = 3000

const raise = (matrix: RationalMatrix, exponent: number): RationalMatrix => {
  const { numerators, denominator } = overCommonDenominator(matrix)
  const longest = Math.max(...[...numerators.flat(), denominator].map((part) => part.toString().length))
  if (longest * exponent > LONGEST_ENTRY) {
    unprocessable(`The entries of this power may have more than ${LONGEST_ENTRY} digits.`)
  }
  return matrixPower(matrix, exponent)
}

const compute = ({ operation, b, exponent }: Parameters, a: RationalMatrix): Rational | RationalMatrix => {
  const second = (): RationalMatrix => read(b ?? invalidParameter('b', `is required for ${operation}`), 'b')
  switch (operation) {
    case 'determinant':
      return determinant(square(a))
    case 'inverse':
      return invert(a)
    case 'transpose':
      return transpose(a)
    case 'trace':
      return trace(square(a))
    case 'rank':
      return rational(BigInt(rank(a)))
    case 'rref':
      return reducedRowEchelon(a).form
    case 'nullspace':
      return nullSpace(a)
    case 'multiply': {
      const other = second()
      if (columnsOf(a) !== other.length) unprocessable('a must have as many columns as b has rows.')
      return multiplyMatrices(a, other)
    }
    case 'add': {
      const other = second()
      if (a.length !== other.length || columnsOf(a) !== columnsOf(other)) {
        unprocessable('a and b must have the same shape.')
      }
      return addMatrices(a, other)
    }
    case 'power':
      return raise(exponent < 0 ? invert(a) : square(a), Math.abs(exponent))
    case 'adjugate':
      return adjugate(square(a))
  }
}

const isScalar = (value: Rational | RationalMatrix): value is Rational => !Array.isArray(value)

/** Exact arithmetic over fractions. */
export default feature('rest_math_matrix', (parameters) => {
  const a = read(parameters.a, 'a')
  const { operation } = parameters
  const value = compute(parameters, a)
  if (isScalar(value)) {
    return finiteAnswer({
      operation,
      rows: 1,
      columns: 1,
      result: nearestDouble(value),
      exact: rationalText(value),
    })
  }
  return finiteAnswer({
    operation,
    rows: value.length,
    columns: value.length === 0 ? columnsOf(a) : columnsOf(value),
    result: value.map((row) => row.map(nearestDouble)),
    exact: value.map((row) => row.map(rationalText)),
  })
})
