import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Address = ipaddr.IPv4 | ipaddr.IPv6

/**
 * What is not public unicast: IANA's IPv4 Special-Purpose Address Registry, multicast (RFC 5771) and the reserved
 * class E, and Azure's metadata host, which has an address of the public space.
 */
const CLOSED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16/32',
].map((range) => ipaddr.IPv4.parseCIDR(range))

/** The only space of global unicast (RFC 4291, IANA's registry); loopback, mapped, NAT64, ULA and the like lie outside. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** IANA's IPv6 Special-Purpose Address Registry within 2000::/3. */
const CLOSED_IPV6 = [
  // Protocol assignments, Teredo, benchmarking and ORCHID among them.
  '2001::/23',
  '2001:db8::/32',
  // 6to4 hides an IPv4 address, and its relays are gone (RFC 7526).
  '2002::/16',
  '3fff::/20',
].map((range) => ipaddr.IPv6.parseCIDR(range))

const isIpv4 = (address: Address): address is ipaddr.IPv4 => address.kind() === 'ipv4'

/** An address in canonical notation; null for anything else, a zone id and short or octal IPv4 forms included. */
export const parseAddress = (text: string): Address | null =>
  isIP(text) !== 0 && !text.includes('%') ? ipaddr.parse(text) : null

/** The IPv4 address that an IPv4-mapped one (`::ffff:a.b.c.d`) is another notation of, otherwise the address itself. */
export const unmapped = (address: Address): Address =>
  !isIpv4(address) && address.isIPv4MappedAddress() ? address.toIPv4Address() : address

/** Whether two addresses are the same one, whatever their notation. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  unmapped(one).toNormalizedString() === unmapped(other).toNormalizedString()

/** Public unicast in its own form; a mapped address is none, whatever it maps. */
export const isPublicAddress = (address: Address): boolean =>
  isIpv4(address)
    ? !CLOSED_IPV4.some((range) => address.match(range))
    : address.match(GLOBAL_IPV6) && !CLOSED_IPV6.some((range) => address.match(range))

/** Whether the address lies in the range; addresses of the other family never do. */
export const isWithin = (address: Address, range: [Address, number]): boolean =>
  address.kind() === range[0].kind() && address.match(range)
