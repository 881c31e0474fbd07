import { feature, unprocessable } from '#toolkit'
import {
  bellNumbers,
  catalan,
  derangements,
  stirlingSecond,
} from '#toolkit/lib/numbers/combinatorial-numbers'
import { binomial, factorial, productOfRange } from '#toolkit/lib/numbers/integers'

/** The last n whose numbers of Stirling and Bell are given. */
const LAST_PARTITION = 200

/** All of them, when one is first asked for. */
let bells: readonly bigint[] | null = null

const bell = (n: number): bigint => {
  bells ??= bellNumbers(LAST_PARTITION)
  return bells[n] ?? unprocessable(`The Bell number of ${n} is not available.`)
}

export default feature('rest_math_combinatorics', ({ n, k: chosen }) => {
  const k = chosen ?? n
  const [things, choices] = [BigInt(n), BigInt(k)]
  const small = n <= LAST_PARTITION
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
    bell: small ? bell(n).toString() : null,
    catalan: catalan(things).toString(),
  }
})
