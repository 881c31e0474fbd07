import { vi } from 'vitest'

/** Longer than anything takes on a machine with much else to do; a test that works never waits so long. */
const PATIENCE_MS = 60_000

/** Tries every so many milliseconds until it neither throws nor rejects. */
export const eventually = <T>(attempt: () => T | Promise<T>, intervalMs = 20): Promise<T> =>
  vi.waitFor(attempt, { timeout: PATIENCE_MS, interval: intervalMs })
