/** As headers have it; `reset` is in Unix seconds. */
interface Window {
  limit: number
  remaining: number
  reset: number
}

/** Of two windows that count the same request, the one with the least remaining. */
export const tighter = (one: Window | null, other: Window | null): Window | null =>
  one === null || (other !== null && other.remaining < one.remaining) ? other : one

/** `X-RateLimit-*` of a window; none where there is no limit. */
export const rateLimitHeaders = (window: Window | null): Record<string, string> =>
  window === null
    ? {}
    : {
        'X-RateLimit-Limit': String(window.limit),
        'X-RateLimit-Remaining': String(window.remaining),
        'X-RateLimit-Reset': String(window.reset),
      }
