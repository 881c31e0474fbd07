import type { ProviderConfig } from './providers/types.js'
import type { ChatUpstream } from './upstream.js'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** A provider that is on: its settings, the way to call it, and what it may take. */
export interface Provider {
  readonly config: ProviderConfig
  readonly upstream: ChatUpstream
  /** Calls running now. */
  readonly running: number
  readonly isFull: boolean
  /** When its own budget allows a call; in the past if it does now. */
  budgetFreeAt(now: number): number
  /** Counts a call against concurrency and budget; the result ends it, once. */
  enter(now: number): () => void
  /** Calls back once, as soon as a call ends; the result takes that back. */
  onLeave(callback: () => void): () => void
  /** Takes no more calls; closes the connections when the last has ended. */
  retire(): Promise<void>
}

interface BudgetWindow {
  limit: number | null
  lengthMs: number
  start: number
  used: number
}

const freeAt = (window: BudgetWindow, now: number): number => {
  const isCurrent = now - window.start < window.lengthMs
  return window.limit !== null && isCurrent && window.used >= window.limit
    ? window.start + window.lengthMs
    : 0
}

const spend = (window: BudgetWindow, now: number): void => {
  const start = now - (now % window.lengthMs)
  window.used = start === window.start ? window.used + 1 : 1
  window.start = start
}

/** Budgets count in fixed UTC minutes and days, as providers do. */
export const createProvider = (config: ProviderConfig, upstream: ChatUpstream): Provider => {
  const { requestsPerMinute, requestsPerDay } = config.budget
  const windows: BudgetWindow[] = [
    { limit: requestsPerMinute, lengthMs: MINUTE_MS, start: 0, used: 0 },
    { limit: requestsPerDay, lengthMs: DAY_MS, start: 0, used: 0 },
  ]
  const callbacks = new Set<() => void>()
  let running = 0

  const onLeave = (callback: () => void): (() => void) => {
    callbacks.add(callback)
    return () => callbacks.delete(callback)
  }

  return {
    config,
    upstream,
    get running() {
      return running
    },
    get isFull() {
      return running >= config.maxConcurrency
    },
    budgetFreeAt: (now) => Math.max(...windows.map((window) => freeAt(window, now))),
    enter(now) {
      running++
      for (const window of windows) spend(window, now)
      let left = false
      return () => {
        if (left) return
        left = true
        running--
        const [next] = callbacks
        if (next === undefined) return
        callbacks.delete(next)
        next()
      }
    },
    onLeave,
    async retire() {
      while (running > 0) await new Promise<void>((resolve) => onLeave(resolve))
      await upstream.close()
    },
  }
}
