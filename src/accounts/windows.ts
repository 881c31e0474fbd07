import type { RateLimit, Window } from './types.js'

export const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

/** The number of the UTC minute since the epoch that holds a time in milliseconds. */
export const minuteOf = (at: number): number => Math.floor(at / MINUTE_MS)

/** The number of the UTC day since the epoch that holds a time in milliseconds. */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS)

/** A UTC day as `YYYY-MM-DD`. */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** What a subject may use in each window; `null` is unlimited. */
export interface Limits {
  minute: number | null
  day: number | null
  tokens: number | null
}

/** What a subject has used in each window, with what is reserved. */
export interface Counts {
  minute: number
  day: number
  tokens: number
}

/** Unix seconds at which the current window of each kind ends. */
export const resets = (at: number): Counts => {
  const day = ((dayOf(at) + 1) * DAY_MS) / 1000
  return { minute: ((minuteOf(at) + 1) * MINUTE_MS) / 1000, day, tokens: day }
}

/**
 * The window that stands in the way of `want`, or null. Of several the one that opens last: a caller who is told to wait
 * for the minute while the day is used up would come back for nothing.
 */
export const firstRefusing = (limits: Limits, used: Counts, want: Counts): keyof Counts | null => {
  const isFull = (window: keyof Counts): boolean => {
    const limit = limits[window]
    return limit !== null && used[window] + want[window] > limit
  }
  return (['day', 'tokens', 'minute'] as const).find(isFull) ?? null
}

export const windowState = (limit: number | null, used: number, reset: number): Window => ({
  limit,
  used,
  remaining: limit === null ? null : Math.max(0, limit - used),
  reset,
})

const shown = ({ limit, remaining, reset }: Window): RateLimit | null =>
  limit === null || remaining === null ? null : { limit, remaining, reset }

/** The request window with the least remaining (of equals the day, which ends last), or null where requests are unlimited. */
export const tightest = (limits: Limits, used: Counts, at: number): RateLimit | null => {
  const reset = resets(at)
  const minute = shown(windowState(limits.minute, used.minute, reset.minute))
  const day = shown(windowState(limits.day, used.day, reset.day))
  if (minute === null || day === null) return minute ?? day
  return minute.remaining < day.remaining ? minute : day
}

/** The state of the tokens' window, for a refusal of a plan that limits nothing else. */
export const tokensLeft = (limits: Limits, used: Counts, at: number): RateLimit | null =>
  shown(windowState(limits.tokens, used.tokens, resets(at).tokens))
