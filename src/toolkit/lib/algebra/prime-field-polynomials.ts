/** Polynomials over the integers modulo a small prime: coefficients from the constant up, the last one not 0. */
export type FieldPolynomial = readonly number[]

const trimmed = (coefficients: readonly number[]): FieldPolynomial =>
  coefficients.slice(0, coefficients.findLastIndex((coefficient) => coefficient !== 0) + 1)

const inverse = (value: number, prime: number): number => {
  let [power, base, exponent] = [1, value, prime - 2]
  for (; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) power = (power * base) % prime
    base = (base * base) % prime
  }
  return power
}

/** The polynomial with its coefficients reduced. */
export const reduce = (coefficients: readonly bigint[], prime: number): FieldPolynomial => {
  const modulus = BigInt(prime)
  return trimmed(coefficients.map((coefficient) => Number(((coefficient % modulus) + modulus) % modulus)))
}

export const scale = (polynomial: FieldPolynomial, factor: number, prime: number): FieldPolynomial =>
  trimmed(polynomial.map((coefficient) => (coefficient * factor) % prime))

export const add = (a: FieldPolynomial, b: FieldPolynomial, prime: number): FieldPolynomial =>
  trimmed(Array.from({ length: Math.max(a.length, b.length) }, (_, i) => ((a[i] ?? 0) + (b[i] ?? 0)) % prime))

export const multiply = (a: FieldPolynomial, b: FieldPolynomial, prime: number): FieldPolynomial => {
  const product = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => 0)
  for (const [i, x] of a.entries()) {
    for (const [j, y] of b.entries()) product[i + j] = ((product[i + j] ?? 0) + x * y) % prime
  }
  return trimmed(product)
}

/** The divisor must not be 0. */
export const divide = (
  dividend: FieldPolynomial,
  divisor: FieldPolynomial,
  prime: number,
): { quotient: FieldPolynomial; remainder: FieldPolynomial } => {
  const rest = [...dividend]
  const quotient: number[] = []
  const unit = inverse(divisor.at(-1) ?? 1, prime)
  for (let shift = dividend.length - divisor.length; shift >= 0; shift--) {
    const factor = ((rest[shift + divisor.length - 1] ?? 0) * unit) % prime
    quotient[shift] = factor
    for (const [i, coefficient] of divisor.entries()) {
      rest[shift + i] = ((rest[shift + i] ?? 0) + (prime - factor) * coefficient) % prime
    }
  }
  return { quotient: trimmed(quotient), remainder: trimmed(rest) }
}

export const monic = (polynomial: FieldPolynomial, prime: number): FieldPolynomial =>
  scale(polynomial, inverse(polynomial.at(-1) ?? 1, prime), prime)

const greatestCommonDivisor = (a: FieldPolynomial, b: FieldPolynomial, prime: number): FieldPolynomial => {
  let [x, y] = [a, b]
  while (y.length > 0) [x, y] = [y, divide(x, y, prime).remainder]
  return monic(x, prime)
}

/** The s and t with s a + t b = 1, of two polynomials without a common factor. */
export const bezout = (
  a: FieldPolynomial,
  b: FieldPolynomial,
  prime: number,
): { s: FieldPolynomial; t: FieldPolynomial } => {
  let [x, y] = [a, b]
  let [s, nextS, t, nextT]: FieldPolynomial[] = [[1], [], [], [1]]
  while (y.length > 0) {
    const { quotient, remainder } = divide(x, y, prime)
    const step = (before: FieldPolynomial = [], last: FieldPolynomial = []): FieldPolynomial =>
      add(before, scale(multiply(quotient, last, prime), prime - 1, prime), prime)
    ;[x, y, s, nextS, t, nextT] = [y, remainder, nextS, step(s, nextS), nextT, step(t, nextT)]
  }
  const unit = inverse(x[0] ?? 1, prime)
  return { s: scale(s ?? [], unit, prime), t: scale(t ?? [], unit, prime) }
}

export const isSquareFree = (polynomial: FieldPolynomial, prime: number): boolean => {
  const slope = trimmed(polynomial.map((coefficient, power) => (coefficient * power) % prime).slice(1))
  return slope.length > 0 && greatestCommonDivisor(polynomial, slope, prime).length === 1
}

/** A basis of the vectors that a square matrix takes to 0, multiplied from the left. */
const leftNullSpace = (matrix: readonly (readonly number[])[], prime: number): FieldPolynomial[] => {
  const size = matrix.length
  const rows = matrix.map((row, index) => [...row, ...matrix.map((_, column) => (column === index ? 1 : 0))])
  let rank = 0
  for (let column = 0; column < size; column++) {
    const pivot = rows.findIndex((row, index) => index >= rank && row[column] !== 0)
    const chosen = rows[pivot]
    if (chosen === undefined) continue
    ;[rows[pivot], rows[rank]] = [rows[rank] ?? [], chosen]
    const unit = inverse(chosen[column] ?? 1, prime)
    for (let below = rank + 1; below < size; below++) {
      const row = rows[below] ?? []
      const factor = ((row[column] ?? 0) * unit) % prime
      if (factor === 0) continue
      rows[below] = row.map((value, index) => (value + (prime - factor) * (chosen[index] ?? 0)) % prime)
    }
    rank++
  }
  return rows.slice(rank).map((row) => trimmed(row.slice(size)))
}

/** The irreducible monic factors of a monic square-free polynomial: Berlekamp (1967). */
export const irreducibleFactors = (polynomial: FieldPolynomial, prime: number): FieldPolynomial[] => {
  const degree = polynomial.length - 1
  const remainder = (value: FieldPolynomial): FieldPolynomial => divide(value, polynomial, prime).remainder
  const step = remainder([...Array.from({ length: prime }, () => 0), 1])
  const powers: FieldPolynomial[] = []
  for (let i = 0, power: FieldPolynomial = [1]; i < degree; i++) {
    powers.push(power)
    power = remainder(multiply(power, step, prime))
  }
  const matrix = powers.map((power, row) =>
    Array.from({ length: degree }, (_, i) => ((power[i] ?? 0) + (i === row ? prime - 1 : 0)) % prime),
  )
  const basis = leftNullSpace(matrix, prime)
  let factors = [polynomial]
  for (const vector of basis) {
    for (let shift = 0; shift < prime && factors.length < basis.length; shift++) {
      const shifted = add(vector, trimmed([shift]), prime)
      factors = factors.flatMap((factor) => {
        const common = greatestCommonDivisor(factor, shifted, prime)
        return common.length > 1 && common.length < factor.length
          ? [common, divide(factor, common, prime).quotient]
          : [factor]
      })
    }
  }
  return factors
}
