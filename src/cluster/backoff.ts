/** A worker that ends sooner than this after its start has not proved that it can run. Milliseconds. */
export const PROVEN_MS = 10_000
/** So many in a row, and the next one would end like them. */
export const MOST_EARLY_ENDS = 5

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 8_000

/** When a worker that ended is replaced. */
export interface BackOff {
  /** A worker ended after so many milliseconds. @returns how long to wait before the next one starts */
  ended(afterMs: number): number
  /** Whether the last ones all ended so soon that another one is no use. */
  readonly isHopeless: boolean
}

/** At once after one that had proved itself, else after a wait that doubles. */
export const createBackOff = (): BackOff => {
  let early = 0
  return {
    ended(afterMs) {
      early = afterMs < PROVEN_MS ? early + 1 : 0
      return early === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (early - 1), LONGEST_WAIT_MS)
    },
    get isHopeless() {
      return early >= MOST_EARLY_ENDS
    },
  }
}
