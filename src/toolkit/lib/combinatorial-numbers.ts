import { binomial } from './integers.js'

/** Permutations of n things that leave none in its place. */
export const derangements = (n: number): bigint => {
  let count = 1n
  for (let things = 1n; things <= BigInt(n); things++)
    count = things * count + (things % 2n === 0n ? 1n : -1n)
  return count
}

/** The ways to part n things into k groups that are not empty: S(n, k) = k S(n-1, k) + S(n-1, k-1). */
export const stirlingSecond = (n: number, k: number): bigint => {
  if (k > n) return 0n
  const row = [1n, ...Array.from({ length: k }, () => 0n)]
  for (let things = 1; things <= n; things++) {
    for (let groups = Math.min(things, k); groups >= 1; groups--) {
      row[groups] = BigInt(groups) * (row[groups] ?? 0n) + (row[groups - 1] ?? 0n)
    }
    row[0] = 0n
  }
  return row[k] ?? 0n
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
