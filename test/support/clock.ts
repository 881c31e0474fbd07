import { setTimeout as sleep } from 'node:timers/promises'

const MINUTE = 60_000

const currentMinute = (): number => Math.floor(Date.now() / MINUTE)

/**
 * Plays a scene within one UTC minute, as tests of what a minute allows need it. One that fails after the minute has
 * turned, on a machine with much else to do, is played again: it must make its own keys.
 * @param needed milliseconds that the scene usually takes
 */
export const inOneMinute = async <T>(needed: number, scene: () => Promise<T>): Promise<T> => {
  for (;;) {
    const left = MINUTE - (Date.now() % MINUTE)
    if (left < needed) await sleep(left)
    const minute = currentMinute()
    try {
      return await scene()
    } catch (error) {
      if (minute === currentMinute()) throw error
    }
  }
}
