/** Longer ones are asked again after an hour. */
const MOST_SECONDS = 3600

/**
 * The seconds of a `Retry-After` header, which holds seconds or an HTTP date (RFC 9110, 10.2.3); at most an hour, null
 * where there is none that can be read.
 */
export const retryAfterSeconds = (header: string | null, now: number): number | null => {
  if (header === null) return null
  const value = header.trim()
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000)
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), MOST_SECONDS)
}
