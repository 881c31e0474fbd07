import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { BITS, writeIp } from '#toolkit/lib/network/ip-address'
import {
  blockOf,
  netmaskOf,
  rangeOf,
  readCidr,
  sizeOf,
  writeBlock,
  type IpBlock,
} from '#toolkit/lib/network/ip-blocks'

const MOST_SUBNETS = 256

/** @throws {FeatureError} 422 naming what is malformed */
const cidrOf = (text: string) =>
  readCidr(text.trim()) ?? unprocessable(`${quoted(text)} is not an address or block, such as 10.0.0.0/22.`)

/** The usable ends of a block, and how many addresses they enclose. */
const hostsOf = (block: IpBlock): { first: bigint; last: bigint; usable: bigint } => {
  const { first, last } = rangeOf(block)
  if (block.version === 6 || block.prefix >= 31) return { first, last, usable: sizeOf(block) }
  return { first: first + 1n, last: last - 1n, usable: sizeOf(block) - 2n }
}

const isInside = (text: string, outer: IpBlock): boolean => {
  const { address, prefix } = cidrOf(text)
  return (
    address.version === outer.version &&
    prefix >= outer.prefix &&
    blockOf(address, outer.prefix).network === outer.network
  )
}

const subnetsOf = (block: IpBlock, prefix: number) => {
  if (prefix < block.prefix || prefix > BITS[block.version]) {
    return unprocessable(`split: ${prefix} is not from ${block.prefix} to ${BITS[block.version]}.`)
  }
  const total = 1n << BigInt(prefix - block.prefix)
  const step = sizeOf({ version: block.version, prefix })
  const count = total > BigInt(MOST_SUBNETS) ? MOST_SUBNETS : Number(total)
  const items = Array.from({ length: count }, (_, index) =>
    writeBlock({ version: block.version, network: block.network + BigInt(index) * step, prefix }),
  )
  return { total: total.toString(), count, items }
}

const broadcastOf = (block: IpBlock): bigint | null =>
  block.version === 4 && block.prefix < 31 ? rangeOf(block).last : null

export default feature('rest_network_cidr', ({ cidr, split, contains }) => {
  const { address, prefix } = cidrOf(cidr)
  const { version } = address
  const block = blockOf(address, prefix)
  const hosts = hostsOf(block)
  const netmask = netmaskOf(version, prefix)
  const write = (value: bigint): string => writeIp({ version, value })
  const broadcast = broadcastOf(block)
  return {
    cidr: writeBlock(block),
    version,
    address: writeIp(address),
    prefix,
    network: write(block.network),
    broadcast: broadcast === null ? null : write(broadcast),
    netmask: write(netmask),
    wildcard: write(netmaskOf(version, BITS[version]) ^ netmask),
    first: write(hosts.first),
    last: write(hosts.last),
    total: sizeOf(block).toString(),
    usable: hosts.usable.toString(),
    ...(contains === undefined ? {} : { contains: isInside(contains, block) }),
    ...(split === undefined ? {} : { subnets: subnetsOf(block, split) }),
    supernet: prefix === 0 ? null : writeBlock(blockOf(address, prefix - 1)),
  }
})
