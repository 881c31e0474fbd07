import { limitsOf, retryAfterMs, type HeaderFields } from '#flow'
import type { UpstreamError } from '../providers/upstream.js'
import { isObject, type JsonObject } from '../json/object.js'

type Told = Pick<UpstreamError['details'], 'retryAfterMs' | 'limited'>

const SECOND_MS = 1000
const HOUR_MS = 3_600_000
/** The longest window of free tiers; a provider that says more is asked again after a day. */
const DAY_MS = 86_400_000
/** For a model that is "temporarily rate-limited upstream": OpenRouter says "retry shortly" and no more. */
const MODEL_REST_MS = 2 * SECOND_MS
/** For an account that has nothing left and whose provider does not say until when. */
const ACCOUNT_REST_MS = 60 * SECOND_MS

/** Too many calls, and what some answer in its place once a day is spent. */
const STATUSES = new Set([429, 402, 403])

/**
 * A limit of one model: of the provider behind the one that we ask (OpenRouter), or of ours for each model (Groq, Google's
 * quota names, GitHub Models).
 */
const OF_MODEL = /rate-?limited upstream|\blimit reached for model\b|PerModel|ByModel/
const NO_CREDIT = /^insufficient_quota$/

/** The error object in whatever is put around it: nothing, `error`, or Google's list of one. */
const errorIn = (body: unknown): JsonObject => {
  const root: unknown = Array.isArray(body) ? body[0] : body
  if (!isObject(root)) return {}
  return isObject(root['error']) ? root['error'] : root
}

/** Headers as a body repeats them, in any case, their values also as numbers. */
const repeatedHeaders = (value: unknown): HeaderFields => {
  const entries = isObject(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.flatMap(([name, each]) =>
      typeof each === 'string' || typeof each === 'number' ? [[name.toLowerCase(), String(each)]] : [],
    ),
  )
}

/** Google's `RetryInfo` and the names of the quotas that are spent. */
const detailsOf = (error: JsonObject): { delay: unknown; quotas: string } => {
  const details = (Array.isArray(error['details']) ? error['details'] : []).filter(isObject)
  const violations = details.flatMap(({ violations: each }) =>
    Array.isArray(each) ? each.filter(isObject) : [],
  )
  return {
    delay: details.map(({ retryDelay }) => retryDelay).find((each) => typeof each === 'string'),
    quotas: violations.map(({ quotaId }) => String(quotaId)).join(' '),
  }
}

const least = (wait: number | null | undefined, most: number): Told =>
  wait === null || wait === undefined ? {} : { retryAfterMs: Math.min(wait, most) }

/**
 * What a refusal says about limits: who cools down, and for how long. The account where its own window is spent, by
 * `X-RateLimit-Remaining: 0` in the headers or, as OpenRouter sends it, in `error.metadata.headers`; the model where words
 * say that it alone is limited.
 *
 * @param body the parsed body of the answer, or its error object
 * @param now milliseconds since 1970
 */
export const limitTold = (status: number, headers: HeaderFields, body: unknown, now: number): Told => {
  const given = limitsOf(headers, now)
  if (!STATUSES.has(status)) return least(given.retryAfterMs, HOUR_MS)
  const error = errorIn(body)
  const metadata = isObject(error['metadata']) ? error['metadata'] : {}
  const repeated = limitsOf(repeatedHeaders(metadata['headers']), now)
  const { delay, quotas } = detailsOf(error)
  const asked =
    given.retryAfterMs ??
    repeated.retryAfterMs ??
    (typeof delay === 'string' ? retryAfterMs(delay, now) : null) ??
    given.partResetMs ??
    repeated.partResetMs
  const words = [error['message'], metadata['raw'], quotas, headers['x-ratelimit-type']].map(String).join(' ')
  const behind = metadata['provider_name']
  if (status === 429 && ((typeof behind === 'string' && behind !== '') || OF_MODEL.test(words)))
    return { ...least(asked ?? MODEL_REST_MS, HOUR_MS), limited: 'model' }

  const spent = [given, repeated].filter(({ isSpent }) => isSpent === true)
  const resets = spent.flatMap(({ resetMs }) => resetMs ?? [])
  if (spent.length > 0)
    return { ...least(Math.max(asked ?? 0, ...resets) || ACCOUNT_REST_MS, DAY_MS), limited: 'account' }
  if (NO_CREDIT.test(String(error['code'])))
    return { ...least(asked ?? ACCOUNT_REST_MS, DAY_MS), limited: 'account' }
  // Without a count of what is left nothing says whose window it is.
  const isUncounted = given.isSpent === null && repeated.isSpent === null
  return least(asked ?? (isUncounted ? (given.resetMs ?? repeated.resetMs) : null), HOUR_MS)
}
