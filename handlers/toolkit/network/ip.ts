import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import {
  BITS,
  expandedIp,
  readIp,
  reverseNameOf,
  writeIp,
  type IpAddress,
} from '#toolkit/lib/network/ip-address'
import { kindOf } from '#toolkit/lib/network/ip-kinds'

const LOW = 0xffffffffn

/** How far the embedded IPv4 is from the lowest bit, and what it is combined with: Teredo inverts its client (RFC 4380). */
const EMBEDDINGS: Readonly<Record<string, { shift: bigint; mask: bigint }>> = {
  'ipv4-mapped': { shift: 0n, mask: 0n },
  nat64: { shift: 0n, mask: 0n },
  '6to4': { shift: 80n, mask: 0n },
  teredo: { shift: 0n, mask: LOW },
}

const embeddedIn = (address: IpAddress, kind: string): { ipv4: string | null; embedding: string | null } => {
  if (address.version === 4) return { ipv4: writeIp(address), embedding: null }
  const embedding = Object.hasOwn(EMBEDDINGS, kind) ? EMBEDDINGS[kind] : undefined
  if (embedding === undefined) return { ipv4: null, embedding: null }
  const value = ((address.value >> embedding.shift) & LOW) ^ embedding.mask
  return { ipv4: writeIp({ version: 4, value }), embedding: kind }
}

/** The EUI-48 of an interface id with ff:fe in the middle, its universal bit flipped back (RFC 4291, appendix A). */
const macOf = ({ version, value }: IpAddress): string | null => {
  const id = value & ((1n << 64n) - 1n)
  if (version === 4 || ((id >> 24n) & 0xffffn) !== 0xfffen) return null
  const mac = (((id >> 40n) << 24n) | (id & 0xffffffn)) ^ (0x02n << 40n)
  return (mac.toString(16).padStart(12, '0').match(/../g) ?? []).join(':')
}

const binaryOf = ({ version, value }: IpAddress): string => {
  const digits = value.toString(2).padStart(BITS[version], '0')
  return version === 4 ? (digits.match(/.{8}/g) ?? []).join('.') : (digits.match(/.{16}/g) ?? []).join(':')
}

export default feature('rest_network_ip', ({ ip }) => {
  const text = ip.trim()
  const address = readIp(text) ?? unprocessable(`${quoted(text)} is not an IPv4 or IPv6 address.`)
  const kind = kindOf(address)
  return {
    ip: text,
    version: address.version,
    canonical: writeIp(address),
    expanded: expandedIp(address),
    kind,
    global: kind === 'public',
    integer: address.value.toString(),
    hex: address.value.toString(16).padStart(BITS[address.version] / 4, '0'),
    binary: binaryOf(address),
    reverseName: reverseNameOf(address),
    ...embeddedIn(address, kind),
    mac: macOf(address),
  }
})
