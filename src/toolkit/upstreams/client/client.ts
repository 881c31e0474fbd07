import type { GuardedFetch } from '../../fetch/types.js'
import { FeatureError } from '../../errors.js'
import type { UpstreamAnswer, UpstreamClient, UpstreamRequest } from '../types.js'
import { hasDotSegment } from './address.js'
import { createAnswerCache } from './cache.js'
import { createWire } from './exchange.js'
import { featureError, UpstreamFailure } from './failure.js'
import { createFlights } from './flights.js'
import { parseKept } from './json.js'
import { createPlace, type Place } from './place.js'
import { settingsOf, type Overrides } from './settings.js'

/** How a call ended; calls that share one request each count, those whose caller left don't. */
export type UpstreamOutcome = 'answered' | 'cached' | 'stale' | 'failed' | 'limited'

export interface UpstreamClientOptions extends Overrides {
  userAgent: string
  /** For an answer as a whole, once its turn has come. */
  timeoutMs: number
  /** Failures in a row that open an upstream's breaker; 0 is never. */
  breakerFailures: number
  /** Follows redirects that leave an upstream's origin. */
  fetch: GuardedFetch
  /** Told of every call, for the metrics. */
  onCall?: (upstream: string, outcome: UpstreamOutcome) => void
  /** Milliseconds of the epoch; default Date.now. */
  now?: () => number
}

export interface PublicApiClient {
  request: UpstreamClient
  /** Ends all connections; calls under way fail. */
  close(): Promise<void>
}

const CACHE_BYTES = 32 * 1024 * 1024
/** How long after its end of freshness an answer stands in for one that cannot be had. */
const STALE_MS = 24 * 60 * 60 * 1000
/** What does not exist, or is refused, may soon be otherwise. */
const MOST_REFUSAL_MS = 60_000

/** What a call got, before the cache has its say. */
interface Landing {
  status: number
  /** Each caller has a value of its own. */
  body: () => unknown
}

const valueOf = (bytes: Buffer): unknown => (bytes.length === 0 ? null : parseKept(bytes))

/** Whether an answer says by its own words that it is none. */
const hasError = (field: string | undefined, value: unknown): boolean => {
  if (field === undefined || typeof value !== 'object' || value === null) return false
  const error = (value as Readonly<Record<string, unknown>>)[field]
  if (typeof error === 'string') return error !== ''
  return typeof error === 'object' && error !== null && Object.keys(error).length > 0
}

/** A value that is parsed already for the first who takes it, and parsed anew for every further one. */
const bodyOf = (bytes: Buffer, parsed: unknown): (() => unknown) => {
  let first: { value: unknown } | null = { value: parsed }
  return () => {
    if (first === null) return valueOf(bytes)
    const { value } = first
    first = null
    return value
  }
}

/**
 * Makes the client of all public upstreams.
 * @throws ConfigError that names every mistake in the overrides.
 */
export const createUpstreamClient = (options: UpstreamClientOptions): PublicApiClient => {
  const now = options.now ?? Date.now
  const settings = settingsOf(options)
  const wire = createWire(options.fetch, options.timeoutMs)
  const places = new Map<string, Place>(
    [...settings].map(([name, own]) => [name, createPlace(own, { ...options, now, wire })]),
  )
  const cache = createAnswerCache(CACHE_BYTES, now)
  const share = createFlights<Landing | UpstreamFailure>()
  let single = 0

  const fetchFresh = async (
    place: Place,
    request: UpstreamRequest,
    key: string,
    signal: AbortSignal,
  ): Promise<Landing | UpstreamFailure> => {
    const found = await place.call(request, signal)
    if (found instanceof UpstreamFailure) return found
    const { status, bytes, value } = found
    const { cacheSeconds, errorField } = place.settings.definition
    const lifeMs = hasError(errorField, value) ? 0 : cacheSeconds * 1000
    if (lifeMs > 0) {
      const freshMs = status === 200 ? lifeMs : Math.min(lifeMs, MOST_REFUSAL_MS)
      const freshUntil = now() + freshMs
      cache.set(key, { status, bytes, freshUntil, staleUntil: status === 200 ? freshUntil + STALE_MS : 0 })
    }
    return { status, body: bodyOf(bytes, value) }
  }

  const request: UpstreamClient = async ({ forget, ...asked }, signal): Promise<UpstreamAnswer> => {
    if (forget === true) {
      cache.delete(JSON.stringify(asked))
      return { status: 404, body: null }
    }
    const place = places.get(asked.upstream)
    if (place === undefined) throw new TypeError(`There is no upstream ${asked.upstream}`)
    const { name, title, cacheSeconds } = place.settings.definition
    const done = (outcome: UpstreamOutcome): void => options.onCall?.(name, outcome)
    if (place.settings.isOff) {
      done('failed')
      throw new FeatureError(502, 'upstream_failed', `${title} is switched off by the operator.`)
    }
    if (hasDotSegment(asked.path)) return { status: 404, body: null }
    // Where nothing is kept, calls are not shared either: each must have an answer of its own.
    const key = cacheSeconds === 0 ? `${name} ${++single}` : JSON.stringify(asked)
    const kept = cache.get(key)
    if (kept !== undefined && kept.freshUntil > now()) {
      done('cached')
      return { status: kept.status, body: valueOf(kept.bytes) }
    }
    const landing = await share(key, signal, (flight) => fetchFresh(place, asked, key, flight))
    if (!(landing instanceof UpstreamFailure)) {
      done('answered')
      return { status: landing.status, body: landing.body() }
    }
    if (kept !== undefined && kept.staleUntil > now()) {
      done('stale')
      return { status: kept.status, body: valueOf(kept.bytes) }
    }
    done(landing.kind === 'limited' ? 'limited' : 'failed')
    throw featureError(title, landing)
  }

  return { request, close: () => wire.close() }
}
