import type { Principal, Refusal, Accounts, Reservation } from '#accounts'
import type { Soon } from '#flow'
import { GatewayError } from '../errors.js'

const WINDOW_WORDS = { minute: 'requests a minute', day: 'requests a day', tokens: 'tokens a day' } as const

/** What a caller with no quota left is told. */
export const quotaExhausted = (
  { plan }: Principal,
  { window, left, retryAfterSeconds }: Refusal,
): GatewayError => {
  const isMinute = window === 'minute'
  const headers = {
    'Retry-After': String(retryAfterSeconds),
    // Clients retry a 429 on their own, which is pointless before tomorrow.
    ...(isMinute ? {} : { 'X-Should-Retry': 'false' }),
  }
  const when = isMinute ? `Try again in ${retryAfterSeconds} s.` : 'The next day begins at 00:00 UTC.'
  const limits = { minute: plan.requestsPerMinute, day: plan.requestsPerDay, tokens: plan.tokensPerDay }
  const room = left === 0 ? '' : `, of which ${left} are left, fewer than this takes`
  const message = `The plan ${plan.id} allows ${limits[window]} ${WINDOW_WORDS[window]}${room}. ${when}`
  if (isMinute) return new GatewayError(429, 'requests', 'rate_limit_exceeded', message, { headers })
  const type = window === 'tokens' && left > 0 ? 'tokens' : 'insufficient_quota'
  return new GatewayError(429, type, 'insufficient_quota', message, { headers })
}

/**
 * Takes a place in the account's windows for one request.
 *
 * @param tokens held from the day's quota until it is settled
 * @throws GatewayError 429
 */
export const reserve = (accounts: Accounts, principal: Principal, tokens: number): Soon<Reservation> => {
  const judge = (taken: Reservation | Refusal): Reservation => {
    if (taken.granted) return taken
    throw quotaExhausted(principal, taken)
  }
  const taken = accounts.reserve(principal, { requests: 1, tokens })
  return taken instanceof Promise ? taken.then(judge) : judge(taken)
}
