import type { Accounts, GatewayPlan, Principal, Refusal, Reservation } from '#accounts'
import { catalogUnavailable, modelNotFound, type Catalog, type Model } from './catalog.js'
import type { Candidate } from './chain.js'
import { GatewayError } from './errors.js'
import type { NormalisedRequest } from './normalise.js'
import type { Kind } from './providers/types.js'
import { estimateTokens, type Tokenizer } from './tokens.js'

/** Within this factor of the window a prompt's tokens are counted; beyond it the estimate decides. */
const DOUBT = 2

/** 403 for what another plan allows. */
export const needs = (message: string, param: string | null): GatewayError =>
  new GatewayError(403, 'invalid_request_error', 'plan_required', message, param === null ? {} : { param })

/** The cheapest plan of at least this rank that has what is needed; `null` if there is none. */
export const cheapest = (
  plans: readonly GatewayPlan[],
  fits: (plan: GatewayPlan) => boolean,
): string | null =>
  plans.filter((plan) => plan.public && fits(plan)).toSorted((a, b) => a.rank - b.rank)[0]?.id ?? null

/** A plan's rank among these; one that no longer exists ranks above all. */
export const rankIn =
  (plans: readonly GatewayPlan[]) =>
  (planId: string): number =>
    plans.find(({ id }) => id === planId)?.rank ?? Number.POSITIVE_INFINITY

/** The candidates of a model that this plan may call, followed by the operator's last resorts. */
export interface Route {
  model: Model
  tiers: Candidate[][]
}

const LACKS: Readonly<Record<Kind, string>> = {
  chat: 'does not support chat completions',
  embeddings: 'does not support embeddings',
  images: 'does not support image generation',
  videos: 'does not support video generation',
  speech: 'does not support speech',
}

/**
 * Finds the model and checks that the plan may use it.
 *
 * @throws GatewayError 404 for an unknown model, 403 for a plan too small, 503 while there is no catalog
 */
export const resolveRoute = (
  catalog: Catalog,
  fallbacks: Readonly<Record<string, readonly string[]>>,
  plans: readonly GatewayPlan[],
  principal: Principal,
  name: string,
  kind: Kind,
): Route => {
  const model = catalog.find(name)
  if (model === undefined) {
    throw catalog.fetchedAt === null ? catalogUnavailable(null) : modelNotFound(name)
  }
  const rankOf = rankIn(plans)
  const ofKind = ({ offers }: Model): Candidate['offer'][] => offers.filter(({ kinds }) => kinds.has(kind))
  const [lowest] = ofKind(model).toSorted((a, b) => rankOf(a.minPlan) - rankOf(b.minPlan))
  if (lowest === undefined) {
    throw new GatewayError(
      400,
      'invalid_request_error',
      'model_not_supported',
      `The model ${model.id} ${LACKS[kind]}.`,
      { param: 'model' },
    )
  }
  if (rankOf(lowest.minPlan) > principal.plan.rank) {
    throw needs(
      `The model ${model.id} needs the plan ${lowest.minPlan} or higher; this account's plan is ${principal.plan.id}.`,
      'model',
    )
  }
  const usable = (each: Model): Candidate['offer'][] =>
    ofKind(each).filter(({ minPlan }) => rankOf(minPlan) <= principal.plan.rank)
  const resorts = (Object.hasOwn(fallbacks, model.id) ? (fallbacks[model.id] ?? []) : []).flatMap(
    (id) => catalog.find(id) ?? [],
  )
  return {
    model,
    tiers: [model, ...resorts].map((each) =>
      usable(each).map((offer) => ({ model: each, offer, plan: principal.plan })),
    ),
  }
}

/** @throws GatewayError 403 for tools on a plan without tool calling */
export const checkCapabilities = (
  plans: readonly GatewayPlan[],
  { plan }: Principal,
  request: NormalisedRequest,
): void => {
  if (!request.usesTools || plan.toolCalling) return
  const fitting = cheapest(plans, ({ toolCalling, rank }) => toolCalling && rank > plan.rank)
  const advice = fitting === null ? '' : ` The plan ${fitting} includes it.`
  throw needs(`The plan ${plan.id} does not include tool calling.${advice}`, 'tools')
}

/**
 * Whether a text has at most this many tokens. A token is at least one byte, so a short text is never counted; one near
 * the bound is; one far beyond it is judged by its length.
 *
 * @returns the tokens as well, as far as they had to be known
 */
export const measureAgainst = async (
  text: string,
  room: number,
  count: Tokenizer['count'],
): Promise<{ tokens: number; fits: boolean }> => {
  const estimate = estimateTokens(text)
  if (Buffer.byteLength(text) <= room) return { tokens: estimate, fits: true }
  const isDoubtful = estimate > room / DOUBT && estimate < room * DOUBT
  const tokens = isDoubtful ? await count(text) : estimate
  return { tokens, fits: tokens <= room }
}

