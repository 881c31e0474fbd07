import type { Principal } from '#accounts'
import type { Soon } from '#flow'
import type { NormalisedRequest } from '../chat/normalise.js'
import { GatewayError } from '../errors.js'
import { type Tokenizer, estimateTokens } from '../metering/tokens.js'
import type { Candidate } from './candidate.js'
import type { Route } from './eligibility.js'

/** Within this factor of the window a prompt's tokens are counted; beyond it the estimate decides. */
const DOUBT = 2

/**
 * Whether a text has at most this many tokens. A token is at least one byte, so a short text is never counted; one near
 * the bound is; one far beyond it is judged by its length.
 *
 * @returns the tokens as well, as far as they had to be known
 */
export const measureAgainst = (
  text: string,
  room: number,
  count: Tokenizer['count'],
): Soon<{ tokens: number; fits: boolean }> => {
  const estimate = estimateTokens(text)
  if (Buffer.byteLength(text) <= room) return { tokens: estimate, fits: true }
  const isDoubtful = estimate > room / DOUBT && estimate < room * DOUBT
  return isDoubtful
    ? count(text).then((tokens) => ({ tokens, fits: tokens <= room }))
    : { tokens: estimate, fits: estimate <= room }
}

/**
 * @param what the beginning of the sentence, up to the number of tokens
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

/** @param what the beginning of the sentence, up to the number of tokens */
export const tooLong = ({ plan }: Principal, what: string, tokens: number, param: string): GatewayError =>
  tooLongFor({ name: `plan ${plan.id}`, window: plan.contextWindow }, what, tokens, param)

/**
 * "prompt is too long" is what frameworks such as LangChain and LiteLLM recognise, to shorten the conversation or to take
 * a model with a longer context: they see the message, not the code.
 */
const beginningOf = ({ maxTokens }: NormalisedRequest): string =>
  maxTokens === null
    ? 'The prompt is too long: it comes'
    : 'With this max_tokens, the prompt is too long: together they come'

/**
 * Checks prompt and `max_tokens` against the plan's context window.
 *
 * @param param the caller's own field that holds the prompt
 * @returns tokens of the prompt, as far as they had to be known
 * @throws GatewayError 400 `context_length_exceeded`
 */
export const checkContextWindow = (
  principal: Principal,
  request: NormalisedRequest,
  tokenizer: Tokenizer,
  param: 'messages' | 'prompt',
): Soon<number> => {
  const { text, overhead } = request.prompt
  const room = principal.plan.contextWindow - overhead - (request.maxTokens ?? 1)
  const judge = ({ tokens, fits }: { tokens: number; fits: boolean }): number => {
    if (fits) return tokens + overhead
    throw tooLong(principal, beginningOf(request), tokens + overhead + (request.maxTokens ?? 0), param)
  }
  const measured = measureAgainst(text, room, tokenizer.count)
  return measured instanceof Promise ? measured.then(judge) : judge(measured)
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
  let longest = Number.NEGATIVE_INFINITY
  for (const tier of tiers)
    for (const candidate of tier) longest = Math.max(longest, windowOf(candidate) ?? Number.POSITIVE_INFINITY)
  const prompt = estimateTokens(request.prompt.text)
  if (Math.floor(prompt / DOUBT) + (request.maxTokens ?? 1) <= longest) return
  const tokens = prompt + request.prompt.overhead + (request.maxTokens ?? 0)
  throw tooLongFor({ name: `model ${model.id}`, window: longest }, beginningOf(request), tokens, param)
}
