import { randomText } from '#ids'
import type { Soon } from '#flow'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '#observe'
import { LEASE_MS, type Counters, type Lease, type Outcome, type Subject, type Taken } from './counters.js'
import { gatewaySubject, restSubject } from './subjects.js'
import type { ExhaustionEvents } from './exhaustion.js'
import type { Principal, RateLimit, Refusal, Reservation, UsageSnapshot, Want } from './types.js'
import {
  dayOf,
  minuteOf,
  resets,
  tightest,
  tokensLeft,
  windowState,
  type Counts,
  type Limits,
} from './windows.js'

interface Quota {
  reserve: (principal: Principal, want: Want) => Soon<Reservation | Refusal>
  giveBack: (accountId: string, requests: number, takenAt: number) => Promise<void>
  reserveCall: (principal: Principal) => Soon<Reservation | Refusal>
  rateLimit: (principal: Principal) => Soon<RateLimit | null>
  usage: (principal: Principal) => Soon<UsageSnapshot>
  /** Ends the renewal of leases and waits a little for what is being settled. */
  close: () => Promise<void>
}

const gatewayLimits = ({ plan }: Principal): Limits => ({
  minute: plan.requestsPerMinute,
  day: plan.requestsPerDay,
  tokens: plan.tokensPerDay,
})

const restLimits = ({ toolkitPlan }: Principal): Limits => ({
  minute: null,
  day: toolkitPlan.callsPerDay,
  tokens: null,
})

/** The windows that a key's own plane counts in. */
const windowsOf = (principal: Principal): { subject: Subject; limits: Limits } =>
  principal.plane === 'gateway'
    ? { subject: gatewaySubject(principal.account.id), limits: gatewayLimits(principal) }
    : { subject: restSubject(principal.keyId), limits: restLimits(principal) }

