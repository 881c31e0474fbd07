import { CONTINUATIONS, KINDS, type Kind, type ProviderConfig } from './types.js'
import type { Path, YamlReader } from './yaml-reader.js'

/** Where `${NAME}` is looked up; an empty value counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>

const LOCAL_KEYS = ['id', 'kind', 'kinds', 'weight', 'max_concurrency', 'min_plan', 'aliases']
const OPENAI_KEYS = [
  ...LOCAL_KEYS,
  'base_url',
  'models_url',
  'api_key',
  'free',
  'timeout',
  'embedding_batch',
  'budget',
  'continuation',
]

const HOUR_MS = 3_600_000
const MILLION = 1_000_000
const DEFAULT_WEIGHT = 100
const DEFAULT_TIMEOUT = {
  connectMs: 3000,
  firstByteMs: 20_000,
  mediaMs: 120_000,
  idleMs: 30_000,
  plainMs: 120_000,
  totalMs: 600_000,
}
const DEFAULT_CONCURRENCY = 50
/** OpenAI's own bound, and the contract's: no request has more inputs. */
const MOST_EMBEDDING_BATCH = 2048
/** One small model on the processor: more at once only slows each of them down. */
const DEFAULT_LOCAL_CONCURRENCY = 4

type Fields = Record<string, unknown>
interface Place {
  yaml: YamlReader
  path: Path
}

const integer = ({ yaml, path }: Place, fields: Fields, key: string, maximum: number): number | undefined =>
  fields[key] === undefined ? undefined : yaml.integer(fields[key], [...path, key], 1, maximum)

const readTimeout = ({ yaml, path }: Place, value: unknown): ProviderConfig['timeout'] => {
  const place = { yaml, path: [...path, 'timeout'] }
  const fields =
    (value === undefined
      ? {}
      : yaml.mapping(value, place.path, [
          'connect_ms',
          'first_byte_ms',
          'media_ms',
          'idle_ms',
          'plain_ms',
          'total_ms',
        ])) ?? {}
  const firstByteMs = integer(place, fields, 'first_byte_ms', HOUR_MS)
  return {
    connectMs: integer(place, fields, 'connect_ms', HOUR_MS) ?? DEFAULT_TIMEOUT.connectMs,
    firstByteMs: firstByteMs ?? DEFAULT_TIMEOUT.firstByteMs,
    // Pictures take longer than words; who has said how long a provider may be silent means both.
    mediaMs: integer(place, fields, 'media_ms', HOUR_MS) ?? firstByteMs ?? DEFAULT_TIMEOUT.mediaMs,
    idleMs: integer(place, fields, 'idle_ms', HOUR_MS) ?? DEFAULT_TIMEOUT.idleMs,
    plainMs: integer(place, fields, 'plain_ms', HOUR_MS) ?? DEFAULT_TIMEOUT.plainMs,
    totalMs: integer(place, fields, 'total_ms', HOUR_MS) ?? DEFAULT_TIMEOUT.totalMs,
  }
}

const readBudget = ({ yaml, path }: Place, value: unknown): ProviderConfig['budget'] => {
  const place = { yaml, path: [...path, 'budget'] }
  const fields =
    (value === undefined
      ? {}
      : yaml.mapping(value, place.path, ['requests_per_minute', 'requests_per_day'])) ?? {}
  return {
    requestsPerMinute: integer(place, fields, 'requests_per_minute', MILLION) ?? null,
    requestsPerDay: integer(place, fields, 'requests_per_day', MILLION * 1000) ?? null,
  }
}

const readTexts = ({ yaml, path }: Place, value: unknown, key: string): [string, string][] => {
  const fields = (value === undefined ? {} : yaml.mapping(value, [...path, key])) ?? {}
  return Object.entries(fields).flatMap(([name, item]) => {
    const text = yaml.text(item, [...path, key, name])
    return text === undefined ? [] : [[name, text]]
  })
}

const readMinPlan = (
  place: Place,
  value: unknown,
  planIds: readonly string[] | undefined,
): [string, string][] => {
  const rules = readTexts(place, value, 'min_plan')
  for (const [pattern, plan] of rules) {
    if (planIds !== undefined && !planIds.includes(plan))
      place.yaml.problem(
        [...place.path, 'min_plan', pattern],
        `there is no plan "${plan}"; the plans are ${planIds.join(', ')}`,
      )
  }
  return rules.toSorted(([a], [b]) => b.length - a.length)
}

const readUnique = ({ yaml }: Place, value: unknown, path: Path): string[] => {
  const items = (yaml.list(value, path) ?? []).flatMap(
    (item, index) => yaml.text(item, [...path, index]) ?? [],
  )
  items.forEach((item, index) => {
    if (items.indexOf(item) !== index) yaml.problem([...path, index], `"${item}" is given more than once`)
  })
  if (Array.isArray(value) && value.length === 0) yaml.problem(path, 'must not be empty')
  return items
}

const readFree = (place: Place, value: unknown): ProviderConfig['free'] => {
  const path = [...place.path, 'free']
  if (value === 'suffix' || value === 'all') return value
  if (Array.isArray(value)) return readUnique(place, value, path)
  place.yaml.problem(
    path,
    'must be "suffix", "all" or a list of model ids: only free variants are ever called',
  )
  return []
}

