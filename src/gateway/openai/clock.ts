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

class RunningClock implements Clock {
  private limitMs: number
  private leftMs: number
  /** Infinite while it is paused. */
  private expiresAt = Number.POSITIVE_INFINITY
  private ringsAt = Number.POSITIVE_INFINITY
  private timer: NodeJS.Timeout | undefined

  constructor(
    firstMs: number,
    private readonly idleMs: number,
    private readonly onExpired: (limitMs: number) => void,
  ) {
    this.limitMs = firstMs
    this.leftMs = firstMs
    this.run(firstMs)
  }

  private set(now: number): void {
    clearTimeout(this.timer)
    this.ringsAt = this.expiresAt
    this.timer = setTimeout(ring, this.expiresAt - now, this)
  }

  ring(): void {
    this.timer = undefined
    this.ringsAt = Number.POSITIVE_INFINITY
    if (this.expiresAt === Number.POSITIVE_INFINITY) return
    const now = performance.now()
    if (this.expiresAt - now > EARLY_MS) this.set(now)
    else this.onExpired(this.limitMs)
  }

  private run(ms: number): void {
    const now = performance.now()
    this.expiresAt = now + ms
    if (this.expiresAt < this.ringsAt) this.set(now)
  }

  progress(): void {
    this.limitMs = this.idleMs
    this.leftMs = this.idleMs
    if (this.expiresAt !== Number.POSITIVE_INFINITY) this.run(this.idleMs)
  }

  pause(): void {
    if (this.expiresAt === Number.POSITIVE_INFINITY) return
    this.leftMs = this.expiresAt - performance.now()
    this.expiresAt = Number.POSITIVE_INFINITY
  }

  resume(): void {
    if (this.expiresAt === Number.POSITIVE_INFINITY) this.run(this.leftMs)
  }

  clear(): void {
    clearTimeout(this.timer)
    this.expiresAt = Number.POSITIVE_INFINITY
  }
}

const ring = (clock: RunningClock): void => clock.ring()

/**
 * A clock that runs. Its timer is set again only when it rings, not at every piece that comes.
 *
 * @param firstMs until the first progress
 * @param idleMs between two
 * @param onExpired told once, with the time that has passed in vain
 */
export const startClock = (firstMs: number, idleMs: number, onExpired: (limitMs: number) => void): Clock =>
  new RunningClock(firstMs, idleMs, onExpired)
