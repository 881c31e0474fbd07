import type { ResponseBody } from '#operation'
import type { Provider } from '../providers/provider.js'
import type { Kind } from '../providers/types.js'
import type { UpstreamModel } from '../providers/upstream.js'

/** The answer of `GET /models`, and one entry of it. */
export type ModelList = ResponseBody<'listModels'>
export type ModelEntry = ModelList['data'][number]

/** One provider's last good list. */
export interface ProviderList {
  provider: Provider
  models: readonly UpstreamModel[]
  /** Milliseconds since the epoch. */
  fetchedAt: number
  /** The latest attempt to renew it failed. */
  isFailing: boolean
}

/** A model as one provider offers it. */
export interface Offer {
  provider: Provider
  /** The id that the provider listed, and is sent. */
  listedId: string
  /** What the model is for according to this provider; others may offer it for other work. */
  kinds: ReadonlySet<Kind>
  minPlan: string
  supportedParameters: readonly string[] | null
  /** Tokens of prompt and answer; `null` where the list does not say. */
  contextLength: number | null
}

/** One model over all its providers. */
export interface Model {
  id: string
  offers: readonly Offer[]
  /** All that any offer is for. */
  kinds: ReadonlySet<Kind>
  /** What it takes; `null` where no provider says. */
  inputs: readonly string[] | null
  /** Everything of the entry that does not change between two discoveries. */
  fixed: Omit<ModelEntry, 'speed' | 'providers'>
  /** `fixed` as JSON without its closing brace: written once, sent often. */
  fixedText: string
}
