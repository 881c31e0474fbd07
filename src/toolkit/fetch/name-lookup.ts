import { Resolver } from 'node:dns/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { HostsFile } from './hosts-file.js'

/** The addresses of a name, IPv4 first; none where it has none or nobody answers. */
export type NameLookup = (name: string, signal: AbortSignal) => Promise<readonly string[]>

const QUERY_TIMEOUT_MS = 1500
const TRIES = 2
/** How long the IPv6 addresses of a host with IPv4 ones are waited for; servers that drop AAAA queries exist. */
const IPV6_GRACE_MS = 300

const none = (): string[] => []

/**
 * Asks the hosts file, then DNS by c-ares. Not `dns.lookup`: it blocks one of libuv's few threads for as long as a
 * hostile name server likes, and the look-ups of model providers wait behind it.
 */
export const createNameLookup =
  (hosts: HostsFile, servers: readonly string[] | undefined): NameLookup =>
  async (name, signal) => {
    const known = await hosts(name)
    if (known.length > 0) return known
    signal.throwIfAborted()
    const resolver = new Resolver({ timeout: QUERY_TIMEOUT_MS, tries: TRIES })
    if (servers !== undefined) resolver.setServers(servers)
    const cancel = (): void => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    const ipv4 = resolver.resolve4(name).catch(none)
    const ipv6 = resolver.resolve6(name).catch(none)
    const inTime = Promise.race([
      ipv6,
      ipv4.then((found) => (found.length > 0 ? delay(IPV6_GRACE_MS, none()) : ipv6)),
    ])
    const addresses = [...(await ipv4), ...(await inTime)]
    signal.removeEventListener('abort', cancel)
    cancel()
    signal.throwIfAborted()
    return addresses
  }
