const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/** The host of an address and perhaps its port (RFC 3986, 3.2.2 and 3.2.3); a registered name may be empty. */
const AUTHORITY =
  /^(?:\[[0-9a-f:.]+(?:%25[a-z0-9._~-]+)?\]|(?:[a-z0-9._~!$&'()*+,;=-]|%[0-9a-f]{2})*)(?::\d*)?$/i
const USER = /^[^@]*@/
/** A path with nothing in it that could be wrong, and perhaps a query. */
const PLAIN = /^\/[\w./~-]*(?:\?[^#]*)?$/
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/i
/** Escapes of letters, digits, `-`, `.`, `_` and `~`. */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|[46][1-9a-f]|5[\daf]|7[\dae])/gi

/** Whether a `Host` header names a host as RFC 9112, 3.2 has it; an empty one is for addresses without a host. */
export const isHost = (value: string): boolean => AUTHORITY.test(value)

/** Decodes escaped unreserved characters in a path, which mean the same as the characters (RFC 3986, 6.2.2.2). */
const withoutNeedlessEscapes = (target: string): string => {
  if (!target.includes('%')) return target
  const end = target.indexOf('?')
  const path = end === -1 ? target : target.slice(0, end)
  return path.replace(NEEDLESS_ESCAPE, decodeURIComponent) + target.slice(path.length)
}

/**
 * A request target in origin form (RFC 9112, 3.2): an absolute one loses its scheme and host, which Koa would parse and
 * stumble over when they are none; what has no path at all (an authority, an asterisk, another scheme) becomes `*`.
 */
export const originForm = (target: string): string => {
  if (target.startsWith('/')) return withoutNeedlessEscapes(target)
  const host = ABSOLUTE.exec(target)?.[0]
  if (host === undefined) return '*'
  const rest = target.slice(host.length)
  return withoutNeedlessEscapes(rest.startsWith('/') ? rest : `/${rest}`)
}

/**
 * How a request target violates the grammar of RFC 9112, 3.2, as the end of a sentence; null if it does not. Characters
 * that browsers do not escape (`|`, `{`, `^` in a query) are let through, and a query's own escapes are
 * left to its reader.
 */
export const targetFault = (method: string, target: string): string | null => {
  if (PLAIN.test(target)) return null
  if (method === 'CONNECT') return null
  if (target === '*') return method === 'OPTIONS' ? null : 'is *, which only OPTIONS supports'
  if (target.includes('#')) return 'has a fragment'
  const authority = ABSOLUTE.exec(target)?.[1]?.replace(USER, '')
  if (authority !== undefined && (/^(:|$)/.test(authority) || !isHost(authority))) return 'has no valid host'
  const [path = ''] = originForm(target).split('?')
  return BROKEN_ESCAPE.test(path)
    ? 'has a % in its path that is not followed by two hexadecimal digits'
    : null
}
