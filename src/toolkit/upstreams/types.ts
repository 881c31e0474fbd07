type Scalar = string | number | boolean

/** How an upstream words what the caller did wrong: `field` of its answer is a text that begins with one of `prefixes`. */
export interface CallerFaults {
  field: string
  prefixes: readonly string[]
}

/** One request to a public upstream. Everything in it can be sent to another process. */
export interface UpstreamRequest {
  /** Its name in `UPSTREAM_<NAME>_BASE_URL`, lower case. */
  upstream: string
  /** Appended to the base; begins with `/`, its segments already percent-encoded (see `path` of define.ts). */
  path: string
  /** In the order given; a list repeats its name, `undefined` is left out. Numbers are written as JavaScript writes them. */
  query?: Readonly<Record<string, Scalar | readonly Scalar[] | undefined>>
  /** Values for placeholders in the base, such as `{lang}`. */
  base?: Readonly<Record<string, string>>
  /** Names in lower case, beside or in place of `accept: application/json`. */
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown
  /** Statuses that are an answer here and no failure, besides 404: of 400 to 499, or 204 where that says that there is nothing. */
  accept?: readonly number[]
  /** Answers of any failing status, 404 and 5xx among them, that are an answer here and no failure. */
  faults?: CallerFaults
  /** Asks nothing: what is kept of the rest of the request turned out to be malformed and is dropped. */
  forget?: true
}

/**
 * What the upstream answered: 200 with its JSON, 404 with null where it has no such thing, or one of the request's
 * `accept` with its JSON (null where that is none), or what fits its `faults`, with the status that it came with.
 */
export interface UpstreamAnswer {
  status: number
  body: unknown
}

/**
 * The one way to the public upstreams: it has the time-out, cache, rate limit, breaker and stale-if-error.
 * @throws FeatureError 502 when the upstream fails or is switched off, 503 when its rate leaves no turn within 5 s; both
 * with `retryAfterSeconds` where that is known.
 */
export type UpstreamClient = (request: UpstreamRequest, signal?: AbortSignal) => Promise<UpstreamAnswer>

/** What an adapter needs of a feature's context. */
export interface UpstreamCaller {
  upstream: UpstreamClient
  signal: AbortSignal
}

/** At most `requests` calls begin in any `seconds`. */
export interface Rate {
  requests: number
  seconds: number
}

/** A public upstream as its documentation describes it. */
export interface UpstreamDefinition {
  /** As in `UPSTREAM_<NAME>_BASE_URL`, lower case. */
  name: string
  /** What error messages and `/licenses` call it. */
  title: string
  /** Without a trailing slash; `{lang}` and the like are filled from the request. */
  base: string
  docs: string
  terms: string
  /** The notice that its terms ask for, or that courtesy does. */
  attribution: string
  /** Its terms, or those of its free tier, forbid commercial use; `UPSTREAMS_OFF` switches it off. */
  forbidsCommercialUse?: true
  rate: Rate
  /** The most calls that may be under way at once for one who has no token; without it any number. */
  atOnce?: number
  /** How long an answer counts as fresh; 0 where each call must have an answer of its own. */
  cacheSeconds: number
  /** Where `UPSTREAM_<NAME>_TOKEN` goes; without it the upstream takes none. */
  token?: { header: string; prefix: string } | { query: string }
  /** A field of its answers with the seconds for which it asks to be left alone. */
  backoffField?: string
  /** A field of its answers that has a text, items or members only when it failed, whatever the status; those are not kept. */
  errorField?: string
}
