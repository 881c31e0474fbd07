/** How a circuit stands: calls pass, calls are held back, or one call at a time tries whether they would pass again. */
export type CircuitState = 'closed' | 'open' | 'half-open'

/** What a call says about who was called; `nothing` where the caller was at fault or left. */
export type Verdict = 'success' | 'failure' | 'nothing'

/** The circuit breaker of whoever may fail for a while (Nygard, Release It!, 2nd edition, 2018, chapter 5). */
export interface Breaker {
  state(now: number): CircuitState
  /** When a call may be made: 0 for now. While a probe runs it is a moment from now, when its result may be known. */
  usableAt(now: number): number
  /** Whether nothing but the back-off stands in the way: no probe runs now. */
  isIdle(): boolean
  /** A call begins; in a circuit that is not closed it is the probe. The result ends it, once. */
  begin(): (verdict: Verdict, now: number) => void
}

/** When a circuit opens. */
export interface BreakerPolicy {
  /** After so many failures in a row. */
  inARow: number
  /** When a larger share than `mostFailed` of the latest calls failed: `window` of them at most, `least` at least. */
  share?: { window: number; least: number; mostFailed: number }
  firstBackOffMs: number
}

const LONGEST_BACK_OFF_MS = 60_000
/** A probe's result is asked for again after so long. */
const PROBE_RECHECK_MS = 500

/**
 * A closed circuit. Once open it lets one probe through after the first back-off; each probe that fails doubles that time up
 * to a minute, one that succeeds closes the circuit and forgets what was.
 */
export const createBreaker = ({ inARow, share, firstBackOffMs }: BreakerPolicy): Breaker => {
  let isOpen = false
  /** `true` is a failure; the latest is the last. */
  let outcomes: boolean[] = []
  let failedInARow = 0
  let backOffMs = 0
  let opensAt = 0
  let isProbing = false

  const open = (now: number): void => {
    isOpen = true
    outcomes = []
    failedInARow = 0
    backOffMs = Math.min(backOffMs === 0 ? firstBackOffMs : backOffMs * 2, LONGEST_BACK_OFF_MS)
    opensAt = now + backOffMs
  }

  const close = (): void => {
    isOpen = false
    backOffMs = 0
  }

  const count = (isFailure: boolean, now: number): void => {
    failedInARow = isFailure ? failedInARow + 1 : 0
    if (failedInARow >= inARow) return open(now)
    if (share === undefined) return
    outcomes.push(isFailure)
    if (outcomes.length > share.window) outcomes.shift()
    const failed = outcomes.filter(Boolean).length
    if (outcomes.length >= share.least && failed > outcomes.length * share.mostFailed) open(now)
  }

  return {
    state: (now) => (!isOpen ? 'closed' : isProbing || now >= opensAt ? 'half-open' : 'open'),
    usableAt(now) {
      if (!isOpen) return 0
      if (isProbing) return now + PROBE_RECHECK_MS
      return now >= opensAt ? 0 : opensAt
    },
    isIdle: () => !isProbing,
    begin() {
      const isProbe = isOpen && !isProbing
      if (isProbe) isProbing = true
      let hasEnded = false
      return (verdict, now) => {
        if (hasEnded) return
        hasEnded = true
        if (isProbe) {
          isProbing = false
          if (verdict === 'success') close()
          else if (verdict === 'failure') open(now)
        } else if (!isOpen && verdict !== 'nothing') {
          // What began before the circuit opened says nothing that is not known by then.
          count(verdict === 'failure', now)
        }
      }
    },
  }
}
