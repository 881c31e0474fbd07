import { createSemaphore, type Release, type Semaphore } from '#flow'
import { FeatureError } from '../errors.js'
import { within } from './deadline.js'

/** Connections at once, in all and to one host, so that a target that hangs holds up itself only. */
export interface Slots {
  /**
   * Waits for a slot and resolves to what gives it back, to be called once.
   * @throws FeatureError 503 when none is free in time
   */
  acquire(host: string, caller: AbortSignal | undefined): Promise<() => void>
}

const RETRY_AFTER_SECONDS = 5

const overloaded = (what: string): FeatureError =>
  new FeatureError(503, 'overloaded', `too many requests ${what} are under way; try again later`, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })

/** @param limits connections; `waitMs` for each of the two */
export const createSlots = (limits: { total: number; perHost: number; waitMs: number }): Slots => {
  const all = createSemaphore(() => limits.total)
  const hosts = new Map<string, Semaphore>()
  const forgetIdle = (host: string, { taken, waiting }: Semaphore): void => {
    if (taken === 0 && waiting === 0) hosts.delete(host)
  }
  return {
    async acquire(host, caller) {
      const semaphore = hosts.get(host) ?? createSemaphore(() => limits.perHost)
      hosts.set(host, semaphore)
      // The host's slot first: who waits for a hung host holds none of the slots that the others need.
      const releaseHost = await within(
        limits.waitMs,
        caller,
        () => overloaded(`to ${host}`),
        (signal) => semaphore.acquire(signal),
      )
      const releaseAll: Release = await within(
        limits.waitMs,
        caller,
        () => overloaded('to other hosts'),
        (signal) => all.acquire(signal),
      ).catch((error: unknown) => {
        releaseHost()
        forgetIdle(host, semaphore)
        throw error
      })
      return () => {
        releaseAll()
        releaseHost()
        forgetIdle(host, semaphore)
      }
    },
  }
}
