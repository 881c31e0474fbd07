import { feature } from '#toolkit'
import { bellNumbers, catalan, derangements, stirlingSecond } from '#toolkit/lib/combinatorial-numbers'
import { binomial, factorial, productOfRange } from '#toolkit/lib/integers'

/** The numbers of Stirling and Bell take a triangle of so many rows. */
const GREATEST_TRIANGLE = 200

export default feature('rest_math_combinatorics', ({ n, k: chosen }) => {
  const k = chosen ?? n
  const [things, choices] = [BigInt(n), BigInt(k)]
  const small = n <= GREATEST_TRIANGLE
  return {
    n,
    k,
    factorial: factorial(things).toString(),
    permutations: (k > n ? 0n : productOfRange(things - choices + 1n, things)).toString(),
    combinations: binomial(things, choices).toString(),
    permutationsWithRepetition: (things ** choices).toString(),
    combinationsWithRepetition: (k === 0 ? 1n : binomial(things + choices - 1n, choices)).toString(),
    derangements: derangements(n).toString(),
    stirlingSecond: small ? stirlingSecond(n, k).toString() : null,
    bell: small ? (bellNumbers(n).at(-1) ?? 1n).toString() : null,
    catalan: catalan(things).toString(),
  }
})
