import type { Logger } from '#observe'
import { CountersUnavailable } from './counters.js'

/** How long Redis is waited for, and the log's account of the commands that were given up on. */
export interface Patience {
  /** Rejects with {@link CountersUnavailable} where the answer fails or is late. */
  inTime(answer: Promise<unknown>): Promise<unknown>
  /** Logs how many answers were late since the last time, where any was: nothing else says why calls were refused. */
  tellOfLate(): void
}

export const createPatience = (timeoutMs: number, log: Logger): Patience => {
  let late = 0
  return {
    inTime: (answer) =>
      new Promise((resolve, reject) => {
        let isOver = false
        const giveUp = (): void => {
          if (isOver) return
          late++
          reject(new CountersUnavailable(new Error(`Redis did not answer within ${timeoutMs} ms`)))
        }
        // Where this process was busy meanwhile, the answer may have arrived unread.
        const timer = setTimeout(() => setImmediate(giveUp), timeoutMs)
        const end = (): void => {
          isOver = true
          clearTimeout(timer)
        }
        answer.then(
          (value) => {
            end()
            resolve(value)
          },
          (error: unknown) => {
            end()
            reject(new CountersUnavailable(error))
          },
        )
      }),
    tellOfLate() {
      if (late > 0)
        log.warn({ commands: late, timeoutMs }, 'Redis was too slow: calls may have been answered with 503')
      late = 0
    },
  }
}
