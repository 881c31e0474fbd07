/** What the standard directives of some header fields mean, and which of them carry a number. */

const CACHE_CONTROL: Readonly<Record<string, string>> = {
  'max-age':
    'The response is fresh for this many seconds; in a request, a response older than that is not wanted.',
  's-maxage': 'In shared caches the response is fresh for this many seconds, whatever max-age says.',
  'no-cache': 'A stored response must be validated with the origin before each use.',
  'no-store': 'Neither the request nor its response may be stored.',
  'no-transform': 'Intermediaries must not transform the content.',
  'must-revalidate': 'Once stale, the response must not be used without being validated with the origin.',
  'proxy-revalidate':
    'Once stale, shared caches must not use the response without validating it with the origin.',
  'must-understand': 'Only a cache that knows the caching rules of the status code may store the response.',
  private: 'Only a private cache, such as a browser, may store the response.',
  public: 'Any cache may store the response, even where it otherwise could not.',
  immutable: 'The response does not change while it is fresh, so that it needs no validation.',
  'stale-while-revalidate':
    'For this many seconds past its freshness the response may be used while it is validated.',
  'stale-if-error':
    'For this many seconds past its freshness the response may be used when the origin fails.',
  'max-stale':
    'A stale response is accepted, at most this many seconds past its freshness where a number is given.',
  'min-fresh': 'The response must stay fresh for at least this many seconds.',
  'only-if-cached': 'Only a stored response is wanted, and status 504 where there is none.',
}

const STRICT_TRANSPORT_SECURITY: Readonly<Record<string, string>> = {
  'max-age': 'Browsers use HTTPS alone for this host for this many seconds.',
  includesubdomains: 'The policy holds for all subdomains, too.',
  preload: 'The site agrees to be in the lists of HTTPS-only hosts that browsers ship.',
}

const SET_COOKIE: Readonly<Record<string, string>> = {
  expires: 'The cookie ends at this date.',
  'max-age': 'The cookie ends after this many seconds; zero or less ends it at once.',
  domain: 'The cookie is sent to this host and all its subdomains.',
  path: 'The cookie is sent for this path and what lies below it.',
  secure: 'The cookie is sent over secure connections only.',
  httponly: 'Scripts of the page cannot read the cookie.',
  samesite: 'Says whether the cookie is sent with requests from other sites: Strict, Lax or None.',
  partitioned: 'The cookie is kept apart for each top-level site.',
}

/** By header name in lower case: RFC 9111, 5861, 8246, 6797 and 6265, and its drafted successor. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'cache-control': CACHE_CONTROL,
  'strict-transport-security': STRICT_TRANSPORT_SECURITY,
  'set-cookie': SET_COOKIE,
}

/** Directives whose value is a number of seconds or of requests. */
const NUMERIC: Readonly<Record<string, readonly string[]>> = {
  'cache-control': ['max-age', 's-maxage', 'stale-while-revalidate', 'stale-if-error', 'min-fresh'],
  'strict-transport-security': ['max-age'],
  'keep-alive': ['timeout', 'max'],
}

/** One English sentence, or null for what is no standard directive of that header. */
export const explanationOf = (header: string, directive: string): string | null => {
  const meanings = MEANINGS[header] ?? {}
  return Object.hasOwn(meanings, directive) ? (meanings[directive] ?? null) : null
}

/** Whether the directives of a header are a closed list, in which another one is unknown. */
export const hasStandardDirectives = (header: string): boolean => Object.hasOwn(MEANINGS, header)

export const isNumeric = (header: string, directive: string): boolean =>
  NUMERIC[header]?.includes(directive) === true
