import type { CircuitState } from '#flow'
import type { Model } from './model.js'
import type { Discovery } from './discovery.js'
import type { Health } from '../routing/health.js'
import type { Provider } from '../providers/provider.js'
import { KINDS, type Kind } from '../providers/types.js'

/** The status of one kind of work, for `/health`. */
export interface KindStatus {
  status: 'ok' | 'degraded' | 'down' | 'off'
  /** Models of this kind in the catalog now. */
  models: number
  providers: {
    total: number
    /** Those that were discovered and take requests now. */
    available: number
  }
  /** Models of single providers whose circuit breaker holds calls back, or lets one at a time try. */
  circuits: { open: number; half_open: number }
}

/** What a status is read from. */
export interface StatusSources {
  providers: readonly Provider[]
  models: readonly Model[]
  lists: ReturnType<Discovery['lists']>
  health: Health
}

/** How long a status is reused while nothing but time changes: anyone may ask, as often as they like. */
const TOLD_MS = 250

const statusOf = (kind: Kind, { providers, models, lists, health }: StatusSources): KindStatus => {
  const now = Date.now()
  const ofKind = models.filter(({ kinds }) => kinds.has(kind))
  const circuits: Record<CircuitState, number> = { closed: 0, open: 0, 'half-open': 0 }
  const listing = new Set<Provider>()
  const usable = new Set<Provider>()
  for (const { offers } of ofKind) {
    for (const { provider, listedId, kinds } of offers) {
      if (!kinds.has(kind)) continue
      const circuit = health.circuit(provider.config.id, listedId)
      circuits[circuit]++
      listing.add(provider)
      const isCooling = health.coolsUntil(provider.config.id, listedId) > now
      if (circuit !== 'open' && !isCooling) usable.add(provider)
    }
  }
  const isAvailable = (provider: Provider): boolean => {
    const list = lists.find((each) => each.provider === provider)
    if (list === undefined || list.isFailing) return false
    if (health.providerUsableAt(provider.config.id) > now || provider.budget.freeAt(now) > now) return false
    // A provider that lists no model of this kind has none that fails.
    return usable.has(provider) || !listing.has(provider)
  }
  const all = providers.filter(({ config: { kinds } }) => kinds.includes(kind))
  const total = all.length
  const available = all.filter(isAvailable).length
  return {
    status: total === 0 ? 'off' : available === 0 ? 'down' : available < total ? 'degraded' : 'ok',
    models: ofKind.length,
    providers: { total, available },
    circuits: { open: circuits.open, half_open: circuits['half-open'] },
  }
}

/** The current status of every kind of work, for repeated questions. */
export const createStatus = (read: () => StatusSources): (() => Record<Kind, KindStatus>) => {
  let told:
    { models: readonly Model[]; version: number; until: number; status: Record<Kind, KindStatus> } | undefined
  return () => {
    const sources = read()
    const { models, health } = sources
    const now = Date.now()
    if (told?.models === models && told.version === health.version && now < told.until) return told.status
    const status = Object.fromEntries(KINDS.map((kind) => [kind, statusOf(kind, sources)]))
    told = {
      models,
      version: health.version,
      until: now + TOLD_MS,
      status: status as Record<Kind, KindStatus>,
    }
    return told.status
  }
}
