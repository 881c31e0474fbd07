import { BITS } from './ip-address.js'
import type { IpBlock, IpRange } from './ip-blocks.js'

const byStart = (a: IpRange, b: IpRange): number => {
  if (a.version !== b.version) return a.version - b.version
  return a.first < b.first ? -1 : a.first > b.first ? 1 : 0
}

/** The maximal runs of consecutive addresses, IPv4 first, ascending. */
const merged = (ranges: readonly IpRange[]): IpRange[] => {
  const runs: IpRange[] = []
  for (const range of ranges.toSorted(byStart)) {
    const last = runs.at(-1)
    if (last?.version === range.version && range.first <= last.last + 1n) {
      if (range.last > last.last) last.last = range.last
    } else runs.push({ ...range })
  }
  return runs
}

/** What is left of a run after the holes, which ascend, are cut out. */
const cut = (run: IpRange, holes: readonly IpRange[]): IpRange[] => {
  const left: IpRange[] = []
  let { first } = run
  for (const hole of holes) {
    if (hole.version !== run.version || hole.last < first || hole.first > run.last) continue
    if (hole.first > first) left.push({ ...run, first, last: hole.first - 1n })
    first = hole.last + 1n
  }
  return first > run.last ? left : [...left, { ...run, first }]
}

/** The addresses of `included` without those of `excluded`, as maximal runs: IPv4 first, ascending. */
export const difference = (included: readonly IpRange[], excluded: readonly IpRange[]): IpRange[] => {
  const holes = merged(excluded)
  return merged(included).flatMap((run) => cut(run, holes))
}

/** The number of zero bits at the end; `most` for 0. */
const trailingZeros = (value: bigint, most: number): number => {
  if (value === 0n) return most
  const digits = value.toString(2)
  return digits.length - 1 - digits.lastIndexOf('1')
}

/** The fewest blocks that cover a run exactly: at each address the largest aligned one that fits. */
export const blocksOf = (run: IpRange): IpBlock[] => {
  const bits = BITS[run.version]
  const blocks: IpBlock[] = []
  for (let network = run.first; network <= run.last;) {
    const fits = (run.last - network + 1n).toString(2).length - 1
    const size = Math.min(trailingZeros(network, bits), fits)
    blocks.push({ version: run.version, network, prefix: bits - size })
    network += 1n << BigInt(size)
  }
  return blocks
}
