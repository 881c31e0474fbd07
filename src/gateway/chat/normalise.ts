import type { Body } from '#operation'
import { cleaned, historyMessage } from './history.js'
import { formatOf, withDirective, type StructuredFormat } from './structured.js'
import { measurePrompt, type PromptMeasure } from '../metering/tokens.js'
import type { ChatMessage } from '../providers/upstream.js'

/** A chat request after the contract's validation. */
export type ChatRequest = Body<'createChatCompletion'>

/** A chat request as every provider can take it. */
export interface NormalisedRequest {
  /** As the caller wrote it. */
  model: string
  /** What providers are sent, apart from `model`. */
  body: { messages: ChatMessage[]; [field: string]: unknown }
  /** Parameters of it that the gateway has added. */
  added: readonly string[]
  stream: boolean
  /** Whether a last chunk carries the usage. */
  includeUsage: boolean
  maxTokens: number | null
  usesTools: boolean
  /** `null`: any text will do. */
  format: StructuredFormat | null
  prompt: PromptMeasure
}

const DEFAULT_TEMPERATURE = 0.7

/**
 * Decided by us, or a router's parameters for "use another model": with `models`, `route` or `plugins` a caller could
 * have a paid model called on our account.
 */
const NOT_FORWARDED = new Set([
  '__proto__',
  'model',
  'messages',
  'stream',
  'stream_options',
  'temperature',
  'max_tokens',
  'max_completion_tokens',
  'models',
  'route',
  'provider',
  'plugins',
  'preset',
  'transforms',
  'web_search_options',
])

/** The tiers of service that cost no more than the default one. */
const FREE_TIERS = new Set<unknown>(['auto', 'default', 'flex'])

const isForwarded = (name: string, value: unknown): boolean =>
  !NOT_FORWARDED.has(name) && (name !== 'service_tier' || FREE_TIERS.has(value))

/** What means "absent" is dropped: null, and empty lists of tools. */
const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)

/** In their own members null means absent, too. */
const CLEANED = new Set(['tools', 'functions', 'tool_choice', 'response_format'])

/** The parts of a request that go to providers as they are. */
export const passedOn = (request: object): Record<string, unknown> => {
  const passed: Record<string, unknown> = {}
  for (const name in request) {
    const value = (request as Readonly<Record<string, unknown>>)[name]
    if (isForwarded(name, value) && isGiven(value)) passed[name] = CLEANED.has(name) ? cleaned(value) : value
  }
  return passed
}

/** The caller's own name for the answer's limit; the newer one where both are given. */
export const limitName = (
  request: Readonly<Record<string, unknown>>,
): 'max_tokens' | 'max_completion_tokens' =>
  (request['max_completion_tokens'] ?? null) === null ? 'max_tokens' : 'max_completion_tokens'

/** A double has no 2^63-1, and providers that keep a seed in 64 bits refuse the 2^63 that it is read as. */
const SEED_BOUND = 2 ** 63
const LARGEST_SEED = SEED_BOUND - 1024

const seedWithinBounds = (seed: unknown): unknown =>
  typeof seed === 'number' && Math.abs(seed) === SEED_BOUND ? Math.sign(seed) * LARGEST_SEED : seed

/** Brings a request into the form that is sent upstream. Unknown fields pass through. */
export const normalise = (request: ChatRequest): NormalisedRequest => {
  // Where none is sent, the contract's default may be here already, and sending it asks for nothing more.
  const temperature = request.temperature ?? DEFAULT_TEMPERATURE
  const maxTokens = request.max_completion_tokens ?? request.max_tokens ?? null
  const format = formatOf(request.response_format)
  const plain = request.messages.map(historyMessage)
  const messages = format === null ? plain : withDirective(plain, format)
  const body = Object.assign(passedOn(request), { messages, temperature })
  if (maxTokens !== null) body[limitName(request)] = maxTokens
  if (body['seed'] !== undefined) body['seed'] = seedWithinBounds(body['seed'])
  const tools = body['tools'] ?? body['functions']
  return {
    model: request.model,
    body,
    added: temperature === DEFAULT_TEMPERATURE ? ['temperature'] : [],
    stream: request.stream ?? false,
    includeUsage: request.stream_options?.include_usage ?? false,
    maxTokens,
    usesTools: tools !== undefined,
    format,
    prompt: measurePrompt(messages, tools),
  }
}
