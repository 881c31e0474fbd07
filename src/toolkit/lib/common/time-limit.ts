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

/** On a busy machine a process may get so little time that a second does not mean much work. */
const PATIENCE = 3
/** Of both runs together, so that a job ends with a message before the pool's 10 s end it. */
const LONGEST_MS = 8_000
/** Below this share of the processor a process counts as starved; one that merely shares the machine gets more. */
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
 * Runs synchronous work and interrupts it after so many milliseconds; then the result is null. Work that was stopped
 * before it had a quarter of that time of the processor runs once more, with more patience, so it must be repeatable.
 * What the work throws is thrown. The interruption may leave libraries that keep state between calls in disorder.
 */
export const withinTime = <T>(milliseconds: number, work: () => T): { value: T } | null => {
  const before = cpuMs()
  const outcome = runOnce(milliseconds, work)
  if (outcome !== null || cpuMs() - before > milliseconds * STARVED) return outcome
  return runOnce(Math.min(milliseconds * PATIENCE, LONGEST_MS - milliseconds), work)
}
