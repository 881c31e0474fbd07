import type { Data, FeatureId, Query } from '#operation'
import type { Egress, GuardedFetch } from './fetch/types.js'
import type { AskModel } from './language-model.js'
import type { UpstreamClient } from './upstreams/types.js'

/** What a feature's handler sees besides its query. */
export interface FeatureContext {
  /** `<category>/<feature>`, as the envelope names it. */
  feature: string
  /** The caller's own User-Agent header; empty where none was sent. */
  userAgent: string
  /** Aborted when the client goes away. */
  signal: AbortSignal
  /** Requests an address that the caller named. */
  fetch: GuardedFetch
  /** Resolves, connects to and checks hosts that the caller named; not for heavy features. */
  egress: Omit<Egress, 'fetch'>
  /** Requests a public upstream; adapters in `#toolkit/upstreams/*` wrap it with types. */
  upstream: UpstreamClient
  /** Asks a language model on the caller's account; not for heavy features. */
  ask: AskModel
}

type Answer<Id extends FeatureId> = (
  query: Query<Id>,
  context: FeatureContext,
) => Data<Id> | Promise<Data<Id>>

/** A toolkit feature: the pure answer to its query. The dispatcher puts it into the envelope. */
export interface Feature<Id extends FeatureId> {
  id: Id
  answer: Answer<Id>
}

/**
 * Declares the one export of a feature's file.
 * @example export default feature('rest_hash_digest', ({ text, algorithm }) => digest(text, algorithm))
 */
export const feature = <Id extends FeatureId>(id: Id, answer: Answer<Id>): Feature<Id> => ({ id, answer })

/** What the generated map must have: for every feature of the contract, a file that exports it. */
export type FeatureModules = { readonly [Id in FeatureId]: () => Promise<{ default: Feature<Id> }> }
