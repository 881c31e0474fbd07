import type { Config } from '#config'
import type { Logger } from '#observe'
import type { FeatureContext } from './feature.js'
import { createEgress, type GuardedFetch } from './fetch/index.js'
import { createPool, type Pool } from './pool/index.js'
import { createUpstreamClient, userAgentOf, type UpstreamOutcome } from './upstreams/client/index.js'

/** The guarded client for outgoing requests, for others whose targets callers name. */
export {
  createEgress,
  hostOf,
  parseTarget,
  TargetError,
  type Egress,
  type GuardedFetch,
} from './fetch/index.js'
export { FeatureError } from './errors.js'

/** What the features use while the service runs. */
export interface Toolkit {
  /** The part of every call's context that is the same for all. */
  clients: Pick<FeatureContext, 'fetch' | 'egress' | 'upstream'>
  /** The one way to addresses that a caller or a provider names. */
  fetch: GuardedFetch
  /** Where heavy features run. */
  pool: Pool
  /** Ends the processes and the connections; calls under way fail. */
  close(): Promise<void>
}

export interface ToolkitParts {
  log: Logger
  /** The contract's `info.version`. */
  version: string
  /** What the pool's processes import: the map of operationIds to handlers. */
  handlers: string
  /** Called for every call of a public upstream. */
  onUpstreamCall: (upstream: string, outcome: UpstreamOutcome) => void
}

/** For how long a heavy call may wait for a process in tests and development, in milliseconds. */
const TRIAL_QUEUE_WAIT_MS = 60_000

/**
 * Opens the guarded fetch, the public-API client and the process pool; of its processes one is kept ready, the
 * others start with the calls.
 * @throws ConfigError that names every mistake in what the operator says about upstreams.
 */
export const openToolkit = (config: Config, parts: ToolkitParts): Toolkit => {
  const userAgent = userAgentOf(parts.version, config.publicBaseUrl, config.mailFrom)
  const egress = createEgress({
    allow: config.egressAllow,
    timeoutMs: config.egressTimeoutMs,
    userAgent,
  })
  const { fetch } = egress
  const upstreams = createUpstreamClient({
    baseUrls: config.upstreamBaseUrls,
    rates: config.upstreamRates,
    tokens: config.upstreamTokens,
    off: config.upstreamsOff,
    workers: config.workers,
    breakerFailures: config.upstreamBreakerFailures,
    timeoutMs: config.egressTimeoutMs,
    userAgent,
    fetch,
    onCall: parts.onUpstreamCall,
  })
  // What is started for tests and development has few heavy calls or none, and often a machine with much else to do.
  const isTrial = config.validateResponses
  const pool = createPool({
    handlers: parts.handlers,
    log: parts.log,
    isWarm: !isTrial,
    ...(isTrial ? { limits: { queueWaitMs: TRIAL_QUEUE_WAIT_MS } } : {}),
  })
  return {
    clients: { fetch, egress, upstream: upstreams.request },
    fetch,
    pool,
    close: async () => {
      await Promise.all([pool.close(), upstreams.close()])
    },
  }
}
