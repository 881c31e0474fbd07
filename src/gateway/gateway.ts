import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { OperatorError } from '#accounts'
import { VERSION } from '#generated/routes'
import { createSemaphore } from '#flow'
import { createSemaphores, readSpent } from './admission/index.js'
import { createBatches } from './batch/index.js'
import {
  chatModelOf,
  createCatalogs,
  createDiscovery,
  createSnapshots,
  createStatus,
  providerStates,
  ownEmbeddingModel,
} from './catalog/index.js'
import { createAsk, createChat } from './chat/index.js'
import { createEmbeddings } from './embeddings/index.js'
import { createLocalUpstream, localPlaces, sweepFolders } from './local/index.js'
import { createMedia, createPictures } from './media/index.js'
import { createTokenizer } from './metering/index.js'
import { createOpenAiUpstream } from './openai/index.js'
import type { RoutingParts } from './parts.js'
import {
  createProvider,
  loadProviders,
  readProviderSettings,
  tryProvider,
  withSettings,
  writeProviderSetting,
  type Provider,
  type ProviderConfig,
  type Providers,
} from './providers/index.js'
import { createHealth, shareCalls } from './routing/index.js'
import type { Gateway, GatewayParts } from './types.js'

const READY_MS = 10_000
/** How often settings of providers that another instance has changed are looked for. */
const SETTINGS_MS = 5_000
const USER_AGENT = `inference-gateway/${VERSION}`

const isBudgeted = ({ budget }: ProviderConfig): boolean =>
  budget.requestsPerMinute !== null || budget.requestsPerDay !== null

