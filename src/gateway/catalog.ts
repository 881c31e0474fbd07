import type { ResponseBody } from '#operation'
import { GatewayError } from './errors.js'
import type { Health } from './health.js'
import type { Provider } from './provider.js'
import type { Kind, ProviderConfig } from './providers/types.js'
import type { UpstreamModel } from './upstream.js'

/** The answer of `GET /models`, and one entry of it. */
export type ModelList = ResponseBody<'listModels'>
export type ModelEntry = ModelList['data'][number]

/** One provider's last good list. */
export interface ProviderList {
  provider: Provider
  models: readonly UpstreamModel[]
  /** Milliseconds since the epoch. */
  fetchedAt: number
  /** The latest attempt to renew it failed. */
  isFailing: boolean
}

/** A model as one provider offers it. */
export interface Offer {
  provider: Provider
  /** The id that the provider listed, and is sent. */
  listedId: string
  minPlan: string
  supportedParameters: readonly string[] | null
}

/** One model over all its providers. */
export interface Model {
  id: string
  offers: readonly Offer[]
  kinds: ReadonlySet<Kind>
  /** Everything of the entry that does not change between two discoveries. */
  fixed: Omit<ModelEntry, 'speed' | 'providers'>
}

/** The models offered now. */
export interface Catalog {
  /** By id, with or without `:free`, or by alias. */
  find(name: string): Model | undefined
  readonly models: readonly Model[]
  /** The newest list in it; `null` without any. */
  readonly fetchedAt: number | null
  /**
   * `GET /models`.
   * @throws GatewayError 503 where there is no catalog or it is over an hour old
   */
  list(): ModelList
  /**
   * `GET /models/{id}`.
   * @throws GatewayError 404 for an unknown model, 503 as {@link Catalog.list}
   */
  describe(name: string): ModelEntry
}

const HOUR_MS = 3_600_000
const RETRY_AFTER_S = 30
/** From here on a provider counts as failing now and then. */
const DEGRADED_ERROR_RATE = 0.2
/** Tokens a second. */
const FAST = 80
const MEDIUM = 25

const MODALITY_OF: Readonly<Record<Kind, string>> = {
  chat: 'text',
  embeddings: 'embeddings',
  images: 'image',
  videos: 'video',
  speech: 'audio',
}

