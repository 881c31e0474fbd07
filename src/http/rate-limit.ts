/** `X-RateLimit-*` of a window; none where there is no limit. `reset` is in Unix seconds. */
export const rateLimitHeaders = (
  window: { limit: number; remaining: number; reset: number } | null,
): Record<string, string> =>
  window === null
    ? {}
    : {
        'X-RateLimit-Limit': String(window.limit),
        'X-RateLimit-Remaining': String(window.remaining),
        'X-RateLimit-Reset': String(window.reset),
      }
