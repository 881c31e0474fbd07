import type { UpstreamError, UpstreamFailure } from '../providers/upstream.js'

const STATUSES = new Set([408, 409, 425, 429])

/** Failures that are not quick, or not likely to pass. */
const LASTING: ReadonlySet<UpstreamFailure> = new Set(['timeout', 'oversized', 'unfit', 'refused'])

/** Whether the same provider may well answer in a moment. */
export const isTransient = ({ failure, details: { status, isFinal } }: UpstreamError): boolean => {
  if (isFinal === true || LASTING.has(failure)) return false
  if (failure !== 'status') return true
  return status !== undefined && (status >= 500 || STATUSES.has(status))
}
