import { blockOf, readCidr, type IpBlock } from './ip-blocks.js'
import type { IpAddress } from './ip-address.js'

/** Kinds of addresses by the special-purpose registries of IANA (RFC 6890), the first that matches. */
const KINDS: readonly (readonly [block: string, kind: string])[] = [
  ['0.0.0.0/8', 'this-network'],
  ['10.0.0.0/8', 'private'],
  ['172.16.0.0/12', 'private'],
  ['192.168.0.0/16', 'private'],
  ['100.64.0.0/10', 'shared'],
  ['127.0.0.0/8', 'loopback'],
  ['169.254.0.0/16', 'link-local'],
  ['192.0.2.0/24', 'documentation'],
  ['198.51.100.0/24', 'documentation'],
  ['203.0.113.0/24', 'documentation'],
  ['198.18.0.0/15', 'benchmarking'],
  ['192.0.0.0/24', 'protocol-assignments'],
  ['255.255.255.255', 'broadcast'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved'],
  ['0.0.0.0/0', 'public'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::ffff:0:0/96', 'ipv4-mapped'],
  ['64:ff9b::/96', 'nat64'],
  ['100::/64', 'discard-only'],
  ['2001::/32', 'teredo'],
  ['2001:2::/48', 'benchmarking'],
  ['2001:db8::/32', 'documentation'],
  ['2001::/23', 'protocol-assignments'],
  ['3fff::/20', 'documentation'],
  ['2002::/16', '6to4'],
  ['fc00::/7', 'unique-local'],
  ['fe80::/10', 'link-local'],
  ['ff00::/8', 'multicast'],
  ['2000::/3', 'public'],
  ['::/0', 'reserved'],
]

const blocks: readonly (readonly [IpBlock, string])[] = KINDS.flatMap(([text, kind]) => {
  const cidr = readCidr(text)
  return cidr === undefined ? [] : [[blockOf(cidr.address, cidr.prefix), kind] as const]
})

/** What an address is for, in one word: public, private, loopback ... */
export const kindOf = (address: IpAddress): string =>
  blocks.find(
    ([block]) =>
      block.version === address.version && blockOf(address, block.prefix).network === block.network,
  )?.[1] ?? 'reserved'
