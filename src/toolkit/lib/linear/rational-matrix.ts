import { lcm } from '../numbers/integers.js'
import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  ONE,
  rational,
  subtract,
  ZERO,
  type Rational,
} from '../numbers/rational.js'

/** Rows of equal length, at least one by one. */
export type RationalMatrix = readonly (readonly Rational[])[]

const at = (matrix: RationalMatrix, row: number, column: number): Rational => {
  const entry = matrix[row]?.[column]
  if (entry === undefined) throw new RangeError(`The matrix has no entry ${row}, ${column}`)
  return entry
}

export const columnsOf = (matrix: RationalMatrix): number => matrix[0]?.length ?? 0

export const identity = (size: number): RationalMatrix =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (row === column ? ONE : ZERO)),
  )

export const transpose = (matrix: RationalMatrix): RationalMatrix =>
  Array.from({ length: columnsOf(matrix) }, (_, column) => matrix.map((row) => row[column] ?? ZERO))

/** The shapes must be equal. */
export const addMatrices = (a: RationalMatrix, b: RationalMatrix): RationalMatrix =>
  a.map((row, i) => row.map((entry, j) => add(entry, at(b, i, j))))

/** a must have as many columns as b rows. */
export const multiplyMatrices = (a: RationalMatrix, b: RationalMatrix): RationalMatrix => {
  const columns = transpose(b)
  return a.map((row) =>
    columns.map((column) =>
      row.reduce((sum, entry, index) => add(sum, multiply(entry, column[index] ?? ZERO)), ZERO),
    ),
  )
}

const multiplyIntegers = (a: readonly (readonly bigint[])[], b: readonly (readonly bigint[])[]): bigint[][] =>
  a.map((row) =>
    row.map((_, column) => row.reduce((sum, entry, index) => sum + entry * (b[index]?.[column] ?? 0n), 0n)),
  )

/** The numerators over the common denominator of all entries. */
export const overCommonDenominator = (
  matrix: RationalMatrix,
): { numerators: bigint[][]; denominator: bigint } => {
  const denominator = matrix.flat().reduce((common, entry) => lcm(common, entry.denominator), 1n)
  const numerators = matrix.map((row) =>
    row.map((entry) => entry.numerator * (denominator / entry.denominator)),
  )
  return { numerators, denominator }
}

/** A square matrix to a power >= 0, by squaring over the common denominator. */
export const matrixPower = (matrix: RationalMatrix, exponent: number): RationalMatrix => {
  const { numerators, denominator } = overCommonDenominator(matrix)
  let result = identity(matrix.length).map((row) => row.map((entry) => entry.numerator))
  let square = numerators
  for (let rest = exponent; rest > 0; rest >>= 1) {
    if ((rest & 1) === 1) result = multiplyIntegers(result, square)
    if (rest > 1) square = multiplyIntegers(square, square)
  }
  const divisor = denominator ** BigInt(exponent)
  return result.map((row) => row.map((entry) => rational(entry, divisor)))
}

export const trace = (matrix: RationalMatrix): Rational =>
  matrix.reduce((sum, row, index) => add(sum, row[index] ?? ZERO), ZERO)

/** The reduced row echelon form and its pivot columns, by Gauss and Jordan; pivots are sought in the first columns. */
export const reducedRowEchelon = (
  matrix: RationalMatrix,
  columns = columnsOf(matrix),
): { form: RationalMatrix; pivots: number[] } => {
  const rows = matrix.map((row) => [...row])
  const pivots: number[] = []
  for (let column = 0; column < columns && pivots.length < rows.length; column++) {
    const top = pivots.length
    const found = rows.findIndex((row, index) => index >= top && !isZero(row[column] ?? ZERO))
    const pivotRow = rows[found]
    if (pivotRow === undefined) continue
    const [above] = rows.splice(top, 1, pivotRow)
    if (found !== top && above !== undefined) rows[found] = above
    const pivot = pivotRow[column] ?? ONE
    const scaled = pivotRow.map((entry) => divide(entry, pivot))
    rows[top] = scaled
    for (const [index, row] of rows.entries()) {
      const factor = row[column] ?? ZERO
      if (index === top || isZero(factor)) continue
      rows[index] = row.map((entry, j) => subtract(entry, multiply(factor, scaled[j] ?? ZERO)))
    }
    pivots.push(column)
  }
  return { form: rows, pivots }
}

