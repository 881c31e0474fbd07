import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from '#observe'
import { messageOf } from '../store-error.js'

/** Kept on the disk for the rows of requests that are under way when it becomes full. */
const RESERVE_BYTES = 1024 * 1024
/** Time between two looks at the disk. Milliseconds. */
const LOOK_MS = 250

/** The room that the journal has on its disk. */
export interface Room {
  /** Whether new requests can be written down: at least `leastFree` bytes are free, and the reserve is there. */
  isEnough(): boolean
  /** Gives the reserve up after a write that found no room. @returns whether there was one, so that trying again may help */
  spendReserve(): boolean
}

const freeOn = (directory: string): number => {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}

/** Opens the room of an existing directory. `free` says how many bytes a directory's disk has left. */
export const openRoom = (
  directory: string,
  leastFree: number,
  log: Logger,
  free: (directory: string) => number = freeOn,
): Room => {
  const path = join(directory, 'reserve')
  let isFull = false
  let lookedAt = -Infinity

  const hasReserve = (): boolean => statSync(path, { throwIfNoEntry: false })?.size === RESERVE_BYTES

  /** @returns why there is no room; null where there is */
  const look = (): string | null => {
    try {
      const bytes = free(directory)
      if (bytes < leastFree) return `${bytes} bytes are free, and ${leastFree} are needed`
      if (!hasReserve()) writeFileSync(path, Buffer.alloc(RESERVE_BYTES), { mode: 0o600 })
      return null
    } catch (error) {
      return messageOf(error)
    }
  }

  const isEnough = (): boolean => {
    const now = performance.now()
    if (now - lookedAt < LOOK_MS) return !isFull
    lookedAt = now
    const reason = look()
    if (reason !== null && !isFull)
      log.error({ directory, reason }, 'the disk is full: requests are answered with 503 until there is room')
    if (reason === null && isFull) log.info({ directory }, 'the disk has room again')
    isFull = reason !== null
    return !isFull
  }

  isEnough()
  return {
    isEnough,
    spendReserve: () => {
      const had = hasReserve()
      rmSync(path, { force: true })
      lookedAt = -Infinity
      return had
    },
  }
}
