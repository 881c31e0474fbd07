import { BITS, readIp, writeIp, type IpAddress } from './ip-address.js'

/** A block of addresses; host bits of `network` are 0. */
export interface IpBlock {
  version: 4 | 6
  network: bigint
  prefix: number
}

/** A run of addresses, both ends included. */
export interface IpRange {
  version: 4 | 6
  first: bigint
  last: bigint
}

/** The ones of a netmask. */
export const netmaskOf = (version: 4 | 6, prefix: number): bigint => {
  const bits = BITS[version]
  return ((1n << BigInt(prefix)) - 1n) << BigInt(bits - prefix)
}

/** The block of an address with its host bits cleared. */
export const blockOf = ({ version, value }: IpAddress, prefix: number): IpBlock => ({
  version,
  network: value & netmaskOf(version, prefix),
  prefix,
})

/** The prefix of a netmask; undefined where its ones are not contiguous. */
const prefixOfMask = (mask: bigint): number | undefined => {
  const zeros = 0xffffffffn - mask
  return (zeros & (zeros + 1n)) === 0n ? 32 - zeros.toString(2).replace(/^0$/, '').length : undefined
}

const prefixOf = (text: string, version: 4 | 6): number | undefined => {
  if (/^(?:0|[1-9]\d{0,2})$/.test(text)) return Number(text) <= BITS[version] ? Number(text) : undefined
  const mask = version === 4 ? readIp(text) : undefined
  return mask?.version === 4 ? prefixOfMask(mask.value) : undefined
}

/**
 * Reads `10.0.0.0/22`, `10.0.0.0/255.255.252.0` or a bare address.
 * @returns the address as given and its prefix; undefined where the text is no block
 */
export const readCidr = (text: string): { address: IpAddress; prefix: number } | undefined => {
  const slash = text.indexOf('/')
  const address = readIp(slash === -1 ? text : text.slice(0, slash))
  if (address === undefined) return undefined
  const prefix = slash === -1 ? BITS[address.version] : prefixOf(text.slice(slash + 1), address.version)
  return prefix === undefined ? undefined : { address, prefix }
}

/** The number of addresses in a block. */
export const sizeOf = ({ version, prefix }: Pick<IpBlock, 'version' | 'prefix'>): bigint =>
  1n << BigInt(BITS[version] - prefix)

export const rangeOf = (block: IpBlock): IpRange => ({
  version: block.version,
  first: block.network,
  last: block.network + sizeOf(block) - 1n,
})

export const writeBlock = ({ version, network, prefix }: IpBlock): string =>
  `${writeIp({ version, value: network })}/${prefix}`
