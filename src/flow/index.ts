/** How calls to others are paced, whatever the plane: semaphores and the line before them, breakers, what servers ask for; and how long work of our own may hold up others. */
export {
  createBreaker,
  type Breaker,
  type BreakerPolicy,
  type CircuitState,
  type Verdict,
} from './breaker.js'
export { abortSignalOf, Cancellation, type CancelSignal } from './cancellation.js'
export type { Soon } from './soon.js'
export type { Share } from './fair-queue.js'
export { createSemaphore, acquireAny, type Found, type Release, type Semaphore } from './semaphore.js'
export { limitsOf, retryAfterMs, waitAskedFor, type HeaderFields, type Limits } from './retry-after.js'
export { createTurns } from './turns.js'
