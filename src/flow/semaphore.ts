import type { CancelSignal } from './cancellation.js'
import { createFairQueue, type Share } from './fair-queue.js'

const IN_LINE: Share = { flow: '', weight: 1 }

/** Gives a permit back; again does nothing. */
export type Release = () => void

/** A bounded number of permits, and the queue of those who wait for one. */
export interface Semaphore {
  /** Permits taken now. */
  readonly taken: number
  readonly waiting: number
  /** Whether one who comes now has to wait. */
  readonly isFull: boolean
  /** Takes a free permit; `undefined` where there is none. Who waits is never overtaken. */
  tryAcquire(): Release | undefined
  /** Waits in the queue: calls back once with the permit. The result ends the waiting. */
  queue(share: Share, onPermit: (release: Release) => void): () => void
  /**
   * Waits in line for as long as it takes, all in one flow.
   * @throws the signal's reason; nothing is held then
   */
  acquire(signal: CancelSignal): Promise<Release>
  /** Looks again whether somebody who waits may have a permit: the limit has grown. */
  admit(): void
  /** Resolves when no permit is taken. */
  idle(): Promise<void>
}

/** @param limit asked for at each change, so that it can change */
export const createSemaphore = (limit: () => number): Semaphore => {
  const waiters = createFairQueue<(release: Release) => void>()
  let onIdle: (() => void)[] = []
  let taken = 0

  const take = (): Release => {
    taken++
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
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

  const tryAcquire = (): Release | undefined => (taken >= limit() || waiters.size > 0 ? undefined : take())

  const queue: Semaphore['queue'] = (share, onPermit) => {
    const takeBack = waiters.add(share, onPermit)
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
    tryAcquire: tryAcquire,
    queue,
    acquire(signal) {
      if (signal.aborted) return Promise.reject(signal.reason)
      const release = tryAcquire()
      if (release !== undefined) return Promise.resolve(release)
      return new Promise((resolve, reject) => {
        const takeBack = queue(IN_LINE, (place) => {
          signal.removeEventListener('abort', giveUp)
          resolve(place)
        })
        const giveUp = (): void => {
          takeBack()
          reject(signal.reason)
        }
        signal.addEventListener('abort', giveUp, { once: true })
      })
    },
    admit,
    idle: () => (taken === 0 ? Promise.resolve() : new Promise((resolve) => onIdle.push(resolve))),
  }
}

/** A permit, and which of those asked for it is. */
export interface Found<T> {
  holder: T
  release: Release
}

/**
 * Waits in several queues at once for whichever has a free one first.
 *
 * @returns `undefined` when none had in time
 * @throws the signal's reason after an abort; nothing is held then
 */
export const acquireAny = <T extends { semaphore: Semaphore }>(
  among: readonly T[],
  share: Share,
  signal: CancelSignal,
  waitMs: number,
): Promise<Found<T> | undefined> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
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
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      end()
      resolve(undefined)
    }, waitMs)
    signal.addEventListener('abort', onAbort, { once: true })
    for (const place of among) {
      if (isOver) return
      const undo = place.semaphore.queue(share, (release) => {
        if (isOver) return release()
        end()
        resolve({ holder: place, release: release })
      })
      takeBack.push(undo)
    }
  })
