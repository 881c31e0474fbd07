import { networkInterfaces } from 'node:os'
import { unprocessable } from '../errors.js'
import { isPublicAddress, isSameAddress, parseAddress, unmapped, type Address } from './address-ranges.js'
import type { AllowList } from './allow-list.js'
import { PrivateTargetError, TargetError } from './failures.js'
import type { NameLookup } from './name-lookup.js'
import type { CheckedHost } from './types.js'

/** Decides which hosts may be asked, and by which addresses. */
export interface Guard {
  /** @throws FeatureError 422 when the address may not be asked or is none. */
  check(address: string): void
  /**
   * @param host as a parsed URL has it, without brackets or a trailing dot
   * @throws FeatureError 422 for a host that may not be asked, TargetError `unresolved`
   */
  resolve(host: string, signal: AbortSignal): Promise<CheckedHost>
}

/** Domains that are never public: RFC 6761, 6762, 8375, ICANN's .internal, and what routers and companies call theirs. */
const LOCAL_DOMAIN = /(^|\.)(localhost|local|internal|intranet|private|home|lan|corp|home\.arpa)$/
const LOCALHOST = /(^|\.)localhost$/
/** What localhost means wherever one asks (RFC 6761, section 6.3). */
const LOOPBACK = ['127.0.0.1', '::1']

/** Whether a name is in a domain that is never public. */
export const isLocalDomain = (host: string): boolean => LOCAL_DOMAIN.test(host)

const isLocalName = (host: string): boolean => !host.includes('.') || isLocalDomain(host)

/** The addresses of this machine; a public one leads back to it, past what guards it from outside. */
export const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map((each) => each.address) ?? [])

// The same words whether the name is refused or what it leads to, and without the address: nothing tells what is inside.
const refuseName = (host: string): never => {
  throw new PrivateTargetError(`${host} leads to a private or local address`)
}
const refuseAddress = (host: string): never => {
  throw new PrivateTargetError(`${host} is a private or local address`)
}

const parseAll = (addresses: readonly string[]): Address[] =>
  addresses.map(parseAddress).filter((address) => address !== null)

// The one place that makes a CheckedHost; `firstAddressOf` narrows one.
const checkedHost = (host: string, addresses: readonly Address[]): CheckedHost =>
  ({ host, addresses: addresses.map((address) => unmapped(address).toString()) }) as unknown as CheckedHost

/** The host with the first of its addresses alone. */
export const firstAddressOf = (host: CheckedHost): CheckedHost => ({
  ...host,
  addresses: host.addresses.slice(0, 1),
})

/**
 * Lets through public unicast addresses that are not this machine's own, and what the operator allows: an address by
 * CIDR, a name by name (then whatever it resolves to). Of a name every address must pass. A local name must be allowed
 * by name, or lead to nothing but addresses that are.
 * @param own this machine's addresses at the moment
 */
export const createGuard = (allow: AllowList, lookup: NameLookup, own: () => readonly string[]): Guard => {
  const isOwn = (address: Address): boolean => parseAll(own()).some((each) => isSameAddress(each, address))
  const mayAsk = (address: Address): boolean =>
    allow.hasAddress(address) || (isPublicAddress(address) && !isOwn(address))

  const resolveLocal = async (host: string, signal: AbortSignal): Promise<CheckedHost> => {
    if (LOCALHOST.test(host)) {
      const open = parseAll(LOOPBACK).filter((address) => allow.hasName(host) || allow.hasAddress(address))
      return open.length > 0 ? checkedHost(host, open) : refuseName(host)
    }
    if (!allow.hasAddresses) return refuseName(host)
    const addresses = parseAll(await lookup(host, signal))
    const isOpen = addresses.length > 0 && addresses.every((address) => allow.hasAddress(address))
    return isOpen ? checkedHost(host, addresses) : refuseName(host)
  }

  return {
    check(address) {
      const parsed = parseAddress(address)
      if (parsed === null) return unprocessable(`${address} is not an IP address`)
      if (!mayAsk(parsed)) refuseAddress(address)
    },

    async resolve(host, signal) {
      const literal = parseAddress(host)
      if (literal !== null) return mayAsk(literal) ? checkedHost(host, [literal]) : refuseAddress(host)
      const isAllowed = allow.hasName(host)
      if (LOCALHOST.test(host) || (isLocalName(host) && !isAllowed)) return resolveLocal(host, signal)
      const addresses = parseAll(await lookup(host, signal))
      if (addresses.length === 0) throw new TargetError('unresolved', `${host} cannot be resolved`)
      return isAllowed || addresses.every(mayAsk) ? checkedHost(host, addresses) : refuseName(host)
    },
  }
}
