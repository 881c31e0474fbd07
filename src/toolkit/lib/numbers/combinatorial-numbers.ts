import { binomial, factorial } from './integers.js'

/** The numbers of all sizes up to the greatest one that was asked for: each is made of the one before it. */
const deranged = [1n]

/** Permutations of n things that leave none in its place. */
export const derangements = (n: number): bigint => {
  for (let things = deranged.length; things <= n; things++)
    deranged.push(BigInt(things) * (deranged[things - 1] ?? 1n) + (things % 2 === 0 ? 1n : -1n))
  return deranged[n] ?? 1n
}

/** The ways to part n things into k groups that are not empty: the sum of (-1)^(k-j) C(k, j) j^n, divided by k!. */
export const stirlingSecond = (n: number, k: number): bigint => {
  if (k > n) return 0n
  let [sum, choices] = [0n, 1n]
  for (let j = BigInt(k); j >= 0n; j--) {
    const term = choices * j ** BigInt(n)
    sum += (BigInt(k) - j) % 2n === 0n ? term : -term
    choices = (choices * j) / (BigInt(k) - j + 1n)
  }
  return sum / factorial(BigInt(k))
}

/** The Bell numbers B(0) to B(n), by Peirce's triangle. */
export const bellNumbers = (n: number): bigint[] => {
  const bells = [1n]
  let row = [1n]
  for (let things = 1; things <= n; things++) {
    const next = [row.at(-1) ?? 1n]
    for (const entry of row) next.push((next.at(-1) ?? 1n) + entry)
    row = next
    bells.push(row[0] ?? 1n)
  }
  return bells
}

/** The Catalan number C(2n, n) / (n + 1). */
export const catalan = (n: bigint): bigint => binomial(2n * n, n) / (n + 1n)
