import { Matrix, SingularValueDecomposition } from 'ml-matrix'
import { polynomialRoots, type Complex } from '../algebra/polynomial-roots.js'
import {
  divide,
  multiply,
  nearestDouble,
  ONE,
  rationalOfDouble,
  subtract,
  ZERO,
} from '../numbers/rational.js'
import { characteristicPolynomial, rank, type RationalMatrix } from './rational-matrix.js'

/** Rows of equal length, at least one by one. */
export type RealMatrix = readonly (readonly number[])[]

const entry = (matrix: RealMatrix, row: number, column: number): number => matrix[row]?.[column] ?? 0
const widthOf = (matrix: RealMatrix): number => matrix[0]?.length ?? 0
const columnOf = (matrix: RealMatrix, column: number): number[] => matrix.map((row) => row[column] ?? 0)
const fromColumns = (columns: RealMatrix): number[][] =>
  Array.from({ length: widthOf(columns) }, (_, row) => columnOf(columns, row))
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
const scale = (vector: readonly number[], factor: number): number[] => vector.map((value) => value * factor)
const lengthOf = (vector: readonly number[]): number => Math.hypot(...vector)

/** What counts as 0 when a sign or a rank is decided. */
const NEGLIGIBLE = 1e-9

/** -1 if the first component that is not 0 is negative, otherwise 1. */
const leadingSign = (vector: readonly number[]): number =>
  (vector.find((value) => Math.abs(value) > NEGLIGIBLE) ?? 1) < 0 ? -1 : 1

/** P A = L U with partial pivoting, for a square matrix; L has a unit diagonal. */
export const luDecomposition = (matrix: RealMatrix): { L: number[][]; U: number[][]; P: number[][] } => {
  const size = matrix.length
  const U = matrix.map((row) => [...row])
  const L = matrix.map(() => Array.from({ length: size }, () => 0))
  const order = matrix.map((_, row) => row)
  const swap = <T>(rows: T[], a: number, b: number): void => {
    const [first, second] = [rows[a], rows[b]]
    if (first !== undefined && second !== undefined) [rows[a], rows[b]] = [second, first]
  }
  for (let column = 0; column < size; column++) {
    let pivotRow = column
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(entry(U, row, column)) > Math.abs(entry(U, pivotRow, column))) pivotRow = row
    }
    for (const rows of [U, L]) swap(rows, column, pivotRow)
    swap(order, column, pivotRow)
    const pivot = entry(U, column, column)
    for (let row = column + 1; row < size && pivot !== 0; row++) {
      const factor = entry(U, row, column) / pivot
      const target = L[row]
      if (target !== undefined) target[column] = factor
      U[row] = (U[row] ?? []).map((value, j) => (j <= column ? 0 : value - factor * entry(U, column, j)))
    }
  }
  const unit = (row: number) => (_: unknown, column: number) => (row === column ? 1 : 0)
  return {
    L: L.map((row, index) => row.map((value, column) => (index === column ? 1 : value))),
    U,
    P: order.map((row) => Array.from({ length: size }, unit(row))),
  }
}

/** The thin factors of A = Q R with a diagonal of R that is not negative; A has at least as many rows as columns. */
export const qrDecomposition = (matrix: RealMatrix): { Q: number[][]; R: number[][] } => {
  const columns = widthOf(matrix)
  const original = Array.from({ length: columns }, (_, column) => columnOf(matrix, column))
  const basis: number[][] = []
  const largest = Math.max(...original.map(lengthOf))
  for (const column of original) {
    const rest = orthogonalTo(basis, column)
    const isDependent = lengthOf(rest) <= largest * 1e-13
    basis.push(isDependent ? complement(basis, matrix.length) : scale(rest, 1 / lengthOf(rest)))
  }
  const R = basis.map((q, row) =>
    original.map((column, j) => {
      const product = row > j ? 0 : dot(q, column)
      return row === j && product < largest * 1e-13 ? 0 : product
    }),
  )
  return { Q: fromColumns(basis), R }
}

/** What is left of a vector beside a basis: Gram and Schmidt, twice for the digits. */
const orthogonalTo = (basis: RealMatrix, vector: readonly number[]): number[] => {
  let rest = [...vector]
  for (let round = 0; round < 2; round++) {
    for (const q of basis) {
      const share = dot(q, rest)
      rest = rest.map((value, index) => value - share * (q[index] ?? 0))
    }
  }
  return rest
}

/** A unit vector orthogonal to a basis: the unit axis that has most outside it. */
const complement = (basis: RealMatrix, size: number): number[] => {
  const candidates = Array.from({ length: size }, (_, axis) =>
    orthogonalTo(
      basis,
      Array.from({ length: size }, (_, index) => (index === axis ? 1 : 0)),
    ),
  )
  const best = candidates.reduce((a, b) => (lengthOf(b) > lengthOf(a) + NEGLIGIBLE ? b : a))
  return scale(best, 1 / lengthOf(best))
}

/**
 * The lower L of A = L L^T; null unless A is symmetric and positive definite, which elimination over fractions decides:
 * in doubles the last pivot of a singular matrix is as often a little above 0 as below.
 */
