import { setImmediate as nextTurn } from 'node:timers/promises'

/** Others wait no longer than about this, milliseconds. */
const TURN_MS = 5

/** Ends a turn when it has lasted long enough; called between small pieces of work. */
export const createTurns = (): (() => Promise<void>) => {
  let startedAt = performance.now()
  return async () => {
    if (performance.now() - startedAt < TURN_MS) return
    await nextTurn()
    startedAt = performance.now()
  }
}
