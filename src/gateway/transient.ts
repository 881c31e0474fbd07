import type { UpstreamError } from './upstream.js'

const STATUSES = new Set([408, 409, 425, 429])

/** Whether the same provider may well answer in a moment. A time-out is neither quick nor likely to pass. */
export const isTransient = ({ failure, details: { status, isFinal } }: UpstreamError): boolean => {
  if (isFinal === true || failure === 'timeout' || failure === 'refused') return false
  if (failure !== 'status') return true
  return status !== undefined && (status >= 500 || STATUSES.has(status))
}
