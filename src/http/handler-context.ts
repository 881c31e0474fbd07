import type { Accounts, Principal } from '#accounts'
import type { Config } from '#config'
import type { CancelSignal } from '#flow'
import type { Gateway, GatewayContext } from '#gateway'
import type { Logger, Metrics } from '#observe'
import type { Store } from '#store'
import type { Exchange, PlaneParts } from './gateway-plane.js'

/** Counts a request against a limit of its address. @throws GatewayError 429 */
export type LimitAddress = (exchange: Exchange, name: string, perMinute: number) => Promise<void>

/** What a handler sees of one request; its log is made when it is asked for. */
export class HandlerContext implements GatewayContext<Principal | null> {
  readonly config: Config
  readonly store: Store
  readonly accounts: Accounts
  readonly gateway: Gateway
  readonly metrics: Metrics
  readonly principal: Principal | null
  readonly requestId: string
  readonly startedAt: number
  readonly draining: boolean

  constructor(
    parts: PlaneParts,
    private readonly limit: LimitAddress,
    private readonly exchange: Exchange,
    readonly signal: CancelSignal,
  ) {
    this.config = parts.config
    this.store = parts.store
    this.accounts = parts.accounts
    this.gateway = parts.gateway
    this.metrics = parts.metrics
    this.principal = exchange.principal
    this.requestId = exchange.requestId
    this.startedAt = exchange.startedAt
    this.draining = parts.isDraining()
  }

  get log(): Logger {
    return this.exchange.log
  }

  limitAddress(name: string, perMinute: number): Promise<void> {
    return this.limit(this.exchange, name, perMinute)
  }
}
