import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long work may occupy the event loop before others have their turn. */
const SLICE_MS = 5

/**
 * For long work on the main thread: called between its steps, gives a promise to be awaited whenever a slice's time is up,
 * so that open streams go on meanwhile.
 */
export const createTurns = (): (() => Promise<void> | undefined) => {
  let begunAt = performance.now()
  return () => {
    if (performance.now() - begunAt < SLICE_MS) return undefined
    return nextTurn().then(() => {
      begunAt = performance.now()
    })
  }
}
