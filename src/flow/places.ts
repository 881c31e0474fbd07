import { createFairQueue, type Share } from './fair-queue.js'

const IN_LINE: Share = { flow: '', weight: 1 }

/** Gives a place back; again does nothing. */
export type Leave = () => void

/** A bounded number of places, and the queue of those who wait for one. */
export interface Places {
  /** Places taken now. */
  readonly taken: number
  readonly waiting: number
  /** Whether one who comes now has to wait. */
  readonly isFull: boolean
  /** Takes a free place; `undefined` where there is none. Who waits is never overtaken. */
  enter(): Leave | undefined
  /** Waits in the queue: calls back once with the place. The result ends the waiting. */
  queue(share: Share, onPlace: (leave: Leave) => void): () => void
  /**
   * Waits in line for as long as it takes, all in one flow.
   * @throws the signal's reason; nothing is held then
   */
  wait(signal: AbortSignal): Promise<Leave>
  /** Resolves when no place is taken. */
  idle(): Promise<void>
}

/** @param limit asked for at each change, so that it can change */
export const createPlaces = (limit: () => number): Places => {
  const waiters = createFairQueue<(leave: Leave) => void>()
  let onIdle: (() => void)[] = []
  let taken = 0

  const take = (): Leave => {
    taken++
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      taken--
      admit()
      if (taken > 0) return
      const callbacks = onIdle
      onIdle = []
      for (const callback of callbacks) callback()
    }
  }

  const admit = (): void => {
    while (taken < limit()) {
      const next = waiters.take()
      if (next === undefined) return
      next(take())
    }
  }

  const enter = (): Leave | undefined => (taken >= limit() || waiters.size > 0 ? undefined : take())

  const queue: Places['queue'] = (share, onPlace) => {
    const takeBack = waiters.add(share, onPlace)
    admit()
    return takeBack
  }

  return {
    get taken() {
      return taken
    },
    get waiting() {
      return waiters.size
    },
    get isFull() {
      return taken >= limit() || waiters.size > 0
    },
    enter,
    queue,
    wait(signal) {
      if (signal.aborted) return Promise.reject(signal.reason as Error)
      const leave = enter()
      if (leave !== undefined) return Promise.resolve(leave)
      return new Promise((resolve, reject) => {
        const takeBack = queue(IN_LINE, (place) => {
          signal.removeEventListener('abort', giveUp)
          resolve(place)
        })
        const giveUp = (): void => {
          takeBack()
          reject(signal.reason as Error)
        }
        signal.addEventListener('abort', giveUp, { once: true })
      })
    },
    idle: () => (taken === 0 ? Promise.resolve() : new Promise((resolve) => onIdle.push(resolve))),
  }
}

/** A place, and which of those asked for it is. */
export interface Found<T> {
  place: T
  leave: Leave
}

/**
 * Waits in several queues at once for whichever has a place first.
 *
 * @returns `undefined` when none had in time
 * @throws the signal's reason after an abort; nothing is held then
 */
export const waitForPlace = <T extends { places: Places }>(
  among: readonly T[],
  share: Share,
  signal: AbortSignal,
  waitMs: number,
): Promise<Found<T> | undefined> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error)
    const takeBack: (() => void)[] = []
    let isOver = false
    const end = (): void => {
      isOver = true
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      for (const undo of takeBack) undo()
    }
    const onAbort = (): void => {
      end()
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      end()
      resolve(undefined)
    }, waitMs)
    signal.addEventListener('abort', onAbort, { once: true })
    for (const place of among) {
      if (isOver) return
      const undo = place.places.queue(share, (leave) => {
        if (isOver) return leave()
        end()
        resolve({ place, leave })
      })
      takeBack.push(undo)
    }
  })
