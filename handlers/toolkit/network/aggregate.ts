import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { readIp, writeIp } from '#toolkit/lib/network/ip-address'
import { blockOf, rangeOf, readCidr, writeBlock, type IpRange } from '#toolkit/lib/network/ip-blocks'
import { blocksOf, difference } from '#toolkit/lib/network/ip-sets'

const MOST_ENTRIES = 1000

const readRange = (entry: string): IpRange => {
  const [first, last, ...more] = entry.split('-').map((end) => readIp(end.trim()))
  if (first === undefined || last === undefined || more.length > 0) {
    return unprocessable(`${quoted(entry)} is not a block, an address or a range.`)
  }
  if (first.version !== last.version) {
    return unprocessable(`The range ${quoted(entry)} has an IPv4 and an IPv6 end.`)
  }
  if (last.value < first.value) return unprocessable(`The range ${quoted(entry)} ends before its start.`)
  return { version: first.version, first: first.value, last: last.value }
}

const readEntry = (entry: string): IpRange => {
  if (entry.includes('-')) return readRange(entry)
  const cidr = readCidr(entry) ?? unprocessable(`${quoted(entry)} is not a block, an address or a range.`)
  return rangeOf(blockOf(cidr.address, cidr.prefix))
}

const entriesOf = (text: string | undefined): string[] =>
  text === undefined ? [] : text.split(',').map((entry) => entry.trim())

const addressesOf = (runs: readonly IpRange[], version: 4 | 6): string =>
  runs
    .filter((run) => run.version === version)
    .reduce((sum, { first, last }) => sum + last - first + 1n, 0n)
    .toString()

export default feature('rest_network_aggregate', ({ include, exclude, maxBlocks }) => {
  const included = entriesOf(include)
  const excluded = entriesOf(exclude)
  const entries = included.length + excluded.length
  if (entries > MOST_ENTRIES) {
    return unprocessable(
      `There are ${entries} entries, of which ${quoted([...included, ...excluded][MOST_ENTRIES] ?? '')} is the first of over ${MOST_ENTRIES}.`,
    )
  }
  const runs = difference(included.map(readEntry), excluded.map(readEntry))
  const blocks = runs.flatMap(blocksOf)
  const items = blocks.slice(0, maxBlocks).map(writeBlock)
  return {
    input: { include: included.length, exclude: excluded.length },
    total: blocks.length,
    count: items.length,
    items,
    ranges: runs.slice(0, maxBlocks).map(({ version, first, last }) => ({
      first: writeIp({ version, value: first }),
      last: writeIp({ version, value: last }),
      addresses: (last - first + 1n).toString(),
    })),
    addresses: { ipv4: addressesOf(runs, 4), ipv6: addressesOf(runs, 6) },
  }
})
