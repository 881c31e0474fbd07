import type { Soon } from '#flow'
import { countAsked } from '../chat/choices.js'
import type { NormalisedRequest } from '../chat/normalise.js'
import type { UpstreamUsage } from '../providers/upstream.js'
import { type PromptMeasure, type Tokenizer, estimateTokens } from './tokens.js'
import type { Usage } from './meter.js'

/**
 * More than any model's window or any answer: a figure above it is a provider's mistake, and would use up a day's
 * quota.
 */
const MOST_PROMPT_TOKENS = 20_000_000
const MOST_COMPLETION_TOKENS = 1_000_000
const isCount = (tokens: number, most: number): boolean =>
  Number.isInteger(tokens) && tokens >= 0 && tokens <= most

/** Whether a provider's figures are plausible: no text has zero tokens. */
export const isCredible = (usage: UpstreamUsage | null | undefined, text: string): usage is UpstreamUsage =>
  usage !== null &&
  usage !== undefined &&
  isCount(usage.prompt_tokens, MOST_PROMPT_TOKENS) &&
  isCount(usage.completion_tokens, MOST_COMPLETION_TOKENS) &&
  usage.prompt_tokens > 0 &&
  (usage.completion_tokens > 0 || text === '')
/** Beyond these a figure is a provider's mistake: its own template, and what a picture or a file may contain. */
const TEMPLATE_TOKENS = 50_000
const TOKENS_PER_OVERHEAD = 1_000

/** In some vocabularies an unknown byte is several tokens. */
const TOKENS_PER_BYTE = 4

/** The most tokens that a prompt can be taken for. */
const mostTokens = ({ text, overhead }: PromptMeasure): number =>
  Buffer.byteLength(text) * TOKENS_PER_BYTE + overhead * TOKENS_PER_OVERHEAD + TEMPLATE_TOKENS

/** Thoughts that are counted and not shown, for each answer: twice what any model writes. */
const MOST_HIDDEN_TOKENS = 256_000

/** The most tokens that answers can be taken for. */
const mostAnswered = (text: string, answers: number): number =>
  Buffer.byteLength(text) * TOKENS_PER_BYTE + answers * MOST_HIDDEN_TOKENS

/** The provider's own figures where they can be right, else counted here and marked estimated. */
export const measureUsage = (
  tokenizer: Tokenizer,
  request: NormalisedRequest,
  usage: UpstreamUsage | null | undefined,
  text: string,
): Soon<Usage> => {
  const { prompt } = request
  const isPossible = (told: UpstreamUsage): boolean =>
    told.prompt_tokens <= mostTokens(prompt) &&
    told.completion_tokens <= mostAnswered(text, countAsked(request))
  if (isCredible(usage, text) && isPossible(usage)) {
    const { prompt_tokens: promptTokens, completion_tokens: completionTokens, details = {} } = usage
    return { promptTokens, completionTokens, estimated: false, details }
  }
  const count = (part: string): Promise<number> => tokenizer.count(part).catch(() => estimateTokens(part))
  return Promise.all([count(prompt.text), count(text)]).then(([promptTokens, completionTokens]) => ({
    promptTokens: promptTokens + prompt.overhead,
    completionTokens,
    estimated: true,
  }))
}