/** There is a small language model on this machine, and word vectors; programs that speak and film may be. */
const LOCAL_KINDS: readonly Kind[] = ['chat', 'embeddings', 'videos', 'speech']

const readKinds = (place: Place, value: unknown, possible: readonly Kind[]): readonly Kind[] => {
  if (value === undefined) return ['chat']
  const path = [...place.path, 'kinds']
  return readUnique(place, value, path).flatMap(
    (kind, index) => place.yaml.oneOf(kind, [...path, index], possible) ?? [],
  )
}

/** Fills in `${NAME}`; notes the first variable that is unset in `unset`. */
const readExpanded = (
  { yaml, path }: Place,
  fields: Fields,
  key: string,
  env: Environment,
  unset: string[],
): string | undefined => {
  if (fields[key] === undefined) return undefined
  const raw = yaml.text(fields[key], [...path, key])
  const expanded = raw?.replace(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (_, name: string) => {
    const value = env[name]?.trim()
    if (value === undefined || value === '') unset.push(name)
    return value ?? ''
  })
  if (expanded?.includes('${')) yaml.problem([...path, key], 'has a "${" that is not a whole ${NAME}')
  return expanded
}

const checkUrl = ({ yaml, path }: Place, key: string, text: string | undefined): string | null => {
  if (text === undefined) return null
  const url = URL.canParse(text) ? new URL(text) : undefined
  const wrong = (message: string): null => (yaml.problem([...path, key], message), null)
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    return wrong('must be an absolute http or https address')
  if (url.username !== '' || url.password !== '') return wrong('must not hold credentials; use api_key')
  if (url.hash !== '' || (key === 'base_url' && url.search !== ''))
    return wrong('must have no query and no fragment')
  return url.href.replace(/\/+$/, '')
}

/**
 * One entry under `providers`. Mistakes are noted in the reader; `undefined` only where there is nothing to name,
 * `{id, variable}` where an environment variable that it needs is unset.
 */
export const readFields = (
  yaml: YamlReader,
  value: unknown,
  path: Path,
  env: Environment,
  planIds: readonly string[] | undefined,
): ProviderConfig | { id: string; variable: string } | undefined => {
  const place = { yaml, path }
  const isLocal = typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'local'
  const fields = yaml.mapping(value, path, isLocal ? LOCAL_KEYS : OPENAI_KEYS)
  if (fields === undefined) return undefined
  const id = yaml.text(fields['id'], [...path, 'id'])
  if (id !== undefined && !/^[a-z0-9][a-z0-9-]{0,62}$/.test(id))
    yaml.problem([...path, 'id'], 'must be lower-case letters, digits and dashes, at most 63')
  const kind =
    fields['kind'] === undefined
      ? 'openai'
      : yaml.oneOf(fields['kind'], [...path, 'kind'], ['openai', 'local'])
  const unset: string[] = []
  const baseText = readExpanded(place, fields, 'base_url', env, unset)
  const modelsText = readExpanded(place, fields, 'models_url', env, unset)
  const apiKey = readExpanded(place, fields, 'api_key', env, unset) ?? null
  if (unset.length === 0 && apiKey !== null && !/^[\x21-\x7e]+$/.test(apiKey))
    yaml.problem([...path, 'api_key'], 'must be printable ASCII without spaces')
  if (kind === 'openai' && fields['base_url'] === undefined) yaml.problem(path, 'base_url is missing')
  const provider = {
    kind: kind ?? 'openai',
    baseUrl: unset.length > 0 ? null : checkUrl(place, 'base_url', baseText),
    modelsUrl: unset.length > 0 ? null : checkUrl(place, 'models_url', modelsText),
    apiKey,
    free: isLocal ? ('all' as const) : readFree(place, fields['free']),
    weight: integer(place, fields, 'weight', MILLION) ?? DEFAULT_WEIGHT,
    timeout: readTimeout(place, fields['timeout']),
    maxConcurrency:
      integer(place, fields, 'max_concurrency', MILLION) ??
      (isLocal ? DEFAULT_LOCAL_CONCURRENCY : DEFAULT_CONCURRENCY),
    kinds: readKinds(place, fields['kinds'], isLocal ? LOCAL_KINDS : KINDS),
    embeddingBatch: integer(place, fields, 'embedding_batch', MOST_EMBEDDING_BATCH) ?? MOST_EMBEDDING_BATCH,
    budget: readBudget(place, fields['budget']),
    minPlan: readMinPlan(place, fields['min_plan'], planIds),
    continuation:
      (fields['continuation'] === undefined
        ? undefined
        : yaml.oneOf(fields['continuation'], [...path, 'continuation'], CONTINUATIONS)) ??
      (isLocal ? 'prefill' : 'auto'),
    aliases: Object.fromEntries(readTexts(place, fields['aliases'], 'aliases')),
  }
  if (id === undefined) return undefined
  const variable = unset[0]
  return variable === undefined ? { id, ...provider } : { id, variable }
}
