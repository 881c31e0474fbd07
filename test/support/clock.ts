import { setTimeout as sleep } from 'node:timers/promises'

const MINUTE = 60_000

/** Waits, where it must, until at least so many milliseconds of the current UTC minute are left. */
export const leftOfMinute = async (needed: number): Promise<void> => {
  const left = MINUTE - (Date.now() % MINUTE)
  if (left < needed) await sleep(left)
}
