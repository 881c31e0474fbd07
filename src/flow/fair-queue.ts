/** A share of what is scarce: those of one flow wait in line, flows are served in proportion to their weights. */
export interface Share {
  /** The plan's id. */
  flow: string
  weight: number
}

/** A queue whose flows are served in proportion to their weights; adding, taking back and taking cost the same at any length. */
export interface FairQueue<T> {
  readonly size: number
  /** Puts a value behind those of its flow. The result takes it back, and says whether it still was there. */
  add(share: Share, value: T): () => boolean
  /** Removes the next one; `undefined` where there is none. */
  take(): T | undefined
}

/** Doubly linked, so that those who leave the middle of a long line cost nothing. */
interface Link<T> {
  value: T
  isQueued: boolean
  before: Link<T> | undefined
  after: Link<T> | undefined
}

interface Flow<T> {
  weight: number
  first: Link<T> | undefined
  last: Link<T> | undefined
  /** Virtual time at which its next one is served. */
  start: number
  /** Virtual time at which its latest one was through. */
  finish: number
}

/**
 * Start-time fair queueing (Goyal, Vin and Cheng, SIGCOMM 1996), each value being one unit of work: a flow's next value has
 * the start tag `max(v, finish of the flow's latest)`, its finish tag is `start + 1 / weight`, the smallest start tag is
 * served first and is the virtual time `v` from then on. Among equals the smaller finish tag goes first: the heavier flow.
 */
export const createFairQueue = <T>(): FairQueue<T> => {
  const flows = new Map<string, Flow<T>>()
  let size = 0
  let virtualTime = 0

  const unlink = (flow: Flow<T>, link: Link<T>): void => {
    const { before, after } = link
    link.isQueued = false
    if (before === undefined) flow.first = after
    else before.after = after
    if (after === undefined) flow.last = before
    else after.before = before
    size--
  }

  /** The waiting flow whose turn it is; there are as many flows as plans, so that looking at all of them is cheap. */
  const nextFlow = (): Flow<T> | undefined => {
    let best: Flow<T> | undefined
    for (const flow of flows.values()) {
      if (flow.first === undefined) continue
      const isSooner =
        best === undefined ||
        flow.start < best.start ||
        (flow.start === best.start && flow.weight > best.weight)
      if (isSooner) best = flow
    }
    return best
  }

  return {
    get size() {
      return size
    },
    add({ flow: name, weight }, value) {
      const flow: Flow<T> = flows.get(name) ?? {
        weight,
        first: undefined,
        last: undefined,
        start: 0,
        finish: 0,
      }
      flows.set(name, flow)
      // A plan's weight can be changed while the server runs.
      flow.weight = weight
      const link: Link<T> = { value, isQueued: true, before: flow.last, after: undefined }
      if (flow.last === undefined) {
        flow.first = link
        flow.start = Math.max(virtualTime, flow.finish)
      } else flow.last.after = link
      flow.last = link
      size++
      return () => {
        const wasThere = link.isQueued
        if (wasThere) unlink(flow, link)
        return wasThere
      }
    },
    take() {
      const flow = nextFlow()
      const link = flow?.first
      if (flow === undefined || link === undefined) return undefined
      unlink(flow, link)
      virtualTime = flow.start
      flow.finish = flow.start + 1 / flow.weight
      flow.start = flow.finish
      // When nobody waits, nobody owes.
      if (size === 0) for (const each of flows.values()) virtualTime = Math.max(virtualTime, each.finish)
      return link.value
    },
  }
}
