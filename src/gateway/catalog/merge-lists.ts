import { createTurns } from '#flow'
import type { Model, Offer, ProviderList } from './model.js'
import { withoutSuffix } from './model-id.js'
import type { Kind, ProviderConfig } from '../providers/types.js'
import type { UpstreamModel } from '../providers/upstream.js'

const MODALITY_OF: Readonly<Record<Kind, string>> = {
  chat: 'text',
  embeddings: 'embeddings',
  images: 'image',
  videos: 'video',
  speech: 'audio',
}

/** The lists' words for what a model generates, besides our own. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  text: 'chat',
  embeddings: 'embeddings',
  embedding: 'embeddings',
  image: 'images',
  video: 'videos',
  audio: 'speech',
  speech: 'speech',
}

/** The catalog's id of a listed one. Google lists `models/name`, where `models` is not a vendor. */
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

const kindsOf = ({ kinds }: ProviderConfig, { outputModalities }: UpstreamModel): ReadonlySet<Kind> =>
  new Set(outputModalities === null ? kinds : outputModalities.flatMap((name) => KIND_OF[name] ?? []))

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
  const fixed: Model['fixed'] = {
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
  }
  const fixedText = JSON.stringify(fixed).slice(0, -1)
  return {
    id,
    offers,
    kinds: new Set(offers.flatMap(({ kinds }) => [...kinds])),
    inputs: inputs.length > 0 ? inputs : null,
    fixed,
    fixedText,
  }
}

/** What each model's providers say of it, by its id; only free variants. */
const gather = async (lists: readonly ProviderList[], cheapest: string): Promise<Map<string, Gathered[]>> => {
  const turn = createTurns()
  const gathered = new Map<string, Gathered[]>()
  for (const { provider, models } of lists) {
    const { config } = provider
    const taken = new Set<string>()
    for (const model of models) {
      await turn()
      const id = catalogId(model.id, config.aliases)
      if (!isFree(config, model) || taken.has(id)) continue
      taken.add(id)
      const { supportedParameters, contextLength } = model
      const offer = {
        provider,
        listedId: model.id,
        kinds: kindsOf(config, model),
        minPlan: minPlanOf(config, id, cheapest),
        supportedParameters,
        contextLength,
      }
      const others = gathered.get(id)
      if (others === undefined) gathered.set(id, [{ offer, model }])
      else others.push({ offer, model })
    }
  }
  return gathered
}

/**
 * One model for each id over all lists, a few milliseconds at a time.
 *
 * @param planIds from the cheapest up
 * @param firstSeen Unix seconds at which a model was first seen here
 */
export const mergeLists = async (
  lists: readonly ProviderList[],
  planIds: readonly string[],
  firstSeen: (id: string) => number,
): Promise<Map<string, Model>> => {
  const turn = createTurns()
  const models = new Map<string, Model>()
  for (const [id, found] of await gather(lists, planIds[0] as string)) {
    models.set(id, merge(id, found, planIds, firstSeen(id)))
    await turn()
  }
  return models
}
