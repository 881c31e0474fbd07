import { valuesOf, type Step } from './exchange.js'
import { parseTarget } from './target.js'
import type { FetchResponse } from './types.js'

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** All that another origin may see of a request: anything else could be a credential. */
const HARMLESS = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'content-type',
  'pragma',
  'range',
  'user-agent',
])

/** Location's bytes are UTF-8 in practice, though a header's are Latin-1. */
const decodeLocation = (value: string): string => Buffer.from(value, 'latin1').toString('utf8')

/** The one Location of a redirect that is an address; without one, or with several that differ, it is just an answer. */
export const locationOf = (status: number, headers: FetchResponse['headers'], url: URL): string | null => {
  if (!REDIRECTS.has(status)) return null
  const [location, ...others] = new Set(valuesOf(headers, 'location').map(decodeLocation))
  return location !== undefined && others.length === 0 && URL.canParse(location, url.href) ? location : null
}

const becomesGet = (status: number, method: Step['method']): boolean =>
  ((status === 301 || status === 302) && method === 'POST') ||
  (status === 303 && method !== 'GET' && method !== 'HEAD')

const without = (headers: Step['headers'], isDropped: (name: string) => boolean): Step['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)))

/**
 * The request that a redirect asks for (Fetch standard, HTTP-redirect fetch), stricter in what another origin sees.
 * @throws FeatureError 422 when it leads where no request may go
 */
export const redirected = (step: Step, status: number, location: string): Step => {
  const url = parseTarget(location, step.url)
  const isGet = becomesGet(status, step.method)
  const headers = isGet ? without(step.headers, (name) => name.startsWith('content-')) : step.headers
  return {
    url,
    method: isGet ? 'GET' : step.method,
    headers: url.origin === step.url.origin ? headers : without(headers, (name) => !HARMLESS.has(name)),
    body: isGet ? undefined : step.body,
  }
}
