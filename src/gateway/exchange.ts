import { randomBytes } from 'node:crypto'
import type { Principal } from '#accounts'
import type { Logger } from '#observe'
import type { Admitted, RoutingParts } from './admit.js'
import { isCredible, type Identity } from './answer.js'
import type { SchemaLanes } from './json-schema/index.js'
import type { Usage } from './metering.js'
import type { NormalisedRequest } from './normalise.js'
import { estimateTokens, type PromptMeasure, type Tokenizer } from './tokens.js'
import type { UpstreamUsage } from './upstream.js'

/** Who asks, and the details of the request. */
export interface Caller {
  principal: Principal
  /** `req_...`: the id of the request's row. */
  requestId: string
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
  /** `performance.now()` at which the request came in. */
  startedAt: number
  log: Logger
}

/** What answering needs, schemas included. */
export interface AnswerParts extends RoutingParts {
  schemas: SchemaLanes
}

/** A chat request that may be answered. */
export type Prepared = Admitted<NormalisedRequest>

/** As the contract and the metrics name it. */
export const OPERATION = 'createChatCompletion'

/** The client closed the request before the answer (nginx's status); nobody receives it. */
export const CLIENT_LEFT = 499

export const newIdentity = (model: string, node: string): Identity => ({
  id: `chatcmpl-${randomBytes(18).toString('base64url')}`,
  created: Math.floor(Date.now() / 1000),
  model,
  node,
})

/** Beyond these a figure is a provider's mistake: its own template, and what a picture or a file may contain. */
const TEMPLATE_TOKENS = 50_000
const TOKENS_PER_OVERHEAD = 1_000
/** In some vocabularies an unknown byte is several tokens. */
const TOKENS_PER_BYTE = 4

/** The most tokens that a prompt can be taken for. */
const mostTokens = ({ text, overhead }: PromptMeasure): number =>
  Buffer.byteLength(text) * TOKENS_PER_BYTE + overhead * TOKENS_PER_OVERHEAD + TEMPLATE_TOKENS

/** The provider's own figures where they can be right, else counted here and marked estimated. */
export const measureUsage = async (
  tokenizer: Tokenizer,
  { prompt }: NormalisedRequest,
  usage: UpstreamUsage | null | undefined,
  text: string,
): Promise<Usage> => {
  if (isCredible(usage, text) && usage.prompt_tokens <= mostTokens(prompt)) {
    const { prompt_tokens: promptTokens, completion_tokens: completionTokens, details = {} } = usage
    return { promptTokens, completionTokens, estimated: false, details }
  }
  const count = (part: string): Promise<number> => tokenizer.count(part).catch(() => estimateTokens(part))
  const [promptTokens, completionTokens] = await Promise.all([count(prompt.text), count(text)])
  return { promptTokens: promptTokens + prompt.overhead, completionTokens, estimated: true }
}
