import { createGate, type Gate } from '#http-client'
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

/** @param limits connections; `waitMs` for each of the two gates */
export const createSlots = (limits: { total: number; perHost: number; waitMs: number }): Slots => {
  const all = createGate(limits.total)
  const hosts = new Map<string, Gate>()
  const leaveHost = (host: string, gate: Gate): void => {
    gate.leave()
    if (gate.isIdle()) hosts.delete(host)
  }
  return {
    async acquire(host, caller) {
      const gate = hosts.get(host) ?? createGate(limits.perHost)
      hosts.set(host, gate)
      // The host's gate first: who waits for a hung host holds none of the slots that the others need.
      await within(
        limits.waitMs,
        caller,
        () => overloaded(`to ${host}`),
        (signal) => gate.enter(signal),
      )
      await within(
        limits.waitMs,
        caller,
        () => overloaded('to other hosts'),
        (signal) => all.enter(signal),
      ).catch((error: unknown) => {
        leaveHost(host, gate)
        throw error
      })
      return () => {
        all.leave()
        leaveHost(host, gate)
      }
    },
  }
}
