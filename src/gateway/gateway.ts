import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Accounts } from '#accounts'
import type { Config } from '#config'
import { VERSION } from '#generated/routes'
import type { Logger, Metrics } from '#observe'
import type { Store } from '#store'
import { buildCatalog, type Catalog } from './catalog.js'
import { createChat, type Chat } from './chat.js'
import { createDiscovery } from './discovery.js'
import { createHealth } from './health.js'
import { localModelFolder, localUpstream } from './local/index.js'
import { createOpenAiUpstream } from './openai/index.js'
import { createProvider, type Provider } from './provider.js'
import { loadProviders } from './providers/load.js'
import { KINDS, type Kind, type ProviderConfig, type Providers } from './providers/types.js'
import { createSnapshots } from './snapshots.js'
import { createTokenizer } from './tokens.js'

/** How one kind of work stands, for `/health`. */
export interface KindStatus {
  status: 'ok' | 'degraded' | 'down' | 'off'
  /** Models of this kind in the catalog now. */
  models: number
  providers: {
    total: number
    /** Those that were discovered and take requests now. */
    available: number
  }
}

/** The catalog of models and everything that routes requests to their providers. */
export interface Gateway extends Chat {
  /** The models offered now. */
  readonly catalog: Catalog
  /** Resolves when every provider's discovery was attempted once, or after 10 s. */
  readonly ready: Promise<void>
  /** How each kind of work stands. */
  status(): Record<Kind, KindStatus>
  /**
   * Reads `providers.yaml` again and asks its providers for their models; running answers go on undisturbed.
   *
   * @throws ProvidersError where the file has mistakes; what was goes on
   */
  reload(): Promise<void>
  close(): Promise<void>
}

/** What the gateway is built on. */
export interface GatewayParts {
  config: Config
  store: Store
  accounts: Accounts
  log: Logger
  metrics: Metrics
}

const READY_MS = 10_000
const USER_AGENT = `inference-gateway/${VERSION}`

/** @throws ProvidersError where `providers.yaml` has mistakes */
export const createGateway = async ({
  config,
  store,
  accounts,
  log,
  metrics,
}: GatewayParts): Promise<Gateway> => {
  const planIds = accounts
    .gatewayPlans()
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ id }) => id)
  const load = async (): Promise<Providers> => {
    const loaded = await loadProviders(config.providersFile, config.env, planIds)
    if (loaded.providers.length === 0) {
      log.warn(
        { file: config.providersFile, off: loaded.off },
        'no provider is on: there are no models and every completion is refused; list providers in this file, or set the variables of those that are off',
      )
    }
    return loaded
  }
  const open = (settings: ProviderConfig): Provider =>
    createProvider(
      settings,
      settings.kind === 'local'
        ? localUpstream(localModelFolder(config.env), log)
        : createOpenAiUpstream(settings, USER_AGENT),
    )

  let file = await load()
  let providers = file.providers.map(open)
  const health = createHealth()
  const tokenizer = createTokenizer()
  const snapshots = createSnapshots(store, log)
  const seen = new Map<string, number>()
  const firstSeen = (id: string): number => {
    const known = seen.get(id) ?? Math.floor(Date.now() / 1000)
    seen.set(id, known)
    return known
  }
  let catalog = buildCatalog({ lists: [], planIds, health, firstSeen })
  const discovery = createDiscovery(snapshots, await snapshots.load(), log, () => {
    catalog = buildCatalog({ lists: discovery.lists(), planIds, health, firstSeen })
  })
  discovery.use(providers)
  const chat = createChat({
    accounts,
    journal: store.journal,
    metrics,
    health,
    tokenizer,
    nodeName: config.nodeName,
    catalog: () => catalog,
    fallbacks: () => file.fallbacks,
  })

  const isAvailable = (provider: Provider, now: number): boolean => {
    const list = discovery.lists().find((each) => each.provider === provider)
    return (
      list !== undefined &&
      !list.isFailing &&
      health.usableAt(provider.config.id, '') <= now &&
      provider.budgetFreeAt(now) <= now
    )
  }

  const statusOf = (kind: Kind): KindStatus => {
    const now = Date.now()
    const all = providers.filter(({ config: { kinds } }) => kinds.includes(kind))
    const total = all.length
    const available = all.filter((provider) => isAvailable(provider, now)).length
    const status = total === 0 ? 'off' : available === 0 ? 'down' : available < total ? 'degraded' : 'ok'
    return {
      status,
      models: catalog.models.filter(({ kinds }) => kinds.has(kind)).length,
      providers: { total, available },
    }
  }

  return {
    get catalog() {
      return catalog
    },
    ready: Promise.race([discovery.settled(), delay(READY_MS, undefined, { ref: false })]),
    complete: chat.complete,
    stream: chat.stream,
    status: () => Object.fromEntries(KINDS.map((kind) => [kind, statusOf(kind)])) as Record<Kind, KindStatus>,
    async reload() {
      const next = await load()
      const before = providers
      file = next
      providers = next.providers.map(
        (settings) => before.find((each) => isDeepStrictEqual(each.config, settings)) ?? open(settings),
      )
      discovery.use(providers)
      for (const gone of before.filter((provider) => !providers.includes(provider))) {
        gone
          .retire()
          .catch((error: unknown) =>
            log.warn({ err: error, provider: gone.config.id }, 'closing a provider failed'),
          )
      }
      await discovery.refresh()
    },
    async close() {
      discovery.close()
      await Promise.all([tokenizer.close(), ...providers.map(({ upstream }) => upstream.close())])
    },
  }
}
