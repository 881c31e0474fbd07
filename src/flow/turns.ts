import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long work may occupy the event loop before others have their turn. */
const SLICE_MS = 5

/**
 * For long work on the main thread: called between its steps, gives a promise to be awaited whenever a slice's time is up,
 * so that open streams go on meanwhile.
 *
 * @param sliceMs less for work that is never done, such as copying the log: whoever comes meanwhile waits for a slice
 */
export const createTurns = (sliceMs = SLICE_MS): (() => Promise<void> | undefined) => {
  let begunAt = performance.now()
  return () => {
    if (performance.now() - begunAt < sliceMs) return undefined
    return nextTurn().then(() => {
      begunAt = performance.now()
    })
  }
}
