/** An address of IP version 4 or 6 as a number of 32 or 128 bits. */
export interface IpAddress {
  version: 4 | 6
  value: bigint
}

export const BITS = { 4: 32, 6: 128 } as const

/** Dotted decimal of four parts without leading zeros. By hand: ipaddr.js reads 010.0.0.1 as 8.0.0.1, and 1.2.3 as an address. */
const readIpv4 = (text: string): bigint | undefined => {
  if (!/^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/.test(text)) return undefined
  const parts = text.split('.').map(Number)
  return parts.some((part) => part > 255)
    ? undefined
    : parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n)
}

/** The groups of one side of `::`, a dotted IPv4 at the end as two of them; undefined where one is malformed. */
const groupsOf = (text: string): string[] | undefined => {
  if (text === '') return []
  const groups = text.split(':')
  const last = groups.at(-1) ?? ''
  if (last.includes('.')) {
    const embedded = readIpv4(last)
    if (embedded === undefined) return undefined
    groups.splice(-1, 1, (embedded >> 16n).toString(16), (embedded & 0xffffn).toString(16))
  }
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? groups : undefined
}

/** RFC 4291, section 2.2. By hand: ipaddr.js reads ::1.2.3.4 as ::ffff:1.2.3.4. */
const readIpv6 = (text: string): bigint | undefined => {
  const halves = text.split('::')
  if (halves.length > 2) return undefined
  // A dotted IPv4 stands at the very end only.
  if (halves.length === 2 && halves[0]?.includes('.') === true) return undefined
  const [head, tail] = halves.map(groupsOf)
  if (head === undefined || (halves.length === 2 && tail === undefined)) return undefined
  const missing = 8 - head.length - (tail?.length ?? 0)
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])]
  return BigInt(`0x${groups.map((group) => group.padStart(4, '0')).join('')}`)
}

/**
 * Reads an address; a zone of IPv6 (`fe80::1%eth0`) is dropped.
 * @returns undefined where the text is no address
 */
export const readIp = (text: string): IpAddress | undefined => {
  const ipv4 = readIpv4(text)
  if (ipv4 !== undefined) return { version: 4, value: ipv4 }
  const [, address = ''] = /^([0-9a-f:.]{2,45})(?:%[^\s%]{1,64})?$/i.exec(text) ?? []
  const ipv6 = address.includes(':') ? readIpv6(address) : undefined
  return ipv6 === undefined ? undefined : { version: 6, value: ipv6 }
}

const dotted = (value: bigint): string =>
  [24n, 16n, 8n, 0n].map((shift) => ((value >> shift) & 0xffn).toString()).join('.')

/** Eight groups of four hex digits. */
const groups = (value: bigint): string[] => value.toString(16).padStart(32, '0').match(/.{4}/g) ?? []

/** The place and length of the first longest run of two or more zero groups. */
const longestZeros = (parts: readonly string[]): { start: number; length: number } => {
  let best = { start: -1, length: 1 }
  let start = -1
  for (const [index, part] of [...parts, ''].entries()) {
    if (part === '0') {
      if (start === -1) start = index
      continue
    }
    if (start !== -1 && index - start > best.length) best = { start, length: index - start }
    start = -1
  }
  return best
}

const MAPPED = 0xffffn << 32n

/** RFC 5952; only ::ffff:a.b.c.d is written dotted. */
const compressed = (value: bigint): string => {
  if (value >> 32n === MAPPED >> 32n) return `::ffff:${dotted(value & 0xffffffffn)}`
  const parts = groups(value).map((group) => group.replace(/^0+(?=.)/, ''))
  const { start, length } = longestZeros(parts)
  if (start === -1) return parts.join(':')
  return `${parts.slice(0, start).join(':')}::${parts.slice(start + length).join(':')}`
}

/** An address as it is written: dotted decimal, or RFC 5952. */
export const writeIp = ({ version, value }: IpAddress): string =>
  version === 4 ? dotted(value) : compressed(value)

/** Eight groups of four hex digits; IPv4 in dotted decimal. */
export const expandedIp = ({ version, value }: IpAddress): string =>
  version === 4 ? dotted(value) : groups(value).join(':')

/** The name whose PTR record is asked for an address, without a dot at the end (RFC 1035, RFC 3596). */
export const reverseNameOf = ({ version, value }: IpAddress): string =>
  version === 4
    ? `${dotted(value).split('.').toReversed().join('.')}.in-addr.arpa`
    : `${[...value.toString(16).padStart(32, '0')].toReversed().join('.')}.ip6.arpa`
