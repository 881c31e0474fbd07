import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** Addresses whose shortest form is remembered. */
const MOST_KNOWN = 10_000
/** Characters of an IPv6 address with an IPv4 address in it. */
const LONGEST = 45
const known = new Map<string, string>()

/** An address in its shortest form; IPv4 written as IPv6 becomes IPv4 again. */
const canonical = (address: string): string => {
  const found = known.get(address)
  if (found !== undefined) return found
  const short = ipaddr.isValid(address) ? ipaddr.process(address).toString() : address
  // What a caller has written into a header may be as long as the header.
  if (address.length > LONGEST) return short
  if (known.size === MOST_KNOWN) known.clear()
  known.set(address, short)
  return short
}

const within = (address: string, ranges: readonly string[]): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return ranges.some((range) => {
    const [network, bits] = range.includes('/') ? ipaddr.parseCIDR(range) : [ipaddr.parse(range), null]
    if (network.kind() !== parsed.kind()) return false
    return parsed.match(network, bits ?? (network.kind() === 'ipv4' ? 32 : 128))
  })
}

/**
 * The caller's address. Without trusted proxies X-Forwarded-For is ignored, since any caller can write it; with a
 * number of proxies the entry which the outermost of them added counts; with CIDRs the first from the right outside them.
 */
export const clientAddress = (
  request: IncomingMessage,
  trustProxy: number | readonly string[] | null,
): string => {
  const peer = canonical(request.socket.remoteAddress ?? '')
  if (trustProxy === null || trustProxy === 0) return peer
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const chain = [...forwarded.map((part) => canonical(part.trim())).filter((part) => part !== ''), peer]
  if (typeof trustProxy === 'number') return chain[Math.max(0, chain.length - 1 - trustProxy)] ?? peer
  return chain.findLast((address) => !within(address, trustProxy)) ?? chain[0] ?? peer
}

/** Whether a connection comes from this machine itself. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