/**
 * @param what the subject of the sentence
 * @param of whose window it is
 */
const tooLongFor = (
  of: { name: string; window: number },
  what: string,
  tokens: number,
  param: string,
): GatewayError =>
  new GatewayError(
    400,
    'invalid_request_error',
    'context_length_exceeded',
    `${what} to about ${tokens} tokens, but the context window of the ${of.name} is ${of.window}.`,
    { param },
  )

/** @param what the subject of the sentence */
export const tooLong = ({ plan }: Principal, what: string, tokens: number, param: string): GatewayError =>
  tooLongFor({ name: `plan ${plan.id}`, window: plan.contextWindow }, what, tokens, param)

const subjectOf = ({ maxTokens }: NormalisedRequest): string =>
  maxTokens === null ? 'The prompt comes' : 'The prompt and max_tokens come'

/**
 * Checks prompt and `max_tokens` against the plan's context window.
 *
 * @param param the caller's own field that holds the prompt
 * @returns tokens of the prompt, as far as they had to be known
 * @throws GatewayError 400 `context_length_exceeded`
 */
export const checkContextWindow = async (
  principal: Principal,
  request: NormalisedRequest,
  tokenizer: Tokenizer,
  param: 'messages' | 'prompt',
): Promise<number> => {
  const { text, overhead } = request.prompt
  const room = principal.plan.contextWindow - overhead - (request.maxTokens ?? 1)
  const { tokens, fits } = await measureAgainst(text, room, tokenizer.count)
  if (fits) return tokens + overhead
  throw tooLong(principal, subjectOf(request), tokens + overhead + (request.maxTokens ?? 0), param)
}

/** A window's size; `null` where it is unknown, and for our own engine, which measures exactly and ends answers in time. */
const windowOf = ({ offer: { contextLength, provider } }: Candidate): number | null =>
  provider.config.kind === 'local' ? null : contextLength

/**
 * Refuses what no candidate can take. Only the tokens that the prompt certainly has are counted.
 *
 * @param param the caller's own field that holds the prompt
 * @throws GatewayError 400 `context_length_exceeded`
 */
export const checkModelWindow = (
  { model, tiers }: Route,
  request: NormalisedRequest,
  param: 'messages' | 'prompt',
): void => {
  const windows = tiers.flat().map(windowOf)
  const longest = Math.max(...windows.map((window) => window ?? Number.POSITIVE_INFINITY))
  const prompt = estimateTokens(request.prompt.text)
  if (Math.floor(prompt / DOUBT) + (request.maxTokens ?? 1) <= longest) return
  const tokens = prompt + request.prompt.overhead + (request.maxTokens ?? 0)
  throw tooLongFor({ name: `model ${model.id}`, window: longest }, subjectOf(request), tokens, param)
}

const WINDOW_WORDS = { minute: 'requests a minute', day: 'requests a day', tokens: 'tokens a day' } as const

/** What a caller with no quota left is told. */
export const quotaExhausted = (
  { plan }: Principal,
  { window, left, retryAfterSeconds }: Refusal,
): GatewayError => {
  const isMinute = window === 'minute'
  const headers = {
    'Retry-After': String(retryAfterSeconds),
    // Clients retry a 429 on their own, which is pointless before tomorrow.
    ...(isMinute ? {} : { 'X-Should-Retry': 'false' }),
  }
  const when = isMinute ? `Try again in ${retryAfterSeconds} s.` : 'The next day begins at 00:00 UTC.'
  const limits = { minute: plan.requestsPerMinute, day: plan.requestsPerDay, tokens: plan.tokensPerDay }
  const room = left === 0 ? '' : `, of which ${left} are left, fewer than this takes`
  const message = `The plan ${plan.id} allows ${limits[window]} ${WINDOW_WORDS[window]}${room}. ${when}`
  if (isMinute) return new GatewayError(429, 'requests', 'rate_limit_exceeded', message, { headers })
  const type = window === 'tokens' && left > 0 ? 'tokens' : 'insufficient_quota'
  return new GatewayError(429, type, 'insufficient_quota', message, { headers })
}

/**
 * Takes a place in the account's windows for one request.
 *
 * @param tokens held from the day's quota until it is settled
 * @throws GatewayError 429
 */
export const reserve = async (
  accounts: Accounts,
  principal: Principal,
  tokens: number,
): Promise<Reservation> => {
  const taken = await accounts.reserve(principal, { requests: 1, tokens })
  if (taken.granted) return taken
  throw quotaExhausted(principal, taken)
}
