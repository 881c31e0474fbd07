/** A limit as headers show it; `reset` is in Unix seconds. */
interface Window {
  limit: number
  remaining: number
  reset: number
}

/** Of two windows that count the same request, the one with the least remaining. */
export const tighter = (one: Window | null, other: Window | null): Window | null =>
  one === null || (other !== null && other.remaining < one.remaining) ? other : one

/** A time to wait as OpenAI's API writes it, after Go's durations: `1s`, `6m0s`, `23h59m59s`. Whole seconds, rounded up. */
export const durationText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const shown = `${seconds % 60}s`
  if (minutes === 0) return shown
  return hours === 0 ? `${minutes}m${shown}` : `${hours}h${minutes % 60}m${shown}`
}

/** `X-RateLimit-*-Requests` or `-Tokens` of a window, as OpenAI's API has them; none where there is no limit. */
export const rateLimitHeadersOf = (
  kind: 'Requests' | 'Tokens',
  window: Window | null,
  now: number,
): Record<string, string> =>
  window === null
    ? {}
    : {
        [`X-RateLimit-Limit-${kind}`]: String(window.limit),
        [`X-RateLimit-Remaining-${kind}`]: String(window.remaining),
        [`X-RateLimit-Reset-${kind}`]: durationText(window.reset * 1000 - now),
      }

/** A window of `usage` as headers have it; null where it has no limit. */
export const limitedWindow = (state: {
  limit: number | null
  remaining: number | null
  reset: number
}): Window | null => {
  const { limit, remaining, reset } = state
  return limit === null || remaining === null ? null : { limit, remaining, reset }
}

/** `X-RateLimit-*` of a window; none where there is no limit. */
export const rateLimitHeaders = (window: Window | null): Record<string, string> =>
  window === null
    ? {}
    : {
        'X-RateLimit-Limit': String(window.limit),
        'X-RateLimit-Remaining': String(window.remaining),
        'X-RateLimit-Reset': String(window.reset),
      }

/** How a request over its address's limit is refused. The message repeats the wait, since agents do not see headers. */
export const addressRefusal = (
  window: Window,
  perMinute: number,
): { message: string; headers: Record<string, string> } => {
  const wait = Math.max(1, window.reset - Math.floor(Date.now() / 1000))
  return {
    message: `This address has sent more than ${perMinute} requests in a minute. Try again in ${wait} s.`,
    headers: { ...rateLimitHeaders(window), 'Retry-After': String(wait) },
  }
}
