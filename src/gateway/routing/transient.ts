import type { UpstreamError, UpstreamFailure } from '../providers/upstream.js'

const STATUSES = new Set([408, 409, 425, 429])

/** Failures that are not quick, or not likely to pass. */
const LASTING: ReadonlySet<UpstreamFailure> = new Set(['timeout', 'oversized', 'unfit', 'refused'])

/** The statuses of a request that is at fault. */
const REQUESTS = new Set([400, 413, 422])

/**
 * Whether the request is at fault: an error object that came with 200 says so, as routers write it for those behind them, or
 * it asked for more than is accepted of one answer.
 */
export const isRequests = ({ failure, details: { status, isAskedFor } }: UpstreamError): boolean =>
  (failure === 'malformed' && status !== undefined && REQUESTS.has(status)) ||
  (failure === 'oversized' && isAskedFor === true)

/** Whether the same provider may well answer in a moment. */
export const isTransient = (error: UpstreamError): boolean => {
  const { failure, details } = error
  const { status, isFinal } = details
  if (isFinal === true || LASTING.has(failure) || isRequests(error)) return false
  if (failure !== 'status') return true
  return status !== undefined && (status >= 500 || STATUSES.has(status))
}
