/** Counts how long nothing has come. It starts with the time to the first sign of life, and stands still while paused. */
export interface Clock {
  /** Something came: from now on, or once it goes on, it may be silent for the idle time. */
  progress(): void
  /** Stops while the provider waits for us. */
  pause(): void
  /** Goes on with what was left. */
  resume(): void
  /** It is over: no timer is left. */
  clear(): void
}

/** Node's timers may ring this much early. */
const EARLY_MS = 1

/**
 * A clock that runs. Its timer is set again only when it rings, not at every piece that comes.
 *
 * @param firstMs until the first progress
 * @param idleMs between two
 * @param onExpired told once, with the time that has passed in vain
 */
export const startClock = (firstMs: number, idleMs: number, onExpired: (limitMs: number) => void): Clock => {
  let limitMs = firstMs
  let leftMs = firstMs
  /** Infinite while it is paused. */
  let expiresAt = Number.POSITIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let ringsAt = Number.POSITIVE_INFINITY

  const set = (now: number): void => {
    clearTimeout(timer)
    ringsAt = expiresAt
    timer = setTimeout(ring, expiresAt - now)
  }
  const ring = (): void => {
    timer = undefined
    ringsAt = Number.POSITIVE_INFINITY
    if (expiresAt === Number.POSITIVE_INFINITY) return
    const now = performance.now()
    if (expiresAt - now > EARLY_MS) set(now)
    else onExpired(limitMs)
  }
  const run = (ms: number): void => {
    const now = performance.now()
    expiresAt = now + ms
    if (expiresAt < ringsAt) set(now)
  }
  run(firstMs)

  return {
    progress() {
      limitMs = idleMs
      leftMs = idleMs
      if (expiresAt !== Number.POSITIVE_INFINITY) run(idleMs)
    },
    pause() {
      if (expiresAt === Number.POSITIVE_INFINITY) return
      leftMs = expiresAt - performance.now()
      expiresAt = Number.POSITIVE_INFINITY
    },
    resume() {
      if (expiresAt === Number.POSITIVE_INFINITY) run(leftMs)
    },
    clear() {
      clearTimeout(timer)
      expiresAt = Number.POSITIVE_INFINITY
    },
  }
}
