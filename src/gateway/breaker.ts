/** How a circuit stands: calls pass, calls are held back, or one call at a time tries whether they would pass again. */
export type CircuitState = 'closed' | 'open' | 'half-open'

/** What a call says about who was called; `nothing` where the caller was at fault or left. */
export type Verdict = 'success' | 'failure' | 'nothing'

/** The circuit breaker of one model of one provider (Nygard, Release It!, 2nd edition, 2018, chapter 5). */
export interface Breaker {
  state(now: number): CircuitState
  /** When a call may be made: 0 for now. While a probe runs it is a moment from now, when its result may be known. */
  usableAt(now: number): number
  /** Whether nothing but the back-off stands in the way: no probe runs now. */
  isIdle(): boolean
  /** A call begins; in a circuit that is not closed it is the probe. The result ends it, once. */
  begin(): (verdict: Verdict, now: number) => void
}

/** The latest calls that count, and how many there must be for a share of them to say anything. */
const WINDOW = 20
const LEAST_CALLS = 5
/** When a larger share of them failed, the circuit opens. */
const MOST_FAILED = 0.75
/** Who answered many before and now answers nothing is known sooner than the share is reached. */
const MOST_IN_A_ROW = 10
const FIRST_BACK_OFF_MS = 1_000
const LONGEST_BACK_OFF_MS = 60_000
/** A probe's result is asked for again after so long. */
const PROBE_RECHECK_MS = 500

/**
 * A closed circuit. It opens when more than three quarters of the latest twenty calls failed, or of all of them where there
 * were fewer, but at least five; or after ten failures in a row. Failures at random come in runs: of a provider that fails a
 * third of the time five in a row come once in 360 calls, but what opens its circuit once in some 45,000.
 * Then it lets one probe through after a second; each probe that fails doubles that time up to a minute, one that succeeds
 * closes the circuit and forgets what was.
 */
export const createBreaker = (): Breaker => {
  let isOpen = false
  /** `true` is a failure; the latest is the last. */
  let outcomes: boolean[] = []
  let backOffMs = 0
  let opensAt = 0
  let isProbing = false

  const open = (now: number): void => {
    isOpen = true
    outcomes = []
    backOffMs = Math.min(backOffMs === 0 ? FIRST_BACK_OFF_MS : backOffMs * 2, LONGEST_BACK_OFF_MS)
    opensAt = now + backOffMs
  }

  const close = (): void => {
    isOpen = false
    backOffMs = 0
  }

  const count = (isFailure: boolean, now: number): void => {
    outcomes.push(isFailure)
    if (outcomes.length > WINDOW) outcomes.shift()
    const failed = outcomes.filter(Boolean).length
    const isFailing = outcomes.length >= LEAST_CALLS && failed > outcomes.length * MOST_FAILED
    const isDead = outcomes.length >= MOST_IN_A_ROW && outcomes.slice(-MOST_IN_A_ROW).every(Boolean)
    if (isDead || isFailing) open(now)
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