/** A figure that is not a count would poison the windows for the rest of the day. */
const requireCount = (value: number, name: string): void => {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${name} must be a whole number of at least 0, not ${value}`)
}

const snapshotOf = (principal: Principal, limits: Limits, used: Counts, at: number): UsageSnapshot => {
  const reset = resets(at)
  return {
    minute: windowState(limits.minute, used.minute, reset.minute),
    day: {
      requests: windowState(limits.day, used.day, reset.day),
      tokens: windowState(limits.tokens, used.tokens, reset.tokens),
    },
    plan: principal.plane === 'gateway' ? principal.plan.id : principal.toolkitPlan.id,
  }
}

/**
 * A lease that somebody holds. A weak reference to the holder costs the collector of garbage more than most requests last,
 * so that only one that is old gets it.
 */
interface OpenLease {
  lease: Lease
  holder: object
}

/** How long the end of the process waits for what is being settled. */
const CLOSE_MS = 1000

/**
 * Requests and tokens in fixed UTC minutes and days: per account on the gateway, per key on the toolkit. A place is taken
 * from all windows or from none; its lease is renewed for as long as somebody holds the reservation.
 */
export const createQuota = (
  counters: Counters,
  { now, log, onExhausted }: { now: () => number; log: Logger; onExhausted?: ExhaustionEvents['tell'] },
): Quota => {
  const open = new Map<string, OpenLease>()
  const settling = new Set<Promise<void>>()

  const settle = (lease: Lease, outcome: Outcome): void => {
    open.delete(lease.id)
    const settled = counters.settle(lease, outcome, now())
    if (!(settled instanceof Promise)) return
    const done = settled.catch((error: unknown) => {
      log.error({ err: error, subject: lease.subject }, 'A reservation was not settled; it expires by itself')
    })
    settling.add(done)
    void done.finally(() => settling.delete(done))
  }

  const renewal = setInterval(() => {
    for (const [id, held] of open) {
      if (!(held.holder instanceof WeakRef)) held.holder = new WeakRef(held.holder)
      else if (held.holder.deref() === undefined) open.delete(id)
    }
    const leases = [...open.values()].map(({ lease }) => lease)
    counters.renew(leases, now()).catch((error: unknown) => {
      log.warn({ err: error }, 'Reservations were not renewed')
    })
  }, LEASE_MS / 3)
  renewal.unref()

  const take = (
    principal: Principal,
    windows: { subject: Subject; limits: Limits },
    want: Want,
  ): Soon<Reservation | Refusal> => {
    requireCount(want.requests, 'requests')
    requireCount(want.tokens, 'tokens')
    const at = now()
    const lease: Lease = {
      id: randomText(16, 'base64url'),
      subject: windows.subject,
      minute: minuteOf(at),
      day: dayOf(at),
      requests: want.requests,
      tokens: want.tokens,
      isOutsideMinute: want.isOutsideMinute,
    }
    const taken = counters.take(lease, windows.limits, at)
    if (!(taken instanceof Promise)) return granted(principal, lease, windows.limits, at, taken)
    return taken.then(
      (later) => granted(principal, lease, windows.limits, at, later),
      (error: unknown) => {
        // The answer may have been lost on its way back.
        settle(lease, 'released')
        throw error
      },
    )
  }

  const granted = (
    principal: Principal,
    lease: Lease,
    limits: Limits,
    at: number,
    { refused, used }: Taken,
  ): Reservation | Refusal => {
    const rateLimit = tightest(limits, used, at)

    if (refused !== null) {
      const shown = rateLimit ?? tokensLeft(limits, used, at)
      if (shown === null) throw new Error(`${lease.subject} was refused by a window without a limit`)
      const limit = limits[refused]
      // A caller that wants more at once than is left has not used the window up.
      const isUsedUp = limit !== null && (refused === 'tokens' || used[refused] >= limit)
      if (isUsedUp) onExhausted?.(principal, refused, limit, at)
      const retryAfterSeconds = Math.max(1, Math.ceil(resets(at)[refused] - at / 1000))
      const left = Math.max(0, (limits[refused] ?? 0) - used[refused])
      return { granted: false, window: refused, rateLimit: shown, left, retryAfterSeconds }
    }

    // Both functions hold `state`, and `open` soon only weakly: a reservation that nobody can settle any longer is not renewed.
    const state = { isSettled: false }
    open.set(lease.id, { lease, holder: state })
    const settleOnce = (outcome: Outcome): void => {
      if (state.isSettled) return
      state.isSettled = true
      settle(lease, outcome)
    }
    return {
      granted: true,
      rateLimit,
      takenAt: at,
      commit: (tokens) => {
        requireCount(tokens, 'tokens')
        settleOnce({ tokens })
      },
      abandon: () => settleOnce('abandoned'),
      release: () => settleOnce('released'),
    }
  }

  return {
    reserve: (principal, want) =>
      take(
        principal,
        { subject: gatewaySubject(principal.account.id), limits: gatewayLimits(principal) },
        want,
      ),

    reserveCall: (principal) =>
      take(
        principal,
        { subject: restSubject(principal.keyId), limits: restLimits(principal) },
        { requests: 1, tokens: 0 },
      ),

    giveBack: async (accountId, requests, takenAt) => {
      requireCount(requests, 'requests')
      const at = now()
      if (dayOf(at) === dayOf(takenAt)) await counters.giveBack(gatewaySubject(accountId), requests, at)
    },

    rateLimit: (principal) => {
      const { subject, limits } = windowsOf(principal)
      if (limits.minute === null && limits.day === null) return null
      const at = now()
      const used = counters.read(subject, at)
      return used instanceof Promise
        ? used.then((later) => tightest(limits, later, at))
        : tightest(limits, used, at)
    },

    usage: (principal) => {
      const { subject, limits } = windowsOf(principal)
      const at = now()
      const used = counters.read(subject, at)
      return used instanceof Promise
        ? used.then((later) => snapshotOf(principal, limits, later, at))
        : snapshotOf(principal, limits, used, at)
    },

    close: async () => {
      clearInterval(renewal)
      const patience = new AbortController()
      const ended = sleep(CLOSE_MS, undefined, { signal: patience.signal }).catch(() => undefined)
      await Promise.race([Promise.all(settling), ended])
      patience.abort()
    },
  }
}
