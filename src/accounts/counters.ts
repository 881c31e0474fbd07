import type { Soon } from '#flow'
import type { Counts, Limits } from './windows.js'

/** Whose windows: `gateway:ACCOUNT` or `rest:KEY`. */
export type Subject = `gateway:${string}` | `rest:${string}`

/** A place taken in a subject's windows until it is settled, or until it has not been renewed for {@link LEASE_MS}. */
export interface Lease {
  id: string
  subject: Subject
  /** The UTC minute and day (numbers since the epoch) whose windows it was taken from. */
  minute: number
  day: number
  requests: number
  tokens: number
  /** The requests are taken from the day only: those of a batch, which run when there is room. */
  isOutsideMinute?: boolean | undefined
}

/** What a lease takes from each window. */
export const wantOf = ({ requests, tokens, isOutsideMinute = false }: Lease): Counts => ({
  minute: isOutsideMinute ? 0 : requests,
  day: requests,
  tokens,
})

/**
 * What became of a lease. `tokens`: its requests count, and used so many. `abandoned`: they are not charged, but work was
 * done for them, so that their places in the minute stay taken. `released`: everything is given back.
 */
export type Outcome = { tokens: number } | 'abandoned' | 'released'

export interface Taken {
  /** The window without room; nothing was taken then. */
  refused: keyof Counts | null
  used: Counts
}

/**
 * Counters of fixed UTC windows: in this process, or shared by all instances in Redis. All times are milliseconds since
 * the epoch. Those that run before every request answer at once where nothing has to be asked. Everything rejects with {@link CountersUnavailable} while the counters are away.
 */
export interface Counters {
  /** Takes the lease from all windows, or from none. */
  take(lease: Lease, limits: Limits, now: number): Soon<Taken>
  /** Ends a lease. One that has expired meanwhile is charged all the same when its requests count. */
  settle(lease: Lease, outcome: Outcome, now: number): Soon<void>
  /** Keeps leases that are still in use. */
  renew(leases: readonly Lease[], now: number): Promise<void>
  /** Gives back requests of the current day that were charged and then were not answered. */
  giveBack(subject: Subject, requests: number, now: number): Promise<void>
  read(subject: Subject, now: number): Soon<Counts>
  /** Counts one hit on a named window of the current UTC minute and gives the count so far. */
  hit(name: string, now: number): Promise<number>
  close(): Promise<void>
}

/** How long a lease lasts unless it is renewed: what a crashed instance held comes back after it. */
export const LEASE_MS = 15 * 60_000

/**
 * Names counted one by one in a minute; the ones that come after share {@link SHARED_WINDOWS} windows, so that a caller
 * with any number of addresses costs bounded memory and still meets a limit.
 */
export const LARGEST_MINUTE = 100_000
export const SHARED_WINDOWS = 1024

/** The shared counters cannot be reached: the request can be neither granted nor refused. Answered as 503. */
export class CountersUnavailable extends Error {
  constructor(cause: unknown) {
    super('The shared counters are unavailable', { cause })
    this.name = 'CountersUnavailable'
  }
}
