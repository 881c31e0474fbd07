import { setMaxListeners } from 'node:events'
import type { Logger } from '#observe'
import type { ProviderList } from './model.js'
import type { Provider } from '../providers/provider.js'
import type { Snapshots } from './snapshots.js'
import type { UpstreamModel } from '../providers/upstream.js'

/** Asks providers for their models, again and again. */
export interface Discovery {
  /** Every provider's last good list of models. */
  lists(): readonly ProviderList[]
  /** Why the last attempt failed, by provider; of those where it did. */
  reasons(): ReadonlyMap<string, string>
  /**
   * Uses these providers from now on and asks each new one at once; lists of others are dropped. Resolves when what is
   * known of them already has been passed on.
   */
  use(providers: readonly Provider[]): Promise<void>
  /** Asks all of them now. */
  refresh(): Promise<void>
  /** Resolves when every provider in use has been asked once, successfully or not. */
  settled(): Promise<void>
  close(): void
}

const INTERVAL_MS = 600_000
const FIRST_RETRY_MS = 15_000
/** Share by which the time between two attempts varies, so that instances do not ask in step. */
const JITTER = 0.1

const spread = (milliseconds: number): number => milliseconds * (1 + JITTER * (2 * Math.random() - 1))

interface Watch {
  provider: Provider
  list: ProviderList | undefined
  failures: number
  /** Why the last attempt failed. */
  reason: string | undefined
  first: Promise<void>
  timer: NodeJS.Timeout | undefined
}

/**
 * @param onChange runs after every attempt, with the lists renewed; an attempt is over when it is
 * @param stored lists of an earlier run, by provider id; they count as failing until they are renewed
 */
export const createDiscovery = (
  snapshots: Pick<Snapshots, 'save'>,
  stored: ReadonlyMap<string, { models: readonly UpstreamModel[]; fetchedAt: number }>,
  log: Logger,
  onChange: () => Promise<void>,
): Discovery => {
  const closing = new AbortController()
  // Every provider that is being asked listens.
  setMaxListeners(0, closing.signal)
  let watches = new Map<string, Watch>()

  const attempt = async (watch: Watch): Promise<void> => {
    clearTimeout(watch.timer)
    const { provider } = watch
    const { id } = provider.config
    const models = await provider.upstream.models(closing.signal).catch((error: unknown) => error)
    if (closing.signal.aborted || watches.get(id) !== watch) return
    if (Array.isArray(models)) {
      if (watch.failures > 0) log.info({ provider: id }, 'the provider can be asked for its models again')
      watch.reason = undefined
      watch.failures = 0
      watch.list = { provider, models: models as UpstreamModel[], fetchedAt: Date.now(), isFailing: false }
      void snapshots.save(id, watch.list.models, watch.list.fetchedAt)
    } else {
      watch.failures++
      if (watch.list !== undefined) watch.list = { ...watch.list, isFailing: true }
      const reason = models instanceof Error ? models.message : String(models)
      // Without internet most providers keep failing: what is known already is not logged again.
      const level = reason === watch.reason ? 'debug' : 'warn'
      log[level]({ reason, provider: id }, 'the provider could not be asked for its models')
      watch.reason = reason
    }
    const wait =
      watch.failures === 0 ? INTERVAL_MS : Math.min(INTERVAL_MS, FIRST_RETRY_MS * 2 ** (watch.failures - 1))
    clearTimeout(watch.timer)
    watch.timer = setTimeout(() => void attempt(watch), spread(wait)).unref()
    await onChange()
  }

  const begin = (provider: Provider): Watch => {
    const known = watches.get(provider.config.id)?.list ?? stored.get(provider.config.id)
    const list = known === undefined ? undefined : { ...known, provider, isFailing: true }
    return { provider, list, failures: 0, reason: undefined, first: Promise.resolve(), timer: undefined }
  }

  const settled = async (): Promise<void> => {
    await Promise.all([...watches.values()].map(({ first }) => first))
  }

  return {
    lists: () => [...watches.values()].flatMap(({ list }) => list ?? []),
    reasons: () =>
      new Map(
        [...watches].flatMap(([id, { reason }]) => (reason === undefined ? [] : [[id, reason] as const])),
      ),
    async use(providers) {
      const before = watches
      const after = providers.map((provider) => {
        const { id } = provider.config
        const known = before.get(id)
        return [id, known?.provider === provider ? known : begin(provider)] as const
      })
      watches = new Map(after)
      for (const [id, watch] of before) if (watches.get(id) !== watch) clearTimeout(watch.timer)
      for (const watch of watches.values())
        if (before.get(watch.provider.config.id) !== watch) watch.first = attempt(watch)
      await onChange()
    },
    async refresh() {
      await Promise.all([...watches.values()].map(attempt))
    },
    settled,
    close() {
      closing.abort()
      for (const { timer } of watches.values()) clearTimeout(timer)
    },
  }
}
