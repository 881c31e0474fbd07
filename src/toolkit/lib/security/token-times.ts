/** The times of a token's claims (RFC 7519, section 4.1). */

export interface TokenTimes {
  issuedAt: string | null
  notBefore: string | null
  expiresAt: string | null
  expired: boolean
  active: boolean
}

/** Milliseconds that ECMAScript's dates reach from 1970, either way. */
const MOST_MS = 8.64e15

const secondsOf = (claim: unknown): number | null => {
  if (typeof claim === 'bigint') return Number(claim)
  return typeof claim === 'number' ? claim : null
}

/** ISO 8601 in UTC to the second; null past the years of ECMAScript. */
const isoSeconds = (seconds: number | null): string | null =>
  seconds === null || Math.abs(seconds * 1000) > MOST_MS
    ? null
    : new Date(Math.floor(seconds) * 1000).toISOString().replace('.000Z', 'Z')

/**
 * @param now,leeway seconds
 * @returns `isEarly` says that nbf has not come yet
 */
export const tokenTimes = (
  payload: Readonly<Record<string, unknown>>,
  now: number,
  leeway: number,
): { times: TokenTimes; isEarly: boolean } => {
  const claim = (name: string): number | null =>
    Object.hasOwn(payload, name) ? secondsOf(payload[name]) : null
  const [issuedAt, notBefore, expiresAt] = ['iat', 'nbf', 'exp'].map(claim) as [
    number | null,
    number | null,
    number | null,
  ]
  const expired = expiresAt !== null && now >= expiresAt + leeway
  const isEarly = notBefore !== null && now < notBefore - leeway
  return {
    times: {
      issuedAt: isoSeconds(issuedAt),
      notBefore: isoSeconds(notBefore),
      expiresAt: isoSeconds(expiresAt),
      expired,
      active: !expired && !isEarly,
    },
    isEarly,
  }
}
