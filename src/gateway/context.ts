import type { CancelSignal } from '#flow'
import type { Accounts, Principal } from '#accounts'
import type { Config } from '#config'
import type { Logger, Metrics } from '#observe'
import type { GatewayId, Handler } from '#operation'
import type { Store } from '#store'
import type { Gateway } from './types.js'

/** What a gateway handler sees besides its query and body. */
export interface GatewayContext<P extends Principal | null = Principal> {
  config: Config
  store: Store
  accounts: Accounts
  gateway: Gateway
  /** The caller; `null` on the public operations where no good key was sent. */
  principal: P
  requestId: string
  /** Aborted when the client goes away. */
  signal: CancelSignal
  /** `performance.now()` at which the request came in. */
  startedAt: number
  draining: boolean
  log: Logger
  metrics: Metrics
  /**
   * Counts a request against a limit of the caller's network address; limits are kept apart by name.
   *
   * @param perMinute 0 is no limit
   * @throws GatewayError 429
   */
  limitAddress(name: string, perMinute: number): Promise<void>
}

/** A gateway handler that needs a key. */
export const operation = <Id extends GatewayId>(
  _id: Id,
  handler: Handler<Id, GatewayContext>,
): Handler<Id, GatewayContext> => handler

/** A gateway handler that anyone may call; `principal` is null without a good key. */
export const publicOperation = <Id extends GatewayId>(
  _id: Id,
  handler: Handler<Id, GatewayContext<Principal | null>>,
): Handler<Id, GatewayContext<Principal | null>> => handler

/** What the generated map must have: for every gateway operation of the contract, a file that exports its handler. */
export type GatewayModules = {
  readonly [Id in GatewayId]: () => Promise<{
    default: Handler<Id, GatewayContext> | Handler<Id, GatewayContext<Principal | null>>
  }>
}
