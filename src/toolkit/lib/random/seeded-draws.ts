/** Draws that a seed repeats on every platform: each is a hash of the seed and of its own number. */
import { hash, randomBytes } from 'node:crypto'

export interface Draws {
  /** The seed that repeats these draws: the caller's own, or a new one of 16 hex digits. */
  readonly seed: string
  /** The next u, 0 <= u < 1: the first 6 bytes of SHA-256 of "<seed>#<k>" as a big-endian integer, over 2^48. */
  next(): number
  /** The next floor(u * bound): 0 to `bound` - 1. */
  below(bound: number): number
  /** The next item, list[floor(u * length)]. @param list not empty */
  pick<T>(list: readonly T[]): T
  /** A shuffled copy: Fisher-Yates from the last index down to 1, each item swapped with the one at floor(u * (i + 1)). */
  shuffle<T>(list: readonly T[]): T[]
}

/** Hex digits of 6 bytes. */
const DIGITS = 12

/** @param seed the caller's own, if any */
export const seededDraws = (seed: string | undefined): Draws => {
  const own = seed ?? randomBytes(8).toString('hex')
  let count = 0
  const next = (): number => {
    const digest = hash('sha256', `${own}#${count}`)
    count += 1
    return Number.parseInt(digest.slice(0, DIGITS), 16) / 2 ** 48
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  const shuffle = <T>(list: readonly T[]): T[] => {
    const result = [...list]
    for (let last = result.length - 1; last > 0; last--) {
      const other = below(last + 1)
      const moved = result[last] as T
      result[last] = result[other] as T
      result[other] = moved
    }
    return result
  }
  return {
    seed: own,
    next,
    below,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    shuffle,
  }
}
