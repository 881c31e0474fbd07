import type { Accounts } from '#accounts'
import type { Share } from '#flow'
import type { Metrics } from '#observe'
import type { Journal } from '#store'
import type { Semaphores } from './admission/semaphores.js'
import type { Catalog } from './catalog/catalog.js'
import type { Tokenizer } from './metering/tokens.js'
import type { Health } from './routing/health.js'

/** What every operation that calls providers needs; `catalog` and `fallbacks` are read anew for each request. */
export interface RoutingParts {
  accounts: Accounts
  journal: Pick<Journal, 'request'>
  metrics: Metrics
  health: Health
  semaphores: Semaphores
  tokenizer: Tokenizer
  nodeName: string
  /** The share where a provider's places are scarce; the plan's where it is absent. */
  share?: Share
  catalog(): Catalog
  fallbacks(): Readonly<Record<string, readonly string[]>>
}

/** The names of an operation. */
export interface Endpoint {
  /** As the request log has it: the path relative to the base. */
  path: string
  /** As the contract and the metrics name it. */
  operation: string
}
