import type { StreamReply } from '#operation'
import { checkCapabilities, checkContextWindow, resolveRoute } from './admission.js'
import { admit, answerWhole, failed, type Endpoint, type RoutingParts } from './admit.js'
import { isEmpty, textOf, toCompletion, usageBody, type ChatCompletion } from './answer.js'
import {
  bodyFor,
  measureUsage,
  newIdentity,
  OPERATION,
  type AnswerParts,
  type Caller,
  type Prepared,
} from './exchange.js'
import { toGatewayError } from './failures.js'
import { createSchemaChecker } from './json-schema/index.js'
import { normalise, type ChatRequest } from './normalise.js'
import { preferSupporting } from './parameters.js'
import { openStream, relay } from './relay.js'
import { acceptBy, checkSchema } from './schema-format.js'
import { checkCompletion } from './structured.js'
import { UpstreamError } from './upstream.js'

const ENDPOINT: Endpoint = { path: '/chat/completions', operation: OPERATION }

/** Held from the day's tokens for an answer whose length the request does not bound. */
const UNBOUNDED_ANSWER_TOKENS = 1024

/** Everything a chat request is checked for before a provider is asked. */
const prepare = (parts: AnswerParts, body: ChatRequest, caller: Caller): Promise<Prepared> => {
  const { principal } = caller
  return admit(parts, caller, ENDPOINT, body.model, async () => {
    const request = normalise(body)
    const plans = parts.accounts.gatewayPlans()
    const found = resolveRoute(parts.catalog(), parts.fallbacks(), plans, principal, request.model, 'chat')
    const route = preferSupporting(found, request)
    checkCapabilities(plans, principal, request)
    await checkSchema(parts.schemas, request.format)
    const promptTokens = await checkContextWindow(principal, request, parts.tokenizer)
    return { request, route, tokens: promptTokens + (request.maxTokens ?? UNBOUNDED_ANSWER_TOKENS) }
  })
}

/** Chat completions, plain and streamed: checked, routed, metered. */
export interface Chat {
  /** @throws GatewayError, or the signal's reason where the caller left */
  complete: (body: ChatRequest, caller: Caller) => Promise<ChatCompletion>
  /**
   * Resolves when the first content is there, or when it has been awaited long enough that the connection needs a sign
   * of life; from then on failures are error events.
   *
   * @throws GatewayError, or the signal's reason where the caller left
   */
  stream: (body: ChatRequest, caller: Caller) => Promise<StreamReply>
}

export const createChat = (given: RoutingParts): Chat =>
  createAnswering({ ...given, schemas: createSchemaChecker() })

const createAnswering = (parts: AnswerParts): Chat => ({
  async complete(body, caller) {
    const prepared = await prepare(parts, body, caller)
    const { request } = prepared
    return answerWhole(
      parts,
      prepared,
      caller,
      ENDPOINT,
      async (tried, attemptSignal) => {
        const completion = await tried.offer.provider.upstream.complete(
          bodyFor(request, tried),
          attemptSignal,
        )
        if (isEmpty(completion)) throw new UpstreamError('empty', 'the answer has no content')
        const { format } = request
        return format === null
          ? completion
          : checkCompletion(completion, format, acceptBy(parts.schemas, format))
      },
      async (value, candidate) => {
        const text = value.choices.map(({ message }) => textOf(message)).join('')
        const usage = await measureUsage(parts.tokenizer, request, value.usage, text)
        const { promptTokens, completionTokens } = usage
        const identity = newIdentity(candidate.model.id, parts.nodeName)
        return { answer: toCompletion(identity, value, usageBody(promptTokens, completionTokens)), usage }
      },
    )
  },

  async stream(body, caller) {
    const prepared = await prepare(parts, body, caller)
    try {
      return await relay(parts, prepared, caller, openStream(parts, prepared, caller))
    } catch (error) {
      const shown = toGatewayError(error, prepared.route.model.id)
      await prepared.meter.settle(failed(shown, caller.signal, prepared.route.model.id))
      throw shown
    }
  },
})
