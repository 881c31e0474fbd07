import ipaddr from 'ipaddr.js'
import { isWithin, unmapped, type Address } from './address-ranges.js'

/** What the operator lets through the guard. */
export interface AllowList {
  hasAddresses: boolean
  hasAddress(address: Address): boolean
  /** @param host in lower case, without a trailing dot */
  hasName(host: string): boolean
}

const parseRange = (entry: string): [Address, number] | null => {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry)
  if (!ipaddr.isValid(entry)) return null
  const address = ipaddr.parse(entry)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/**
 * An address matches a CIDR of its own family; an IPv4-mapped one is taken as the IPv4 address that it is, so that
 * 127.0.0.1/32 lets `::ffff:127.0.0.1` through too (it is the same machine) and nothing else. A name matches in full;
 * `*.example.org` stands for every name below example.org, not for example.org.
 * @param entries of `EGRESS_ALLOW`
 */
export const createAllowList = (entries: readonly string[]): AllowList => {
  const ranges = entries.map(parseRange).filter((range) => range !== null)
  const names = entries
    .filter((entry) => parseRange(entry) === null)
    .map((entry) => entry.toLowerCase().replace(/\.$/, ''))
  const exact = new Set(names.filter((name) => !name.startsWith('*.')))
  const suffixes = names.filter((name) => name.startsWith('*.')).map((name) => name.slice(1))
  return {
    hasAddresses: ranges.length > 0,
    hasAddress: (address) => ranges.some((range) => isWithin(unmapped(address), range)),
    hasName: (host) =>
      exact.has(host) || suffixes.some((suffix) => host.length > suffix.length && host.endsWith(suffix)),
  }
}
