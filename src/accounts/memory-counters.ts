import { crc32 } from 'node:zlib'
import {
  LARGEST_MINUTE,
  LEASE_MS,
  SHARED_WINDOWS,
  wantOf,
  type Counters,
  type Lease,
  type Outcome,
  type Subject,
  type Taken,
} from './counters.js'
import { dayOf, firstRefusing, minuteOf, type Counts, type Limits } from './windows.js'

interface DayState {
  requests: number
  tokens: number
  /** The open leases with the time at which each expires. */
  leases: Map<string, { lease: Lease; expiresAt: number }>
}

interface MinuteState {
  requests: Map<Subject, number>
  hits: Map<string, number>
}

/** Values by window number; the window before the newest is kept, for a clock that is set back a little. */
const createWindows = <V>(create: () => V) => {
  const windows = new Map<number, V>()
  return {
    /** The window, or undefined when it is over. */
    find: (number: number): V | undefined => windows.get(number),
    open: (number: number): V => {
      const existing = windows.get(number)
      if (existing !== undefined) return existing
      for (const old of windows.keys()) if (old < number - 1) windows.delete(old)
      const created = create()
      windows.set(number, created)
      return created
    },
  }
}

/** Gives back what was taken and neither settled nor renewed in time. */
const dropExpired = (state: DayState, now: number): void => {
  for (const [id, { lease, expiresAt }] of state.leases) {
    if (expiresAt > now) return
    state.leases.delete(id)
    state.requests -= lease.requests
    state.tokens -= lease.tokens
  }
}

/**
 * Counters of a single instance. Everything happens in one turn of the event loop, so that no two requests can take the
 * same place. `past` is what the database knows about the minute and the day that hold `now` (milliseconds).
 */
export const createMemoryCounters = (past: Iterable<[Subject, Counts]>, now: number): Counters => {
  const days = createWindows(() => new Map<Subject, DayState>())
  const minutes = createWindows((): MinuteState => ({ requests: new Map(), hits: new Map() }))

  for (const [subject, { minute, day, tokens }] of past) {
    days.open(dayOf(now)).set(subject, { requests: day, tokens, leases: new Map() })
    minutes.open(minuteOf(now)).requests.set(subject, minute)
  }

  const stateOf = (subject: Subject, day: number): DayState => {
    const subjects = days.open(day)
    const existing = subjects.get(subject)
    if (existing !== undefined) return existing
    const created: DayState = { requests: 0, tokens: 0, leases: new Map() }
    subjects.set(subject, created)
    return created
  }

  const read = (subject: Subject, now: number) => {
    const state = days.find(dayOf(now))?.get(subject)
    if (state !== undefined) dropExpired(state, now)
    return {
      minute: minutes.find(minuteOf(now))?.requests.get(subject) ?? 0,
      day: state?.requests ?? 0,
      tokens: state?.tokens ?? 0,
    }
  }

  const take = (lease: Lease, limits: Limits, now: number): Taken => {
    const used = read(lease.subject, now)
    const want = wantOf(lease)
    const refused = firstRefusing(limits, used, want)
    if (refused !== null) return { refused, used }
    const state = stateOf(lease.subject, lease.day)
    state.requests += lease.requests
    state.tokens += lease.tokens
    state.leases.set(lease.id, { lease, expiresAt: now + LEASE_MS })
    minutes.open(lease.minute).requests.set(lease.subject, used.minute + want.minute)
    return {
      refused: null,
      used: { minute: used.minute + want.minute, day: state.requests, tokens: state.tokens },
    }
  }

  const settle = (lease: Lease, outcome: Outcome, now: number): void => {
    const state = days.find(lease.day)?.get(lease.subject)
    if (state === undefined) return
    dropExpired(state, now)
    const wasOpen = state.leases.delete(lease.id)
    if (wasOpen) {
      state.requests -= lease.requests
      state.tokens -= lease.tokens
    }
    if (outcome === 'abandoned') return
    if (outcome !== 'released') {
      state.requests += lease.requests
      state.tokens += outcome.tokens
      return
    }
    const minute = minutes.find(lease.minute)?.requests
    const taken = minute?.get(lease.subject)
    if (wasOpen && taken !== undefined) minute?.set(lease.subject, taken - wantOf(lease).minute)
  }

  const giveBack = (subject: Subject, requests: number, now: number): void => {
    const state = days.find(dayOf(now))?.get(subject)
    if (state !== undefined) state.requests -= requests
  }

  const renew = ({ subject, day, id }: Lease, now: number): void => {
    const open = days.find(day)?.get(subject)?.leases
    const entry = open?.get(id)
    if (entry === undefined) return
    // Put last again: the map's order is the order of expiry.
    open?.delete(id)
    open?.set(id, { ...entry, expiresAt: now + LEASE_MS })
  }

  const hit = (name: string, now: number): number => {
    const { hits } = minutes.open(minuteOf(now))
    const isShared = !hits.has(name) && hits.size >= LARGEST_MINUTE
    const window = isShared ? `shared:${crc32(name) % SHARED_WINDOWS}` : name
    const count = (hits.get(window) ?? 0) + 1
    hits.set(window, count)
    return count
  }

  return {
    take,
    settle,
    renew: (leases, now) => Promise.resolve(leases.forEach((lease) => renew(lease, now))),
    giveBack: (subject, requests, now) => Promise.resolve(giveBack(subject, requests, now)),
    read,
    hit: (name, now) => Promise.resolve(hit(name, now)),
    close: () => Promise.resolve(),
  }
}