/** @throws ProvidersError where `providers.yaml` has mistakes */
export const createGateway = async ({
  config,
  store,
  accounts,
  jobs,
  assets,
  fetch,
  log,
  metrics,
  peers = { count: 0, ask: () => Promise.resolve([]) },
  semaphore = (_, limit) => createSemaphore(limit),
  ...batchParts
}: GatewayParts): Promise<Gateway> => {
  /** From the cheapest up; operators add plans while this runs. */
  const planIds = (): string[] =>
    accounts
      .gatewayPlans()
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ id }) => id)
  const load = async (): Promise<Providers> => {
    const loaded = await loadProviders(config.providersFile, config.env, planIds())
    if (loaded.providers.length === 0) {
      log.warn(
        { file: config.providersFile, off: loaded.off },
        'no provider is enabled: there are no models and every completion is refused; list providers in this file, or set the variables of the disabled ones',
      )
    }
    return loaded
  }
  const folders = localPlaces(config)
  await sweepFolders(folders.work).catch((error: unknown) => {
    log.warn({ err: error, folder: folders.work }, 'what an earlier run was working on could not be removed')
  })
  const calls = shareCalls(createHealth(), peers, () => providers)
  const { health } = calls
  const open = (settings: ProviderConfig): Provider =>
    calls.share(
      createProvider(
        settings,
        settings.kind === 'local'
          ? createLocalUpstream(settings.kinds, folders, log)
          : createOpenAiUpstream(settings, USER_AGENT),
        // Each process has engines of its own.
        settings.kind === 'local' ? undefined : semaphore,
      ),
    )

  /** Providers under these settings: those already running with the same settings, and new ones with what was spent before. */
  const openAll = async (settings: readonly ProviderConfig[], running: () => readonly Provider[]) => {
    const now = Date.now()
    const budgetedIds = settings.filter(isBudgeted).map(({ id }) => id)
    const logged = await readSpent(store, log, budgetedIds, now)
    return settings.map((each) => {
      const same = running().find(({ config: known }) => isDeepStrictEqual(known, each))
      if (same !== undefined) return same
      const opened = open(each)
      const before = running().find(({ config: { id } }) => id === each.id)
      const spent = before?.budget.spent(Date.now()) ?? logged.get(each.id)
      if (spent !== undefined) opened.budget.restore(spent)
      return opened
    })
  }

  let file = await load()
  let settings = await readProviderSettings(store)
  let providers = await openAll(withSettings(file.providers, settings), () => [])
  const tokenizer = createTokenizer()
  const snapshots = createSnapshots(store, log)
  const catalogs = createCatalogs(planIds, health)
  const discovery = createDiscovery(snapshots, await snapshots.load(), log, () =>
    catalogs.renew(discovery.lists()),
  )
  await discovery.use(providers)
  const semaphores = createSemaphores(metrics, undefined, semaphore)
  metrics.watchGateway(() => ({
    waiting: {
      ...semaphores.waiting(),
      provider: providers.reduce((sum, { semaphore }) => sum + semaphore.waiting, 0),
    },
    circuits: health.circuits(),
  }))
  const routing: RoutingParts = {
    accounts,
    semaphores,
    journal: store.journal,
    metrics,
    health,
    tokenizer,
    nodeName: config.nodeName,
    catalog: () => catalogs.current,
    fallbacks: () => file.fallbacks,
  }
  const chat = createChat(routing)
  const { ask } = createAsk({
    complete: chat.complete,
    accounts,
    catalog: () => catalogs.current,
    defaultModel: config.defaultModel,
  })
  const embeddings = createEmbeddings({
    ...routing,
    defaultModel: config.defaultEmbeddingModel,
    ownModel: await ownEmbeddingModel(config, planIds(), log),
  })
  const ready = Promise.race([discovery.settled(), delay(READY_MS, undefined, { ref: false })])
  const batches = createBatches({ ...batchParts, routing, store, accounts, jobs, log, ready })
  const media = createMedia({
    ...routing,
    assets,
    fetch,
    store,
    pictures: createPictures(),
    provider: (id) => providers.find(({ config: settings }) => settings.id === id),
    log,
  })
  void media.resume()

  const status = createStatus(() => ({
    providers,
    models: catalogs.current.models,
    lists: discovery.lists(),
    health,
  }))

  const reload = async (): Promise<void> => {
    const next = await load()
    const nextSettings = await readProviderSettings(store)
    const opened = await openAll(withSettings(next.providers, nextSettings), () => providers)
    const before = providers
    file = next
    settings = nextSettings
    providers = opened
    await discovery.use(providers)
    for (const gone of before.filter((provider) => !providers.includes(provider))) retire(gone)
    await discovery.refresh()
  }

  /** Other instances of the database take over what an operator decided elsewhere. */
  const followSettings = async (): Promise<void> => {
    const now = await readProviderSettings(store)
    if (!isDeepStrictEqual(now, settings)) await reload()
  }
  const following =
    store.kind === 'embedded'
      ? undefined
      : setInterval(() => {
          followSettings().catch((error: unknown) => {
            log.debug({ err: error }, 'the settings of providers could not be read')
          })
        }, SETTINGS_MS).unref()

  const retire = (provider: Provider): void => {
    provider.retire().catch((error: unknown) => {
      log.warn({ err: error, provider: provider.config.id }, 'closing a provider failed')
    })
  }

  return {
    batches,
    get catalog() {
      return catalogs.current
    },
    ready,
    complete: chat.complete,
    stream: chat.stream,
    compare: chat.compare,
    ask,
    embed: embeddings.embed,
    media,
    assets,
    status,
    providers: () => providerStates({ file, settings, providers, discovery, health }),
    async setProvider(id, setting) {
      if (!file.providers.some((provider) => provider.id === id))
        throw new OperatorError(
          `The providers file has no provider ${JSON.stringify(id)} that could be called`,
        )
      await writeProviderSetting(store, id, setting)
      await reload()
    },
    tryProvider(id, model) {
      const provider = providers.find(({ config: { id: each } }) => each === id)
      if (provider === undefined) throw new OperatorError(`The provider ${JSON.stringify(id)} is off`)
      return tryProvider(provider, chatModelOf(catalogs.current, provider, model))
    },
    reload,
    hear: calls.hear,
    async close() {
      clearInterval(following)
      calls.close()
      discovery.close()
      await media.close()
      await Promise.all([tokenizer.close(), ...providers.map(({ upstream }) => upstream.close())])
    },
  }
}
