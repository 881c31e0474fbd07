import { modulo } from './integers.js'

/** base^exponent modulo m in 0..m-1, for exponent >= 0: square and multiply. */
export const powerModulo = (base: bigint, exponent: bigint, m: bigint): bigint => {
  let result = 1n % m
  let square = modulo(base, m)
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % m
    square = (square * square) % m
  }
  return result
}
