import type { GatewayPlan, Principal } from '#accounts'
import { cheapest, needs, resolveRoute, type Route } from '../routing/eligibility.js'
import type { RoutingParts } from '../parts.js'
import { type Catalog } from '../catalog/catalog.js'
import { catalogUnavailable } from '../catalog/errors.js'
import { type Model } from '../catalog/model.js'
import { firstUsableModel } from '../catalog/default-model.js'
import { GatewayError } from '../errors.js'

/** The kinds of work that plans sell by their units. */
export type MediaKind = GatewayPlan['media'][number]

/** What a model begins with, as it is named to callers. */
const INPUTS = { text: 'text', image: 'an image' } as const
type Input = keyof typeof INPUTS

/** @throws GatewayError 403 with the plan that would do */
const checkMediaKind = (plans: readonly GatewayPlan[], { plan }: Principal, kind: MediaKind): void => {
  if (plan.media.includes(kind)) return
  const fitting = cheapest(plans, ({ media, rank }) => media.includes(kind) && rank > plan.rank)
  const advice = fitting === null ? '' : ` The plan ${fitting} includes ${kind === 'speech' ? 'it' : 'them'}.`
  throw needs(`The plan ${plan.id} does not include ${kind}.${advice}`, null)
}

/** Whether a model can begin with this, as far as its providers say. */
const takes = ({ inputs }: Model, input: Input): boolean => inputs?.includes(input) ?? true

/** @throws GatewayError 404 where no provider makes this, 403 where the plan may use none, 503 without a catalog */
const defaultModel = (
  catalog: Catalog,
  plans: readonly GatewayPlan[],
  principal: Principal,
  kind: MediaKind,
  input: Input,
): string => {
  if (catalog.fetchedAt === null) throw catalogUnavailable(null)
  const offered = { catalog, plans, kind, fits: (model: Model) => takes(model, input) }
  const first = firstUsableModel(offered, principal, `makes ${kind} from ${INPUTS[input]}`)
  if (first !== undefined) return first
  throw new GatewayError(
    404,
    'invalid_request_error',
    'model_not_found',
    `No provider makes ${kind} from ${INPUTS[input]} at the moment. GET /models lists what is available.`,
    { param: 'model' },
  )
}

/**
 * The model's providers, where the plan may use them.
 *
 * @param name as the caller wrote it; null for the default one
 * @param input what it has to begin with: `text`, or `image`
 * @throws GatewayError 400, 403, 404, 503
 */
export const routeMedia = (
  parts: Pick<RoutingParts, 'accounts' | 'catalog' | 'fallbacks'>,
  principal: Principal,
  kind: MediaKind,
  name: string | null,
  input: Input = 'text',
): Route => {
  const plans = parts.accounts.gatewayPlans()
  checkMediaKind(plans, principal, kind)
  const catalog = parts.catalog()
  const wanted = name ?? defaultModel(catalog, plans, principal, kind, input)
  const route = resolveRoute(catalog, parts.fallbacks(), plans, principal, wanted, kind)
  if (takes(route.model, input)) return route
  throw new GatewayError(
    400,
    'invalid_request_error',
    'model_not_supported',
    `The model ${route.model.id} does not take ${INPUTS[input]} as input.`,
    { param: 'model' },
  )
}