/** How the lists call what a model makes, beside our own words for it. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  text: 'chat',
  embeddings: 'embeddings',
  embedding: 'embeddings',
  image: 'images',
  video: 'videos',
  audio: 'speech',
  speech: 'speech',
}

const withoutSuffix = (id: string): string => (id.endsWith(':free') ? id.slice(0, -':free'.length) : id)

/** The catalog's id of a listed one. Google lists `models/name`, where `models` is no vendor. */
const catalogId = (listedId: string, aliases: ProviderConfig['aliases']): string => {
  const id = withoutSuffix(listedId).replace(/^models\//, '')
  return Object.hasOwn(aliases, id) ? (aliases[id] as string) : id
}

/** Whether a listed model is a free variant by its provider's rule. */
const isFree = ({ free }: ProviderConfig, { id, zeroPriced }: UpstreamModel): boolean => {
  if (free === 'all') return true
  if (free === 'suffix') return id.endsWith(':free') && zeroPriced !== false
  return free.includes(id)
}

const matches = (pattern: string, id: string): boolean => {
  const parts = pattern.split('*')
  const first = parts[0] as string
  const last = parts.at(-1) as string
  if (parts.length === 1) return pattern === id
  if (!id.startsWith(first) || !id.endsWith(last) || id.length < first.length + last.length) return false
  let position = first.length
  for (const part of parts.slice(1, -1)) {
    const found = id.indexOf(part, position)
    if (found === -1) return false
    position = found + part.length
  }
  return position <= id.length - last.length
}

/** The plan that a model needs by its provider's rules; `fallback` where none matches. */
const minPlanOf = ({ minPlan }: ProviderConfig, id: string, fallback: string): string =>
  minPlan.find(([pattern]) => matches(pattern, id))?.[1] ?? fallback

const union = (lists: readonly (readonly string[] | null)[]): string[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
]

interface Gathered {
  offer: Offer
  model: UpstreamModel
}

const outputsOf = ({ offer, model }: Gathered): readonly string[] =>
  model.outputModalities ?? offer.provider.config.kinds.map((kind) => MODALITY_OF[kind])

const kindsOf = ({ offer, model }: Gathered): readonly Kind[] =>
  model.outputModalities === null
    ? offer.provider.config.kinds
    : model.outputModalities.flatMap((name) => KIND_OF[name] ?? [])

const merge = (
  id: string,
  gathered: readonly Gathered[],
  planIds: readonly string[],
  firstSeen: number,
): Model => {
  const models = gathered.map(({ model }) => model)
  const offers = gathered.map(({ offer }) => offer)
  const contexts = models.flatMap(({ contextLength }) => contextLength ?? [])
  const created = models.flatMap((model) => model.created ?? [])
  const inputs = union(models.map(({ inputModalities }) => inputModalities))
  return {
    id,
    offers,
    kinds: new Set(gathered.flatMap(kindsOf)),
    fixed: {
      id,
      object: 'model',
      created: created.length > 0 ? Math.min(...created) : firstSeen,
      owned_by: id.includes('/')
        ? id.slice(0, id.indexOf('/'))
        : (models.find(({ ownedBy }) => ownedBy !== null)?.ownedBy ?? 'unknown'),
      min_plan: planIds.find((plan) => offers.some(({ minPlan }) => minPlan === plan)) as string,
      modalities: { input: inputs.length > 0 ? inputs : ['text'], output: union(gathered.map(outputsOf)) },
      context_length: contexts.length > 0 ? Math.max(...contexts) : null,
      supported_parameters: union(models.map(({ supportedParameters }) => supportedParameters)),
    },
  }
}

/** What a catalog is made from. */
export interface CatalogSources {
  lists: readonly ProviderList[]
  /** From the cheapest up. */
  planIds: readonly string[]
  health: Health
  /** Unix seconds at which a model was first seen here; remembers new ones. */
  firstSeen: (id: string) => number
}

const gather = (lists: readonly ProviderList[], cheapest: string): Map<string, Gathered[]> => {
  const gathered = new Map<string, Gathered[]>()
  for (const { provider, models } of lists) {
    const { config } = provider
    const taken = new Set<string>()
    for (const model of models) {
      const id = catalogId(model.id, config.aliases)
      if (!isFree(config, model) || taken.has(id)) continue
      taken.add(id)
      const { supportedParameters } = model
      const offer = {
        provider,
        listedId: model.id,
        minPlan: minPlanOf(config, id, cheapest),
        supportedParameters,
      }
      const others = gathered.get(id)
      if (others === undefined) gathered.set(id, [{ offer, model }])
      else others.push({ offer, model })
    }
  }
  return gathered
}

/** Merges the lists of all providers; a list over an hour old counts only where no younger one is left. */
export const buildCatalog = ({ lists, planIds, health, firstSeen }: CatalogSources): Catalog => {
  const now = Date.now()
  const young = lists.filter(({ fetchedAt }) => now - fetchedAt < HOUR_MS)
  const used = young.length > 0 ? young : lists
  const gathered = gather(used, planIds[0] as string)
  const models = new Map([...gathered].map(([id, found]) => [id, merge(id, found, planIds, firstSeen(id))]))
  const aliases = new Map(used.flatMap(({ provider }) => Object.entries(provider.config.aliases)))
  const fetchedAt = used.length === 0 ? null : Math.max(...used.map((list) => list.fetchedAt))
  const stale = used.some(({ isFailing }) => isFailing)

  const statusOf = ({ provider, listedId }: Offer): ModelEntry['providers'][number]['status'] => {
    if (health.usableAt(provider.config.id, listedId) > Date.now()) return 'unavailable'
    return health.of(provider.config.id, listedId).errorRate > DEGRADED_ERROR_RATE ? 'degraded' : 'available'
  }

  const speedOf = (offers: readonly Offer[]): ModelEntry['speed'] => {
    const speeds = offers.flatMap(
      ({ provider, listedId }) => health.of(provider.config.id, listedId).tokensPerSecond ?? [],
    )
    if (speeds.length === 0) return 'unknown'
    const best = Math.max(...speeds)
    return best >= FAST ? 'fast' : best >= MEDIUM ? 'medium' : 'slow'
  }

  const entryOf = ({ fixed, offers }: Model): ModelEntry => ({
    ...fixed,
    speed: speedOf(offers),
    providers: offers.map((offer) => ({ id: offer.provider.config.id, status: statusOf(offer) })),
  })

  const checkAge = (): void => {
    if (fetchedAt === null || Date.now() - fetchedAt >= HOUR_MS) throw catalogUnavailable(fetchedAt)
  }

  const find = (name: string): Model | undefined => {
    const id = withoutSuffix(name)
    return models.get(id) ?? models.get(aliases.get(name) ?? aliases.get(id) ?? '')
  }

  return {
    find,
    models: [...models.values()],
    fetchedAt,
    list() {
      checkAge()
      return { object: 'list', data: [...models.values()].map(entryOf), stale }
    },
    describe(name) {
      checkAge()
      const model = find(name)
      if (model === undefined) throw modelNotFound(name)
      return entryOf(model)
    },
  }
}

/** 503: there is nothing to show, or nothing that is young enough. */
export const catalogUnavailable = (fetchedAt: number | null): GatewayError => {
  const message =
    fetchedAt === null
      ? 'There is no model catalog: no provider could be asked for its models yet.'
      : 'The model catalog is over an hour old: no provider could be asked for its models since.'
  return new GatewayError(
    503,
    'api_error',
    'catalog_unavailable',
    `${message} Try again in ${RETRY_AFTER_S} s.`,
    {
      headers: { 'Retry-After': String(RETRY_AFTER_S) },
    },
  )
}

/** 404 in the words of OpenAI's clients. */
export const modelNotFound = (name: string): GatewayError =>
  new GatewayError(
    404,
    'not_found_error',
    'model_not_found',
    `The model ${name.slice(0, 256)} does not exist. GET /models lists those that do.`,
    {
      param: 'model',
    },
  )
