/** Draws that a seed repeats on every platform: each is a hash of the seed and of its own number. */
import { createHash, randomBytes } from 'node:crypto'

export interface Draws {
  /** The seed that repeats these draws: the caller's own, or a new one of 16 hex digits. */
  readonly seed: string
  /** The next u, 0 <= u < 1: the first 6 bytes of SHA-256 of "<seed>#<k>" as a big-endian integer, over 2^48. */
  next(): number
  /** The next floor(u * bound): 0 to `bound` - 1. */
  below(bound: number): number
  /** The next item, list[floor(u * length)]. @param list not empty */
  pick<T>(list: readonly T[]): T
}

/** @param seed the caller's own, if any */
export const seededDraws = (seed: string | undefined): Draws => {
  const own = seed ?? randomBytes(8).toString('hex')
  let count = 0
  const next = (): number => {
    const digest = createHash('sha256').update(`${own}#${count}`, 'utf8').digest()
    count += 1
    return digest.readUIntBE(0, 6) / 2 ** 48
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  return { seed: own, next, below, pick: (list) => list[below(list.length)] as (typeof list)[number] }
}
