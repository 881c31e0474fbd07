import { GatewayError } from '../errors.js'

/** The header by which a caller names a request, so that sending it again does not do it again. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'

const KEY = /^[\x20-\x7e]{1,255}$/

const invalid = (message: string): GatewayError =>
  new GatewayError(400, 'invalid_request_error', 'invalid_value', `${IDEMPOTENCY_KEY}: ${message}`, {
    param: IDEMPOTENCY_KEY,
  })

/**
 * The key of a request that has the header.
 *
 * @param values every line of the header
 * @throws GatewayError 400 naming the header
 */
export const readIdempotencyKey = (values: readonly string[]): string => {
  const [key = ''] = values
  if (values.length > 1) throw invalid('is given more than once.')
  if (!KEY.test(key)) throw invalid('must be 1 to 255 printable ASCII characters.')
  return key
}
