import type { Share } from '#flow'
import type { Route } from '../routing/eligibility.js'
import { GatewayError } from '../errors.js'

const RETRY_AFTER_S = 10

/**
 * The route of background work: in a share of its own, and with providers whose budget is not half spent.
 *
 * @throws GatewayError 503 where there is none
 */
export const inShare = (route: Route, share: Share | undefined): Route => {
  if (share === undefined) return route
  const plan = { id: share.flow, priorityWeight: share.weight }
  const now = Date.now()
  const tiers = route.tiers.map((tier) =>
    tier
      .filter(({ offer }) => offer.provider.budget.isAmple(now))
      .map((candidate) => ({ ...candidate, plan })),
  )
  if (tiers.some((tier) => tier.length > 0)) return { ...route, tiers }
  throw new GatewayError(
    503,
    'server_error',
    'overloaded',
    'Provider budgets are reserved for interactive requests.',
    {
      headers: { 'Retry-After': String(RETRY_AFTER_S) },
    },
  )
}
