const ABSOLUTE = /^https?:\/\/[^/?#]*/i

/**
 * A request target in origin form (RFC 9112, 3.2): an absolute one loses its scheme and host, which Koa would parse and
 * stumble over when they are none; what has no path at all (an authority, an asterisk, another scheme) becomes `*`.
 */
export const originForm = (target: string): string => {
  if (target.startsWith('/')) return target
  const host = ABSOLUTE.exec(target)?.[0]
  if (host === undefined) return '*'
  const rest = target.slice(host.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
