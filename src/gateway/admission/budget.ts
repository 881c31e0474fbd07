import { UpstreamError } from '../providers/upstream.js'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Calls made in the UTC minute and day that `at` is in. */
export interface Spent {
  /** Milliseconds since the epoch. */
  at: number
  minute: number
  day: number
}

/** How often a provider may be called in a minute and a day; we keep to it before the provider refuses. */
export interface Budget {
  /** When it allows a call; in the past if it does now. */
  freeAt(now: number): number
  /** Whether less than half of it is spent: background work leaves the rest to interactive requests. */
  isAmple(now: number): boolean
  spend(now: number): void
  spent(now: number): Spent
  /** Adds calls of before: an earlier run's, or of the same provider under other settings. */
  restore(spent: Spent): void
}

interface Window {
  limit: number | null
  lengthMs: number
  start: number
  used: number
}

const startOf = ({ lengthMs }: Window, at: number): number => at - (at % lengthMs)

const usedAt = (window: Window, at: number): number =>
  startOf(window, at) === window.start ? window.used : 0

const add = (window: Window, calls: number, at: number): void => {
  window.used = usedAt(window, at) + calls
  window.start = startOf(window, at)
}

const freeAt = (window: Window, now: number): number =>
  window.limit !== null && usedAt(window, now) >= window.limit ? window.start + window.lengthMs : 0

/** Windows are fixed UTC minutes and days, as providers count. `null` is unlimited. */
export const createBudget = (limits: {
  requestsPerMinute: number | null
  requestsPerDay: number | null
}): Budget => {
  const minute: Window = { limit: limits.requestsPerMinute, lengthMs: MINUTE_MS, start: 0, used: 0 }
  const day: Window = { limit: limits.requestsPerDay, lengthMs: DAY_MS, start: 0, used: 0 }
  const windows = [minute, day]
  return {
    freeAt: (now) => Math.max(...windows.map((window) => freeAt(window, now))),
    isAmple: (now) =>
      windows.every((window) => window.limit === null || usedAt(window, now) < window.limit / 2),
    spend(now) {
      for (const window of windows) add(window, 1, now)
    },
    spent: (now) => ({ at: now, minute: usedAt(minute, now), day: usedAt(day, now) }),
    restore(spent) {
      // What was counted since then is of the same window or a later one.
      if (startOf(minute, spent.at) >= minute.start) add(minute, spent.minute, spent.at)
      if (startOf(day, spent.at) >= day.start) add(day, spent.day, spent.at)
    },
  }
}

/**
 * Spends a call that an attempt makes besides its first, which the chain has spent.
 * @param what it is for, for the operator
 * @throws UpstreamError where there is none left
 */
export const spendFurther = (budget: Budget, what: string): void => {
  const now = Date.now()
  const waitMs = budget.freeAt(now) - now
  if (waitMs > 0)
    throw new UpstreamError('status', `the budget has no calls left for ${what}`, {
      status: 429,
      retryAfterMs: waitMs,
    })
  budget.spend(now)
}
