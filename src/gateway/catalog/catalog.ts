import { createTurns } from '#flow'
import type { Health, Status } from '../routing/health.js'
import { mergeLists } from './merge-lists.js'
import { withoutSuffix } from './model-id.js'
import type { Model, ModelList, ModelEntry, Offer, ProviderList } from './model.js'
import { catalogUnavailable, modelNotFound } from './errors.js'

/** The models offered now. */
export interface Catalog {
  /** By id, with or without `:free`, or by alias. */
  find(name: string): Model | undefined
  readonly models: readonly Model[]
  /** The newest list in it; `null` without any. */
  readonly fetchedAt: number | null
  /**
   * `GET /models`, and the same as JSON text. What the caller gets is shared and must not be changed.
   * @throws GatewayError 503 where there is no catalog or it is over an hour old
   */
  list(): { list: ModelList; text: string }
  /**
   * `GET /models/{id}`.
   * @throws GatewayError 404 for an unknown model, 503 as {@link Catalog.list}
   */
  describe(name: string): ModelEntry
}

const HOUR_MS = 3_600_000
/** How long a list is reused while nothing but time changes; cool-downs end by time alone. */
const TOLD_MS = 1_000
/** Tokens a second. */
const FAST = 80
const MEDIUM = 25

/** What a catalog is made of. */
interface Merged {
  models: ReadonlyMap<string, Model>
  aliases: ReadonlyMap<string, string>
  fetchedAt: number | null
  stale: boolean
  health: Health
}

interface Prepared extends Catalog {
  /** Writes all entries, a few milliseconds at a time, so that the first list is answered as fast as later ones. */
  prepare(): Promise<void>
}

/** An entry as it was last answered. */
interface Piece {
  /** What of it can change, in short. */
  signature: string
  entry: ModelEntry
  text: string
}

const createCatalog = ({ models, aliases, fetchedAt, stale, health }: Merged): Prepared => {
  const all = [...models.values()]

  const speedOf = (offers: readonly Offer[]): ModelEntry['speed'] => {
    const speeds = offers.flatMap(
      ({ provider, listedId }) => health.of(provider.config.id, listedId).tokensPerSecond ?? [],
    )
    if (speeds.length === 0) return 'unknown'
    const best = Math.max(...speeds)
    return best >= FAST ? 'fast' : best >= MEDIUM ? 'medium' : 'slow'
  }

  /** By the model's number: few entries have changed from one list to the next. */
  const pieces: Piece[] = []

  const pieceOf = ({ fixed, fixedText, offers }: Model, number: number): Piece => {
    const speed = speedOf(offers)
    const statuses = offers.map(({ provider: { config }, listedId }) => health.status(config.id, listedId))
    const signature = `${speed} ${statuses.join(' ')}`
    const known = pieces[number]
    if (known?.signature === signature) return known
    const providers = offers.map(({ provider: { config } }, at) => ({
      id: config.id,
      status: statuses[at] as Status,
    }))
    const changing = JSON.stringify({ speed, providers })
    const entry = { ...fixed, speed, providers }
    return (pieces[number] = { signature, entry, text: `${fixedText},${changing.slice(1)}` })
  }

  const checkAge = (): void => {
    if (fetchedAt === null || Date.now() - fetchedAt >= HOUR_MS) throw catalogUnavailable(fetchedAt)
  }

  const find = (name: string): Model | undefined => {
    const id = withoutSuffix(name)
    return models.get(id) ?? models.get(aliases.get(name) ?? aliases.get(id) ?? '')
  }

  /** The list as last answered; most callers ask again and again. */
  let told: { list: ModelList; text: string; version: number; until: number } | undefined

  return {
    async prepare() {
      const turn = createTurns()
      for (const [number, model] of all.entries()) {
        pieceOf(model, number)
        await turn()
      }
    },
    find,
    models: all,
    fetchedAt,
    list() {
      checkAge()
      const now = Date.now()
      if (told?.version === health.version && now < told.until) return told
      const current = all.map(pieceOf)
      const data = current.map(({ entry }) => entry)
      const entries = current.map((piece) => piece.text)
      const text = `{"object":"list","data":[${entries.join(',')}],"stale":${stale}}`
      told = { list: { object: 'list', data, stale }, text, version: health.version, until: now + TOLD_MS }
      return told
    },
    describe(name) {
      checkAge()
      const model = find(name)
      if (model === undefined) throw modelNotFound(name)
      return pieceOf(model, all.indexOf(model)).entry
    },
  }
}

/** The current catalog, through all changes. */
export interface Catalogs {
  readonly current: Catalog
  /** Resolves when these lists, or newer ones, are in the catalog. */
  renew(lists: readonly ProviderList[]): Promise<void>
}

/** @param planIds those of now, from the cheapest up */
export const createCatalogs = (planIds: () => readonly string[], health: Health): Catalogs => {
  const seen = new Map<string, number>()
  const firstSeen = (id: string): number => {
    const known = seen.get(id) ?? Math.floor(Date.now() / 1000)
    seen.set(id, known)
    return known
  }
  let current: Catalog = createCatalog({
    models: new Map(),
    aliases: new Map(),
    fetchedAt: null,
    stale: false,
    health,
  })
  let wanted: readonly ProviderList[] | undefined
  let building: Promise<void> | undefined

  /** A list over an hour old counts only where no younger one is left. */
  const merge = async (lists: readonly ProviderList[]): Promise<Catalog> => {
    const now = Date.now()
    const young = lists.filter((list) => now - list.fetchedAt < HOUR_MS)
    const used = young.length > 0 ? young : lists
    const catalog = createCatalog({
      models: await mergeLists(used, planIds(), firstSeen),
      aliases: new Map(used.flatMap(({ provider }) => Object.entries(provider.config.aliases))),
      fetchedAt: used.length === 0 ? null : Math.max(...used.map((list) => list.fetchedAt)),
      stale: used.some(({ isFailing }) => isFailing),
      health,
    })
    await catalog.prepare()
    return catalog
  }

  const build = async (): Promise<void> => {
    for (let lists = wanted; lists !== undefined; lists = wanted) {
      wanted = undefined
      current = await merge(lists)
    }
    building = undefined
  }

  return {
    get current() {
      return current
    },
    renew(lists) {
      wanted = lists
      building ??= build()
      return building
    },
  }
}
