import { setTimeout as delay } from 'node:timers/promises'
import type { Rate } from '../types.js'
import { UpstreamFailure } from './failure.js'

/** How long a call waits for its turn before it is refused. */
export const LONGEST_WAIT_MS = 5000

/** Whose turn it is to ask an upstream. */
export interface Turns {
  /**
   * Resolves when the caller may ask, in the order of the calls.
   * @throws UpstreamFailure of kind `limited` at once when that would be in over 5 s; the signal's reason when it aborts.
   */
  take(signal: AbortSignal): Promise<void>
  /** The upstream asks to be left alone for so long. */
  pause(milliseconds: number): void
}

/**
 * Gives turns so that no window of the rate's length ever holds more calls than it allows, unlike a token bucket, which
 * lets twice as many through at its border. A turn whose caller leaves is lost. `null` is no rate: then a pause holds
 * calls back for at most the 5 s that they would wait, as the limits of such an upstream are its operator's own affair.
 */
export const createTurns = (rate: Rate | null, now: () => number): Turns => {
  /** When the last `rate.requests` turns were or will be, oldest first. */
  const taken: number[] = []
  let pausedUntil = 0

  const earliest = (): number => {
    const first = rate !== null && taken.length === rate.requests ? taken[0] : undefined
    const free = first === undefined || rate === null ? 0 : first + rate.seconds * 1000
    return Math.max(now(), pausedUntil, free)
  }

  return {
    async take(signal) {
      const at = earliest()
      const wait = at - now()
      if (wait > LONGEST_WAIT_MS) {
        throw new UpstreamFailure('limited', 'its rate limit is reached', Math.ceil(wait / 1000))
      }
      if (rate !== null) {
        taken.push(at)
        if (taken.length > rate.requests) taken.shift()
      }
      if (wait > 0) await delay(wait, undefined, { signal })
    },
    pause(milliseconds) {
      const held = rate === null ? Math.min(milliseconds, LONGEST_WAIT_MS) : milliseconds
      pausedUntil = Math.max(pausedUntil, now() + held)
    },
  }
}
