import { Cancellation, type CancelSignal } from '#flow'
import { UpstreamError } from '../providers/upstream.js'
import { startClock } from './clock.js'

/** The limits of one attempt: a time to the first sign of life, then a time between two, and a total where there is one. */
export interface Deadline {
  /** Aborts when the caller's signal does or time is up; the reason is the caller's or an {@link UpstreamError}. */
  readonly signal: CancelSignal
  /** Something arrived: from now on at most `idleMs` may pass until the next progress. */
  progress(): void
  /** For what is of use only as a whole: whatever the progress, it ends this many milliseconds from now. */
  endWithin(wholeMs: number): void
  /** Ends the attempt: no timer is left. */
  clear(): void
}

/**
 * @param firstMs until the first {@link Deadline.progress}
 * @param idleMs between two
 */
export const startDeadline = (caller: CancelSignal, firstMs: number, idleMs: number): Deadline => {
  const cancellation = new Cancellation()
  let whole: NodeJS.Timeout | undefined
  const clock = startClock(firstMs, idleMs, (limit) =>
    cancellation.abort(new UpstreamError('timeout', `nothing arrived for ${limit} ms`)),
  )
  const onAbort = (): void => cancellation.abort(caller.reason)
  if (caller.aborted) onAbort()
  else caller.addEventListener('abort', onAbort, { once: true })
  return {
    signal: cancellation,
    progress: () => clock.progress(),
    endWithin(wholeMs) {
      const expireWhole = (): void =>
        cancellation.abort(new UpstreamError('timeout', `it was not complete after ${wholeMs} ms`))
      clearTimeout(whole)
      whole = setTimeout(expireWhole, wholeMs)
    },
    clear() {
      clock.clear()
      clearTimeout(whole)
      caller.removeEventListener('abort', onAbort)
    },
  }
}
