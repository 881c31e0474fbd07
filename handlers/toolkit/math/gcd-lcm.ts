import { feature } from '#toolkit'
import { extendedGcd, gcd, lcm } from '#toolkit/lib/numbers/integers'

/** Euclid's algorithm; Bezout's coefficients by its extended form. */
export default feature('rest_math_gcdLcm', ({ numbers }) => {
  const integers = numbers.split(',').map(BigInt)
  const divisor = integers.reduce(gcd, 0n)
  const [a = 0n, b = 0n] = integers
  const { x, y } = extendedGcd(a, b)
  return {
    gcd: divisor.toString(),
    lcm: integers.reduce(lcm, 1n).toString(),
    coprime: divisor === 1n,
    pairwiseCoprime: integers.every((one, index) =>
      integers.slice(index + 1).every((other) => gcd(one, other) === 1n),
    ),
    bezout: integers.length === 2 ? { x: x.toString(), y: y.toString() } : null,
  }
})
