import type { Route } from './admission.js'
import type { Share } from './fair-queue.js'

/** The route of what has a share of its own where places are scarce. */
export const inShare = (route: Route, share: Share | undefined): Route => {
  if (share === undefined) return route
  const plan = { id: share.flow, priorityWeight: share.weight }
  return { ...route, tiers: route.tiers.map((tier) => tier.map((candidate) => ({ ...candidate, plan }))) }
}
