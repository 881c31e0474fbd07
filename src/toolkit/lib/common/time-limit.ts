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
/** The next run is given the time that would have been enough, and so much more. */
const PATIENCE = 1.25
/** How many times longer at most. */
const MOST_PATIENCE = 8
/** Of one run and the processor's time of those before it, so that a job ends with a message before the pool's 10 s end it. */
const LONGEST_MS = 8_000
const MOST_RUNS = 4

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
  const begun = cpuMs()
  for (let run = 1, patience = milliseconds; ; run += 1) {
    const before = cpuMs()
    const outcome = runOnce(patience, work)
    const after = cpuMs()
    if (outcome !== null || after - before > milliseconds * ENOUGH || run === MOST_RUNS) return outcome
    const enough = (patience * milliseconds * PATIENCE) / (after - before + 1)
    const left = Math.min(LONGEST_MS - (after - begun), milliseconds * MOST_PATIENCE)
    patience = Math.ceil(Math.max(milliseconds, Math.min(enough, left)))
  }
}
