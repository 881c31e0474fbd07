/**
 * What IANA's Service Name and Transport Protocol Port Number Registry holds beside one service for each port and
 * protocol, which is all that the packaged copy can say.
 */

/** Services that stand before the packaged one of the same port and protocol, in the registry's order. */
const EARLIER: readonly (readonly [
  keys: string,
  ...services: readonly (readonly [service: string, description: string])[],
])[] = [
  ['42/tcp 42/udp', ['name', 'Host Name Server']],
  ['80/tcp 80/udp', ['http', 'World Wide Web HTTP'], ['www', 'World Wide Web HTTP']],
  ['105/tcp 105/udp', ['cso', 'CCSO name server protocol']],
  ['113/tcp', ['ident', '']],
  ['351/tcp 351/udp', ['matip-type-b', 'MATIP Type B']],
  ['352/tcp 352/udp', ['dtag-ste-sb', 'DTAG']],
  ['465/tcp', ['urd', 'URL Rendezvous Directory for SSM']],
  ['512/udp', ['comsat', '']],
  ['631/tcp', ['ipp', 'IPP (Internet Printing Protocol)']],
  ['666/tcp 666/udp', ['mdqs', '']],
  ['750/udp', ['loadav', '']],
  ['888/tcp', ['accessbuilder', 'AccessBuilder']],
  ['999/tcp', ['garcon', '']],
  ['999/udp', ['applix', 'Applix ac']],
  ['1525/tcp 1525/udp', ['orasrv', 'oracle']],
  ['1701/tcp 1701/udp', ['l2f', 'l2f']],
  ['1989/tcp 1989/udp', ['tr-rsrb-p3', 'cisco RSRB Priority 3 port']],
  ['1992/tcp 1992/udp', ['stun-p3', 'cisco STUN Priority 3 port']],
  ['2049/tcp 2049/udp', ['shilp', '']],
  ['3000/tcp 3000/udp', ['hbci', 'HBCI']],
  ['3002/tcp 3002/udp', ['exlm-agent', 'EXLM Agent']],
  ['3478/tcp', ['stun', 'Session Traversal Utilities for NAT (STUN) port'], ['turn', 'TURN over TCP']],
  ['3478/udp', ['stun', 'Session Traversal Utilities for NAT (STUN) port'], ['turn', 'TURN over UDP']],
  ['4444/tcp 4444/udp', ['krb524', 'KRB524']],
  ['5349/tcp', ['stuns', 'Session Traversal Utilities for NAT (STUN) port'], ['turns', 'TURN over TLS']],
  ['5349/udp', ['stuns', 'STUN over DTLS'], ['turns', 'TURN over DTLS']],
  ['9100/tcp 9100/udp', ['hp-pdl-datastr', 'PDL Data Streaming Port']],
]

const earlier = new Map(
  EARLIER.flatMap(([keys, ...services]) => keys.split(' ').map((key) => [key, services])),
)

/** A service name as RFC 6335, section 5.1, wants it: letters, digits and hyphens. */
const wellFormed = (service: string): string => service.replaceAll('+', 'p').replace(/[^A-Za-z0-9-]/g, '-')

/** The registry's ranges of ports that have a transport; the packaged copy has none of them. */
const RANGES = [
  { first: 6000, last: 6063, protocols: ['tcp', 'udp'], service: 'x11', description: 'X Window System' },
  { first: 6665, last: 6669, protocols: ['tcp'], service: 'ircu', description: 'IRCU' },
]

export interface RegisteredService {
  port: number
  protocol: string
  service: string
  description: string
}

const PROTOCOLS = ['tcp', 'udp', 'sctp', 'dccp']

const ranged = (): RegisteredService[] =>
  RANGES.flatMap(({ first, last, protocols, service, description }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((port) =>
      protocols.map((protocol) => ({ port, protocol, service, description })),
    ),
  )

const servicesOf = ([key, [packaged = '', description = '']]: readonly [
  string,
  readonly string[],
]): RegisteredService[] => {
  if (packaged === '') return []
  const [port, protocol = ''] = key.split('/')
  const modern = wellFormed(packaged)
  const names: (readonly [string, string])[] = [
    ...(earlier.get(key) ?? []),
    // The registry keeps an old malformed name behind its well-formed replacement.
    ...(modern === packaged ? [] : [[modern, description] as const]),
    [packaged, description],
  ]
  return names.map(([service, text]) => ({ port: Number(port), protocol, service, description: text }))
}

/**
 * All services of the registry that have a port, by port, then tcp, udp, sctp, dccp, then as the registry has them.
 * @param packaged service and description by `port/protocol`
 */
export const registeredServices = (
  packaged: Readonly<Record<string, readonly string[]>>,
): readonly RegisteredService[] =>
  [...Object.entries(packaged).flatMap(servicesOf), ...ranged()].sort(
    (a, b) => a.port - b.port || PROTOCOLS.indexOf(a.protocol) - PROTOCOLS.indexOf(b.protocol),
  )
