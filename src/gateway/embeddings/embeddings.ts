import { createTurns, type CancelSignal } from '#flow'
import type { Principal } from '#accounts'
import type { ResponseBody } from '#operation'
import { resolveRoute, type Route } from '../routing/eligibility.js'
import { admit, answerWhole } from '../admission/lifecycle.js'
import { type Endpoint, type RoutingParts } from '../parts.js'
import { isCredible } from '../metering/usage.js'
import type { Catalog } from '../catalog/catalog.js'
import type { Model } from '../catalog/model.js'
import type { Candidate } from '../routing/candidate.js'
import {
  checkTokens,
  countTokens,
  mostTokensOf,
  normaliseEmbeddings,
  type EmbeddingsRequest,
  type NormalisedEmbeddings,
} from './request.js'
import { askInParts, type PartsDone } from './parts.js'
import type { Caller } from '../admission/caller.js'
import type { Usage } from '../metering/meter.js'
import { preferSupporting } from '../chat/parameters.js'
import { UpstreamError, type UpstreamEmbeddings } from '../providers/upstream.js'

export type EmbeddingList = ResponseBody<'createEmbeddings'>

/** What routing needs, and which model answers where none is named. */
export interface EmbeddingParts extends RoutingParts {
  /** The operator's choice; `null` where there is none. */
  defaultModel: string | null
  /** The gateway's own model, which answers when there is no choice and need not be in the catalog for that. */
  ownModel: Model
}

/** An answer, and the same as JSON text, which is long and was written in slices. */
export interface EmbeddingsAnswer {
  body: EmbeddingList
  text: string
}

/** Embeddings: checked, routed, metered. */
export interface Embeddings {
  /** @throws GatewayError, or the signal's reason where the caller left */
  embed: (body: EmbeddingsRequest, caller: Caller) => Promise<EmbeddingsAnswer>
}

const ENDPOINT: Endpoint = { path: '/embeddings', operation: 'createEmbeddings' }

/** The catalog, and in it the gateway's own model where the operator has not chosen another one as the default. */
const offered = (catalog: Catalog, { defaultModel, ownModel }: EmbeddingParts): Catalog => ({
  ...catalog,
  find: (name) =>
    catalog.find(name) ?? (defaultModel === null && name === ownModel.id ? ownModel : undefined),
})

const routeOf = (
  parts: EmbeddingParts,
  principal: Principal,
  name: string,
  { body }: NormalisedEmbeddings,
): Route => {
  const catalog = offered(parts.catalog(), parts)
  const plans = parts.accounts.gatewayPlans()
  return preferSupporting(resolveRoute(catalog, parts.fallbacks(), plans, principal, name, 'embeddings'), {
    body,
  })
}

/** One provider's vectors. A length other than requested is a property of the model, not the provider's fault. */
const attempt = async (
  request: NormalisedEmbeddings,
  { model, offer }: Candidate,
  parts: PartsDone,
  signal: CancelSignal,
): Promise<UpstreamEmbeddings> => {
  const { upstream } = offer.provider
  if (upstream.embed === undefined) throw new UpstreamError('malformed', 'the provider has no embeddings')
  const { dimensions } = request
  const answer = await askInParts(request, offer, parts, upstream.embed, signal)
  const length = answer.vectors[0]?.length
  if (dimensions !== null && length !== dimensions) {
    const callerMessage = `The model ${model.id} has ${length} dimensions and does not support ${dimensions}.`
    const details = { status: 400, callerMessage, code: 'invalid_value', param: 'dimensions' }
    throw new UpstreamError('refused', 'the provider ignores dimensions', details)
  }
  return answer
}

/** The provider's own figure where it can be right, else counted here and marked estimated. */
const measure = async (
  { tokenizer }: EmbeddingParts,
  request: NormalisedEmbeddings,
  told: number | null,
): Promise<Usage> => {
  const usage = told === null ? null : { prompt_tokens: told, completion_tokens: 0 }
  return isCredible(usage, '') && usage.prompt_tokens <= mostTokensOf(request)
    ? { promptTokens: usage.prompt_tokens, completionTokens: 0, estimated: false }
    : { promptTokens: await countTokens(request, tokenizer), completionTokens: 0, estimated: true }
}

const toBase64 = (vector: ArrayLike<number>): string => {
  const bytes = Buffer.alloc(vector.length * 4)
  for (let index = 0; index < vector.length; index++) bytes.writeFloatLE(vector[index] as number, index * 4)
  return bytes.toString('base64')
}

/** Written a few milliseconds at a time: two thousand vectors are millions of numbers. */
const write = async (
  vectors: UpstreamEmbeddings['vectors'],
  format: NormalisedEmbeddings['format'],
  model: string,
  tokens: number,
): Promise<EmbeddingsAnswer> => {
  const turn = createTurns()
  const data: EmbeddingList['data'] = []
  const texts: string[] = []
  for (const [index, vector] of vectors.entries()) {
    const embedding = format === 'base64' ? toBase64(vector) : Array.from(vector)
    const item = { object: 'embedding' as const, index, embedding }
    data.push(item)
    texts.push(JSON.stringify(item))
    await turn()
  }
  const rest = { model, usage: { prompt_tokens: tokens, total_tokens: tokens } }
  return {
    body: { object: 'list', data, ...rest },
    text: `{"object":"list","data":[${texts.join(',')}],${JSON.stringify(rest).slice(1)}`,
  }
}

export const createEmbeddings = (parts: EmbeddingParts): Embeddings => ({
  async embed(body, caller) {
    const { principal } = caller
    const name = body.model ?? parts.defaultModel ?? parts.ownModel.id
    const admitted = await admit(parts, caller, ENDPOINT, name, async () => {
      const request = normaliseEmbeddings(body)
      const route = routeOf(parts, principal, name, request)
      return { request, route, tokens: await checkTokens(principal, request, parts.tokenizer) }
    })
    const { request } = admitted
    const done: PartsDone = new Map()
    return answerWhole(
      parts,
      admitted,
      caller,
      ENDPOINT,
      (candidate, signal) => attempt(request, candidate, done, signal),
      async ({ vectors, promptTokens }, candidate) => {
        const usage = await measure(parts, request, promptTokens)
        return { answer: await write(vectors, request.format, candidate.model.id, usage.promptTokens), usage }
      },
    )
  },
})
