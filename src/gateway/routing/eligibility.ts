import type { GatewayPlan, Principal } from '#accounts'
import { type Catalog } from '../catalog/catalog.js'
import { catalogUnavailable, modelNotFound } from '../catalog/errors.js'
import { type Model } from '../catalog/model.js'
import type { Candidate } from './candidate.js'
import { GatewayError } from '../errors.js'
import type { NormalisedRequest } from '../chat/normalise.js'
import type { Kind } from '../providers/types.js'

/** 403 for what another plan allows. */
export const needs = (message: string, param: string | null): GatewayError =>
  new GatewayError(403, 'invalid_request_error', 'plan_required', message, param === null ? {} : { param })

/** The cheapest plan of at least this rank that has what is needed; `null` if there is none. */
export const cheapest = (
  plans: readonly GatewayPlan[],
  fits: (plan: GatewayPlan) => boolean,
): string | null =>
  plans.filter((plan) => plan.public && fits(plan)).toSorted((a, b) => a.rank - b.rank)[0]?.id ?? null

/** A plan's rank among these; one that no longer exists ranks above all. */
export const rankIn =
  (plans: readonly GatewayPlan[]) =>
  (planId: string): number =>
    plans.find(({ id }) => id === planId)?.rank ?? Number.POSITIVE_INFINITY

/** The candidates of a model that this plan may call, followed by the operator's last resorts. */
export interface Route {
  model: Model
  tiers: Candidate[][]
}

const LACKS: Readonly<Record<Kind, string>> = {
  chat: 'does not support chat completions',
  embeddings: 'does not support embeddings',
  images: 'does not support image generation',
  videos: 'does not support video generation',
  speech: 'does not support speech',
}

/**
 * Finds the model and checks that the plan may use it.
 *
 * @throws GatewayError 404 for an unknown model, 403 for a plan too small, 503 while there is no catalog
 */
export const resolveRoute = (
  catalog: Catalog,
  fallbacks: Readonly<Record<string, readonly string[]>>,
  plans: readonly GatewayPlan[],
  principal: Principal,
  name: string,
  kind: Kind,
): Route => {
  const model = catalog.find(name)
  if (model === undefined) {
    throw catalog.fetchedAt === null ? catalogUnavailable(null) : modelNotFound(name)
  }
  const rankOf = rankIn(plans)
  const ofKind = ({ offers }: Model): Candidate['offer'][] => offers.filter(({ kinds }) => kinds.has(kind))
  const [lowest] = ofKind(model).toSorted((a, b) => rankOf(a.minPlan) - rankOf(b.minPlan))
  if (lowest === undefined) {
    throw new GatewayError(
      400,
      'invalid_request_error',
      'model_not_supported',
      `The model ${model.id} ${LACKS[kind]}.`,
      { param: 'model' },
    )
  }
  if (rankOf(lowest.minPlan) > principal.plan.rank) {
    throw needs(
      `The model ${model.id} needs the plan ${lowest.minPlan} or higher; this account's plan is ${principal.plan.id}.`,
      'model',
    )
  }
  const usable = (each: Model): Candidate['offer'][] =>
    ofKind(each).filter(({ minPlan }) => rankOf(minPlan) <= principal.plan.rank)
  const resorts = (Object.hasOwn(fallbacks, model.id) ? (fallbacks[model.id] ?? []) : []).flatMap(
    (id) => catalog.find(id) ?? [],
  )
  return {
    model,
    tiers: [model, ...resorts].map((each) =>
      usable(each).map((offer) => ({ model: each, offer, plan: principal.plan })),
    ),
  }
}

/** @throws GatewayError 403 for tools on a plan without tool calling */
export const checkCapabilities = (
  plans: readonly GatewayPlan[],
  { plan }: Principal,
  request: NormalisedRequest,
): void => {
  if (!request.usesTools || plan.toolCalling) return
  const fitting = cheapest(plans, ({ toolCalling, rank }) => toolCalling && rank > plan.rank)
  const advice = fitting === null ? '' : ` The plan ${fitting} includes it.`
  throw needs(`The plan ${plan.id} does not include tool calling.${advice}`, 'tools')
}
