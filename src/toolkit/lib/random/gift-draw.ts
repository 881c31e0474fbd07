/** Draws of who gives to whom, with receivers that a giver must not have. */
import type { Draws } from './seeded-draws.js'

/** Whether a giver may have a receiver; both are indexes of the names. */
export type Allowed = (giver: number, receiver: number) => boolean

/** Shuffles that are tried before a draw is put together. */
const SHUFFLES = 1000

/**
 * A receiver for each giver by augmenting paths (Kuhn 1955): givers in their order try the receivers in the order given.
 * @returns receivers by giver; null where there is no such draw
 */
const matched = (receivers: readonly number[], allowed: Allowed): number[] | null => {
  const giverOf = new Map<number, number>()
  const finds = (giver: number, tried: Set<number>): boolean => {
    for (const receiver of receivers) {
      if (tried.has(receiver) || !allowed(giver, receiver)) continue
      tried.add(receiver)
      const other = giverOf.get(receiver)
      if (other === undefined || finds(other, tried)) {
        giverOf.set(receiver, giver)
        return true
      }
    }
    return false
  }
  for (let giver = 0; giver < receivers.length; giver++) if (!finds(giver, new Set())) return null
  const result = [...receivers]
  for (const [receiver, giver] of giverOf) result[giver] = receiver
  return result
}

/**
 * Draws a receiver for each of `count` givers: the first of 1000 shuffles that is allowed throughout, else one more
 * shuffle as the order in which a matching tries them.
 * @returns receivers by giver; null where no draw is allowed
 */
export const giftDraw = (count: number, allowed: Allowed, draws: Draws): number[] | null => {
  const all = Array.from({ length: count }, (_, index) => index)
  if (matched(all, allowed) === null) return null
  for (let tried = 0; tried < SHUFFLES; tried++) {
    const receivers = draws.shuffle(all)
    if (receivers.every((receiver, giver) => allowed(giver, receiver))) return receivers
  }
  return matched(draws.shuffle(all), allowed)
}
