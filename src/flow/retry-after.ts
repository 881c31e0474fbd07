/** Header fields by name, in lower case, as Node gives them. */
export type HeaderFields = Readonly<Record<string, string | readonly string[] | undefined>>

/** What a server says about the calls that it allows. All times are milliseconds from now. */
export interface Limits {
  /** Of `retry-after-ms`, else `Retry-After`. */
  retryAfterMs: number | null
  /** Whether the window of the caller as a whole has no calls left; `null` where nothing says. */
  isSpent: boolean | null
  /** Until that window begins again. */
  resetMs: number | null
  /** Until the windows of a part of what the server offers begin again that have nothing left, as OpenAI names them. */
  partResetMs: number | null
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Larger numbers are moments since 1970, in seconds; as many seconds from now would be 31 years. */
const LEAST_EPOCH_SECONDS = 1e9
/** Larger ones are milliseconds; as seconds they would be of the year 5138. */
const LEAST_EPOCH_MS = 1e11

const NUMBER = /^\d{1,15}(\.\d{1,9})?$/
/** `Date.parse` takes far more for dates ("retry 5" is of May 2001). RFC 9110's three forms, and ISO 8601. */
const DATE = /^((mon|tue|wed|thu|fri|sat|sun)[a-z]*,? .{10,40}|\d{4}-\d\d-\d\d[t ]\d\d:\d\d.{0,20})$/i
const HAS_ZONE = /([+-]\d\d:?\d\d|z|gmt|utc?)$/i
/** Go's durations, which OpenAI and those after it write. */
const DURATION = /^(?=\d)(\d+d)?(\d+h)?(\d+m(?!s))?(\d+(?:\.\d+)?s)?(\d+(?:\.\d+)?ms)?$/
const UNITS_MS = [DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, 1] as const

const first = (value: string | readonly string[] | undefined): string | null => {
  const text = typeof value === 'string' ? value : value?.[0]
  return text === undefined || text.trim() === '' ? null : text.trim()
}

const durationMs = (text: string): number | null => {
  const found = DURATION.exec(text)
  if (found === null) return null
  return UNITS_MS.reduce((sum, unit, index) => sum + Number.parseFloat(found[index + 1] ?? '0') * unit, 0)
}

/** A date or a duration. */
const namedMs = (text: string, now: number): number | null => {
  if (!DATE.test(text)) return durationMs(text)
  // Without a zone it is UTC, which `Date.parse` would take for the machine's own.
  const zone = HAS_ZONE.test(text) ? '' : /^\d/.test(text) ? 'Z' : ' GMT'
  const at = Date.parse(text + zone)
  return Number.isNaN(at) ? null : Math.max(at - now, 0)
}

/**
 * A `Retry-After`: seconds or an HTTP date (RFC 9110, 10.2.3), and what servers write beside those: fractions of seconds,
 * ISO dates and durations as "1m30s".
 *
 * @param now milliseconds since 1970
 * @returns milliseconds from now, at least 0; null where it cannot be read
 */
export const retryAfterMs = (value: string | readonly string[] | undefined, now: number): number | null => {
  const text = first(value)
  if (text === null) return null
  return NUMBER.test(text) ? Number(text) * SECOND_MS : namedMs(text, now)
}

/**
 * The moment at which a window begins again: a number is milliseconds or seconds since 1970, or seconds from now, by its
 * size; else an HTTP or ISO date or a duration. What has passed says nothing.
 */
const resetOf = (text: string | null, now: number): number | null => {
  if (text === null) return null
  const number = NUMBER.test(text) ? Number(text) : null
  const wait =
    number === null
      ? namedMs(text, now)
      : number >= LEAST_EPOCH_MS
        ? number - now
        : number >= LEAST_EPOCH_SECONDS
          ? number * SECOND_MS - now
          : number * SECOND_MS
  return wait !== null && wait > 0 ? wait : null
}

const isNothing = (text: string | null): boolean | null => (text === null ? null : Number(text) <= 0)

/** The longest of several waits. */
const longest = (waits: readonly (number | null)[]): number | null => {
  const known = waits.filter((wait) => wait !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/** The caller's own window: GitHub's and OpenRouter's names, then those of the IETF's drafts up to the sixth. */
const WHOLE = ['x-ratelimit-', 'x-rate-limit-', 'ratelimit-'] as const
/** Windows for each model, as OpenAI, Groq and Cerebras have them: `x-ratelimit-remaining-requests-day`. */
const PART = /^x-ratelimit-remaining-(?<part>(?:requests|tokens)(?:-[a-z]+)?)$/

/** Reads what an answer's headers say about limits. @param now milliseconds since 1970 */
export const limitsOf = (headers: HeaderFields, now: number): Limits => {
  const field = (name: string): string | null => first(headers[name])
  const milliseconds = field('retry-after-ms')
  const whole = WHOLE.find(
    (prefix) => field(`${prefix}remaining`) !== null || field(`${prefix}reset`) !== null,
  )
  const spentParts = Object.keys(headers).flatMap((name) => {
    const part = PART.exec(name)?.groups?.['part']
    return part !== undefined && isNothing(field(name)) === true ? [part] : []
  })
  return {
    retryAfterMs:
      milliseconds !== null && NUMBER.test(milliseconds)
        ? Number(milliseconds)
        : retryAfterMs(headers['retry-after'], now),
    isSpent: whole === undefined ? null : isNothing(field(`${whole}remaining`)),
    resetMs: whole === undefined ? null : resetOf(field(`${whole}reset`), now),
    partResetMs: longest(spentParts.map((part) => resetOf(field(`x-ratelimit-reset-${part}`), now))),
  }
}

/**
 * For how long a server that refused a call asks to be left alone: what it says outright, and until a spent window begins
 * again.
 *
 * @param now milliseconds since 1970
 * @returns milliseconds from now; null where it does not say
 */
export const waitAskedFor = (headers: HeaderFields, now: number): number | null => {
  const { retryAfterMs: asked, isSpent, resetMs, partResetMs } = limitsOf(headers, now)
  return longest([asked ?? partResetMs, isSpent === true ? resetMs : null])
}
