import { UpstreamFailure } from './failure.js'

const FIRST_BACK_OFF_MS = 2000
const LONGEST_BACK_OFF_MS = 60_000

/** `none`: the call says nothing about the upstream's state, as when its caller left. */
export type Verdict = 'good' | 'bad' | 'none'

/**
 * Lets a call pass and gives what is to be told its verdict.
 * @throws UpstreamFailure at once while the breaker is open, except for one probe after each back-off.
 */
export type Breaker = () => (verdict: Verdict) => void

/**
 * Opens after `threshold` failures in a row (0: never), then lets a single call probe after 2 s, 4 s and so on up to a
 * minute; the first success closes it.
 */
export const createBreaker = (threshold: number, now: () => number): Breaker => {
  let failures = 0
  let backOffMs = FIRST_BACK_OFF_MS
  let openUntil: number | null = null
  let isProbing = false

  const close = (): void => {
    failures = 0
    backOffMs = FIRST_BACK_OFF_MS
    openUntil = null
  }

  const settle = (verdict: Verdict): void => {
    if (verdict === 'good') return close()
    if (verdict === 'none' || openUntil !== null) return
    failures += 1
    if (threshold > 0 && failures >= threshold) openUntil = now() + backOffMs
  }

  const settleProbe = (verdict: Verdict): void => {
    isProbing = false
    if (verdict === 'good') return close()
    if (verdict === 'none') return
    backOffMs = Math.min(backOffMs * 2, LONGEST_BACK_OFF_MS)
    openUntil = now() + backOffMs
  }

  return () => {
    if (openUntil === null) return settle
    const wait = openUntil - now()
    if (wait > 0 || isProbing) {
      const seconds = Math.max(1, Math.ceil(wait / 1000))
      throw new UpstreamFailure('refused', 'it kept failing and is left alone for a moment', seconds)
    }
    isProbing = true
    return settleProbe
  }
}
