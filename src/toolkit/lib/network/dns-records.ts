import { Resolver } from 'node:dns/promises'
import { FeatureError, unprocessable } from '#toolkit'
import { quoted } from '../common/quoted.js'

const TIMEOUT_MS = 5000
const TRIES = 2

/** A record: its value, and what else its type has. */
export interface DnsRecord {
  value: string
  ttl?: number
  priority?: number
  weight?: number
  port?: number
  hostmaster?: string
  serial?: number
  refresh?: number
  retry?: number
  expire?: number
  minttl?: number
  tag?: string
  critical?: number
  order?: number
  preference?: number
  flags?: string
  service?: string
  regexp?: string
}

const names = (values: readonly string[]): DnsRecord[] => values.map((value) => ({ value }))

/** The strings of a TXT record joined; Node reads each byte as a character, and most are UTF-8. */
const joined = (strings: readonly string[]): string => {
  const bytes = Buffer.from(strings.join(''), 'latin1')
  const text = bytes.toString('utf8')
  return text.includes('\uFFFD') ? strings.join('') : text
}

/** The tag stands as the name of a member beside `critical`. */
const authorization = (record: object): DnsRecord[] => {
  const { critical, ...rest } = record as Record<string, unknown>
  return Object.entries(rest)
    .filter(([name]) => name !== 'type')
    .map(([tag, value]) => ({ value: String(value), tag, critical: Number(critical) }))
}

type Query = (resolver: Resolver, name: string) => Promise<DnsRecord[]>

const QUERIES: Readonly<Record<string, Query>> = {
  A: async (resolver, name) =>
    (await resolver.resolve4(name, { ttl: true })).map(({ address, ttl }) => ({ value: address, ttl })),
  AAAA: async (resolver, name) =>
    (await resolver.resolve6(name, { ttl: true })).map(({ address, ttl }) => ({ value: address, ttl })),
  CNAME: async (resolver, name) => names(await resolver.resolveCname(name)),
  NS: async (resolver, name) => names(await resolver.resolveNs(name)),
  PTR: async (resolver, name) => names(await resolver.resolvePtr(name)),
  TXT: async (resolver, name) => names((await resolver.resolveTxt(name)).map(joined)),
  MX: async (resolver, name) =>
    (await resolver.resolveMx(name)).map(({ exchange, priority }) => ({ value: exchange, priority })),
  SRV: async (resolver, name) =>
    (await resolver.resolveSrv(name)).map(({ name: value, priority, weight, port }) => ({
      value,
      priority,
      weight,
      port,
    })),
  SOA: async (resolver, name) => {
    const { nsname, ...rest } = await resolver.resolveSoa(name)
    return [{ value: nsname, ...rest }]
  },
  CAA: async (resolver, name) => (await resolver.resolveCaa(name)).flatMap(authorization),
  NAPTR: async (resolver, name) =>
    (await resolver.resolveNaptr(name)).map(({ replacement, ...rest }) => ({ value: replacement, ...rest })),
}

/** Why a query failed, to continue "The DNS query for x failed: ". */
const FAILURES: Readonly<Record<string, string>> = {
  ETIMEOUT: 'no answer came in time',
  ESERVFAIL: 'the server failed (SERVFAIL)',
  EREFUSED: 'the server refused it (REFUSED)',
  ENOTIMP: 'the server does not support it (NOTIMP)',
  EFORMERR: 'the server did not understand it (FORMERR)',
  EBADRESP: 'the answer is malformed',
  ECONNREFUSED: 'the server cannot be reached',
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const byPriorityAndValue = (one: DnsRecord, other: DnsRecord): number => {
  const byPriority = (one.priority ?? 0) - (other.priority ?? 0)
  if (byPriority !== 0 || one.value === other.value) return byPriority
  return one.value < other.value ? -1 : 1
}

/**
 * The records of a name, by priority where they have one, then by value; none where it has none of that type.
 * @param name in ASCII
 * @param server an address with or without a port; undefined for the system's resolvers
 * @throws FeatureError 422 where the name does not exist, 502 where no answer came
 */
export const dnsRecords = async (
  name: string,
  type: string,
  server: string | undefined,
  signal: AbortSignal,
): Promise<DnsRecord[]> => {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  if (server !== undefined) resolver.setServers([server])
  const cancel = (): void => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const found = (await QUERIES[type]?.(resolver, name)) ?? []
    return found.toSorted(byPriorityAndValue)
  } catch (error) {
    signal.throwIfAborted()
    const code = codeOf(error)
    if (code === 'ENODATA') return []
    if (code === 'ENOTFOUND') return unprocessable(`${quoted(name)} does not exist.`)
    const reason = FAILURES[code] ?? `the query could not be answered`
    throw new FeatureError(502, 'upstream_failed', `The DNS query for ${quoted(name)} failed: ${reason}.`)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
