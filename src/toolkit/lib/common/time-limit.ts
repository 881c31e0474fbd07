import { createContext, Script } from 'node:vm'

const sandbox: { work: () => unknown } = { work: () => null }
const context = createContext(sandbox)
const script = new Script('work()')

/** The error comes from the other context, whose Error is not ours. */
const isTimeOut = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/** A busy machine may give a process so small a part of its time that a second is no sign of much work. */
const PATIENCE = 3
/** Of both runs together, so that a job ends in words before the pool's 10 s end it. */
const LONGEST_MS = 8_000
/** Below this share of the processor a process counts as starved; what merely computes beside others has more. */
const STARVED = 1 / 4

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const runOnce = <T>(milliseconds: number, work: () => T): { value: T } | null => {
  sandbox.work = work
  try {
    return { value: script.runInContext(context, { timeout: milliseconds }) as T }
  } catch (error) {
    if (isTimeOut(error)) return null
    throw error
  } finally {
    sandbox.work = () => null
  }
}

/**
 * Runs synchronous work and stops it in mid-air after so many milliseconds; null then. Work that was stopped before it
 * had a quarter of that time of the processor runs once more, with more patience; so it must be repeatable.
 * What the work throws is thrown. Libraries that keep state between calls may be left in disorder by the stop.
 */
export const withinTime = <T>(milliseconds: number, work: () => T): { value: T } | null => {
  const before = cpuMs()
  const outcome = runOnce(milliseconds, work)
  if (outcome !== null || cpuMs() - before > milliseconds * STARVED) return outcome
  return runOnce(Math.min(milliseconds * PATIENCE, LONGEST_MS - milliseconds), work)
}
