import type { Accounts } from '#accounts'
import type { Assets } from '#assets'
import type { MakeSemaphore, Peers } from '#cluster'
import type { Config } from '#config'
import type { Jobs } from '#jobs'
import type { Logger, Metrics } from '#observe'
import type { Store } from '#store'
import type { GuardedFetch } from '#toolkit/open'
import type { BatchParts, Batches } from './batch/index.js'
import type { Catalog, KindStatus, ProviderState } from './catalog/index.js'
import type { Ask, Chat } from './chat/index.js'
import type { Embeddings } from './embeddings/index.js'
import type { Media } from './media/index.js'
import type { Kind, ProviderSetting, Trial } from './providers/index.js'

/** The catalog of models and everything that routes requests to their providers. */
export interface Gateway extends Chat, Embeddings, Ask {
  readonly batches: Batches
  /** The models offered now. */
  readonly catalog: Catalog
  /** Resolves when every provider's discovery was attempted once, or after 10 s. */
  readonly ready: Promise<void>
  /** Images, speech and videos. */
  readonly media: Media
  /** What was generated. */
  readonly assets: Assets
  /** Every provider of the file as operators see it. */
  providers(): ProviderState[]
  /**
   * Switches a provider on or off, or gives it another weight, from now on and after every restart.
   * @throws OperatorError for a provider that the file does not have
   */
  setProvider(id: string, setting: ProviderSetting): Promise<void>
  /**
   * Asks a provider's first chat model, or the given one, a small question outside of routing.
   * @throws OperatorError where it is off or has no such model
   */
  tryProvider(id: string, model: string | null): Promise<Trial>
  /** The status of each kind of work. */
  status(): Record<Kind, KindStatus>
  /**
   * Reads `providers.yaml` again and asks its providers for their models; running answers are not disturbed.
   *
   * @throws ProvidersError where the file has mistakes; the previous settings stay in force
   */
  reload(): Promise<void>
  /** Takes in what another worker of this server has told of its calls to providers. */
  hear(message: unknown): void
  close(): Promise<void>
}

/** What the gateway is built on. */
export interface GatewayParts extends Pick<BatchParts, 'checkChat' | 'onBatchEnded' | 'publicBaseUrl'> {
  config: Config
  store: Store
  accounts: Accounts
  jobs: Jobs
  assets: Assets
  /** The one way to addresses that a provider or a caller names. */
  fetch: GuardedFetch
  log: Logger
  metrics: Metrics
  /** The other workers of this server; there are none where it is left out. */
  peers?: Peers
  /** Makes semaphores that count for all of them. */
  semaphore?: MakeSemaphore
}
