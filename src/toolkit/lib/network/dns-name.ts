import { isLocalDomain } from '../../fetch/index.js'
import { hostToAscii } from '#toolkit/lib/http/host-name'
import { readIp, reverseNameOf, writeIp, type IpAddress } from './ip-address.js'
import { kindOf } from './ip-kinds.js'

const LABEL = /^[a-z0-9_-]{1,63}$/

/** A domain name in lower case and ASCII without a dot at the end; undefined where it can be none. */
export const readDnsName = (text: string): string | undefined => {
  const name = hostToAscii(text.replace(/\.$/, ''))
  return name?.split('.').every((label) => LABEL.test(label)) === true ? name : undefined
}

/** The name whose PTR record is that of an IP address; undefined where the text is none. */
export const reverseName = (text: string): string | undefined => {
  const address = readIp(text)
  return address === undefined ? undefined : reverseNameOf(address)
}

/** The address that a name under in-addr.arpa or ip6.arpa stands for; undefined for any other name. */
export const reversedAddress = (name: string): IpAddress | undefined => {
  const [, ipv4] = /^((?:\d{1,3}\.){4})in-addr\.arpa$/.exec(name) ?? []
  if (ipv4 !== undefined) return readIp(ipv4.slice(0, -1).split('.').toReversed().join('.'))
  const [, ipv6] = /^((?:[0-9a-f]\.){32})ip6\.arpa$/.exec(name) ?? []
  if (ipv6 === undefined) return undefined
  const digits = ipv6.replaceAll('.', '').split('').toReversed().join('')
  return { version: 6, value: BigInt(`0x${digits}`) }
}

/** Zones that each name server keeps to itself (RFC 6303, RFC 7793). */
const INNER_KINDS = new Set([
  'this-network',
  'private',
  'shared',
  'loopback',
  'link-local',
  'documentation',
  'broadcast',
  'unspecified',
  'unique-local',
])

/** What is known of a name without asking: its records, or that it is in no public zone. */
export type LocalAnswer = { values: readonly string[] } | { missing: true }

const LOOPBACK: Readonly<Record<string, readonly string[]>> = { A: ['127.0.0.1'], AAAA: ['::1'] }

/**
 * The answer to what is not asked of the public DNS: localhost and the reserved domains (RFC 6761, RFC 7686), local
 * domains, whose records would tell what is inside, and the names of addresses of inner networks (RFC 6303).
 * @param isAllowed whether the operator lets an address be asked
 * @returns undefined for a name that is to be asked for
 */
export const localAnswer = (
  name: string,
  type: string,
  isAllowed: (address: string) => boolean,
): LocalAnswer | undefined => {
  if (/(?:^|\.)localhost$/.test(name)) return { values: LOOPBACK[type] ?? [] }
  if (/(?:^|\.)(?:invalid|test|onion)$/.test(name) || isLocalDomain(name)) return { missing: true }
  const address = type === 'PTR' ? reversedAddress(name) : undefined
  if (address === undefined) return undefined
  const kind = kindOf(address)
  if (kind === 'loopback') return { values: ['localhost'] }
  return INNER_KINDS.has(kind) && !isAllowed(writeIp(address)) ? { missing: true } : undefined
}
