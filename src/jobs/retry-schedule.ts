/** When what failed is tried again: ever later, and not for ever. Times are in milliseconds. */
export interface RetrySchedule {
  firstMs: number
  /** How much longer each wait is than the one before. */
  factor: number
  mostMs: number
  /** From the first attempt to the last. */
  windowMs: number
}

/** Waits are up to so much shorter or longer, so that those who failed together do not come together again. */
const JITTER = 0.2

/**
 * How long to wait after a failure; `null` where the window would be over by then.
 *
 * @param attempts that failed so far, this one too
 * @param elapsedMs since the first one
 * @param askedMs the least that the other side asked for; no wait is longer than the schedule's longest
 * @param random from 0 to 1
 */
export const retryDelay = (
  { firstMs, factor, mostMs, windowMs }: RetrySchedule,
  attempts: number,
  elapsedMs: number,
  askedMs = 0,
  random: number = Math.random(),
): number | null => {
  const backOff = Math.min(firstMs * factor ** (attempts - 1), mostMs) * (1 - JITTER + 2 * JITTER * random)
  const delay = Math.max(backOff, Math.min(askedMs, mostMs))
  return elapsedMs + delay > windowMs ? null : delay
}
