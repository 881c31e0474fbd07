import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'

/** A colon before digits alone is that of a port: `localhost:8080`. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443, 'ftp:': 21 }

const completed = (text: string): string => {
  // As the URL standard does.
  const url = text.replace(/^[\0- ]+|[\0- ]+$/g, '')
  if (url.startsWith('//')) return `https:${url}`
  return SCHEME.test(url) ? url : `https://${url}`
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const orNull = (text: string): string | null => (text === '' ? null : text)

/** The last segment with a dot that is neither its first nor its last character, and what follows its last dot. */
const fileOf = (path: string, segments: readonly string[]) => {
  const last = segments.at(-1) ?? ''
  if (path.endsWith('/') || !/[^]\.[^]/.test(last)) return { filename: null, extension: null }
  return { filename: last, extension: orNull(last.slice(last.lastIndexOf('.') + 1).toLowerCase()) }
}

/** Values by name; a list where a name comes more than once. */
const paramsOf = (query: readonly { name: string; value: string }[]): Record<string, string | string[]> => {
  const values = new Map<string, string[]>()
  for (const { name, value } of query) {
    const known = values.get(name)
    if (known === undefined) values.set(name, [value])
    else known.push(value)
  }
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all] as const),
  )
}

export default feature('rest_web_url', ({ url: text }) => {
  const address = completed(text)
  if (!URL.canParse(address)) unprocessable(`url is not a valid URL: ${quoted(text)}.`)
  const url = new URL(address)
  const { hostname, pathname } = url
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded)
  const port = url.port === '' ? null : Number(url.port)
  const query = Array.from(url.searchParams, ([name, value]) => ({ name, value }))
  return {
    href: url.href,
    scheme: url.protocol.slice(0, -1),
    username: orNull(decoded(url.username)),
    hasPassword: url.password !== '',
    host: hostname,
    // It knows no hosts of other schemes, such as those with escapes.
    hostUnicode: domainToUnicode(hostname) || hostname,
    port,
    effectivePort: port ?? DEFAULT_PORTS[url.protocol] ?? null,
    origin: url.origin,
    path: pathname,
    segments,
    ...fileOf(pathname, segments),
    query,
    params: paramsOf(query),
    fragment: orNull(decoded(url.hash.slice(1))),
    isIp: isIP(hostname.replace(/^\[|\]$/g, '')) !== 0,
  }
})
