import type { UpstreamError, UpstreamFailure } from '../providers/upstream.js'

const STATUSES = new Set([408, 409, 425, 429])

/** Failures that are not quick, or not likely to pass. */
const LASTING: ReadonlySet<UpstreamFailure> = new Set(['timeout', 'oversized', 'unfit', 'refused'])

/** The statuses of a request that is at fault. */
const REQUESTS = new Set([400, 413, 422])

/** Whether an error object that came with 200 says that the request is at fault, as routers write it for those behind them. */
export const isRequests = ({ failure, details: { status } }: UpstreamError): boolean =>
  failure === 'malformed' && status !== undefined && REQUESTS.has(status)

/** Whether the same provider may well answer in a moment. */
export const isTransient = (error: UpstreamError): boolean => {
  const { failure, details } = error
  const { status, isFinal } = details
  if (isFinal === true || LASTING.has(failure) || isRequests(error)) return false
  if (failure !== 'status') return true
  return status !== undefined && (status >= 500 || STATUSES.has(status))
}
