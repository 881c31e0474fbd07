import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
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
    async inTime(answer) {
      const timer = new AbortController()
      const timeout = sleep(timeoutMs, undefined, { signal: timer.signal })
        // Where this process was busy meanwhile, the answer may have arrived unread.
        .then(() => nextTurn(undefined, { signal: timer.signal }))
        .then(() => {
          late++
          throw new Error(`Redis did not answer within ${timeoutMs} ms`)
        })
      return Promise.race([answer, timeout])
        .catch((error: unknown) => {
          throw new CountersUnavailable(error)
        })
        .finally(() => {
          timer.abort()
          // Whichever lost the race may still fail, which no longer matters.
          answer.catch(() => undefined)
          timeout.catch(() => undefined)
        })
    },
    tellOfLate() {
      if (late > 0)
        log.warn({ commands: late, timeoutMs }, 'Redis was too slow: calls may have been answered with 503')
      late = 0
    },
  }
}
