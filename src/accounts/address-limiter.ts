import ipaddr from 'ipaddr.js'
import type { Counters } from './counters.js'
import { resets } from './windows.js'

/** Whether one more request of an address fits into its minute. */
export interface AddressHit {
  allowed: boolean
  limit: number
  remaining: number
  /** Unix seconds at which the minute ends. */
  reset: number
}

export interface AddressLimiter {
  /**
   * Counts one request of an address in the current UTC minute. `name` keeps limits of different kinds apart;
   * `limitPerMinute` 0 is off: always allowed, nothing counted.
   * @throws CountersUnavailable
   */
  hit(name: string, address: string, limitPerMinute: number): Promise<AddressHit>
}

/** Whom an address counts as: an IPv6 subscriber has at least a /64 (RFC 6177), so that its whole network is one. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address.slice(0, 64)
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.')
}

/** Limits by client address over the given counters: of this process, or of all instances. */
export const createAddressLimiter = (counters: Counters, now: () => number = Date.now): AddressLimiter => ({
  hit: async (name, address, limit) => {
    const at = now()
    const reset = resets(at).minute
    if (limit === 0) return { allowed: true, limit, remaining: 0, reset }
    const count = await counters.hit(`${name}:${networkOf(address)}`, at)
    return { allowed: count <= limit, limit, remaining: Math.max(0, limit - count), reset }
  },
})
