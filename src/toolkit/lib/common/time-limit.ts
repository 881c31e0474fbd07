import { createContext, Script } from 'node:vm'

const sandbox: { work: () => unknown } = { work: () => null }
const context = createContext(sandbox)
const script = new Script('work()')

/** The error comes from the other context, so it is not an instance of our Error. */
const isTimeOut = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/** A run that had less than this share of its time of the processor says more about the machine than about the work. */
const ENOUGH = 0.9
/** How many times longer the next run may take. */
const PATIENCE = 3
/** Of one run, however busy the machine. */
const LONGEST_MS = 27_000

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
 * Runs synchronous work and interrupts it after so many milliseconds; then the result is null. Work that was stopped
 * before it had that time of the processor, because the machine has other work, runs again with more patience, so it
 * must be repeatable. What the work throws is thrown. The interruption may leave libraries that keep state between calls
 * in disorder.
 */
export const withinTime = <T>(milliseconds: number, work: () => T): { value: T } | null => {
  for (let patience = milliseconds; ; patience *= PATIENCE) {
    const before = cpuMs()
    const outcome = runOnce(Math.min(patience, LONGEST_MS), work)
    if (outcome !== null || cpuMs() - before > milliseconds * ENOUGH || patience >= LONGEST_MS) return outcome
  }
}
