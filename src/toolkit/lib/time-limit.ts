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

/**
 * Runs synchronous work and stops it in mid-air after so many milliseconds; null then. What the work throws is thrown.
 * Libraries that keep state between calls may be left in disorder by the stop.
 */
export const withinTime = <T>(milliseconds: number, work: () => T): { value: T } | null => {
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
