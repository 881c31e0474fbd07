import type { GatewayPlan, Principal } from '#accounts'
import { needs, rankIn } from '../routing/eligibility.js'
import type { Catalog } from './catalog.js'
import type { Model } from './model.js'
import type { Kind } from '../providers/types.js'

/** What a default model is picked from. */
export interface Offered {
  catalog: Catalog
  plans: readonly GatewayPlan[]
  kind: Kind
  /** Whether a model will do; every one of the kind by default. */
  fits?: (model: Model) => boolean
}

/**
 * The first model of the catalog that the plan may use for this kind of work; a specialised one before one that does
 * several kinds, since its provider may have declared them for all its models.
 *
 * @param does what such a model does, after "that": `answers chat completions`
 * @returns undefined where the catalog has none
 * @throws GatewayError 403 where the plan may use none of them
 */
export const firstUsableModel = (
  { catalog, plans, kind, fits = () => true }: Offered,
  { plan }: Principal,
  does: string,
): string | undefined => {
  const rankOf = rankIn(plans)
  const all = catalog.models.filter((model) => model.kinds.has(kind) && fits(model))
  const usable = all.filter(({ offers }) =>
    offers.some(({ kinds, minPlan }) => kinds.has(kind) && rankOf(minPlan) <= plan.rank),
  )
  const [first] = usable.toSorted((a, b) => a.kinds.size - b.kinds.size)
  const [another] = all
  if (first !== undefined || another === undefined) return first?.id
  throw needs(
    `Every model that ${does} needs a higher plan, such as ${another.fixed.min_plan}; this account's plan is ${plan.id}.`,
    'model',
  )
}