export const rank = (matrix: RationalMatrix): number => reducedRowEchelon(matrix).pivots.length

/** A basis of the vectors that the matrix sends to 0: from the echelon form, each free variable set to 1 in turn. */
export const nullSpace = (matrix: RationalMatrix): RationalMatrix => {
  const { form, pivots } = reducedRowEchelon(matrix)
  const free = Array.from({ length: columnsOf(matrix) }, (_, column) => column).filter(
    (column) => !pivots.includes(column),
  )
  return free.map((column) =>
    Array.from({ length: columnsOf(matrix) }, (_, variable) => {
      if (variable === column) return ONE
      const row = pivots.indexOf(variable)
      return row === -1 ? ZERO : negate(at(form, row, column))
    }),
  )
}

/** The determinant of a square matrix, by elimination. */
export const determinant = (matrix: RationalMatrix): Rational => {
  const rows = matrix.map((row) => [...row])
  let product = ONE
  for (let column = 0; column < rows.length; column++) {
    const found = rows.findIndex((row, index) => index >= column && !isZero(row[column] ?? ZERO))
    const pivotRow = rows[found]
    const top = rows[column]
    if (pivotRow === undefined || top === undefined) return ZERO
    rows[found] = top
    rows[column] = pivotRow
    const pivot = pivotRow[column] ?? ONE
    product = multiply(found === column ? product : negate(product), pivot)
    for (let index = column + 1; index < rows.length; index++) {
      const row = rows[index] ?? []
      const factor = divide(row[column] ?? ZERO, pivot)
      if (!isZero(factor)) {
        rows[index] = row.map((entry, j) => subtract(entry, multiply(factor, pivotRow[j] ?? ZERO)))
      }
    }
  }
  return product
}

/** The inverse of a square matrix; null if it is singular. */
export const inverse = (matrix: RationalMatrix): RationalMatrix | null => {
  const size = matrix.length
  const unit = identity(size)
  const { form, pivots } = reducedRowEchelon(
    matrix.map((row, index) => [...row, ...(unit[index] ?? [])]),
    size,
  )
  return pivots.length === size ? form.map((row) => row.slice(size)) : null
}

/** The transposed cofactors of a square matrix. */
export const adjugate = (matrix: RationalMatrix): RationalMatrix =>
  transpose(
    matrix.map((row, i) =>
      row.map((_, j) => {
        const minor = matrix.filter((_, index) => index !== i).map((other) => other.filter((_, k) => k !== j))
        const cofactor = determinant(minor)
        return (i + j) % 2 === 0 ? cofactor : negate(cofactor)
      }),
    ),
  )

/**
 * The characteristic polynomial det(xI - A) as integers up to a common factor, from the highest power down, by Faddeev
 * and LeVerrier, whose divisions are exact over integers.
 */
export const characteristicPolynomial = (matrix: RationalMatrix): bigint[] => {
  const { numerators, denominator } = overCommonDenominator(matrix)
  const coefficients = [1n]
  let product = numerators.map((row) => row.map(() => 0n))
  for (let k = 1n; k <= BigInt(matrix.length); k++) {
    const last = coefficients.at(-1) ?? 1n
    const shifted = product.map((row, i) => row.map((entry, j) => (i === j ? entry + last : entry)))
    product = multiplyIntegers(numerators, shifted)
    coefficients.push(-product.reduce((sum, row, index) => sum + (row[index] ?? 0n), 0n) / k)
  }
  // The eigenvalues of the numerators are those of the matrix times the denominator.
  return coefficients.map(
    (coefficient, index) => coefficient * denominator ** BigInt(coefficients.length - 1 - index),
  )
}
