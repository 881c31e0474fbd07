import type { CancelSignal } from '#flow'
import type { Principal } from '#accounts'
import type { Logger } from '#observe'

/** Who asks, and the details of the request. */
export interface Caller {
  principal: Principal
  /** `req_...`: the id of the request's row. */
  requestId: string
  /** Aborted when nobody waits for the answer any more. */
  signal: CancelSignal
  /** `performance.now()` at which the request came in. */
  startedAt: number
  log: Logger
}

/** The caller alone, of whatever else stands beside it. */
export const callerOf = ({ principal, requestId, signal, startedAt, log }: Caller): Caller => ({
  principal,
  requestId,
  signal,
  startedAt,
  log,
})

/** The client closed the request before the answer (nginx's status); nobody receives it. */
export const CLIENT_LEFT = 499