export const choleskyFactor = (matrix: RealMatrix): number[][] | null => {
  const isSymmetric = matrix.every((row, i) => row.every((value, j) => value === entry(matrix, j, i)))
  if (!isSymmetric) return null
  const L: number[][] = matrix.map(() => matrix.map(() => 0))
  let rest: RationalMatrix = matrix.map((row) => row.map(rationalOfDouble))
  for (let step = 0; step < matrix.length; step++) {
    const [top = [], ...below] = rest
    const [pivot = ZERO, ...others] = top
    if (pivot.numerator <= 0n) return null
    const root = Math.sqrt(nearestDouble(pivot))
    const factors = [ONE, ...others.map((value) => divide(value, pivot))]
    for (const [index, factor] of factors.entries()) {
      const row = L[step + index]
      if (row !== undefined) row[step] = nearestDouble(factor) * root
    }
    rest = below.map((row, index) =>
      row
        .slice(1)
        .map((value, j) => subtract(value, multiply(factors[index + 1] ?? ZERO, others[j] ?? ZERO))),
    )
  }
  return L
}

/** The thin factors of A = U S V^T, singular values descending; the signs make V's leading components positive. */
export const singularValues = (matrix: RealMatrix): { U: number[][]; V: number[][]; values: number[] } => {
  const found = new SingularValueDecomposition(new Matrix(matrix.map((row) => [...row])), {
    autoTranspose: true,
  })
  const count = Math.min(matrix.length, widthOf(matrix))
  const exactRank = rank(matrix.map((row) => row.map(rationalOfDouble)))
  const [left, right] = [found.leftSingularVectors.to2DArray(), found.rightSingularVectors.to2DArray()]
  const indexes = Array.from({ length: count }, (_, index) => index)
  const signs = indexes.map((index) => leadingSign(columnOf(right, index)))
  const oriented = (vectors: RealMatrix): number[][] =>
    fromColumns(indexes.map((index) => scale(columnOf(vectors, index), signs[index] ?? 1)))
  return {
    U: oriented(left),
    V: oriented(right),
    // What the exact rank says is 0 is so, and not the rounding that took its place.
    values: indexes.map((index) => (index < exactRank ? (found.diagonal[index] ?? 0) : 0)),
  }
}

/** The eigenvalues of a square matrix, by real part descending, then imaginary part, from the exact characteristic polynomial. */
export const eigenvalues = (matrix: RealMatrix): Complex[] => {
  const exact = matrix.map((row) => row.map(rationalOfDouble))
  return polynomialRoots(characteristicPolynomial(exact)).sort((a, b) => b.re - a.re || b.im - a.im)
}

/** An echelon basis of the same space, made orthonormal: one basis of the many that a space of more dimensions has. */
const canonicalBasis = (vectors: RealMatrix): number[][] => {
  const rows = vectors.map((vector) => [...vector])
  let done = 0
  for (let column = 0; column < widthOf(rows) && done < rows.length; column++) {
    const candidates = rows.slice(done).map((row) => Math.abs(row[column] ?? 0))
    const found = done + candidates.indexOf(Math.max(...candidates))
    const pivotRow = rows[found] ?? []
    const pivot = pivotRow[column] ?? 0
    if (Math.abs(pivot) < NEGLIGIBLE) continue
    rows[found] = rows[done] ?? []
    const scaled = scale(pivotRow, 1 / pivot)
    for (const [index, row] of rows.entries()) {
      const factor = row[column] ?? 0
      rows[index] = index === done ? scaled : row.map((value, j) => value - factor * (scaled[j] ?? 0))
    }
    done++
  }
  return rows.reduce<number[][]>((basis, row) => {
    const rest = orthogonalTo(basis, row)
    return [...basis, scale(rest, 1 / lengthOf(rest))]
  }, [])
}

/** Unit vectors that a matrix sends to 0: those of the singular values that vanish, at least one and at most so many. */
const kernel = (matrix: RealMatrix, magnitude: number, most: number): number[][] => {
  const found = new SingularValueDecomposition(new Matrix(matrix.map((row) => [...row])))
  const vectors = found.rightSingularVectors.to2DArray()
  const size = matrix.length
  const first = found.diagonal.findIndex((value) => value <= magnitude * NEGLIGIBLE)
  const from = Math.max(first === -1 ? size - 1 : first, size - most)
  const basis = Array.from({ length: size - from }, (_, index) => columnOf(vectors, from + index))
  return basis.length > 1 ? canonicalBasis(basis) : basis
}

/**
 * Unit eigenvectors as columns in the order of real eigenvalues. An eigenvalue with fewer independent vectors than its
 * multiplicity repeats the last of them.
 */
export const eigenvectors = (matrix: RealMatrix, values: readonly number[]): number[][] => {
  const magnitude = Math.max(...matrix.flat().map(Math.abs), Number.MIN_VALUE)
  const columns: number[][] = []
  for (const [index, value] of values.entries()) {
    if (index > 0 && values[index - 1] === value) continue
    const shifted = matrix.map((row, i) => row.map((element, j) => (i === j ? element - value : element)))
    const multiplicity = values.filter((other) => other === value).length
    const vectors = kernel(shifted, magnitude, multiplicity)
    for (let k = 0; k < multiplicity; k++) {
      const vector = vectors[Math.min(k, vectors.length - 1)] ?? []
      columns.push(scale(vector, leadingSign(vector)))
    }
  }
  return fromColumns(columns)
}
