import { Cancellation, type CancelSignal } from '#flow'
import { UpstreamError } from '../providers/upstream.js'

/** The reason of a stop. Made once: an abort without a reason makes an exception with its stack each time. */
export const STOPPED: Error = Object.assign(new Error('nobody waits for the answer any longer'), {
  name: 'AbortError',
})

/** One attempt's own signal. */
export interface RunningAttempt {
  /** Aborts when the request's signal does, or when its time is up; the reason is then an {@link UpstreamError}. */
  readonly signal: CancelSignal
  /** Stops what is done for the attempt: nobody waits for it any longer. */
  stop(): void
  /** The attempt is over: no timer is left. */
  clear(): void
}

/**
 * Bounds an attempt as a whole: an answer that comes a byte at a time is never silent for long enough to be given up
 * otherwise.
 *
 * @param request the request's signal
 */
export const startAttempt = (request: CancelSignal, totalMs: number): RunningAttempt => {
  const cancellation = new Cancellation()
  const onAbort = (): void => cancellation.abort(request.reason)
  if (request.aborted) onAbort()
  request.addEventListener('abort', onAbort, { once: true })
  const timer = setTimeout(
    () => cancellation.abort(new UpstreamError('timeout', `the answer was not whole after ${totalMs} ms`)),
    totalMs,
  )
  return {
    signal: cancellation,
    stop: () => cancellation.abort(STOPPED),
    clear() {
      clearTimeout(timer)
      request.removeEventListener('abort', onAbort)
    },
  }
}
