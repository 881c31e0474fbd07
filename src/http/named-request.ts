import { IDEMPOTENCY_KEY, readIdempotencyKey, type NamedRequest } from '#gateway'
import type { GatewayCall } from './gateway-plane.js'

const HEADER = IDEMPOTENCY_KEY.toLowerCase()

/**
 * A validated request with its idempotency key, or null where it has none. Reads need none, and a key
 * holds within an account.
 *
 * @throws GatewayError 400 for an invalid key
 */
export const namedRequest = ({ route, state, query, body }: GatewayCall): NamedRequest | null => {
  const { ctx, principal, requestId } = state
  if (ctx.req.headers[HEADER] === undefined) return null
  if (route?.takesBody !== true || principal === null) return null
  const key = readIdempotencyKey(ctx.req.headersDistinct[HEADER] ?? [])
  const { operationId } = route
  return { accountId: principal.account.id, key, requestId, operationId, query, body }
}
