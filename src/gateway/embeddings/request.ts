import type { Principal } from '#accounts'
import type { Body } from '#operation'
import { measureAgainst, tooLong } from '../routing/context-window.js'
import { GatewayError } from '../errors.js'
import { passedOn } from '../chat/normalise.js'
import { estimateTokens, type Tokenizer } from '../metering/tokens.js'
import type { EmbeddingBody, EmbeddingInput } from '../providers/upstream.js'

/** An embeddings request after the contract's validation. */
export type EmbeddingsRequest = Body<'createEmbeddings'>

/** A text, or the token ids of one. */
export type EmbeddingItem = string | readonly number[]

/** An embeddings request as every provider can take it. */
export interface NormalisedEmbeddings {
  /** What providers are sent, apart from `model`. */
  body: Required<Pick<EmbeddingBody, 'input' | 'encoding_format'>>
  items: readonly EmbeddingItem[]
  /** `input`, or `input[3]`. */
  nameOf(index: number): string
  format: 'float' | 'base64'
  /** `null`: as many as the model has. */
  dimensions: number | null
}

/** OpenAI's bound; token ids of one text may be more. */
const MOST_INPUTS = 2048
/** OpenAI's bound on the tokens of all inputs together. */
const MOST_TOKENS = 300_000
/** Hostile texts cost the tokenizer 30 us a character; beyond this many in one request the length decides. */
const MOST_COUNTED = 300_000

const kindOf = (item: unknown): string =>
  typeof item === 'string' ? 'a text' : typeof item === 'number' ? 'a token id' : 'a list of token ids'

/** The contract accepts what OpenAI accepts; no clear schema can say that a list has members of one kind only. */
const itemsOf = (input: EmbeddingsRequest['input']): readonly EmbeddingItem[] => {
  if (typeof input === 'string') return [input]
  const first = kindOf(input[0])
  const other = input.findIndex((item) => kindOf(item) !== first)
  if (other !== -1) {
    const param = `input[${other}]`
    throw new GatewayError(
      400,
      'invalid_request_error',
      'invalid_type',
      `${param} is ${kindOf(input[other])}, but input[0] is ${first}. Send texts, or the token ids of one text, or lists of token ids.`,
      { param },
    )
  }
  if (first === 'a token id') return [input as number[]]
  if (input.length > MOST_INPUTS) {
    const message = `Invalid 'input': array too long. Expected an array with maximum length ${MOST_INPUTS}, but got an array with length ${input.length} instead.`
    throw new GatewayError(400, 'invalid_request_error', 'array_above_max_length', message, {
      param: 'input',
    })
  }
  return input as EmbeddingItem[]
}

/**
 * Brings a request into the form that is sent upstream. Unknown fields pass through.
 * @throws GatewayError 400 for a list of mixed kinds or one that is too long
 */
export const normaliseEmbeddings = (request: EmbeddingsRequest): NormalisedEmbeddings => {
  const { input } = request
  const items = itemsOf(input)
  return {
    body: { ...passedOn(request), input: input as EmbeddingInput, encoding_format: 'float' },
    items,
    nameOf: (index) =>
      typeof input === 'string' || typeof input[0] === 'number' ? 'input' : `input[${index}]`,
    format: request.encoding_format ?? 'float',
    dimensions: request.dimensions ?? null,
  }
}

const isText = (item: EmbeddingItem): item is string => typeof item === 'string'

/** All texts joined, and how many token ids there are besides. */
const together = (items: readonly EmbeddingItem[]): { text: string; ids: number } => ({
  text: items.filter(isText).join('\n'),
  ids: items.reduce((sum, item) => sum + (isText(item) ? 0 : item.length), 0),
})

/**
 * Checks the tokens of all inputs together against OpenAI's bound, and those of each against the plan's context window.
 *
 * @returns tokens of all, as far as they had to be known
 * @throws GatewayError 400
 */
export const checkTokens = async (
  principal: Principal,
  { items, nameOf }: NormalisedEmbeddings,
  tokenizer: Tokenizer,
): Promise<number> => {
  const { text, ids } = together(items)
  const whole = await measureAgainst(text, MOST_TOKENS - ids, (part) => tokenizer.count(part))
  if (!whole.fits) {
    const message = `The inputs have about ${whole.tokens + ids} tokens together; at most ${MOST_TOKENS} are taken at once.`
    throw new GatewayError(400, 'invalid_request_error', 'max_tokens_per_request', message, {
      param: 'input',
    })
  }
  let uncounted = MOST_COUNTED
  const count = (part: string): Promise<number> => {
    uncounted -= part.length
    return uncounted < 0 ? Promise.resolve(estimateTokens(part)) : tokenizer.count(part)
  }
  const { contextWindow } = principal.plan
  for (const [index, item] of items.entries()) {
    const { tokens, fits } = isText(item)
      ? await measureAgainst(item, contextWindow, count)
      : { tokens: item.length, fits: item.length <= contextWindow }
    if (!fits) throw tooLong(principal, `${nameOf(index)} comes`, tokens, nameOf(index))
  }
  return whole.tokens + ids
}

/** The tokens of an answered request whose provider did not count them: each input on its own as far as that is quick. */
export const countTokens = async ({ items }: NormalisedEmbeddings, tokenizer: Tokenizer): Promise<number> => {
  const { text, ids } = together(items)
  const parts = text.length > MOST_COUNTED ? [text] : items.filter(isText)
  const counts = await Promise.all(
    parts.map((part) => tokenizer.count(part).catch(() => estimateTokens(part))),
  )
  return counts.reduce((sum, tokens) => sum + tokens, ids)
}

/** Tokens that models put around an input of their own: its frame, an instruction. */
const MOST_FRAME_TOKENS = 64

/** No tokenizer makes more tokens than this of the inputs: each is at least one byte. */
export const mostTokensOf = ({ items }: NormalisedEmbeddings): number =>
  items.reduce(
    (sum, item) => sum + MOST_FRAME_TOKENS + (isText(item) ? Buffer.byteLength(item) : item.length),
    0,
  )
